import type { Grid } from '../../../../engine/geometry/grid'
import type { Direction } from '../../../../schemas/generated/content'
import type { Ground } from './ground'
import { cellNear, directionsTurned, minus, type Point, plus, type Turn, turnBy, turned } from './turning'

/** A piece of a map taken up: its ground and what is on its sides, wherever it is put down. It can be written as JSON. */
export type Patch = {
  /** Maps of another kind do not take it. */
  readonly shape: string
  readonly cells: readonly (Point & Ground)[]
  readonly sides: readonly (Point & { readonly direction: string; readonly type: string })[]
}

/** What is read of a map to take a piece of it up. */
export type MapGround = {
  groundAt(cell: number): Ground | undefined
  edgeAt(cell: number, direction: number): string | undefined
}

/** A cell of a patch on a map, with the ground it brings. */
export type Placed = { readonly cell: number; readonly ground: Ground }
export type PlacedSide = { readonly cell: number; readonly direction: number; readonly type: string }

/** Maps with the same cells: a patch of one fits on another. */
export const shapeOf = ({ kind, orientation }: Pick<Grid, 'kind' | 'orientation'>): string =>
  orientation === undefined ? kind : `${kind}-${orientation}`

/** Takes up cells of a map, as ways from the one of them that is nearest to their middle. */
export function takenUp(grid: Grid, cells: readonly number[], map: MapGround): Patch {
  const from = grid.centre(holdOf(grid, cells))
  const way = (cell: number) => minus(grid.centre(cell), from)
  return {
    shape: shapeOf(grid),
    cells: cells.flatMap((cell) => {
      const ground = map.groundAt(cell)
      return ground ? [{ ...rounded(way(cell)), ...ground }] : []
    }),
    sides: cells.flatMap((cell) =>
      grid.directions.flatMap((name, direction) => {
        const type = map.edgeAt(cell, direction)
        return type === undefined ? [] : [{ ...rounded(way(cell)), direction: name, type }]
      }),
    ),
  }
}

/** The cell by which cells are held: the nearest to their middle, the first of several. */
export function holdOf(grid: Grid, cells: readonly number[]): number {
  const sum = cells.map((cell) => grid.centre(cell)).reduce(plus, { x: 0, y: 0 })
  const middle = { x: sum.x / cells.length, y: sum.y / cells.length }
  const apart = (cell: number) => Math.hypot(grid.centre(cell).x - middle.x, grid.centre(cell).y - middle.y)
  return cells.reduce((best, cell) => (apart(cell) < apart(best) - 1e-9 ? cell : best), cells[0])
}

/** Where the cells of a patch come to lie when it is held over a point; those off the map are left out. */
export function placedAt(grid: Grid, patch: Patch, from: Point): Placed[] {
  return patch.cells.flatMap(({ x, y, terrain, up }) => {
    const { cell } = cellNear(grid, plus(from, { x, y }))
    return cell < 0 ? [] : [{ cell, ground: up === undefined ? { terrain } : { terrain, up } }]
  })
}

export function sidesPlacedAt(grid: Grid, patch: Patch, from: Point): PlacedSide[] {
  return patch.sides.flatMap(({ x, y, direction: name, type }) => {
    const { cell } = cellNear(grid, plus(from, { x, y }))
    const direction = grid.directionOf(name)
    return cell < 0 || direction < 0 ? [] : [{ cell, direction, type }]
  })
}

/** The smallest turn that brings the cells of a map onto cells again, clockwise. */
export const quarterOf = ({ kind }: Pick<Grid, 'kind'>): Turn => turnBy(kind === 'hex' ? 60 : 90)

/** The patch turned or mirrored about the cell that it is held by, ways up and sides with it. */
export function turnedPatch(grid: Grid, patch: Patch, turn: Turn): Patch {
  const there = directionsTurned(grid, turn)
  const name = (of: string) => grid.directions[there[grid.directionOf(of)]] ?? of
  return {
    shape: patch.shape,
    cells: patch.cells.map(({ x, y, terrain, up }) => ({
      ...rounded(turned(turn, { x, y })),
      terrain,
      ...(up === undefined ? {} : { up: name(up) as Direction }),
    })),
    sides: patch.sides.map(({ x, y, direction, type }) => ({
      ...rounded(turned(turn, { x, y })),
      direction: name(direction),
      type,
    })),
  }
}

/** Six digits are more than telling cells apart needs, and turns do not drift. */
const rounded = ({ x, y }: Point): Point => ({ x: to6(x), y: to6(y) })
const to6 = (value: number) => Math.round(value * 1e6) / 1e6 + 0
