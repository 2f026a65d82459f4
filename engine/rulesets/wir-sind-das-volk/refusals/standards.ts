/** Why no living standard may come to a place, or leave it. */
import type { Refusal } from '../../../types'
import { standardsLeft } from '../rules/supply'
import { provincesFor } from '../rules/tasks'
import type { Task } from '../state'
import { at, outside } from './provinces'
import type { Attempt } from './reason'
import { no, provinceIn } from './reason'

/** W-47: sections of the divided city are chosen by themselves. */
export function standard(attempt: Attempt, task: Task): Refusal {
  const { rules, state, action } = attempt
  const { provinces } = rules
  const section = provinces.sections.ids.indexOf(action.section as string)
  if (section >= 0) {
    if (!provincesFor(rules, task).includes(provinces.divided)) return no('W-56', 'section-not-there')
    if (task.count > 0 && standardsLeft(rules, state) === 0) return no('W-56', 'no-standards')
    return no('W-47', task.count > 0 ? 'section-uneven' : 'section-uneven-less', {
      values: { place: { text: `areas.${provinces.sections.ids[section]}` } },
      cells: [provinces.sections.cell[section]],
    })
  }
  const out = outside(attempt, task, 'W-56')
  if (out) return out
  if (provinceIn(attempt) === provinces.divided) return no('W-47', 'choose-section', at(attempt))
  return task.count > 0 ? no('W-56', 'no-standards') : no('W-56', 'no-standard', at(attempt))
}
