import type { Grid } from '../../../../engine/geometry/grid'

/** The cells under a straight stroke, both ends included, each adjacent to the previous one. */
export function lineBetween(grid: Grid, from: number, to: number): number[] {
  const a = grid.centre(from)
  const b = grid.centre(to)
  const steps = Math.max(1, grid.distance(from, to)) * 2
  const cells = [from]
  for (let step = 1; step <= steps; step++) {
    const x = a.x + ((b.x - a.x) * step) / steps
    const y = a.y + ((b.y - a.y) * step) / steps
    const cell = grid.cellAt(x, y)
    if (cell >= 0 && cell !== cells[cells.length - 1]) cells.push(cell)
  }
  return cells
}

/** The rows and columns between two corners, both included, row by row. */
export function block({ columns }: Grid, from: number, to: number): number[] {
  const least = (a: number, b: number) => [Math.min(a, b), Math.abs(a - b) + 1] as const
  const [left, across] = least(from % columns, to % columns)
  const [top, down] = least(Math.floor(from / columns), Math.floor(to / columns))
  const row = (y: number) => Array.from({ length: across }, (_, x) => (top + y) * columns + left + x)
  return Array.from({ length: down }, (_, y) => row(y)).flat()
}

/** The outermost rows and columns of the block between two corners. */
export function rimOfBlock(grid: Grid, from: number, to: number): number[] {
  const column = (cell: number) => cell % grid.columns
  const row = (cell: number) => Math.floor(cell / grid.columns)
  return block(grid, from, to).filter((cell) =>
    [from, to].some((corner) => column(corner) === column(cell) || row(corner) === row(cell)),
  )
}

/** The cells whose middles lie in the ellipse between two corners of the map. */
export function ellipse(grid: Grid, from: number, to: number): number[] {
  const [a, b] = [grid.centre(from), grid.centre(to)]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  // Half a cell larger, so that the rows and columns of the corners are included.
  const radius = { x: Math.abs(a.x - b.x) / 2 + 0.5, y: Math.abs(a.y - b.y) / 2 + 0.5 }
  return block(grid, from, to).filter((cell) => {
    const { x, y } = grid.centre(cell)
    return Math.hypot((x - middle.x) / radius.x, (y - middle.y) / radius.y) <= 1
  })
}

/** The cells with a side to other cells, or to the end of the map. */
export function rim(grid: Grid, cells: readonly number[]): number[] {
  const inside = new Set(cells)
  return cells.filter((cell) =>
    grid.directions.some(
      (name, direction) => isSide(grid, name) && !inside.has(nextTo(grid, cell, direction)),
    ),
  )
}

const nextTo = ({ neighbours, directions }: Grid, cell: number, direction: number) =>
  neighbours[cell * directions.length + direction]

/** On squares, only the four straight directions have a side. */
const isSide = ({ kind }: Grid, direction: string) => kind !== 'square' || direction.length === 1

/** The sides between the block of two corners and the rest of the map. */
export const outline = (grid: Grid, from: number, to: number) => sidesAround(grid, block(grid, from, to))

/** The sides between some cells and the rest of the map. */
export function sidesAround(grid: Grid, cells: readonly number[]): { cell: number; direction: number }[] {
  const inside = new Set(cells)
  return cells.flatMap((cell) =>
    grid.directions.flatMap((name, direction) => {
      const near = nextTo(grid, cell, direction)
      return near < 0 || !isSide(grid, name) || inside.has(near) ? [] : [{ cell, direction }]
    }),
  )
}

/** Every cell of a map. */
export const cellsOf = ({ size }: Grid): number[] => Array.from({ length: size }, (_, cell) => cell)

/** The connected cells that are like the first one. */
export function flood(grid: Grid, from: number, isLike: (cell: number) => boolean): number[] {
  const { neighbours, directions, size } = grid
  const seen = new Uint8Array(size)
  const found = [from]
  seen[from] = 1
  for (let next = 0; next < found.length; next++) {
    const first = found[next] * directions.length
    for (let at = first; at < first + directions.length; at++) {
      const cell = neighbours[at]
      if (cell < 0 || seen[cell] || !isLike(cell)) continue
      seen[cell] = 1
      found.push(cell)
    }
  }
  return cellsOf(grid).filter((cell) => seen[cell])
}

/** The cells of a freehand line, and those whose middles lie inside it once its ends are joined. */
export function enclosed(grid: Grid, passed: readonly number[]): number[] {
  const corners = passed.map((cell) => grid.centre(cell))
  const isInside = (cell: number) => {
    const { x, y } = grid.centre(cell)
    let inside = false
    for (let at = 0, last = corners.length - 1; at < corners.length; last = at++) {
      const [a, b] = [corners[at], corners[last]]
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    return inside
  }
  const closing = lineBetween(grid, passed.at(-1) ?? passed[0], passed[0])
  return [...new Set([...passed, ...closing, ...cellsOf(grid).filter(isInside)])].sort((a, b) => a - b)
}
