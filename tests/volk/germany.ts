/** Games of Wir sind das Volk! for tests: a scenario of the pack with changes, and chosen positions. */

import { merge } from '../../engine/compile/merge'
import { apply, compile, decisions } from '../../engine/game'
import { authoring } from '../../engine/rulesets/wir-sind-das-volk/authoring'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action, RawPack } from '../../engine/types'
import type { VolkPosition, VolkRuleOptions } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { own } from '../support/own'

export const PACK = 'wir-sind-das-volk'
export const WHOLE = 'four-decades'
const raw = loadPack(PACK)

export const packOfGermany = (): RawPack => structuredClone(raw)

/** Returns a scenario with changes merged into it. */
export function germany(scenario = WHOLE, change: object = {}): VolkDef {
  const scenarios = { ...raw.scenarios, [scenario]: merge(raw.scenarios[scenario], change) }
  const made = compile({ ...raw, scenarios } as RawPack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

/** The other value of every rule option. */
export const OTHER_RULE_OPTIONS: Required<VolkRuleOptions> = {
  startingFactories: 'first',
  bridging: 'capped',
  dismantling: 'links-first',
  crossing: 'barred',
  passingOn: 'at-end',
  evenPrestige: 'east',
  echoChooser: 'mover',
  quietWithoutMeans: 'free',
  policePrice: 'red',
  exportReference: 'all',
  keptCards: 'among',
  dividedInFlight: 'left-out',
  eventStandard: 'plain',
  wallChooser: 'ahead',
}

/** The whole game with hardly any pieces, so that supplies always run out. */
export function poorGermany(): VolkDef {
  const def = germany()
  const { rules } = def
  const supply = {
    ...rules.supply,
    unrest: 41,
    standard: 4,
    rail: 9,
    protest: 3,
    socialist: 2,
    rundown: 1,
    abroad: 1,
  }
  const units = rules.pack.units.units.map((piece) => ({
    ...piece,
    count: piece.kind === 'factory' ? 4 : supply[piece.kind],
  }))
  const pack = { ...rules.pack, units: { ...rules.pack.units, units } }
  return { ...def, rules: { ...rules, supply: { ...supply, factories: [4, 4] }, pack } }
}

export const at = (def: VolkDef, given: VolkPosition, dice: readonly number[] = []): VolkState =>
  authoring.position(def, given as never, dice)

/** Applies actions in turn, each by the first asked seat that may take it. */
export function does(def: VolkDef, from: VolkState, ...actions: readonly Action[]): VolkState {
  return actions.reduce((state, action) => {
    const tried = decisions(def, state).map(({ seat }) => apply(def, state, seat, action))
    const done = tried.find((one) => one.ok) ?? tried[0]
    if (!done?.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done?.error)}`)
    return done.value.state as VolkState
  }, from)
}
