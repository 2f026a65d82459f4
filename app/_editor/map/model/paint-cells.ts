import { type Change, difference } from '../../document/change'
import type { TextChange } from '../../document/text-change'
import { type Row, rewriteRow } from '../../yaml/rows'
import type { Ground } from './ground'
import type { MapReading } from './map-reading'
import { newLegendEntry } from './new-legend-entry'

export type Painted =
  | { readonly type: 'painted'; readonly changes: readonly Change[] }
  /** The reason why painting is refused. */
  | {
      readonly type: 'refused'
      readonly reason: 'no-rows' | 'no-cell' | 'no-legend' | 'no-grid' | 'no-edges'
    }

/**
 * The text changes that put a ground on cells: one character a cell in `rows`, and one legend entry if the map has no character
 * for this ground. Cells without a character (short or unreadable rows) stay unchanged.
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

/** Characters that need no escape in quotes of either kind. */
const PLAIN = /^[^'"\\]$/

/** A quoted row without escapes, repainted; undefined for any other row. */
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

/** Rewrites any row from the parsed value of each character. */
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

/** Sorts changes of one text so that they can be applied one after the other. */
function inTextOrder(changes: readonly TextChange[]): TextChange[] {
  return changes.toSorted((a, b) => b.at - a.at)
}
