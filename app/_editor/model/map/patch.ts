import type { Grid } from '../../../../engine/geometry/grid'
import type { Direction } from '../../../../schemas/generated/content'
import type { Ground } from './ground'
import { type Thing, turnedThing } from './thing'
import {
  cellNear,
  directionsTurned,
  minus,
  type Point,
  plus,
  type Turn,
  to6,
  turnBy,
  turned,
  wayOf,
} from './turning'

/** A piece of a map taken up: its ground and what is on its sides, wherever it is put down. It can be written as JSON. */
export type Patch = {
  /** Maps of another kind do not take it. */
  readonly shape: string
  readonly cells: readonly (Point & Ground)[]
  readonly sides: readonly (Point & { readonly direction: string; readonly type: string })[]
  /** What stands on it, where that is taken along. */
  readonly things?: readonly Thing[]
}

/** What is read of a map to take a piece of it up. */
export type MapGround = {
  groundAt(cell: number): Ground | undefined
  readonly edges: readonly PlacedSide[]
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
    sides: sidesOf(grid, cells, map.edges).map(({ cell, direction, type }) => ({
      ...rounded(way(cell)),
      direction: grid.directions[direction],
      type,
    })),
  }
}

/** What is on the sides of cells, as each of the two cells of a side sees it; of two things on one side the later counts. */
function sidesOf(grid: Grid, cells: readonly number[], edges: readonly PlacedSide[]): PlacedSide[] {
  const width = grid.directions.length
  const types = new Map<number, string>()
  for (const { cell, direction, type } of edges) {
    const across = grid.neighbours[cell * width + direction]
    types.set(cell * width + direction, type)
    if (across >= 0) types.set(across * width + grid.opposite(direction), type)
  }
  if (types.size === 0) return []
  return cells.flatMap((cell) =>
    grid.directions.flatMap((_, direction) => {
      const type = types.get(cell * width + direction)
      return type === undefined ? [] : [{ cell, direction, type }]
    }),
  )
}

/** The cell by which cells are held: the nearest to their middle, the first of several. */
export function holdOf(grid: Grid, cells: readonly number[]): number {
  const centres = cells.map((cell) => grid.centre(cell))
  const sum = centres.reduce(plus, { x: 0, y: 0 })
  const middle = { x: sum.x / cells.length, y: sum.y / cells.length }
  let [best, least] = [0, Infinity]
  for (const [at, { x, y }] of centres.entries()) {
    const apart = Math.hypot(x - middle.x, y - middle.y)
    if (apart < least - 1e-9) [best, least] = [at, apart]
  }
  return cells[best]
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

/** A piece of more cells than this is shown by its rim while it is held over the map. */
const SHOWN = 2000
const rims = new WeakMap<Patch, Patch>()

/** What of a piece is shown where it would lie: all of it, or of a large one the cells at its rim, without sides. */
export function shownOf(grid: Grid, patch: Patch): Patch {
  if (patch.cells.length <= SHOWN) return patch
  const known = rims.get(patch)
  if (known) return known
  const key = ({ x, y }: Point) => Math.round(x * 20) * 100_000 + Math.round(y * 20)
  const inside = new Set(patch.cells.map(key))
  const ways = grid.directions.flatMap((_, direction) => wayOf(grid, direction) ?? [])
  const cells = patch.cells.filter((cell) => ways.some((way) => !inside.has(key(plus(cell, way)))))
  const rim = { ...patch, cells, sides: [] }
  rims.set(patch, rim)
  return rim
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
    ...(patch.things ? { things: patch.things.map((thing) => turnedThing(thing, turn)) } : {}),
  }
}

const rounded = ({ x, y }: Point): Point => ({ x: to6(x), y: to6(y) })

/** Cells of one ground together, in the order in which each ground comes first. */
export function byGround(placed: readonly Placed[]): Iterable<readonly Placed[]> {
  const groups = new Map<string, Placed[]>()
  let last: Placed[] | undefined
  for (const one of placed) {
    const { terrain, up } = one.ground
    const isAsLast = last?.[0].ground.terrain === terrain && last[0].ground.up === up
    if (!isAsLast) {
      const key = `${terrain} ${up ?? ''}`
      last = groups.get(key) ?? []
      groups.set(key, last)
    }
    last?.push(one)
  }
  return groups.values()
}
