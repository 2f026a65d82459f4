import { blockAround } from '../text/block-around'
import { glyphsOfRow } from '../text/rows'
import type { TextSpan } from '../text/text-span'
import type { Ground } from './ground'
import type { MapReading } from './map-reading'

/** Where a cell's character stands in `rows`. */
export function spanOfCell(map: MapReading, cell: number): TextSpan | undefined {
  const columns = map.grid?.columns ?? 0
  const row = map.rows?.rows[Math.floor(cell / columns)]
  return row && glyphsOfRow(map.text, row)[cell % columns]
}

/** The cell whose character in `rows` the caret stands on (before it counts), or undefined elsewhere. */
export function cellInRows(map: MapReading, offset: number): number | undefined {
  const { rows, grid, text } = map
  if (!rows || !grid) return undefined
  const index = rows.rows.findIndex(
    (row) => row.scalar && offset >= row.scalar.start && offset <= row.scalar.end,
  )
  if (index < 0 || index >= grid.rows) return undefined
  const glyphs = glyphsOfRow(text, rows.rows[index])
  const column = glyphs.findIndex((glyph) => offset < glyph.end)
  return column >= 0 && column < grid.columns ? index * grid.columns + column : undefined
}

/** Names of cells and sides as they are written in YAML, quoted or not, but not numbers inside words. */
const NAME = /(?<![\w./-])(\d{4,8})(?:\/([NESW]{1,2}))?(?![\w.-])/g

/** Ids of areas, as whole words. */
const AREA = /(?<![\w./-])([a-z0-9]+(?:-[a-z0-9]+)*)(?![\w/-])/g

const namesOf = (map: MapReading): RegExp => (map.grid?.kind === 'areas' ? AREA : NAME)

/** The cells named on the line of the caret, the one under the caret alone if it is on one; where none is, those of the thing around it. */
export function cellsNamedAt(map: MapReading, text: string, offset: number): number[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const named = cellsNamedIn(map, text, { start, end: newline < 0 ? text.length : newline })
  const under = named.find(({ span }) => offset >= span.start && offset <= span.end)
  if (under) return [under.cell]
  const all = named.length > 0 ? named : cellsNamedIn(map, text, blockAround(text, offset))
  return [...new Set(all.map(({ cell }) => cell))]
}

function cellsNamedIn(map: MapReading, text: string, { start, end }: TextSpan) {
  return [...text.slice(start, end).matchAll(namesOf(map))].flatMap((match) => {
    const cell = map.grid?.indexOf(match[1]) ?? -1
    const at = start + match.index
    return cell < 0 ? [] : [{ cell, span: { start: at, end: at + match[0].length } }]
  })
}

/** The cells the caret speaks of: the character in the picture, else names on its line. */
export function cellsAt(map: MapReading, offset: number): number[] {
  const cell = cellInRows(map, offset)
  return cell === undefined ? cellsNamedAt(map, map.text, offset) : [cell]
}

/** Every place of the file that writes this cell: its character first, then where it is named. */
export function mentionsOf(map: MapReading, cell: number): TextSpan[] {
  const own = spanOfCell(map, cell)
  const name = map.grid?.names[cell]
  const named = [...map.text.matchAll(namesOf(map))]
    .filter((match) => match[1] === name)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => cellInRows(map, span.start) === undefined)
  return own ? [own, ...named] : named
}

/** What is painted on a cell now, as the brush would take it up. */
export function groundAt(map: MapReading, cell: number): Ground | undefined {
  const columns = map.grid?.columns ?? 0
  const character = map.picture[Math.floor(cell / columns)]?.characters[cell % columns]
  return character === undefined ? undefined : map.legend.groundOf(character)
}
