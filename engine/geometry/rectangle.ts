/** The common part of hex and square grids: row-major cells, names, directions and numbered sides. */
import { nameDigits, parseCell, rectangleNames } from './names'

/** Column and row of the neighbour in a direction; it may be outside. */
export type StepTo = (column: number, row: number, direction: number) => readonly [number, number]

export function rectangleNeighbours(
  columns: number,
  rows: number,
  directions: number,
  stepTo: StepTo,
): Int32Array {
  const neighbours = new Int32Array(columns * rows * directions).fill(-1)
  let slot = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let direction = 0; direction < directions; direction++, slot++) {
        const [c, r] = stepTo(column, row, direction)
        if (c >= 0 && c < columns && r >= 0 && r < rows) neighbours[slot] = r * columns + c
      }
  return neighbours
}

export function rectangleParts(
  columns: number,
  rows: number,
  directions: readonly string[],
  neighbours: Int32Array,
) {
  const digits = nameDigits(columns, rows)
  const count = directions.length
  const half = count / 2
  return {
    size: columns * rows,
    columns,
    rows,
    directions,
    neighbours,
    names: rectangleNames(columns, rows),
    indexOf: (name: string) => parseCell(name, columns, rows, digits),
    directionOf: (name: string) => directions.indexOf(name),
    opposite: (direction: number) => (direction + half) % count,
    edgeCount: columns * rows * half,
    edgeIndex(cell: number, direction: number) {
      const other = neighbours[cell * count + direction]
      if (other === undefined || other < 0) return -1
      return direction < half ? cell * half + direction : other * half + direction - half
    },
  }
}
