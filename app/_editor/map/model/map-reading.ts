import { boardMap } from '../../../../engine/compile/board-map'
import type { Grid } from '../../../../engine/geometry/grid'
import type { BoardMap } from '../../../../engine/types'
import { difference } from '../../document/change'
import type { TextChange } from '../../document/text-change'
import { areAtTheirPlaces, charactersOf, type Row, type Rows, readRows } from '../../yaml/rows'
import { type Section, sectionOf, sections } from '../../yaml/sections'
import { type Legend, noLegend, readLegend } from './legend'
import { MapParts } from './map-parts'

/** The readable parts of a map file, with their positions in its text. */
export type MapReading = {
  readonly file: string
  readonly text: string
  readonly sections: { readonly rows?: Section; readonly legend?: Section; readonly edges?: Section }
  readonly parts: MapParts
  readonly legend: Legend
  readonly legendText: string
  readonly rows?: Rows
  readonly picture: readonly Line[]
  readonly grid?: Grid
  readonly board?: BoardMap
  /** Rows (from 0) that cannot be read and are left unchanged. */
  readonly unreadable: readonly number[]
}

/** The text of a row and its characters; there are none if it cannot be read. */
type Line = { readonly written: string; readonly characters: readonly string[] }

/**
 * Reads as much as possible; a mistake in one part of the file leaves the others usable. Parts and rows with unchanged text are
 * reused, so that a stroke costs only its changes.
 */
export const readMap = (file: string, text: string, before?: MapReading): MapReading =>
  (before && retouched(text, before)) ?? readWhole(file, text, before)

/** The reading after characters of the picture were replaced in place; undefined after any other change. */
function retouched(text: string, before: MapReading): MapReading | undefined {
  const { board, rows } = before
  if (!board || !rows || rows.inFlow || text.length !== before.text.length) return undefined
  const [change] = difference(before.file, before.text, text)
  if (!change) return undefined
  const end = change.at + change.removed.length
  const first = rows.rows.findIndex((row) => row.end > change.at)
  const after = rows.rows.findIndex((row) => row.start >= end)
  const touched = rows.rows.slice(first, after < 0 ? undefined : after)
  if (first < 0 || touched.length === 0 || !areWithin(before.text, text, touched, change)) return undefined
  const picture = [...before.picture]
  for (const [at, row] of touched.entries())
    picture[first + at] = lineOf(text, row, before.picture[first + at])
  const read = { ...before, text, picture }
  return { ...read, board: repainted(board, before, read) }
}

/** Whether a change is within rows that keep their positions, and leaves the text between them unchanged. */
function areWithin(before: string, text: string, rows: readonly Row[], { at, removed }: TextChange): boolean {
  const isBetween = (row: Row, next: Row | undefined) =>
    next === undefined || before.slice(row.end, next.start) === text.slice(row.end, next.start)
  return (
    rows[0].start <= at &&
    at + removed.length <= rows[rows.length - 1].end &&
    rows.every((row, index) => row.scalar !== undefined && isBetween(row, rows[index + 1])) &&
    areAtTheirPlaces(text, rows)
  )
}

function readWhole(file: string, text: string, before?: MapReading): MapReading {
  const all = sections(text)
  const rowsSection = sectionOf(all, 'rows')
  const legendSection = sectionOf(all, 'legend')
  const parts = new MapParts(text, all, before?.parts)
  const legendText = legendSection ? text.slice(legendSection.start, legendSection.contentEnd) : ''
  const isSameLegend = before?.legendText === legendText
  const legend = isSameLegend ? before.legend : legendSection ? readLegend(text, legendSection) : noLegend
  const rows = rowsSection && readRows(text, rowsSection)
  const picture = rows ? pictureOf(text, rows, before?.picture) : []
  const read = { file, text, parts, legend, legendText, rows, picture }
  const isSame = before?.board !== undefined && before.parts.isSameAs(parts)
  const board = isSame ? repainted(before.board, before, read) : drawable(read, before)
  return {
    ...read,
    sections: { rows: rowsSection, legend: legendSection, edges: sectionOf(all, 'edges') },
    grid: board?.grid,
    board,
    unreadable: rows ? rows.rows.flatMap((row, index) => (row.scalar ? [] : [index])) : [],
  }
}

function pictureOf(text: string, rows: Rows, before: readonly Line[] = []): Line[] {
  return rows.rows.map((row, index) => lineOf(text, row, before[index]))
}

/** Reuses a line while its text is the same. */
function lineOf(text: string, row: Row, known: Line | undefined): Line {
  const written = row.scalar ? text.slice(row.scalar.start, row.scalar.end) : ''
  return known?.written === written ? known : { written, characters: charactersOf(text, row) }
}

type Read = Pick<MapReading, 'parts' | 'legend' | 'picture'>

/** The board as far as it can be drawn; the grid stays the same object while its description does. */
function drawable({ parts, legend, picture }: Read, before: MapReading | undefined): BoardMap | undefined {
  const map = parts.mapFile()
  if (!map.grid) return undefined
  const rows = picture.map(({ characters }) => characters.join(''))
  const isSameGrid = ['grid', 'areas', 'links'].every((key) => before?.parts.text(key) === parts.text(key))
  const board = boardMap({ ...map, legend: legend.entries(), rows }, isSameGrid ? before?.grid : undefined)
  return board.grid.size === 0 && board.grid.kind !== 'areas' ? undefined : board
}

/** The same board with new ground where characters, or their meaning, have changed. */
function repainted(board: BoardMap, before: Read, { legend, picture }: Read): BoardMap {
  const { columns, rows } = board.grid
  const others = legend === before.legend ? NO_GLYPHS : glyphsThatDiffer(before.legend, legend)
  const terrain = board.terrain.slice()
  const up = board.up.slice()
  const cells: number[] = []
  for (let row = 0; row < rows; row++) {
    const [line, old] = [picture[row], before.picture[row]]
    if (line === old && (others.size === 0 || !line?.characters.some((character) => others.has(character))))
      continue
    for (let column = 0; column < columns; column++) {
      const character = line?.characters[column]
      if (character === old?.characters[column] && (character === undefined || !others.has(character)))
        continue
      const cell = row * columns + column
      const ground = character === undefined ? undefined : legend.groundOf(character)
      terrain[cell] = ground?.terrain
      up[cell] = ground?.up === undefined ? -1 : board.grid.directionOf(ground.up)
      cells.push(cell)
    }
  }
  return { ...board, terrain, up, painted: { over: board.terrain, cells } }
}

const NO_GLYPHS: ReadonlySet<string> = new Set()

/** Characters that have a different meaning in the two legends. */
const glyphsThatDiffer = (a: Legend, b: Legend): Set<string> =>
  new Set(
    [...a.glyphs, ...b.glyphs].filter((glyph) => {
      const [one, other] = [a.groundOf(glyph), b.groundOf(glyph)]
      return one?.terrain !== other?.terrain || one?.up !== other?.up
    }),
  )

/** Characters in the picture that are missing from the legend. */
export function strangersIn({ picture, legend }: Pick<MapReading, 'picture' | 'legend'>): Set<string> {
  const seen = new Set<string>()
  for (const { characters } of picture) for (const character of characters) seen.add(character)
  for (const glyph of legend.glyphs) seen.delete(glyph)
  return seen
}
