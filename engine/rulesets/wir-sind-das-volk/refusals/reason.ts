/** The parts of an answer to "why not?". */
import { inScenarioFile, refusing } from '../../../kernel/refusing'
import type { Action, MessageValue, Refusal, Source } from '../../../types'
import { cardName, cityName, provinceName, sideName } from '../events'
import { SECTIONS } from '../generated/sections'
import type { NumberName, Rules } from '../rules'
import type { TaskKind, VolkState } from '../state'

/** What was tried, when and by whom. */
export type Attempt = {
  readonly rules: Rules
  readonly state: VolkState
  readonly side: number
  readonly action: Action
}

export const no = refusing('volk', (rule) => SECTIONS[rule])

/** A number of tables.yaml or of the scenario, to be named as what decided. */
export const inNumbers = ({ sources }: Rules, name: NumberName): Source => sources[name]

/** An answered question of the scenario; nothing where it is left out. */
export const inOptions = (rules: Rules, option: keyof Rules['options']): Refusal['source'] =>
  rules.scenario.options?.[option] === undefined ? undefined : inScenarioFile(rules, 'options', option)

export const cityIn = ({ rules, action }: Attempt, field = 'town'): number =>
  rules.cities.indexOf.get(action[field] as string) ?? -1
export const provinceIn = ({ rules, action }: Attempt, field = 'province'): number =>
  rules.provinces.indexOf.get(action[field] as string) ?? -1
export const linkIn = ({ rules, action }: Attempt): number =>
  rules.links.indexOf.get(action.link as string) ?? -1
export const cardIn = ({ rules, action }: Attempt, field = 'card'): number =>
  rules.cards.indexOf.get(action[field] as string) ?? -1

/** Whether the first task is one of these kinds. */
export const isSettling = ({ state }: Attempt, ...kinds: readonly TaskKind[]): boolean =>
  state.phase === 'task' && kinds.includes(state.tasks[0]?.kind)

type Named = Record<string, MessageValue>
export const aboutCard = (rules: Rules, card: number): Named => ({ card: cardName(rules, card) })
export const aboutCity = (rules: Rules, city: number): Named => ({ place: cityName(rules, city) })
export const aboutProvince = (rules: Rules, province: number): Named => ({
  place: provinceName(rules, province),
})
export const aboutLink = (rules: Rules, link: number): Named => ({
  from: cityName(rules, rules.links.from[link]),
  to: cityName(rules, rules.links.to[link]),
})
export const aboutSide = (rules: Rules, side: number): Named => ({ side: sideName(rules, side) })
