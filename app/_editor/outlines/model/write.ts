/** Writes the changes of an action into the text of its map: the characters of points, an item, nothing else. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isObject } from '../../../../schemas/walk'
import { type Change, difference } from '../../document/change'
import type { TextChange } from '../../document/text-change'
import { withField } from '../../objects/model/edit'
import { spansOf, withNewItem, withoutItemAt, written } from '../../objects/model/text-edits'
import { readYaml } from '../../yaml/read-yaml'
import { lineBreak, lineEnd } from '../../yaml/sections'
import { type Piece, pointPieces, scalarPieces, wrapped } from './points-text'
import type { NewArea, Redrawing } from './redrawing'
import { type AreaSheet, type Spot, writtenSpot } from './sheet'

/** One change for each place of the text, the last one first, so that none moves another. */
export function redrawn(file: string, text: string, sheet: AreaSheet, made: Redrawing): readonly Change[] {
  const changes: Change[] = piecesOf(text, sheet, made)
    .toSorted((a, b) => b.start - a.start)
    .map(
      ({ start, end, by }): TextChange => ({
        type: 'text',
        file,
        at: start,
        removed: text.slice(start, end),
        inserted: by,
      }),
    )
  let now = withPieces(text, changes as readonly TextChange[])
  const step = (after: string | undefined) => {
    if (after !== undefined) changes.push(...difference(file, now, after))
    now = after ?? now
  }
  for (const { index, key, to } of made.spots.values())
    if (!hasSpot(sheet, index, key) || !to)
      step(withField(now, ['areas', index, key], to && pairOf(to, sheet.steps)))
  if (made.added) step(withArea(now, sheet, made.added))
  if (made.removed !== undefined) step(withoutItemAt(now, ['areas', made.removed]))
  return changes
}

const withPieces = (text: string, changes: readonly TextChange[]): string =>
  changes.reduce(
    (so, { at, removed, inserted }) => so.slice(0, at) + inserted + so.slice(at + removed.length),
    text,
  )

const pairOf = ([x, y]: Spot, steps: number): readonly number[] => [x / steps, y / steps]

const spotIn = (sheet: AreaSheet, index: number, key: 'at' | 'label'): Spot | undefined =>
  sheet.areas.find((area) => area.index === index)?.[key]
const hasSpot = (sheet: AreaSheet, index: number, key: 'at' | 'label') =>
  spotIn(sheet, index, key) !== undefined

function piecesOf(text: string, sheet: AreaSheet, made: Redrawing): Piece[] {
  const { steps } = sheet
  const spanOf = spansOf(text)
  const list = (path: ValuePath, before: readonly Spot[] | undefined, after: readonly Spot[]) =>
    before ? pointPieces(text, spanOf, path, before, after, steps) : []
  const areas = new Map(sheet.areas.map((area) => [area.index, area.shape]))
  const bends = new Map(sheet.bends.map((link) => [link.index, link.points]))
  const scenes = new Map(sheet.scenery.map((scene) => [scene.index, scene.points]))
  return [
    ...[...made.shapes].flatMap(([index, after]) => list(['areas', index, 'shape'], areas.get(index), after)),
    ...[...made.lines].flatMap(([index, after]) =>
      list(['scenery', index, 'points'], scenes.get(index), after),
    ),
    ...[...made.bends].flatMap(([index, after]) => list(['links', index, 'via'], bends.get(index), after)),
    ...[...made.spots.values()].flatMap(({ index, key, to }) => {
      const before = spotIn(sheet, index, key)
      return before && to ? scalarPieces(spanOf, ['areas', index, key], before, to, steps) : []
    }),
  ]
}

/** Inserts an area in the style of its predecessor: behind the last one with an outline, or else at the end. */
function withArea(text: string, sheet: AreaSheet, area: NewArea): string | undefined {
  const flow = inOneLine(area, sheet.steps)
  const read = readYaml(text)
  const held = isObject(read.value) ? read.value.areas : undefined
  const eol = lineBreak(text)
  if (!Array.isArray(held) || held.length === 0)
    return withFirstArea(text, flow, inLines(area, sheet.steps, '  ', eol))
  const alike = sheet.areas.filter(({ shape }) => (shape !== undefined) === (area.shape !== undefined))
  const behind = area.shape ? (alike.at(-1)?.index ?? held.length - 1) : held.length - 1
  const span = read.spanOf(['areas', behind])
  const list = read.spanOf(['areas'])
  if (!span || !list) return undefined
  if (text[list.start] === '[') return withNewItem(text, ['areas'], flow)
  const start = text.lastIndexOf('\n', span.start - 1) + 1
  const dash = text.slice(start, span.start)
  const isShort = text[span.start] === '{' || !area.shape
  const item =
    isShort && dash.length + flow.length <= 140
      ? dash + flow + eol
      : inLines(area, sheet.steps, dash.replace(/-.*$/, ''), eol)
  const end = lineEnd(text, text.slice(0, span.end).trimEnd().length)
  const isOpen = text[end - 1] !== '\n'
  return `${text.slice(0, end)}${isOpen ? eol : ''}${item}${text.slice(end)}`
}

/** Inserts into an empty or missing list. */
function withFirstArea(text: string, flow: string, lines: string): string | undefined {
  const span = readYaml(text).spanOf(['areas'])
  if (!span) return withNewItem(text, ['areas'], flow)
  const end = lineEnd(text, span.end)
  const rest = text.slice(span.end, end).trimEnd()
  return `${text.slice(0, span.start).trimEnd()}${rest}${lineBreak(text)}${lines}${text.slice(end)}`
}

function inOneLine({ id, terrain, at, shape }: NewArea, steps: number): string {
  const points = shape ? { shape: shape.map((spot) => pairOf(spot, steps)) } : {}
  return written({ id, terrain, at: pairOf(at, steps), ...points })
}

/** One key per line; the outline takes as many lines as it needs. */
function inLines({ id, terrain, at, shape }: NewArea, steps: number, margin: string, eol: string): string {
  const indent = `${margin}  `
  const points = shape
    ? wrapped(
        shape.map((spot) => writtenSpot(spot, steps)),
        `${indent}    `,
      )
    : []
  const outline = shape ? [`${indent}shape:`, `${indent}  [`, ...points, `${indent}  ]`] : []
  const lines = [
    `${margin}- id: ${written(id)}`,
    `${indent}terrain: ${written(terrain)}`,
    `${indent}at: ${writtenSpot(at, steps)}`,
    ...outline,
  ]
  return lines.map((line) => line + eol).join('')
}
