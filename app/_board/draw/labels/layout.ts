/** Layout of place names: along streets, in the middle of squares, never over each other. Pure arithmetic. */

import type { NameOf } from '../../types'
import type { Ground, Rect } from '../ground'
import { UNIT } from '../ground'
import { LETTER } from './lettering'

export type Spot = { readonly x: number; readonly y: number }

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
  /** Shown from this many device pixels a cell. */
  readonly from: number
  readonly box: Rect
  /** Approximate positions of the letters with their radius. */
  readonly spots: readonly Disc[]
}

/** Names are drawn from this many device pixels a cell; those of single cells from more. */
export const LABELS_FROM = 20
const SMALL_FROM = 34
const CROWDED_FROM = 64
const STREET_SIZE = 23
const LEAST_STREET_SIZE = 16.5

type Disc = Spot & { readonly r: number }

export function layLabels(ground: Ground, nameOf: NameOf): Label[] {
  const drafts = ground.board.places.flatMap((place) => {
    const cells = place.cells.filter((cell) => cell >= 0 && cell < ground.x.length)
    const text = nameOf('places', place.id)
    return cells.length === 0 || text === '' ? [] : [draftOf(ground, place.id, text, cells)]
  })
  drafts.sort((a, b) => b.weight - a.weight)
  const taken: Disc[] = [
    ...[...ground.marked].map((cell) => ({ x: ground.x[cell], y: ground.y[cell], r: 22 })),
    ...pictured(ground),
  ]
  return drafts.map((draft) => place(draft, taken))
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
  readonly text: string
  /** Big squares first, then long streets, then small places. */
  readonly weight: number
  readonly path?: readonly Spot[]
  readonly centre: Spot
  readonly cells: number
}

function draftOf(ground: Ground, id: string, text: string, cells: readonly number[]): Draft {
  const spots = cells.map((cell) => ({ x: ground.x[cell], y: ground.y[cell] }))
  const centre = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  }
  const { chain, of } = longestChain(spots)
  const length = lengthsOf(chain).at(-1) ?? 0
  const isStreet =
    chain.length >= 3 &&
    (chain.length === of || (chain.length >= 5 && chain.length >= of * 0.7)) &&
    text.length * LEAST_STREET_SIZE * LETTER <= length + UNIT * 0.6
  if (isStreet)
    return { id, text, weight: 100 + chain.length, path: streetLine(chain), centre, cells: cells.length }
  return {
    id,
    text,
    weight: cells.length >= 5 ? 200 + cells.length : cells.length,
    centre,
    cells: cells.length,
  }
}

type Links = readonly (readonly { at: number; cost: number }[])[]

/**
 * Returns the longest path through cells that touch or nearly touch, and the number of cells in its part of the place. A street
 * that crosses a square has several parts.
 */
export function longestChain(spots: readonly Spot[]): { chain: readonly Spot[]; of: number } {
  const near: Links = spots.map((a) =>
    spots.flatMap((b, at) => {
      const away = Math.hypot(a.x - b.x, a.y - b.y)
      return away > 0 && away < UNIT * 2.1 ? [{ at, cost: away < UNIT * 1.1 ? 1 : 2.6 }] : []
    }),
  )
  const seen = new Set<number>()
  let best = { chain: spots.slice(0, 1), of: spots.length }
  for (let start = 0; start < spots.length; start++) {
    if (seen.has(start)) continue
    const piece = reached(near, start)
    for (const at of piece) seen.add(at)
    const end = farthest(near, start).at(-1) ?? start
    const way = farthest(near, end)
    if (way.length > best.chain.length) best = { chain: way.map((at) => spots[at]), of: piece.length }
  }
  return best
}

function reached(near: Links, start: number): number[] {
  const found = [start]
  const seen = new Set(found)
  for (const here of found)
    for (const { at } of near[here])
      if (!seen.has(at)) {
        seen.add(at)
        found.push(at)
      }
  return found
}

/** The cheapest path from one spot to the farthest one. */
function farthest(near: Links, start: number): number[] {
  const cost = near.map(() => Number.POSITIVE_INFINITY)
  const from = near.map(() => -1)
  cost[start] = 0
  const open = [start]
  while (open.length > 0) {
    open.sort((a, b) => cost[b] - cost[a])
    const here = open.pop() as number
    for (const { at, cost: step } of near[here])
      if (cost[here] + step < cost[at]) {
        cost[at] = cost[here] + step
        from[at] = here
        open.push(at)
      }
  }
  let end = start
  cost.forEach((value, at) => {
    if (Number.isFinite(value) && value > cost[end]) end = at
  })
  const way = [end]
  while (from[way[way.length - 1]] >= 0) way.push(from[way[way.length - 1]])
  return way.reverse()
}

/** Left to right, or upwards when steep, as maps are lettered. */
function streetLine(chain: readonly Spot[]): Spot[] {
  const [first, last] = [chain[0], chain[chain.length - 1]]
  const steep = Math.abs(last.y - first.y) > Math.abs(last.x - first.x) * 2.4
  const flipped = steep ? first.y < last.y : first.x > last.x
  return smooth(unzigzag(unzigzag(flipped ? [...chain].reverse() : chain)))
}

/** Flat hexes put every other cell of a straight street half a step aside: the average of neighbours is straight. */
export const unzigzag = (line: readonly Spot[]): Spot[] =>
  line.map((spot, at) => {
    if (at === 0 || at === line.length - 1) return spot
    const [before, after] = [line[at - 1], line[at + 1]]
    return { x: (before.x + 2 * spot.x + after.x) / 4, y: (before.y + 2 * spot.y + after.y) / 4 }
  })

/** One round of corner cutting that keeps both ends. */
export function smooth(line: readonly Spot[]): Spot[] {
  if (line.length < 3) return [...line]
  const cut: Spot[] = [line[0]]
  for (let at = 0; at + 1 < line.length; at++) {
    const [a, b] = [line[at], line[at + 1]]
    cut.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    cut.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  cut.push(line[line.length - 1])
  return cut
}

export function lengthsOf(line: readonly Spot[]): number[] {
  const lengths = [0]
  for (let at = 1; at < line.length; at++)
    lengths.push(lengths[at - 1] + Math.hypot(line[at].x - line[at - 1].x, line[at].y - line[at - 1].y))
  return lengths
}

/** Point and heading at a distance along a line; straight on beyond its ends. */
export function alongAt(
  line: readonly Spot[],
  lengths: readonly number[],
  distance: number,
): { x: number; y: number; angle: number } {
  let at = 1
  while (at < line.length - 1 && lengths[at] < distance) at++
  const [a, b] = [line[at - 1], line[at]]
  const share = (distance - lengths[at - 1]) / (lengths[at] - lengths[at - 1] || 1)
  // The heading looks a little ahead and behind, so that letters lean gently in bends.
  const [p, q] = [line[Math.max(0, at - 3)], line[Math.min(line.length - 1, at + 2)]]
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    angle: Math.atan2(q.y - p.y, q.x - p.x),
  }
}

function place(draft: Draft, taken: Disc[]): Label {
  const choices = draft.path ? streetPlaces(draft, draft.path) : blockPlaces(draft)
  const free = choices.find(({ discs }) => !discs.some((disc) => taken.some((other) => touches(disc, other))))
  const chosen = free ?? choices[0]
  if (free) taken.push(...free.discs)
  return { ...chosen.label, spots: chosen.discs, from: free ? chosen.label.from : CROWDED_FROM }
}

const touches = (a: Disc, b: Disc): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r

type Placing = { readonly label: Omit<Label, 'spots'>; readonly discs: readonly Disc[] }

function streetPlaces(draft: Draft, path: readonly Spot[]): Placing[] {
  const lengths = lengthsOf(path)
  const total = lengths[lengths.length - 1]
  const natural = draft.text.length * (STREET_SIZE * LETTER + 2.6)
  const size = natural <= total ? STREET_SIZE : Math.max(LEAST_STREET_SIZE, (STREET_SIZE * total) / natural)
  const spacing = size === STREET_SIZE ? 2.6 : 0.8
  const wide = draft.text.length * (size * LETTER + spacing)
  const room = Math.max(0, total - wide) / 2
  return [0, -0.4, 0.4, -0.75, 0.75, -1, 1].map((shift) => {
    const middle = total / 2 + shift * room
    const discs = Array.from({ length: Math.max(2, Math.round(wide / size)) }, (_, at) => {
      const spot = alongAt(path, lengths, middle - wide / 2 + ((at + 0.5) * wide) / Math.round(wide / size))
      return { x: spot.x, y: spot.y, r: size * 0.58 }
    })
    const label = {
      id: draft.id,
      size,
      rows: [draft.text],
      line: path,
      middle,
      spacing,
      from: LABELS_FROM,
      box: boxOf(path, size + 20),
    }
    return { label, discs }
  })
}

function blockPlaces(draft: Draft): Placing[] {
  const size = draft.cells >= 12 ? 44 : draft.cells >= 7 ? 34 : draft.cells >= 4 ? 25 : 20
  const words = draft.text.split(' ')
  const rows = words.length > 1 && draft.text.length > 9 && size < 44 ? halves(words) : [draft.text]
  const wide = Math.max(...rows.map((row) => row.length)) * size * LETTER
  return [0, -0.55, 0.55, -1, 1].map((shift) => {
    const at = { x: draft.centre.x, y: draft.centre.y + shift * UNIT }
    const discs = rows.flatMap((row, index) => {
      const y = at.y + (index - (rows.length - 1) / 2) * size * 1.06
      const half = (row.length * size * LETTER) / 2
      const count = Math.max(1, Math.round((2 * half) / size))
      return Array.from({ length: count }, (_, part) => ({
        x: at.x - half + ((part + 0.5) * 2 * half) / count,
        y,
        r: size * 0.55,
      }))
    })
    const box = { left: at.x - wide, right: at.x + wide, top: at.y - size * 2, bottom: at.y + size * 2 }
    const from = draft.cells >= 4 ? LABELS_FROM : SMALL_FROM
    return { label: { id: draft.id, size, rows, line: [at], middle: 0, spacing: 0, from, box }, discs }
  })
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
