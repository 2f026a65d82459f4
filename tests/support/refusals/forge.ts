/** Actions near the legal ones: another unit, cell, number or seat, an action of another phase, one with a field too many or too few. */
import { decisions } from '../../../engine/game'
import { nextBelow } from '../../../engine/kernel/random'
import type { Action, GameDef, GameState, Seat } from '../../../engine/types'
import { pick } from '../../engine/support/agreement'
import type { Trial } from './judge'

type Value = string | number | boolean
/** What has been offered so far: by type, and by field. */
export type Hoard = {
  readonly actions: Map<string, Action[]>
  readonly values: Map<string, Set<Value>>
}
const MOST_OF_A_KIND = 60

/** Fields of each type of action, in each of its shapes. */
export type Shapes = Readonly<Record<string, readonly (readonly string[])[]>>

/** Any action of the game, whether or not it was ever offered. */
function shaped({ values }: Hoard, rng: number[], shapes: Shapes): Action {
  const type = pick(rng, Object.keys(shapes))
  const fields = pick(rng, shapes[type])
  return {
    type,
    ...Object.fromEntries(fields.map((field) => [field, pick(rng, [...(values.get(field) ?? ODD)])])),
  }
}

/** Begins with values that are of the game whether or not they are ever offered. */
export const hoardOf = (values: Readonly<Record<string, readonly Value[]>>): Hoard => ({
  actions: new Map(),
  values: new Map(Object.entries(values).map(([field, list]) => [field, new Set(list)])),
})

export function remember({ actions, values }: Hoard, rng: number[], def: GameDef, state: GameState): void {
  for (const { choices } of decisions(def, state))
    for (const { action } of choices) {
      const alike = actions.get(action.type) ?? []
      if (alike.length < MOST_OF_A_KIND) alike.push(action)
      else if (nextBelow(rng, 8) === 0) alike[nextBelow(rng, alike.length)] = action
      actions.set(action.type, alike)
      for (const [field, value] of Object.entries(action))
        if (field !== 'type') values.set(field, (values.get(field) ?? new Set()).add(value))
    }
}

const ODD: readonly Value[] = ['', '9999', '0000', 7, -1, 0, true, 'x'.repeat(99)]

/** Lists of what may stand in a field: near what stood there, where the game says what is near. */
export type Near<D extends GameDef = GameDef> = (
  def: D,
  field: string,
  value: Value,
) => readonly Value[] | undefined

/** Cells within two of the one that stood there. */
export function nearCells<D extends GameDef>(
  { grid }: D,
  field: string,
  value: Value,
): readonly Value[] | undefined {
  const at = field === 'cell' ? grid.indexOf(String(value)) : -1
  return at < 0 ? undefined : grid.names.filter((_, cell) => grid.distance(cell, at) <= 2)
}

const fieldsOf = (action: Action): string[] => Object.keys(action).filter((key) => key !== 'type')

function changed(hoard: Hoard, rng: number[], def: GameDef, action: Action, near: Near): Action {
  const fields = fieldsOf(action)
  if (fields.length === 0) return anyOf(hoard, rng)
  const field = pick(rng, fields)
  const close = nextBelow(rng, 2) === 0 ? near(def, field, action[field]) : undefined
  const values = close && close.length > 0 ? close : [...(hoard.values.get(field) ?? ODD)]
  return { ...action, [field]: pick(rng, values) }
}

const anyOf = ({ actions }: Hoard, rng: number[]): Action => pick(rng, pick(rng, [...actions.values()]))

function odd(rng: number[], action: Action): Action {
  const fields = fieldsOf(action)
  const [field] = fields.length > 0 && nextBelow(rng, 3) > 0 ? [pick(rng, fields)] : ['unit', 'cell', 'count']
  if (nextBelow(rng, 3) > 0) return { ...action, [field]: pick(rng, ODD) }
  const { [field]: _, ...rest } = action
  return rest as Action
}

/** For games of many kinds of steps, in which actions taken from all of them would mostly come at a wrong moment. */
export type Likely = {
  /** Who is asked now. */
  seats(state: GameState): readonly Seat[]
  /** Types of actions that belong to the moment. */
  types(state: GameState): readonly string[]
  /** Values that may matter to a seat now; none where any will do. */
  values(state: GameState, seat: Seat, field: string): readonly Value[]
}

export type Forge = {
  readonly def: GameDef
  readonly hoard: Hoard
  readonly shapes: Shapes
  readonly near: Near
  readonly likely?: Likely
}

/** An action of the moment, with values that may matter now, or some of them; once in five times any action. */
function timely({ hoard, shapes, likely }: Forge, rng: number[], state: GameState): Trial | undefined {
  if (!likely || nextBelow(rng, 5) === 0) return undefined
  const types = likely.types(state)
  const seats = likely.seats(state)
  if (types.length === 0 || seats.length === 0) return undefined
  const [type, seat] = [pick(rng, types), pick(rng, seats)]
  const value = (field: string): Value => {
    const close = nextBelow(rng, 3) > 0 ? likely.values(state, seat, field) : []
    return pick(rng, close.length > 0 ? close : [...(hoard.values.get(field) ?? ODD)])
  }
  const action = {
    type,
    ...Object.fromEntries(pick(rng, shapes[type]).map((field) => [field, value(field)])),
  }
  return { seat, action }
}

function forged({ def, hoard, shapes, near }: Forge, rng: number[], offered: readonly Action[]): Action {
  const base = offered.length > 0 && nextBelow(rng, 2) === 0 ? pick(rng, offered) : anyOf(hoard, rng)
  switch (nextBelow(rng, 9)) {
    case 0:
      return odd(rng, base)
    case 1:
      return anyOf(hoard, rng)
    case 2:
    case 3:
      return shaped(hoard, rng, shapes)
    case 4:
      return changed(hoard, rng, def, changed(hoard, rng, def, base, near), near)
    case 5:
      return nextBelow(rng, 6) === 0 ? { ...base, type: pick(rng, ['', 'no-such-thing']) } : anyOf(hoard, rng)
    default:
      return changed(hoard, rng, def, base, near)
  }
}

/** A handful of offered actions, and many forged ones, of which one in twelve comes from any seat. */
export function forge(by: Forge, rng: number[], state: GameState, count: number): Trial[] {
  const { def } = by
  const asked = decisions(def, state)
  const offered = asked.flatMap(({ seat, choices }) => choices.map(({ action }) => ({ seat, action })))
  const legal = offered.length > 0 ? Array.from({ length: 3 }, () => pick(rng, offered)) : []
  const seatOf = (): Seat =>
    asked.length === 0 || nextBelow(rng, 12) === 0
      ? pick(rng, [...def.seats, 'nobody'])
      : pick(rng, asked).seat
  const trials = Array.from({ length: count }, (): Trial => {
    const trial = timely(by, rng, state)
    if (trial) return trial
    const seat = seatOf()
    const own = offered.filter((one) => one.seat === seat).map(({ action }) => action)
    return { seat, action: forged(by, rng, own) }
  })
  return [...legal, ...trials]
}
