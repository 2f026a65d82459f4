/**
 * Straight lines over hex and square maps: from the centre of a cell, or the middle of one of its sides, to the centre
 * of another. Exact, in whole numbers, and fast: the line's pattern is worked out once for each offset.
 *
 * A reader of a pattern walks it with its own tables: cells are `from + pattern[i]`; sides are numbered with a border of
 * one cell around the map, because a line can touch a corner of the map's edge, so a table by side has `sideCount`
 * entries and the side of a pattern lies at `sideBase[from] + (entry >> 4)`.
 */
import type { CellIndex } from '../types'
import type { Grid } from './grid'
import { makePattern } from './sight-pattern'
import { planeOf, turn } from './sight-plane'

export type SightLines = {
  readonly grid: Grid
  readonly sideCount: number
  readonly sideBase: Int32Array
  /** The edge number of a side (see Grid.edgeIndex), -1 for sides on the map's border. */
  readonly edgeOfSide: Int32Array
  /** The number of a side, the same from both its cells; -1 where no cell lies beyond or it has no extent. */
  sideOf(cell: CellIndex, direction: number): number
  /** How far the centre of a cell lies beyond the line that carries a side: positive outside, 0 on it, negative inside. */
  beyond(cell: CellIndex, direction: number, other: CellIndex): number
  /** What the line meets (see makePattern); `start` is 0 for the centre, `fromSide(direction)` for a middle. */
  pattern(from: CellIndex, to: CellIndex, start: number): Int32Array
}

/** Undefined for maps of areas, where nothing is straight. */
export function makeSightLines(grid: Grid): SightLines | undefined {
  const plane = planeOf(grid)
  if (!plane) return undefined
  const { columns, rows, size, neighbours } = grid
  const width = grid.directions.length
  const half = width / 2
  const sideColumns = columns + 2
  const sideCount = sideColumns * (rows + 2) * half
  const sideBase = new Int32Array(size)
  const edgeOfSide = new Int32Array(sideCount).fill(-1)
  /** Key of an offset and the pushed or unpushed line it starts in: `keyTo[to] + keyFrom[from]`. */
  const keyTo = new Int32Array(size)
  const keyFrom = new Int32Array(size)
  const span = 2 * columns - 1
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      sideBase[cell] = ((row + 1) * sideColumns + column + 1) * half
      keyTo[cell] = 2 * (row * span + column)
      keyFrom[cell] = 2 * ((rows - 1) * span + columns - 1) - keyTo[cell] + plane.pushed(column, row)
      for (let direction = 0; direction < half; direction++)
        if (neighbours[cell * width + direction] >= 0 && plane.sides[direction])
          edgeOfSide[sideBase[cell] + direction] = cell * half + direction
    }

  const patterns: (Int32Array | undefined)[][] = Array.from({ length: width + 1 }, () => [])
  const keys = 2 * span * (2 * rows - 1)

  function learn(from: CellIndex, to: CellIndex, start: number): Int32Array {
    if (patterns[start].length === 0) patterns[start] = new Array(keys).fill(undefined)
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
    patterns[start][keyTo[to] + keyFrom[from]] = pattern
    return pattern
  }

  return {
    grid,
    sideCount,
    sideBase,
    edgeOfSide,
    sideOf(cell, direction) {
      const other = neighbours[cell * width + direction]
      if (other < 0 || !plane.sides[direction]) return -1
      return direction < half ? sideBase[cell] + direction : sideBase[other] + direction - half
    },
    beyond(cell, direction, other) {
      const side = plane.sides[direction]
      if (!side) return 0
      const [x, y] = plane.centre(cell % columns, (cell / columns) | 0)
      const [ox, oy] = plane.centre(other % columns, (other / columns) | 0)
      return -turn(side[0], side[1], [ox - x, oy - y])
    },
    pattern: (from, to, start) => patterns[start][keyTo[to] + keyFrom[from]] ?? learn(from, to, start),
  }
}

/** Cells that have a corner at one of the ends of a side, its own two included: where a line may come upon it. */
export function cellsAround({ grid }: SightLines, cell: CellIndex, direction: number): CellIndex[] {
  const width = grid.directions.length
  /** In a corner of squares four cells meet, in one of hexes three. */
  const spread = grid.kind === 'square' ? 2 : 1
  const cells = [cell]
  for (let turn = -spread; turn <= spread; turn++) {
    const other = grid.neighbours[cell * width + ((direction + turn + width) % width)]
    if (other >= 0) cells.push(other)
  }
  return cells
}
