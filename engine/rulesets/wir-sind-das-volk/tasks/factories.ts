/** Factories that decay, are repaired, come abroad by an event or leave (W-63 to W-66, W-104, W-106). */
import type { Choice } from '../../../types'
import { emitOfCity, sideName } from '../events'
import { cityOf, type TaskKindRules } from '../phase'
import type { Rules } from '../rules'
import { provincesOf } from '../rules/building'
import { hasFactory } from '../rules/economy'
import { externalsLeft, factoriesLeft, rundownsLeft } from '../rules/supply'
import { spend } from '../rules/tasks'
import { BUILT, NONE, RUNDOWN, type Task, type VolkState } from '../state'

/** Cities of the side in which a task acts, in the provinces to which it is bound. */
function citiesFor({ cities }: Rules, { of, where }: Task): number[] {
  const found: number[] = []
  for (let city = 0; city < cities.count; city++)
    if (cities.side[city] === of && (where.length === 0 || isIn({ cities }, city, where))) found.push(city)
  return found
}

const isIn = (rules: Pick<Rules, 'cities'>, city: number, where: readonly number[]): boolean =>
  provincesOf(rules, city).some((province) => where.includes(province))

/** W-63: external factories are out of reach; the special one is turned and needs no marker (W-103). */
export const mayDecay = (rules: Rules, state: VolkState, city: number): boolean =>
  state.factory[city] === BUILT &&
  !rules.cities.external[city] &&
  (rules.cities.special[city] || rundownsLeft(rules, state) > 0)

const mayRepair = (rules: Rules, state: VolkState, city: number): boolean =>
  state.factory[city] === RUNDOWN &&
  (rules.cities.special[city] || factoriesLeft(rules, state, rules.cities.side[city]) > 0)

export const decaying = (rules: Rules, state: VolkState, task: Task): Choice[] =>
  citiesFor(rules, task)
    .filter((city) => mayDecay(rules, state, city))
    .map((city) => rules.choices.city('choose', city))

const turning = (
  kind: string,
  fits: (rules: Rules, state: VolkState, city: number) => boolean,
  becomes: number,
): TaskKindRules => ({
  prompt: (rules, _, { count, of }) => ({
    key: `volk.prompt.${kind}`,
    values: { count, side: sideName(rules, of) },
  }),
  choices: (rules, state, task) =>
    citiesFor(rules, task)
      .filter((city) => fits(rules, state, city))
      .map((city) => rules.choices.city('choose', city)),
  on: {
    choose(turn, action) {
      const city = cityOf(turn, action)
      spend(turn)
      turn.list('factory')[city] = becomes
      emitOfCity(turn, kind, city)
    },
  },
})

export const rundown = turning('rundown', mayDecay, RUNDOWN)
export const repair = turning('repair', mayRepair, BUILT)

const abroad = (rules: Rules): number[] =>
  rules.cities.external.flatMap((isExternal, city) => (isExternal ? [city] : []))

/** W-104: wherever the chooser likes, linked or not. */
export const external = abroadKind(
  'external',
  (rules, state, city) => !hasFactory(state, city) && externalsLeft(rules, state) > 0,
  BUILT,
)

/** W-106 */
export const raze = abroadKind('raze', (_, state, city) => hasFactory(state, city), NONE)

function abroadKind(
  kind: string,
  fits: (rules: Rules, state: VolkState, city: number) => boolean,
  becomes: number,
): TaskKindRules {
  const rules = turning(kind, fits, becomes)
  return {
    ...rules,
    choices: (table, state) =>
      abroad(table)
        .filter((city) => fits(table, state, city))
        .map((city) => table.choices.city('choose', city)),
  }
}
