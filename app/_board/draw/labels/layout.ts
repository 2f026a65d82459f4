/**
 * Layout of place names: along streets, in the middle of squares, never over each other. A name is never smaller than
 * `LEAST_PIXELS`: if it does not fit, its short name is used, or none. Pure arithmetic.
 */

import type { NameOf } from '../../types'
import type { Ground, Rect } from '../ground'
import { UNIT } from '../ground'
import { LEAST_PIXELS, LETTER } from './lettering'
import { alongAt, lengthsOf, longestChain, type Spot, streetLine } from './streets'

/** A name on the ground. Coordinates and sizes in drawing units. */
export type Label = {
  readonly id: string
  readonly size: number
  /** Rows of text in a block; a street has one. */
  readonly rows: readonly string[]
  /** The line the letters follow; one point for a block of text. */
  readonly line: readonly Spot[]
  /** Distance along the line of the middle of the text. */
  readonly middle: number
  readonly spacing: number
  readonly box: Rect
  /** Approximate positions of the letters with their radius. */
  readonly spots: readonly Disc[]
}

/** The names shown at a number of CSS pixels a cell. */
export type LabelsAt = (pixels: number) => readonly Label[]

/** CSS pixels a cell from which names are drawn, names of few cells, and names that have no free place. */
const LABELS_FROM = 12
const SMALL_FROM = 30
const CROWDED_FROM = 64
/** Sizes in drawing units. The names of streets fit between the houses. */
const STREET_SIZE = 23
const LEAST_STREET_SIZE = 16.5
const MOST_STREET_SIZE = 64
/** How far an enlarged name may reach beyond its place, in drawing units. */
const BEYOND = UNIT * 0.6

type Disc = Spot & { readonly r: number }

export function layLabels(ground: Ground, nameOf: NameOf): LabelsAt {
  const drafts = ground.board.places.flatMap((place) => {
    const cells = place.cells.filter((cell) => cell >= 0 && cell < ground.x.length)
    const texts = [nameOf('places', place.id), nameOf('places', place.id, 'short')]
    return cells.length === 0 || texts[0] === '' ? [] : [draftOf(ground, place.id, texts, cells)]
  })
  drafts.sort((a, b) => b.weight - a.weight)
  const drawn: readonly Disc[] = [
    ...[...ground.marked].map((cell) => ({ x: ground.x[cell], y: ground.y[cell], r: 22 })),
    ...pictured(ground),
  ]
  return (pixels) => {
    if (pixels < LABELS_FROM) return []
    const taken = [...drawn]
    return drafts.flatMap((draft) => place(draft, taken, pixels, ground.box) ?? [])
  }
}

/** Cells with a drawing that a name should not hide: forts, passes. */
function pictured(ground: Ground): Disc[] {
  const shown = ground.styles.map((style) => style.stands || style.pattern === 'saddle')
  return [...ground.style].flatMap((style, cell) =>
    shown[style] ? [{ x: ground.x[cell], y: ground.y[cell], r: 32 }] : [],
  )
}

type Draft = {
  readonly id: string
  /** The name and its short form. */
  readonly texts: readonly string[]
  /** Big squares first, then long streets, then small places. */
  readonly weight: number
  readonly path?: readonly Spot[]
  readonly centre: Spot
  readonly cells: number
  /** Width and height of its cells. */
  readonly width: number
  readonly height: number
}

function draftOf(ground: Ground, id: string, texts: readonly string[], cells: readonly number[]): Draft {
  const spots = cells.map((cell) => ({ x: ground.x[cell], y: ground.y[cell] }))
  const centre = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  }
  const { left, right, top, bottom } = boxOf(spots, UNIT / 2)
  const draft = { id, texts, centre, cells: cells.length, width: right - left, height: bottom - top }
  const { chain, of } = longestChain(spots)
  const length = lengthsOf(chain).at(-1) ?? 0
  const isStreet =
    chain.length >= 3 &&
    (chain.length === of || (chain.length >= 5 && chain.length >= of * 0.7)) &&
    texts[0].length * LEAST_STREET_SIZE * LETTER <= length + UNIT * 0.6
  if (isStreet) return { ...draft, weight: 100 + chain.length, path: streetLine(chain) }
  return { ...draft, weight: cells.length >= 5 ? 200 + cells.length : cells.length }
}

/** The first form of a name that has a free place; from {@link CROWDED_FROM} on, its usual place if there is none. */
function place(draft: Draft, taken: Disc[], pixels: number, sheet: Rect): Label | undefined {
  const least = (LEAST_PIXELS * UNIT) / pixels
  const isFree = ({ discs }: Placing) =>
    discs.every((disc) => isOn(disc, sheet) && !taken.some((other) => touches(disc, other)))
  const choices = [...new Set(draft.texts)].flatMap((text) =>
    draft.path ? streetPlaces(draft.path, text, least) : blockPlaces(draft, text, least, pixels),
  )
  const free = choices.find(isFree)
  if (free) taken.push(...free.discs)
  const chosen = free ?? (pixels < CROWDED_FROM ? undefined : choices[0])
  return chosen && { id: draft.id, ...chosen.label, spots: chosen.discs }
}

const touches = (a: Disc, b: Disc): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r

const isOn = ({ x, y, r }: Disc, { left, top, right, bottom }: Rect): boolean =>
  x - r > left && x + r < right && y - r > top && y + r < bottom

type Placing = { readonly label: Omit<Label, 'id' | 'spots'>; readonly discs: readonly Disc[] }

/** The places of a name along its street, the middle first; none if it is too long or too large for the street. */
function streetPlaces(path: readonly Spot[], text: string, least: number): Placing[] {
  const lengths = lengthsOf(path)
  const total = lengths[lengths.length - 1]
  const natural = text.length * (STREET_SIZE * LETTER + 2.6)
  const fitting = natural <= total ? STREET_SIZE : (STREET_SIZE * total) / natural
  const size = Math.max(least, LEAST_STREET_SIZE, fitting)
  const spacing = size === STREET_SIZE ? 2.6 : 0.8
  const wide = text.length * (size * LETTER + spacing)
  if (size > MOST_STREET_SIZE || wide > total + BEYOND) return []
  const room = Math.max(0, total - wide) / 2
  return [0, -0.4, 0.4, -0.75, 0.75, -1, 1].map((shift) => {
    const middle = total / 2 + shift * room
    const discs = Array.from({ length: Math.max(2, Math.round(wide / size)) }, (_, at) => {
      const spot = alongAt(path, lengths, middle - wide / 2 + ((at + 0.5) * wide) / Math.round(wide / size))
      return { x: spot.x, y: spot.y, r: size * 0.58 }
    })
    const box = boxOf(path, size + 20)
    return { label: { size, rows: [text], line: path, middle, spacing, box }, discs }
  })
}

/** The places of a name in the middle of its cells, in one row or two; none if it is enlarged beyond them. */
function blockPlaces(draft: Draft, text: string, least: number, pixels: number): Placing[] {
  const { centre, cells, width, height } = draft
  if (cells < 4 && pixels < SMALL_FROM) return []
  const usual = cells >= 12 ? 44 : cells >= 7 ? 34 : cells >= 4 ? 25 : 20
  const size = Math.max(least, usual)
  const words = text.split(' ')
  const isLong = words.length > 1 && text.length > 9
  const forms = [...(isLong && usual < 44 ? [] : [[text]]), ...(isLong ? [halves(words)] : [])]
  const widthOf = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length)) * size * LETTER
  const fits = (rows: readonly string[]) =>
    size === usual || (widthOf(rows) <= width + BEYOND && rows.length * size * 1.06 <= height + BEYOND)
  const within = (rows: readonly string[]) => Number(widthOf(rows) > width)
  const sorted = forms.filter(fits).sort((a, b) => within(a) - within(b))
  return sorted.flatMap((rows) =>
    [0, -0.55, 0.55, -1, 1].map((shift): Placing => {
      const at = { x: centre.x, y: centre.y + shift * UNIT }
      const wide = widthOf(rows)
      const box = { left: at.x - wide, right: at.x + wide, top: at.y - size * 2, bottom: at.y + size * 2 }
      return {
        label: { size, rows, line: [at], middle: 0, spacing: 0, box },
        discs: rows.flatMap((row, index) =>
          discsOf(row, at.x, at.y + (index - (rows.length - 1) / 2) * size * 1.06, size),
        ),
      }
    }),
  )
}

function discsOf(row: string, x: number, y: number, size: number): Disc[] {
  const half = (row.length * size * LETTER) / 2
  const count = Math.max(1, Math.round((2 * half) / size))
  return Array.from({ length: count }, (_, part) => ({
    x: x - half + ((part + 0.5) * 2 * half) / count,
    y,
    r: size * 0.55,
  }))
}

/** Splits words into two rows of about the same length. */
export function halves(words: readonly string[]): string[] {
  const whole = words.join(' ').length
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < words.length; cut++) {
    const uneven = Math.abs(words.slice(0, cut).join(' ').length * 2 - whole)
    if (uneven < least) [least, best] = [uneven, cut]
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

function boxOf(line: readonly Spot[], margin: number): Rect {
  const xs = line.map((spot) => spot.x)
  const ys = line.map((spot) => spot.y)
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}
