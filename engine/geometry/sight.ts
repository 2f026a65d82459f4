/**
 * Straight lines over hex and square maps, from the centre of a cell or the middle of one of its sides to the centre of another.
 * Exact, in whole numbers, and fast: the pattern of a line is computed once for each offset.
 * A reader walks a pattern with its own tables. The cells are `from + pool[i]`.
 * Sides are numbered with a border of one cell around the map, because a line can touch a corner of the map's edge.
 * A table by side therefore has `sideCount` entries. The side of a pattern is at `sideBase[from] + (entry >> 4)`.
 */
import type { CellIndex } from '../types'
import type { Grid } from './grid'
import { makePattern } from './sight-pattern'
import { type Plane, planeOf, turn } from './sight-plane'

export type SightLines = {
  readonly grid: Grid
  readonly sideCount: number
  readonly sideBase: Int32Array
  /** The edge number of a side (see Grid.edgeIndex), -1 for sides on the map's border. */
  readonly edgeOfSide: Int32Array
  /** The number of a side, the same from both its cells; -1 if no cell is beyond or it has no extent. */
  sideOf(cell: CellIndex, direction: number): number
  /** The distance of the centre of a cell from the line along a side: positive outside, 0 on it, negative inside. */
  beyond(cell: CellIndex, direction: number, other: CellIndex): number
  /**
   * The index of a line in `pool`; `start` is 0 for the centre, `fromSide(direction)` for a middle.
   * The entries there: the steps between the two cells, the end index of the pattern, then the pattern (see makePattern).
   * Read the pool after this call, because it grows.
   */
  patternAt(from: CellIndex, to: CellIndex, start: number): number
  readonly pool: Int32Array
  /** Steps between two cells, as Grid.distance, from a table. */
  steps(a: CellIndex, b: CellIndex): number
}

/** Returns `undefined` for maps of areas, which have no straight lines. */
export function makeSightLines(grid: Grid): SightLines | undefined {
  const plane = planeOf(grid)
  if (!plane) return undefined
  const { columns, neighbours } = grid
  const width = grid.directions.length
  const half = width / 2
  const { sideColumns, sideCount, sideBase, edgeOfSide } = numberSides(grid, plane)
  const { keys, keyTo, keyFrom } = numberOffsets(grid, plane)
  /** The index of the pattern by start and key; 0 while unknown. */
  const places = Array.from({ length: width + 1 }, () => new Int32Array())
  let used = 1

  function learn(from: CellIndex, to: CellIndex, start: number): number {
    const pattern = makePattern({
      plane: plane!,
      columns,
      sideColumns,
      column: from % columns,
      row: (from / columns) | 0,
      toColumn: to % columns,
      toRow: (to / columns) | 0,
      start,
    })
    const at = used
    used += pattern.length + 2
    if (used > lines.pool.length) {
      const larger = new Int32Array(used * 2)
      larger.set(lines.pool)
      lines.pool = larger
    }
    lines.pool[at] = grid.distance(from, to)
    lines.pool[at + 1] = used
    lines.pool.set(pattern, at + 2)
    if (places[start].length === 0) places[start] = new Int32Array(keys)
    places[start][keyTo[to] + keyFrom[from]] = at
    return at
  }

  const lines = {
    grid,
    pool: new Int32Array(1024),
    sideCount,
    sideBase,
    edgeOfSide,
    sideOf(cell: CellIndex, direction: number) {
      const other = neighbours[cell * width + direction]
      if (other < 0 || !plane.sides[direction]) return -1
      return direction < half ? sideBase[cell] + direction : sideBase[other] + direction - half
    },
    beyond(cell: CellIndex, direction: number, other: CellIndex) {
      const side = plane.sides[direction]
      if (!side) return 0
      const [x, y] = plane.centre(cell % columns, (cell / columns) | 0)
      const [ox, oy] = plane.centre(other % columns, (other / columns) | 0)
      return -turn(side[0], side[1], [ox - x, oy - y])
    },
    steps(a: CellIndex, b: CellIndex) {
      const at = lines.patternAt(a, b, 0)
      return lines.pool[at]
    },
    patternAt(from: CellIndex, to: CellIndex, start: number): number {
      const known = places[start]
      return (known.length > 0 && known[keyTo[to] + keyFrom[from]]) || learn(from, to, start)
    },
  }
  return lines
}

/** Numbers the sides, with a border of one cell around the map. Sides between two cells also have an edge number. */
function numberSides(grid: Grid, plane: Plane) {
  const { columns, rows, size, neighbours } = grid
  const width = grid.directions.length
  const half = width / 2
  const sideColumns = columns + 2
  const sideCount = sideColumns * (rows + 2) * half
  const sideBase = new Int32Array(size)
  const edgeOfSide = new Int32Array(sideCount).fill(-1)
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      sideBase[cell] = ((row + 1) * sideColumns + column + 1) * half
      for (let direction = 0; direction < half; direction++)
        if (neighbours[cell * width + direction] >= 0 && plane.sides[direction])
          edgeOfSide[sideBase[cell] + direction] = cell * half + direction
    }
  return { sideColumns, sideCount, sideBase, edgeOfSide }
}

/** Key of an offset and the pushed or unpushed line it starts in: `keyTo[to] + keyFrom[from]`, less than `keys`. */
function numberOffsets({ columns, rows, size }: Grid, plane: Plane) {
  const span = 2 * columns - 1
  const keyTo = new Int32Array(size)
  const keyFrom = new Int32Array(size)
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      keyTo[cell] = 2 * (row * span + column)
      keyFrom[cell] = 2 * ((rows - 1) * span + columns - 1) - keyTo[cell] + plane.pushed(column, row)
    }
  return { keys: 2 * span * (2 * rows - 1), keyTo, keyFrom }
}

/** Cells that have a corner at one of the ends of a side, including its own two. A line can reach the side only from these. */
export function cellsAround({ grid }: SightLines, cell: CellIndex, direction: number): CellIndex[] {
  const width = grid.directions.length
  /** Four cells meet in a corner of squares, three in one of hexes. */
  const spread = grid.kind === 'square' ? 2 : 1
  const cells = [cell]
  for (let turn = -spread; turn <= spread; turn++) {
    const other = grid.neighbours[cell * width + ((direction + turn + width) % width)]
    if (other >= 0) cells.push(other)
  }
  return cells
}
