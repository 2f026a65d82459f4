/** Coups for tests: a written position of the pack, played step by step, and random coups. */

import { merge } from '../../engine/compile/merge'
import { apply, carryOut, compile, decisions } from '../../engine/game'
import { nextBelow } from '../../engine/kernel/random'
import { authoring } from '../../engine/rulesets/junta/authoring'
import { commanderOf } from '../../engine/rulesets/junta/coup/rules/command'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Choice, GameEvent, RawPack, Refusal } from '../../engine/types'
import type { JuntaPosition } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'

const raw = loadPack('junta')

export function republic(scenario = 'seven-families', change: object = {}): JuntaDef {
  const scenarios = { ...raw.scenarios, [scenario]: merge(raw.scenarios[scenario], change) }
  const made = compile({ ...raw, scenarios } as RawPack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as JuntaDef
}

export const OFFICES = [
  'office-interior',
  'office-first-brigade',
  'office-second-brigade',
  'office-third-brigade',
  'office-admiral',
  'office-air-force',
]

/** The first family of the order is President. The others get the offices in turn. */
export function governed(def: JuntaDef, more: Partial<JuntaPosition> = {}): JuntaPosition {
  const [president, ...others] = def.seats
  const offices = Object.fromEntries(OFFICES.map((office, index) => [office, others[index % others.length]]))
  return { president, offices, phase: 'call', pretext: true, ...more } as JuntaPosition
}

export class Coup {
  state: JuntaState
  events: readonly GameEvent[] = []
  constructor(
    readonly def: JuntaDef,
    given: JuntaPosition | JuntaState,
    dice: readonly number[] = [],
  ) {
    this.state = 'rng' in given ? given : authoring.position(def, given, dice)
  }

  /** Seats that the game waits for. */
  get asked(): string[] {
    return decisions(this.def, this.state).flatMap((one) => (one.optional ? [] : [one.seat]))
  }

  /** The choices of a seat, including optional actions. */
  choices(seat = this.asked[0]): readonly Choice[] {
    return decisions(this.def, this.state).flatMap((one) =>
      one.seat === seat && !one.optional ? one.choices : [],
    )
  }

  actions(seat = this.asked[0]): Action[] {
    return this.choices(seat).map(({ action }) => action)
  }

  /** Applies an action for the asked seat, or for another one. */
  do(action: Action, seat = this.asked[0]): this {
    const next = apply(this.def, this.state, seat, action)
    if (!next.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(next.error)}`)
    this.state = next.value.state as JuntaState
    this.events = next.value.events
    return this
  }

  refuses(action: Action, seat = this.asked[0]): Refusal {
    const next = apply(this.def, this.state, seat, action)
    if (next.ok) throw new Error(`${JSON.stringify(action)} is allowed`)
    return next.error
  }

  cell(name: string): number {
    return this.def.grid.indexOf(name)
  }

  seat(name: string): number {
    return this.def.seats.indexOf(name)
  }

  /** Counts the units of a family in a space. */
  count(space: string, family: string): number {
    const { rules } = this.def
    return rules.units.ids.filter(
      (_, unit) =>
        this.state.cell[unit] === this.cell(space) &&
        commanderOf(rules, this.state, unit) === this.seat(family),
    ).length
  }
}

/** Plays a random answer, never a deal, and sometimes an optional action. Returns false if no question is pending. */
export function randomStep(coup: Coup, rng: number[], interrupts = 0): boolean {
  const all = decisions(coup.def, coup.state)
  const asked = all.filter(({ optional, choices }) => !optional && choices.length > 0)
  if (asked.length === 0) return false
  const optionalActions = all.filter(
    ({ optional, choices }) => optional && choices.some(({ group }) => IN_COUP.includes(group)),
  )
  const isAside = interrupts > 0 && optionalActions.length > 0 && nextBelow(rng, 100) < interrupts
  const decision = isAside
    ? optionalActions[nextBelow(rng, optionalActions.length)]
    : asked[nextBelow(rng, asked.length)]
  const choices = isAside ? decision.choices.filter(({ group }) => IN_COUP.includes(group)) : decision.choices
  const { action } = choices[nextBelow(rng, choices.length)]
  const next = carryOut(coup.def, coup.state, decision.seat, action)
  coup.state = next.state as JuntaState
  coup.events = next.events
  return true
}

/** Groups of optional actions in a coup, except those that end it at once. */
const IN_COUP = ['flee', 'conduct', 'return', 'return-safely']
