/** Cubes and living standards in a province of choice (W-56, W-58, W-60, W-62, W-67). */
import type { Action, Choice } from '../../../types'
import { emitOfProvince, sideName } from '../events'
import { provinceOf, type TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { dropStandard, placeStandard, sectionsToEmpty, sectionsToFill } from '../rules/standards'
import { protestsLeft, standardsLeft } from '../rules/supply'
import { endTask, provincesFor, putFirst, spend } from '../rules/tasks'
import { addUnrest, canRise, takeUnrest } from '../rules/unrest'
import { EAST, NOBODY, type Task, type VolkState } from '../state'

const list = (rules: Rules, provinces: readonly number[], fits: (province: number) => boolean): Choice[] =>
  provinces.filter(fits).map((province) => rules.choices.province('choose', province))

const prompt =
  (kind: string) =>
  (rules: Rules, _: VolkState, { count, of }: Task) => ({
    key: `volk.prompt.${kind}${count < 0 ? '-less' : ''}`,
    values: { count: Math.abs(count), side: sideName(rules, of) },
  })

export const unrest: TaskKindRules = {
  prompt: prompt('unrest'),
  choices(rules, state, task) {
    return list(rules, provincesFor(rules, task), (province) =>
      task.count > 0 ? canRise(rules, state, province) : state.unrest[province] > 0,
    )
  },
  on: {
    choose(turn, action, task) {
      const province = provinceOf(turn, action)
      spend(turn)
      if (task.count > 0) addUnrest(turn, province, 1, task.side)
      else takeUnrest(turn, province, 1)
    },
  },
}

/** Whether a cube of a province finds another one to go to, once it is taken up. */
function canLeave(rules: Rules, state: VolkState, task: Task, from: number): boolean {
  if (state.unrest[from] === 0) return false
  const unrest = state.unrest.map((count, province) => (province === from ? count - 1 : count))
  const without = { ...state, unrest }
  return provincesFor(rules, task).some((to) => to !== from && canRise(rules, without, to))
}

/** W-58: a cube goes from one province to another of the same side. */
export const shift: TaskKindRules = {
  prompt: prompt('shift'),
  choices(rules, state, task) {
    return list(rules, provincesFor(rules, task), (province) => canLeave(rules, state, task, province))
  },
  on: {
    choose(turn, action, task) {
      const from = provinceOf(turn, action)
      const where = provincesFor(turn.def.rules, task).filter((province) => province !== from)
      spend(turn)
      putFirst(turn, { ...task, kind: 'unrest', count: 1, where })
      takeUnrest(turn, from, 1)
    },
  },
}

/** W-62 */
export const calm: TaskKindRules = {
  prompt: prompt('calm'),
  choices: (rules, state, task) =>
    list(rules, provincesFor(rules, task), (province) => state.unrest[province] > rules.numbers.calmed),
  on: {
    choose(turn, action) {
      const province = provinceOf(turn, action)
      spend(turn)
      takeUnrest(turn, province, turn.state.unrest[province] - turn.def.rules.numbers.calmed)
    },
  },
}

/** Where a living standard comes or goes: a province, in the divided city by its section, NOBODY in the others. */
export function placeOf(turn: VolkTurn, action: Action): { province: number; section: number } {
  const { provinces } = turn.def.rules
  const section = provinces.sections.ids.indexOf(action.section as string)
  return { province: section === NOBODY ? provinceOf(turn, action) : provinces.divided, section }
}

/** W-56: whatever the factories are worth; in the divided city a section is chosen too, so that they stay even (W-47). */
export const standard: TaskKindRules = {
  prompt: prompt('standard'),
  choices(rules, state, task) {
    const comes = task.count > 0 && standardsLeft(rules, state) > 0
    const { divided } = rules.provinces
    return provincesFor(rules, task).flatMap((province) => {
      if (task.count > 0 ? !comes : state.standard[province] === 0) return []
      if (province !== divided) return [rules.choices.province('choose', province)]
      const sections = task.count > 0 ? sectionsToFill(rules, state) : sectionsToEmpty(rules, state)
      return sections.map((section) => rules.choices.section(section, 'choose'))
    })
  },
  on: {
    choose(turn, action, task) {
      const { province, section } = placeOf(turn, action)
      spend(turn)
      if (task.count > 0) placeStandard(turn, province, section)
      else dropStandard(turn, province, section)
    },
  },
}

/** W-60: the supplier that shares a protest of the divided city, while there are markers, or the one that need not any more. */
export const echo: TaskKindRules = {
  prompt: prompt('echo'),
  choices(rules, state, { count }) {
    const { provinces, choices } = rules
    if (count > 0 && protestsLeft(rules, state) <= 0) return []
    const suppliers = [...new Set(provinces.sections.supplier)]
    return suppliers
      .filter((province) => count > 0 || state.echo[province] > 0)
      .map((province) => choices.province('choose', province))
  },
  on: {
    choose(turn, action, { count }) {
      const province = provinceOf(turn, action)
      spend(turn)
      turn.list('echo')[province] += Math.sign(count)
      emitOfProvince(turn, count > 0 ? 'echo' : 'echo-over', province)
    },
  },
}

/** W-67: when the card has just been played the East may wait; at the end of the decade it is used. */
export const police: TaskKindRules = {
  prompt: prompt('police'),
  choices(rules, state, { count }) {
    const provinces = list(rules, rules.provinces.of[EAST], (province) => state.unrest[province] > 0)
    if (provinces.length === 0 || state.step10 > 0 || count < rules.numbers['police-quiet']) return provinces
    return [...provinces, rules.choices.button('leave')]
  },
  on: {
    choose(turn, action, { of }) {
      spend(turn)
      turn.list('used')[of] += 1
      takeUnrest(turn, provinceOf(turn, action), 1)
    },
    leave: endTask,
  },
}
