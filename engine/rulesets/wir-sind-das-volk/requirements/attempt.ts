/** The attempted action, and the parts of an answer to "why not?". */
import { inScenarioFile, refusing } from '../../../kernel/refusing'
import type { MessageValue, Refusal, Source } from '../../../types'
import type { ActionBy, VolkAction } from '../actions'
import { cardName, cityName, provinceName, sideName } from '../events'
import { SECTIONS } from '../generated/sections'
import type { NumberName, Rules } from '../rules'
import type { TaskKind, VolkState } from '../state'

/** The attempted action with its state and side. */
export type Attempt<T extends VolkAction['type'] = VolkAction['type']> = {
  readonly rules: Rules
  readonly state: VolkState
  readonly side: number
  readonly action: ActionBy<T>
}

export const no = refusing('volk', (rule) => SECTIONS[rule])

/** Returns the source of a number that decides, in tables.yaml or the scenario. */
export const inNumbers = ({ sources }: Rules, name: NumberName): Source => sources[name]

/** Returns the source of a rule option that the scenario sets, or `undefined` for its default. */
export const inRuleOptions = (rules: Rules, option: keyof Rules['ruleOptions']): Refusal['source'] =>
  rules.scenario.rules?.[option] === undefined ? undefined : inScenarioFile(rules, 'rules', option)

/** True if the first task is of this kind. */
export const isSettling = ({ phase, tasks }: VolkState, kind: TaskKind): boolean =>
  phase === 'task' && tasks[0].kind === kind

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
