/** Questions about cells that only need the neighbour table and distances, for any grid. */
import type { CellIndex } from '../types'
import type { Grid } from './grid'

export function neighbour(grid: Grid, cell: CellIndex, direction: number): CellIndex {
  return grid.neighbours[cell * grid.directions.length + direction]
}

export function neighboursOf(grid: Grid, cell: CellIndex): CellIndex[] {
  const width = grid.directions.length
  const cells: CellIndex[] = []
  for (let slot = cell * width; slot < (cell + 1) * width; slot++)
    if (grid.neighbours[slot] >= 0) cells.push(grid.neighbours[slot])
  return cells
}

/** Direction of the step from a cell to its neighbour, or -1 if they do not touch. */
export function directionBetween(grid: Grid, from: CellIndex, to: CellIndex): number {
  const width = grid.directions.length
  for (let direction = 0; direction < width; direction++)
    if (grid.neighbours[from * width + direction] === to) return direction
  return -1
}

/** Cells after `from` in a direction, nearest first, at most `steps` of them, up to the border. */
export function line(grid: Grid, from: CellIndex, direction: number, steps = grid.size): CellIndex[] {
  const cells: CellIndex[] = []
  let cell = neighbour(grid, from, direction)
  while (cell >= 0 && cells.length < steps) {
    cells.push(cell)
    cell = neighbour(grid, cell, direction)
  }
  return cells
}

/** Cells strictly between two cells of one straight line; `undefined` if they are not on one. */
export function between(grid: Grid, a: CellIndex, b: CellIndex): CellIndex[] | undefined {
  const direction = grid.straight(a, b)
  return direction < 0 ? undefined : line(grid, a, direction, grid.distance(a, b) - 1)
}

/** Cells at most `distance` steps from any of the given ones, on an empty grid, in index order. */
export function within(grid: Grid, from: Iterable<CellIndex>, distance: number): CellIndex[] {
  const seen = new Uint8Array(grid.size)
  let front: CellIndex[] = []
  for (const cell of from) if (!seen[cell]) front.push(cell)
  for (const cell of front) seen[cell] = 1
  for (let step = 0; step < distance && front.length > 0; step++) {
    const next: CellIndex[] = []
    for (const cell of front)
      for (const other of neighboursOf(grid, cell))
        if (!seen[other]) {
          seen[other] = 1
          next.push(other)
        }
    front = next
  }
  return marked(seen)
}

/** Cells exactly `distance` steps away, in index order. */
export function ring(grid: Grid, centre: CellIndex, distance: number): CellIndex[] {
  return within(grid, [centre], distance).filter((cell) => grid.distance(centre, cell) === distance)
}

/** Indices of the cells that are not zero in a mask. */
export function marked(mask: Uint8Array): CellIndex[] {
  const cells: CellIndex[] = []
  for (let cell = 0; cell < mask.length; cell++) if (mask[cell]) cells.push(cell)
  return cells
}

/** A mask by cell, 1 where listed. */
export function maskOf(grid: Grid, cells: Iterable<CellIndex>): Uint8Array {
  const mask = new Uint8Array(grid.size)
  for (const cell of cells) mask[cell] = 1
  return mask
}

/** The nearest of some cells, the first of several; -1 if there are none. */
export function nearest(grid: Grid, from: CellIndex, cells: readonly CellIndex[]): CellIndex {
  let best = -1
  for (const cell of cells) if (best < 0 || grid.distance(from, cell) < grid.distance(from, best)) best = cell
  return best
}
