/** The data available to blocks: that of the moment of their trigger, and that of the surrounding words. */
import type { Kind } from '../catalogue'
import { isLoaded, schemaOf } from '../library'
import type { Moment, Schema } from '../part'
import type { Placed } from '../resolve'
import { isObject, valueAt } from '../walk'

/** `provides` is `undefined` for an unknown moment, where everything is allowed. */
export type Around = {
  readonly name?: string
  readonly moment?: Moment
  readonly provides?: readonly string[]
}

/** Outside of every moment. */
export const NOWHERE: Around = { provides: [] }
const ANYWHERE: Around = {}

/** The moments of the language of a schema. */
export function momentsOf({ home }: Placed): Readonly<Record<string, Moment>> {
  return (isLoaded(home) && schemaOf(home)['x-moments']) || {}
}

/** The owners of a number of the rules: a piece, a seat, a cell or several of these. */
export const ownersOf = ({ home }: Placed, number: unknown): readonly string[] | undefined => {
  const numbers = isLoaded(home) ? schemaOf(home)['x-numbers'] : undefined
  return numbers && Object.hasOwn(numbers, String(number)) ? numbers[String(number)] : undefined
}

/** The owners of the number or the figure that a word names. */
export function ownersIn(placed: Placed, { number, figure }: Readonly<Record<string, unknown>>) {
  if (figure === undefined) return ownersOf(placed, number)
  const figures = isLoaded(placed.home) ? schemaOf(placed.home)['x-figures'] : undefined
  return figures && Object.hasOwn(figures, String(figure)) ? figures[String(figure)] : undefined
}

/** The data available within a map: that of its own moment, if it has one. */
export function within(placed: Placed, value: Readonly<Record<string, unknown>>, around: Around): Around {
  const key = momentKey(placed.schema)
  if (key === undefined) return around
  const name = value[key]
  if (name === undefined) return placed.schema.required?.includes(key) ? ANYWHERE : NOWHERE
  const moments = momentsOf(placed)
  if (typeof name !== 'string' || !Object.hasOwn(moments, name)) return ANYWHERE
  return { name, moment: moments[name], provides: moments[name].provides }
}

const momentKey = ({ properties = {} }: Schema): string | undefined =>
  Object.keys(properties).find((key) => properties[key]['x-moment'])

/** The name of each kind of owner among the data of moments. */
const OWNED: Readonly<Record<string, string>> = { piece: 'unit', seat: 'seat', cell: 'cell' }
export const readBy = (owners: readonly string[]): string[] => owners.map((owner) => OWNED[owner])

/** The data available under a key of a map. @param cards the data available to cards of decks */
export function under(
  placed: Placed,
  key: string,
  value: Readonly<Record<string, unknown>>,
  around: Around,
  cards: readonly string[] | undefined,
): Around {
  const { 'x-gives': gives, 'x-lasts': lasts } = placed.schema.properties?.[key] ?? {}
  if (lasts) return NOWHERE
  if (!gives || !around.provides) return around
  if (gives.includes('deck')) return cards ? { provides: cards } : ANYWHERE
  const more = gives.flatMap((one) =>
    one === 'number' ? readBy(ownersOf(placed, value.number) ?? []) : [one],
  )
  return { ...around, provides: [...around.provides, ...more] }
}

/** Whether blocks can stand in files of a kind. */
export const speaksBlocks = (kind: Kind): boolean => /(?:^|-)(?:scenario|deck|tracks)$/.test(kind)

/** Sides that can have the turn at a moment; `undefined` for any. */
export function turnsAt({ moment }: Around, root: unknown): readonly unknown[] | undefined {
  const order = valueAt(root, ['order'])
  // With initiative, the last side of the order need not be the last to act.
  if (moment?.turn === undefined || !Array.isArray(order)) return undefined
  if (moment.turn === 'none') return []
  if (moment.turn === 'last') return isObject(root) && root.initiative ? undefined : order.slice(-1)
  return order.slice(0, 1)
}
