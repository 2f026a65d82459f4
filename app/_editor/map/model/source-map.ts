import { blockAround } from '../../yaml/block-around'
import { glyphsOfRow } from '../../yaml/rows'
import type { TextSpan } from '../../yaml/text-span'
import type { Ground } from './ground'
import type { MapReading } from './map-reading'

/** The text range of a cell's character in `rows`. */
export function spanOfCell(map: MapReading, cell: number): TextSpan | undefined {
  const columns = map.grid?.columns ?? 0
  const row = map.rows?.rows[Math.floor(cell / columns)]
  return row && glyphsOfRow(map.text, row)[cell % columns]
}

/** The cell whose character in `rows` is at or before the caret, or undefined elsewhere. */
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

/** The cell under the caret, or the cells named on its line; if there are none, those of the block around it. */
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

/** The cells at the caret: of a character in the picture, or of the names on its line. */
export function cellsAt(map: MapReading, offset: number): number[] {
  const cell = cellInRows(map, offset)
  return cell === undefined ? cellsNamedAt(map, map.text, offset) : [cell]
}

/** Every mention of a cell in the file: its character first, then its names. */
export function mentionsOf(map: MapReading, cell: number): TextSpan[] {
  const own = spanOfCell(map, cell)
  const name = map.grid?.names[cell]
  const named = [...map.text.matchAll(namesOf(map))]
    .filter((match) => match[1] === name)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => cellInRows(map, span.start) === undefined)
  return own ? [own, ...named] : named
}

/** The current paint of a cell, as the brush would pick it up. */
export function groundAt(map: MapReading, cell: number): Ground | undefined {
  const columns = map.grid?.columns ?? 0
  const character = map.picture[Math.floor(cell / columns)]?.characters[cell % columns]
  return character === undefined ? undefined : map.legend.groundOf(character)
}
