/** Why a province may not be chosen: it is none, or not where the icon says. */
import type { Refusal } from '../../../types'
import { provincesFor } from '../rules/tasks'
import type { Task } from '../state'
import { USES } from '../state'
import type { Attempt } from './reason'
import { aboutProvince, aboutSide, no, provinceIn } from './reason'

export const at = ({ rules, action }: Attempt) => {
  const province = rules.provinces.indexOf.get(action.province as string) ?? -1
  return province < 0
    ? {}
    : { values: aboutProvince(rules, province), cells: [rules.provinces.cell[province]] }
}

/** No province, or none of those in question. */
export function bound(attempt: Attempt, rule: string, allowed: readonly number[]): Refusal | undefined {
  const province = provinceIn(attempt)
  if (province < 0) return no(rule, 'no-province')
  return allowed.includes(province) ? undefined : no(rule, 'not-there', at(attempt))
}

/** W-52: another side; W-58: not where the icon says. */
export function outside(attempt: Attempt, task: Task, rule: string): Refusal | undefined {
  const { rules } = attempt
  const province = provinceIn(attempt)
  if (province < 0) return no(rule, 'no-province')
  if (rules.provinces.side[province] !== task.of)
    return no(isQuiet(attempt) ? 'W-38' : 'W-52', 'other-side', {
      ...at(attempt),
      values: { ...aboutProvince(rules, province), ...aboutSide(rules, task.of) },
    })
  return provincesFor(rules, task).includes(province) ? undefined : no(rule, 'not-there', at(attempt))
}

/** W-38: a card that is played to take unrest away does so in a province of one's own. */
export const isQuiet = ({ state }: Attempt): boolean => USES[state.use] === 'quiet'
