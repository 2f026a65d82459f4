import { type Change, difference } from '../change'
import { glyphsOfRow, rewriteRow } from '../text/rows'
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
    const glyphs = glyphsOfRow(map.text, line)
    const replaced = new Map<number, string>()
    for (const column of columns) {
      if (column >= glyphs.length) continue
      readable++
      if (glyphs[column].character !== glyph) replaced.set(column, glyph)
    }
    if (replaced.size === 0) continue
    const { start, end } = line.scalar
    const before = map.text.slice(start, end)
    for (const change of difference(map.file, before, rewriteRow(map.text, map.rows!, line, replaced)))
      if (change.type === 'text') changes.push({ ...change, at: change.at + start })
  }
  return { changes, readable }
}

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

type TextChange = Change & { type: 'text' }

/** Changes that were made on one text, turned into changes that can be applied one after the other. */
function inTextOrder(changes: readonly TextChange[]): TextChange[] {
  return changes.toSorted((a, b) => b.at - a.at)
}
