import { type Change, difference } from '../change'
import { type Row, rewriteRow } from '../text/rows'
import type { TextChange } from '../text-change'
import type { Ground } from './ground'
import type { MapReading } from './map-reading'
import { newLegendEntry } from './new-legend-entry'

export type Painted =
  | { readonly type: 'painted'; readonly changes: readonly Change[] }
  /** Why nothing can be painted here. */
  | {
      readonly type: 'refused'
      readonly reason: 'no-rows' | 'no-cell' | 'no-legend' | 'no-grid' | 'no-edges'
    }

/**
 * The text changes that put a ground on cells: one character a cell in `rows`, and one legend entry if the map has no
 * character for this ground yet. Cells without a character (short or unreadable rows) stay as they are.
 */
export function paintCells(
  map: MapReading,
  cells: readonly number[],
  ground: Ground,
  hint?: string,
): Painted {
  if (!map.rows || !map.grid) return { type: 'refused', reason: 'no-rows' }
  const known = map.legend.glyphOf(ground)
  const entry = known === undefined ? newLegendEntry(map, ground, hint) : undefined
  if (known === undefined && !entry) return { type: 'refused', reason: 'no-legend' }
  const glyph = known ?? (entry?.glyph as string)
  const strokes = rowChanges(map, cells, glyph)
  if (strokes.readable === 0) return { type: 'refused', reason: 'no-cell' }
  if (strokes.changes.length === 0) return { type: 'painted', changes: [] }
  const changes = entry ? [...strokes.changes, entry.change] : strokes.changes
  return { type: 'painted', changes: inTextOrder(changes) }
}

function rowChanges(map: MapReading, cells: readonly number[], glyph: string) {
  const changes: TextChange[] = []
  let readable = 0
  for (const [row, columns] of byRow(map, cells)) {
    const line = map.rows?.rows[row]
    if (!line?.scalar) continue
    const { written, characters } = map.picture[row]
    const there = columns.filter((column) => column < characters.length)
    readable += there.length
    const others = there.filter((column) => characters[column] !== glyph)
    if (others.length === 0) continue
    const after = repainted(written, characters, others, glyph) ?? careful(map, line, others, glyph)
    for (const change of difference(map.file, written, after))
      changes.push({ ...change, at: change.at + line.scalar.start })
  }
  return { changes, readable }
}

/** Characters that are written as they are in quotes of either kind. */
const PLAIN = /^[^'"\\]$/

/** A row in quotes in which each character is written as one; undefined for any other. */
function repainted(
  written: string,
  characters: readonly string[],
  columns: readonly number[],
  glyph: string,
): string | undefined {
  const isQuoted = written[0] === "'" || written[0] === '"'
  if (!isQuoted || !PLAIN.test(glyph) || written.length !== characters.length + 2) return undefined
  const painted = [...characters]
  for (const column of columns) painted[column] = glyph
  return `${written[0]}${painted.join('')}${written[0]}`
}

/** Any row, written anew by what YAML makes of each of its characters. */
const careful = (map: MapReading, line: Row, columns: readonly number[], glyph: string): string =>
  rewriteRow(map.text, map.rows!, line, new Map(columns.map((column) => [column, glyph])))

function byRow(map: MapReading, cells: readonly number[]): Map<number, number[]> {
  const columns = map.grid?.columns ?? 0
  const rows = new Map<number, number[]>()
  for (const cell of cells) {
    const row = Math.floor(cell / columns)
    const list = rows.get(row)
    if (list) list.push(cell % columns)
    else rows.set(row, [cell % columns])
  }
  return rows
}

/** Changes that were made on one text, turned into changes that can be applied one after the other. */
function inTextOrder(changes: readonly TextChange[]): TextChange[] {
  return changes.toSorted((a, b) => b.at - a.at)
}
