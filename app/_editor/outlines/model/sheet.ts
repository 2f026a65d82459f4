/** The drawn parts of a map of areas, in whole steps: equal points compare equal and nothing is rounded twice. */
import { isObject } from '../../../../schemas/walk'
import { readYaml } from '../../yaml/read-yaml'

/** A point in steps of the map, to the right and down. */
export type Spot = readonly [x: number, y: number]

export type Area = {
  /** Its index in `areas`. */
  readonly index: number
  readonly id: string
  readonly terrain: string | undefined
  readonly at: Spot
  readonly label: Spot | undefined
  /** Its outline; undefined for a node, such as a town. */
  readonly shape: readonly Spot[] | undefined
}

/** An item of `scenery`: the outline of ground, or a line. */
export type Scene = { readonly index: number; readonly points: readonly Spot[]; readonly isGround: boolean }

/** The bends of a link between two areas. */
export type Bends = {
  readonly index: number
  readonly between: readonly string[]
  readonly points: readonly Spot[]
}

/** Areas shown in a frame of their own. */
export type Inset = { readonly id: string; readonly areas: readonly string[] }

export type AreaSheet = {
  readonly areas: readonly Area[]
  readonly scenery: readonly Scene[]
  readonly bends: readonly Bends[]
  readonly insets: readonly Inset[]
  /** Steps in one unit of the map: 10 if points are written with one decimal. */
  readonly steps: number
  /** Drawn points are snapped to multiples of this many steps. */
  readonly grain: number
  /** Units of the map in one cell, from `grid`. */
  readonly cell: number
}

/** Precision of a map: a cell has at least ten steps. More decimals are ignored; products of such points are still exact. */
const MOST_DECIMALS = 3

/** Reads a map file; undefined if it has no areas or cannot be read. */
export function readSheet(text: string): AreaSheet | undefined {
  const { value } = readYaml(text)
  if (!isObject(value) || !isObject(value.grid) || value.grid.kind !== 'areas') return undefined
  const areas = listOf(value.areas)
  const scenery = listOf(value.scenery)
  const links = listOf(value.links)
  const cell = typeof value.grid.cell === 'number' && value.grid.cell > 0 ? value.grid.cell : 1
  const decimals = Math.max(cell < 2 ? 2 : 1, decimalsOf([...areas, ...scenery, ...links]))
  const steps = 10 ** decimals
  const spot = (point: unknown) => spotOf(point, steps)
  return {
    steps,
    grain: decimals === 2 ? 5 : 1,
    cell,
    bends: links.flatMap((link, index) => {
      const points = isObject(link) ? spotsOf(link.via, spot) : undefined
      return isObject(link) && points ? [{ index, between: listOf(link.between).map(String), points }] : []
    }),
    insets: listOf(value.places).flatMap(insetOf),
    areas: areas.flatMap((area, index) => areaOf(area, index, spot)),
    scenery: scenery.flatMap((scene, index) => {
      const points = isObject(scene) ? spotsOf(scene.points, spot) : undefined
      return points ? [{ index, points, isGround: isObject(scene) && scene.terrain !== undefined }] : []
    }),
  }
}

type ReadSpot = (point: unknown) => Spot | undefined

function areaOf(area: unknown, index: number, spot: ReadSpot): Area[] {
  const at = isObject(area) ? spot(area.at) : undefined
  if (!isObject(area) || typeof area.id !== 'string' || !at) return []
  const { id, terrain } = area
  const shape = spotsOf(area.shape, spot)
  return [
    {
      index,
      id,
      terrain: typeof terrain === 'string' ? terrain : undefined,
      at,
      label: spot(area.label),
      shape: shape && shape.length >= 3 ? shape : undefined,
    },
  ]
}

function insetOf(place: unknown): Inset[] {
  if (!isObject(place) || place.kind !== 'inset' || typeof place.id !== 'string') return []
  return [{ id: place.id, areas: listOf(place.cells).map(String) }]
}

function spotsOf(points: unknown, spot: ReadSpot): readonly Spot[] | undefined {
  if (!Array.isArray(points)) return undefined
  const spots = points.map(spot)
  return spots.every((one) => one !== undefined) ? spots : undefined
}

function spotOf(point: unknown, steps: number): Spot | undefined {
  if (!Array.isArray(point)) return undefined
  const [x, y] = point
  return typeof x === 'number' && typeof y === 'number'
    ? [Math.round(x * steps), Math.round(y * steps)]
    : undefined
}

/** The number of decimals in written points. */
function decimalsOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((most, one) => Math.max(most, decimalsOf(one)), 0)
  if (isObject(value)) return decimalsOf(['at', 'label', 'shape', 'points', 'via'].map((key) => value[key]))
  if (typeof value !== 'number') return 0
  return Math.min(MOST_DECIMALS, String(value).split('.')[1]?.length ?? 0)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The notation of a point in the file. */
export const writtenSpot = ([x, y]: Spot, steps: number): string => `[${x / steps}, ${y / steps}]`

export const isSameSpot = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1]

/** Equal for equal points only. */
export const spotKey = ([x, y]: Spot): string => `${x} ${y}`
