/** Choices and requirements say the same: an action is offered to a seat that is asked exactly when the ruleset finds nothing that it lacks. */
import { expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import { formFault } from '../../engine/kernel/form-check'
import { ownDef } from '../../engine/kernel/position'
import { seedRandom } from '../../engine/kernel/random'
import { wholeRulesetOf } from '../../engine/rulesets'
import type { Action, GameDef, GameState, Seat } from '../../engine/types'
import { pick } from '../engine/support/agreement'
import { perScale, trySeeds } from './budget'
import { casePositions } from './refusals/case-positions'
import { type Hoard, hoardOf, type Likely, remember, type Shapes } from './refusals/forge'
import type { Court } from './refusals/suite'

/** Every action of a shape is tried where they are no more; else so many, by chance. */
const MOST_OF_A_SHAPE = 400

type Value = string | number | boolean
type Tried = { readonly seat: Seat; readonly action: Action; readonly isOffered: boolean }
/** A position and every well-formed action of those who are asked in it. */
export type Held<D extends GameDef> = { readonly def: D; readonly state: GameState; readonly tried: Tried[] }

const nameOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

/** The first one always: it is the one that is mistaken for none. */
const someOf = (list: readonly Value[], most: number, rng: number[]): readonly Value[] =>
  list.length <= most ? list : [list[0], ...Array.from({ length: most - 1 }, () => pick(rng, list))]

function actionsOf(shapes: Shapes, { values }: Hoard, rng: number[]): Action[] {
  return Object.entries(shapes).flatMap(([type, all]) =>
    all.flatMap((fields) => {
      const most = Math.ceil(MOST_OF_A_SHAPE ** (1 / Math.max(1, fields.length)))
      return fields.reduce<Action[]>(
        (actions, field) => {
          const some = someOf([...(values.get(field) ?? [])], most, rng)
          return actions.flatMap((action) => some.map((value): Action => ({ ...action, [field]: value })))
        },
        [{ type }],
      )
    }),
  )
}

/** Of what belongs to other moments one in so many is tried, where a game says what belongs to this one. */
const OF_OTHER_MOMENTS = perScale({ daily: 24, reduced: 12, long: 1 })

function triedIn(
  def: GameDef,
  state: GameState,
  actions: ReadonlyMap<string, Action>,
  likely: Likely | undefined,
): Tried[] {
  const asked = decisions(def, state)
  return [...new Set(asked.map(({ seat }) => seat))].flatMap((seat, turn) => {
    const offers = asked.filter((one) => one.seat === seat).flatMap(({ choices }) => choices)
    const offered = new Map(offers.map(({ action }) => [nameOf(action), action]))
    const timely = likely && new Set([...likely.types(state), ...offers.map(({ action }) => action.type)])
    const others = [...actions].flatMap(([name, action], at) => {
      const isTimely = !timely || timely.has(action.type) || (at + turn) % OF_OTHER_MOMENTS === 0
      return isTimely && !offered.has(name) ? [action] : []
    })
    return [
      ...[...offered.values()].map((action) => ({ seat, action, isOffered: true })),
      ...others.map((action) => ({ seat, action, isOffered: false })),
    ]
  })
}

/** The positions of a game of a court, with what may be tried in them. */
export function heldIn<D extends GameDef, S>(court: Court<D, S>, seed: number): Held<D>[] {
  const { def, states } = court.positions(seed)
  const rng = seedRandom(seed * 6007)
  const hoard = court.hoard(def)
  for (const state of states) remember(hoard, rng, def, state)
  return heldWith(court, def, states, hoard, rng)
}

function heldWith<D extends GameDef, S>(
  court: Court<D, S>,
  def: D,
  states: readonly GameState[],
  hoard: Hoard,
  rng: number[],
): Held<D>[] {
  const likely = court.likely?.(def)
  const wellFormed = actionsOf(court.judge.shapes, hoard, rng).filter((one) => !formFault(def.forms, one))
  const actions = new Map(wellFormed.map((action) => [nameOf(action), action]))
  return states.map((state) => ({ def, state, tried: triedIn(def, state, actions, likely) }))
}

/** The positions of the cases of a pack, with what may be tried in them: of each field the first value of all, what was offered, and what the case names. */
export function heldInCases<D extends GameDef, S>(court: Court<D, S>, pack: string): Held<D>[] {
  return casePositions<D>(pack).flatMap(({ def, states, actions }, index) => {
    const rng = seedRandom(index * 6007 + 1)
    const firsts = [...court.hoard(def).values].map(([field, values]) => [field, [...values].slice(0, 1)])
    const hoard = hoardOf(Object.fromEntries(firsts))
    for (const state of states) remember(hoard, rng, def, state)
    for (const { type: _, ...fields } of actions)
      for (const [field, value] of Object.entries(fields)) valuesOf(hoard, field).add(value)
    return heldWith(court, def, states, hoard, rng)
  })
}

function valuesOf({ values }: Hoard, field: string): Set<Value> {
  const known = values.get(field) ?? new Set<Value>()
  values.set(field, known)
  return known
}

/** Where choices and requirements part: a kind of difference, with an example. */
export function partings<D extends GameDef>({ def, state, tried }: Held<D>): [string, string][] {
  const ruleset = wholeRulesetOf(def)
  const owned = ownDef(ruleset, def)
  return tried.flatMap(({ seat, action, isOffered }): [string, string][] => {
    const lacks = ruleset.refuse(owned, state, seat, action)
    if ((lacks === undefined) === isOffered) return []
    const kind = lacks ? `offered, though ${lacks.message.key}` : 'not offered, though nothing is lacking'
    return [[`${action.type} in ${state.phase} is ${kind}`, JSON.stringify({ seat, action })]]
  })
}

/** One example of each kind of difference. */
const partingsIn = <D extends GameDef>(held: readonly Held<D>[]): string[] =>
  [...new Map(held.flatMap(partings))].map((one) => one.join(': '))

/** The same for every game: a few fixed seeds. In a quick test of its own it notices mutants. */
export function testFixedRequirements<D extends GameDef, S>(
  court: Court<D, S>,
  seeds: readonly number[],
): void {
  test('an action is offered exactly when it lacks nothing', { timeout: 300_000 }, () => {
    const held = seeds.flatMap((seed) => heldIn(court, seed))
    expect(partingsIn(held)).toEqual([])
    const tried = held.flatMap((one) => one.tried)
    expect(tried.filter(({ isOffered }) => isOffered).length).toBeGreaterThan(held.length)
    expect(tried.filter(({ isOffered }) => !isOffered).length).toBeGreaterThan(held.length)
  })
}

/** On the day of a game, wherever the cases of its packs come to. */
export function testRequirementsInCases<D extends GameDef, S>(
  court: Court<D, S>,
  packs: readonly string[],
): void {
  test.each(packs)(
    'wherever a case of %s comes to, an action is offered exactly when it lacks nothing',
    {
      timeout: 300_000,
    },
    (pack) => {
      const held = heldInCases(court, pack)
      expect(partingsIn(held)).toEqual([])
      expect(held.length).toBeGreaterThan(20)
    },
  )
}

/** New seeds each day. */
export function testOtherRequirements<D extends GameDef, S>(court: Court<D, S>): void {
  test('an action is offered exactly when it lacks nothing in other games', { timeout: 3_600_000 }, () => {
    const budget = perScale({
      daily: { seconds: 1, atLeast: 1 },
      reduced: { seconds: 2, atLeast: 2 },
      long: { seconds: 30, atLeast: 10 },
    })
    const name = `${court.ruleset}/requirements`
    trySeeds({ name, ...budget }, (seed) => partingsIn(heldIn(court, seed)).join('\n') || undefined)
  })
}

export function testRequirements<D extends GameDef, S>(court: Court<D, S>, seeds: readonly number[]): void {
  testFixedRequirements(court, seeds)
  testOtherRequirements(court)
}
