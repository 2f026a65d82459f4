/** Factories that decay, are repaired, are built abroad by an event or leave (W-63 to W-66, W-81, W-104, W-106). */
import { emitOfCity, sideName } from '../events'
import type { TaskKindRules } from '../phase'
import type { Rules } from '../rules'
import { isIn } from '../rules/building'
import { hasFactory } from '../rules/economy'
import { externalsLeft, factoriesLeft, rundownsLeft } from '../rules/supply'
import { spend } from '../rules/tasks'
import { BUILT, NONE, RUNDOWN, type Task, type VolkState } from '../state'
import { ofTowns } from './choosing'

/** W-63, W-66: external factories cannot decay or be repaired. The special one is turned without a marker (W-103). */
function barToTurn(
  { cities }: Rules,
  { factory }: VolkState,
  { of, where }: Task,
  city: number,
  from: number,
) {
  if (cities.side[city] !== of) return 'town-other-side'
  if (factory[city] === NONE) return 'no-factory'
  if (cities.external[city]) return 'town-abroad'
  if (!isIn({ cities }, city, where)) return 'town-not-there'
  if (factory[city] !== from) return from === BUILT ? 'decayed' : 'not-decayed'
  return undefined
}

export const barToDecay = (rules: Rules, state: VolkState, task: Task, city: number) =>
  barToTurn(rules, state, task, city, BUILT) ??
  (rules.cities.special[city] || rundownsLeft(rules, state) > 0 ? undefined : 'no-markers')

type Kind = Pick<Parameters<typeof ofTowns>[0], 'rule' | 'barTo'>

const becoming = (kind: string, becomes: number, { rule, barTo }: Kind): TaskKindRules =>
  ofTowns({
    rule,
    barTo,
    prompt: (rules, _, { count, of }) => ({
      key: `volk.prompt.${kind}`,
      values: { count, side: sideName(rules, of) },
    }),
    does(turn, city) {
      spend(turn)
      turn.list('factory')[city] = becomes
      emitOfCity(turn, kind, city)
    },
  })

export const rundown = becoming('rundown', RUNDOWN, { rule: 'W-63', barTo: barToDecay })

export const repair = becoming('repair', BUILT, {
  rule: 'W-66',
  barTo: (rules, state, task, city) =>
    barToTurn(rules, state, task, city, RUNDOWN) ??
    (rules.cities.special[city] || factoriesLeft(rules, state, task.of) > 0 ? undefined : 'no-markers'),
})

/** An external factory in any place that the chooser likes, linked or not. */
export const external = becoming('external', BUILT, {
  rule: 'W-104',
  barTo(rules, state, _, city) {
    if (!rules.cities.external[city]) return 'not-abroad'
    if (externalsLeft(rules, state) === 0) return 'no-markers'
    return hasFactory(state, city) ? 'factory-there' : undefined
  },
})

export const raze = becoming('raze', NONE, {
  rule: 'W-106',
  barTo({ cities }, state, _, city) {
    if (!cities.external[city]) return 'not-abroad'
    return hasFactory(state, city) ? undefined : 'no-factory'
  },
})
