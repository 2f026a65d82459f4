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

/** A piece of a map with its ground and sides, independent of its position. It can be written as JSON. */
export type Patch = {
  /** Maps of another kind refuse it. */
  readonly shape: string
  readonly cells: readonly (Point & Ground)[]
  readonly sides: readonly (Point & { readonly direction: string; readonly type: string })[]
  /** The objects on it, if they are copied too. */
  readonly things?: readonly Thing[]
}

/** The parts of a map that are read to copy a piece of it. */
export type MapGround = {
  groundAt(cell: number): Ground | undefined
  readonly edges: readonly PlacedSide[]
}

/** A cell of a patch on a map, with its new ground. */
export type Placed = { readonly cell: number; readonly ground: Ground }
export type PlacedSide = { readonly cell: number; readonly direction: number; readonly type: string }

/** Equal for maps with the same kind of cells: a patch of one fits the other. */
export const shapeOf = ({ kind, orientation }: Pick<Grid, 'kind' | 'orientation'>): string =>
  orientation === undefined ? kind : `${kind}-${orientation}`

/** Copies cells of a map, as offsets from the cell nearest to their middle. */
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

/** The contents of sides of cells, seen from both cells of each side; if a side has two, the later one counts. */
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

/** The reference cell of a group: the one nearest to their middle, or the first of several. */
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

/** The cells that a patch would cover with its middle at a point; cells off the map are left out. */
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

/** A larger patch is previewed by its rim. */
const SHOWN = 2000
const rims = new WeakMap<Patch, Patch>()

/** The part of a patch in its preview: all of it, or for a large one only the cells at its rim, without sides. */
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

/** The smallest clockwise turn that maps cells onto cells. */
export const quarterOf = ({ kind }: Pick<Grid, 'kind'>): Turn => turnBy(kind === 'hex' ? 60 : 90)

/** A patch turned or mirrored about its reference cell, with its upward directions and sides. */
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

/** Groups cells by ground, in the order of first appearance. */
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
