/**
 * One face for hex, square and area maps. Cells are indices 0..size-1; a direction is an index into `directions`.
 * Everything is a table made once, so that rules and drawing only look things up.
 */
export type GridKind = 'hex' | 'square' | 'areas'

export type Grid = {
  readonly kind: GridKind
  readonly size: number
  /** Columns and rows of hex and square grids; 0 for areas. */
  readonly columns: number
  readonly rows: number
  /** Only for hexes. */
  readonly orientation?: 'flat' | 'pointy'
  readonly offset?: 'odd' | 'even'
  /** Names of the directions, clockwise from north: N NE SE S SW NW (flat hexes), N NE E SE S SW W NW (squares). */
  readonly directions: readonly string[]
  /** neighbours[cell * directions.length + direction] is the cell there, or -1. Areas: as many slots as the widest area needs. */
  readonly neighbours: Int32Array
  /** Wargame names, column then row, from 1: "0704". */
  readonly names: readonly string[]
  /** Index of a named cell, -1 if there is none. */
  indexOf(name: string): number
  /** Direction index by name, -1 if there is none. */
  directionOf(name: string): number
  opposite(direction: number): number
  /** Steps between two cells on an empty grid. */
  distance(a: number, b: number): number
  /** Direction of the straight line of cells from a to b, or -1 if they are not on one (or equal). */
  straight(a: number, b: number): number
  /** Centre of a cell in units of the distance between neighbouring centres (hex: 1; square: 1). */
  centre(cell: number): { readonly x: number; readonly y: number }
  /** Corners of a cell in the same units, clockwise. */
  corners(cell: number): readonly { readonly x: number; readonly y: number }[]
  /** The cell under a point in the same units, or -1. */
  cellAt(x: number, y: number): number
  /** Canonical number of a side: the same seen from both cells; -1 outside. */
  edgeIndex(cell: number, direction: number): number
}
