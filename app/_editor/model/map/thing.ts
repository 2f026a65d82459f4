/** What stands on a piece of a map, taken up with it: an item of a list, and where in it its cells are. It can be written as JSON. */
import { type Point, type Turn, to6, turned } from './turning'

export type Thing = {
  /** Whether the map has it, or a scenario on it. */
  readonly of: 'map' | 'scenario'
  readonly list: string
  readonly tag?: string
  /** What the things around the list are called, from the outside. */
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

/** Whether something that was read is one. */
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
