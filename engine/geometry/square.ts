/** Square maps: eight neighbours, distance counted with diagonal steps. */
import type { Grid } from './grid'
import { rectangleNeighbours, rectangleParts } from './rectangle'

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

export function squareGrid({ columns, rows }: { readonly columns: number; readonly rows: number }): Grid {
  const neighbours = rectangleNeighbours(columns, rows, 8, (column, row, direction) => [
    column + STEPS[direction][0],
    row + STEPS[direction][1],
  ])
  const columnOf = (cell: number) => cell % columns
  const rowOf = (cell: number) => (cell / columns) | 0
  return {
    kind: 'square',
    ...rectangleParts(columns, rows, DIRECTIONS, neighbours),
    distance: (a, b) => Math.max(Math.abs(columnOf(b) - columnOf(a)), Math.abs(rowOf(b) - rowOf(a))),
    straight(a, b) {
      const dx = columnOf(b) - columnOf(a)
      const dy = rowOf(b) - rowOf(a)
      const away = Math.max(Math.abs(dx), Math.abs(dy))
      if (away === 0 || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return -1
      return STEPS.findIndex(([x, y]) => x * away === dx && y * away === dy)
    },
    centre: (cell) => ({ x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 }),
    corners(cell) {
      const x = columnOf(cell)
      const y = rowOf(cell)
      return [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ]
    },
    cellAt(x, y) {
      const column = Math.floor(x)
      const row = Math.floor(y)
      return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1
    },
  }
}
