/** An object on a piece of a map, copied with it: an item of a list, and the paths of its cells. It can be written as JSON. */
import { type Point, type Turn, to6, turned } from './turning'

export type Thing = {
  /** Whether it belongs to the map, or to a scenario on it. */
  readonly of: 'map' | 'scenario'
  readonly list: string
  readonly tag?: string
  /** The names of the blocks around the list, from the outside. */
  readonly within: readonly string[]
  readonly item: Readonly<Record<string, unknown>>
  readonly cells: readonly (Point & { readonly path: readonly (string | number)[] })[]
}

export const turnedThing = (thing: Thing, turn: Turn): Thing => ({
  ...thing,
  cells: thing.cells.map(({ path, ...way }) => {
    const { x, y } = turned(turn, way)
    return { path, x: to6(x), y: to6(y) }
  }),
})

/** Whether a parsed value is a thing. */
export const isThing = (read: Partial<Thing>): read is Thing =>
  isObject(read) &&
  (read.of === 'map' || read.of === 'scenario') &&
  typeof read.list === 'string' &&
  isListOf(read.within, (name) => typeof name === 'string') &&
  isObject(read.item) &&
  isListOf(
    read.cells,
    (cell: Partial<Thing['cells'][number]>) =>
      isObject(cell) &&
      Number.isFinite(cell.x) &&
      Number.isFinite(cell.y) &&
      isListOf(cell.path, (step) => typeof step === 'string' || Number.isInteger(step)),
  )

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = <T>(list: unknown, isOne: (one: T) => boolean): boolean =>
  Array.isArray(list) && list.every(isOne)
