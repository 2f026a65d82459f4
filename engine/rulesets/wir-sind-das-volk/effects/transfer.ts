/** Living standards go from one province to another of the same side; no printed card moves them. */
import type { Choice } from '../../../types'
import { sideName } from '../events'
import { provinceOf, type TaskKindRules } from '../phase'
import { at, outside } from '../refusals/provinces'
import { no } from '../refusals/reason'
import type { Rules } from '../rules'
import { dropStandard, sectionsToEmpty } from '../rules/standards'
import { provincesFor, putFirst, spend } from '../rules/tasks'
import { NOBODY, type Task, type VolkState } from '../state'
import { asking, type EffectRules } from './effect'

/** From where one can go; from the divided city by section, so that they stay even (W-47). */
function choices(rules: Rules, state: VolkState, task: Task): Choice[] {
  const provinces = provincesFor(rules, task)
  if (provinces.length < 2) return []
  return provinces
    .filter((province) => state.standard[province] > 0)
    .flatMap((province) =>
      province === rules.provinces.divided
        ? sectionsToEmpty(rules, state).map((section) => rules.choices.section(section, 'choose'))
        : [rules.choices.province('choose', province)],
    )
}

const leaving: TaskKindRules = {
  prompt: (rules, _, { of }) => ({ key: 'volk.prompt.transfer', values: { side: sideName(rules, of) } }),
  choices,
  on: {
    choose(turn, action, task) {
      const { provinces } = turn.def.rules
      const section = provinces.sections.ids.indexOf(action.section as string)
      const from = section === NOBODY ? provinceOf(turn, action) : provinces.divided
      const where = provincesFor(turn.def.rules, task).filter((province) => province !== from)
      spend(turn)
      putFirst(turn, { ...task, kind: 'standard', count: 1, where })
      dropStandard(turn, from, section)
    },
  },
  refuse(attempt, task) {
    const { sections } = attempt.rules.provinces
    const section = sections.ids.indexOf(attempt.action.section as string)
    if (section >= 0)
      return no('W-47', 'section-uneven-less', {
        values: { place: { text: `areas.${sections.ids[section]}` } },
        cells: [sections.cell[section]],
      })
    return outside(attempt, task, 'W-52') ?? no('W-56', 'no-standard', at(attempt))
  },
}

export const effects = { transfer: asking('transfer', leaving) } satisfies Readonly<
  Record<string, EffectRules>
>
