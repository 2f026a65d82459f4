import type { GameDef, RawPack, Table, TablePiece } from '../engine/types'

/**
 * Draws a hex or square map as lines of text. Flat hexes take two lines per row, so that neighbours touch as on the board. A cell
 * shows its glyph of the map file, or the first letter of the occupying side and the number of pieces.
 */
export function mapLines(def: GameDef, raw: RawPack, table: Table): string[] {
  const { grid } = def.map
  if (grid.kind === 'areas') return []
  const glyphs = glyphsOf(def, raw)
  const taken = piecesByCell(table)
  const cellText = (cell: number) => (taken.get(cell) ?? glyphs[cell] ?? '?').padEnd(2)
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => cellText(row * grid.columns + column)),
  )
  const flat = grid.kind === 'hex' && grid.orientation === 'flat'
  if (flat) return rows.flatMap((row) => twoLines(row, grid.offset === 'odd' ? 0 : 1))
  const shifted = grid.kind === 'hex' ? (grid.offset === 'odd' ? 0 : 1) : -1
  return rows.map((row, index) =>
    `${index % 2 === 1 - shifted && shifted >= 0 ? ' ' : ''}${row.join(' ')}`.trimEnd(),
  )
}

/** Returns two lines: the upper hexes of a row, then those shifted half a hex down. */
function twoLines(row: readonly string[], upper: number): string[] {
  const line = (parity: number) =>
    row
      .map((text, column) => (column % 2 === parity ? text : '  '))
      .join('')
      .trimEnd()
  return [line(upper), line(1 - upper)]
}

/** Returns the map file's own glyphs, cell by cell. */
function glyphsOf(def: GameDef, raw: RawPack): string[] {
  const map = Object.values(raw.maps).find((file) => file.id === def.map.id)
  return (map?.rows ?? []).flatMap((row) => [...row])
}

function piecesByCell(table: Table): Map<number, string> {
  const cells = new Map<number, TablePiece[]>()
  for (const piece of table.pieces) {
    if (piece.cell !== undefined) cells.set(piece.cell, [...(cells.get(piece.cell) ?? []), piece])
  }
  return new Map([...cells].map(([cell, pieces]) => [cell, shorthand(pieces)]))
}

function shorthand(pieces: readonly TablePiece[]): string {
  const units = pieces.filter((piece) => piece.kind === 'unit')
  if (units.length === 0) return '##'
  return `${(units[0].side ?? '?')[0].toUpperCase()}${units.length}`
}

/** Returns one line per glyph with its terrain, in the order of the legend. */
export function legendLines(def: GameDef, raw: RawPack, nameOf: (terrain: string) => string): string[] {
  const map = Object.values(raw.maps).find((file) => file.id === def.map.id)
  return Object.entries(map?.legend ?? {}).map(
    ([glyph, { terrain, up }]) => `  ${glyph}  ${nameOf(terrain)}${up ? ` (${up})` : ''}`,
  )
}
