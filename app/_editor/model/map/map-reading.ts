import { boardMap } from '../../../../engine/compile/board-map'
import type { Grid } from '../../../../engine/geometry/grid'
import type { BoardMap } from '../../../../engine/types'
import { charactersOf, type Rows, readRows } from '../text/rows'
import { type Section, sectionOf, sections } from '../text/sections'
import { type Legend, noLegend, readLegend } from './legend'
import { MapParts } from './map-parts'

/** What can be read of a map file, with the places in its text where the parts are written. */
export type MapReading = {
  readonly file: string
  readonly text: string
  readonly sections: { readonly rows?: Section; readonly legend?: Section; readonly edges?: Section }
  readonly parts: MapParts
  readonly legend: Legend
  readonly rows?: Rows
  readonly grid?: Grid
  readonly board?: BoardMap
  /** Characters in `rows` that the legend does not know. */
  readonly strangers: ReadonlySet<string>
  /** Rows (from 0) that cannot be read and are left alone. */
  readonly unreadable: readonly number[]
}

/** Reads what can be read; a mistake in one part of the file leaves the others usable. */
export function readMap(file: string, text: string, before?: MapReading): MapReading {
  const all = sections(text)
  const rowsSection = sectionOf(all, 'rows')
  const legendSection = sectionOf(all, 'legend')
  const parts = new MapParts(text, all, before?.parts)
  const legend = legendSection ? readLegend(text, legendSection) : noLegend
  const rows = rowsSection && readRows(text, rowsSection)
  const characters = rows ? rows.rows.map((row) => charactersOf(text, row)) : []
  const board = drawable(parts, legend, characters, before)
  return {
    file,
    text,
    sections: { rows: rowsSection, legend: legendSection, edges: sectionOf(all, 'edges') },
    parts,
    legend,
    rows,
    grid: board?.grid,
    board,
    strangers: strangersIn(characters, legend),
    unreadable: rows ? rows.rows.flatMap((row, index) => (row.scalar ? [] : [index])) : [],
  }
}

type Characters = readonly (readonly string[])[]

/** The board as far as it can be drawn; the grid stays the same object while its description does. */
function drawable(
  parts: MapParts,
  legend: Legend,
  characters: Characters,
  before: MapReading | undefined,
): BoardMap | undefined {
  const map = parts.mapFile()
  if (!map.grid) return undefined
  const board = boardMap({ ...map, legend: legend.entries(), rows: characters.map((row) => row.join('')) })
  if (board.grid.size === 0) return undefined
  const isSameGrid = ['grid', 'areas', 'links'].every((key) => before?.parts.text(key) === parts.text(key))
  return isSameGrid && before?.grid ? { ...board, grid: before.grid } : board
}

function strangersIn(characters: Characters, legend: Legend): Set<string> {
  const seen = new Set<string>()
  for (const row of characters) for (const character of row) seen.add(character)
  for (const glyph of legend.glyphs) seen.delete(glyph)
  return seen
}
