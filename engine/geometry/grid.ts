/**
 * One interface for hex, square and area maps. Cells are indices 0..size-1; a direction is an index into `directions`.
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
  /**
   * Lines pushed half a cell further (down for flat hexes, right for pointy ones), counting from 0.
   * `odd` pushes the second, fourth ... line (columns 02, 04 ... of a flat map), `even` the first, third ...
   */
  readonly offset?: 'odd' | 'even'
  /**
   * Names of the directions, clockwise from north. Flat hexes: N NE SE S SW NW. Pointy hexes: NE E SE SW W NW.
   * Squares: N NE E SE S SW W NW. Areas: slots "1" "2" ...
   */
  readonly directions: readonly string[]
  /** neighbours[cell * directions.length + direction] is the cell there, or -1. Areas: as many slots as the widest area needs. */
  readonly neighbours: Int32Array
  /** Wargame names, column then row, from 1: "0704"; three digits each past 99 columns or rows; the ids of areas. */
  readonly names: readonly string[]
  /** Index of a named cell, -1 if there is none. */
  indexOf(name: string): number
  /** Direction index by name, -1 if there is none. */
  directionOf(name: string): number
  /** The way back; -1 on area maps, where a slot has no fixed counterpart. */
  opposite(direction: number): number
  /** Steps between two cells on an empty grid. */
  distance(a: number, b: number): number
  /** Direction of the straight line of cells from a to b, or -1 if they are not on one (or equal). */
  straight(a: number, b: number): number
  /** Centre of a cell; neighbouring hex centres are 1 apart, squares have side 1, the map's corner is (0, 0). Drawing only. */
  centre(cell: number): { readonly x: number; readonly y: number }
  /** Corners of a cell in the same units, clockwise. */
  corners(cell: number): readonly { readonly x: number; readonly y: number }[]
  /** The cell under a point in the same units, or -1. */
  cellAt(x: number, y: number): number
  /** Canonical number of a side, 0..edgeCount-1: the same from both cells; -1 if no cell is beyond. */
  edgeIndex(cell: number, direction: number): number
  /** One more than the largest edge number: the size of a table by edge. */
  readonly edgeCount: number
}
