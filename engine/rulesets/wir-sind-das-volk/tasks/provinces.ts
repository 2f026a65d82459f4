/** Cubes and living standards in a chosen province (W-56, W-58, W-60, W-62, W-67). */
import { emitOfProvince, sideName } from '../events'
import { type Chosen, provinceNamed, sectionNamed } from '../names'
import type { TaskKindRules } from '../phase'
import { no } from '../requirements/attempt'
import type { Rules, VolkTurn } from '../rules'
import { dropStandard, placeStandard, sectionsToEmpty, sectionsToFill } from '../rules/standards'
import { cubesLeft, protestsLeft, standardsLeft } from '../rules/supply'
import { endTask, provincesFor, putFirst, spend } from '../rules/tasks'
import { addUnrest, canRise, takeUnrest } from '../rules/unrest'
import { EAST, NOBODY, type Task, type VolkState } from '../state'
import { ofProvinces } from './choosing'

const prompt =
  (kind: string) =>
  (rules: Rules, _: VolkState, { count, of }: Task) => ({
    key: `volk.prompt.${kind}${count < 0 ? '-less' : ''}`,
    values: { count: Math.abs(count), side: sideName(rules, of) },
  })

const noUnrest = ({ unrest }: VolkState, province: number) => (unrest[province] > 0 ? undefined : 'no-unrest')

export const unrest = ofProvinces({
  rule: 'W-58',
  prompt: prompt('unrest'),
  barTo(rules, state, { count }, province) {
    if (count < 0) return noUnrest(state, province)
    if (canRise(rules, state, province)) return undefined
    return cubesLeft(rules, state) === 0 ? 'no-cubes' : 'no-protest-markers'
  },
  does(turn, province, { count, side }) {
    spend(turn)
    if (count > 0) addUnrest(turn, province, 1, side)
    else takeUnrest(turn, province, 1)
  },
})

/** True if a cube can move from a province to another one. */
function canLeave(rules: Rules, state: VolkState, task: Task, from: number): boolean {
  const unrest = state.unrest.map((count, province) => (province === from ? count - 1 : count))
  const without = { ...state, unrest }
  return provincesFor(rules, task).some((to) => to !== from && canRise(rules, without, to))
}

/** W-58: moves a cube from one province to another of the same side. */
export const shift = ofProvinces({
  rule: 'W-58',
  prompt: prompt('shift'),
  barTo: (rules, state, task, from) =>
    noUnrest(state, from) ?? (canLeave(rules, state, task, from) ? undefined : 'nowhere-to-go'),
  does(turn, from, task) {
    const where = provincesFor(turn.rules, task).filter((province) => province !== from)
    spend(turn)
    putFirst(turn, { ...task, kind: 'unrest', count: 1, where })
    takeUnrest(turn, from, 1)
  },
})

export const calm = ofProvinces({
  rule: 'W-62',
  prompt: prompt('calm'),
  barTo: ({ numbers }, { unrest }, _, province) =>
    unrest[province] > numbers.calmed ? undefined : 'calm-enough',
  does(turn, province) {
    spend(turn)
    takeUnrest(turn, province, turn.state.unrest[province] - turn.rules.numbers.calmed)
  },
})

/** Returns the place of a living standard: a province, with its section in the divided city, NOBODY elsewhere. */
export function placeOf({ rules }: VolkTurn, chosen: Chosen): { province: number; section: number } {
  const section = sectionNamed(rules, chosen.section)
  const province = section === NOBODY ? provinceNamed(rules, chosen.province) : rules.provinces.divided
  return { province, section }
}

const barToStandard = (rules: Rules, state: VolkState, { count }: Task, province: number) => {
  if (count > 0) return standardsLeft(rules, state) > 0 ? undefined : 'no-standards'
  return state.standard[province] > 0 ? undefined : 'no-standard'
}

/** W-47: returns the sections to change so that they stay even. */
const evenSections = (state: VolkState, { count }: Task): number[] =>
  count > 0 ? sectionsToFill(state) : sectionsToEmpty(state)

function change(turn: VolkTurn, province: number, section: number, { count }: Task): void {
  spend(turn)
  if (count > 0) placeStandard(turn, province, section)
  else dropStandard(turn, province, section)
}

const inProvinces = ofProvinces({
  rule: 'W-56',
  prompt: prompt('standard'),
  barTo: (rules, state, task, province) =>
    province === rules.provinces.divided ? 'choose-section' : barToStandard(rules, state, task, province),
  does: (turn, province, task) => change(turn, province, NOBODY, task),
})

/** W-56: a living standard regardless of factories. In the divided city a section is chosen (W-47). */
export const standard: TaskKindRules = {
  ...inProvinces,
  choices: (rules, state, task) =>
    provincesFor(rules, task).flatMap((province) => {
      if (barToStandard(rules, state, task, province)) return []
      return province === rules.provinces.divided
        ? evenSections(state, task).map((section) => rules.choices.section('choose', section))
        : [rules.choices.province('choose', province)]
    }),
  on: {
    choose(turn, action, task) {
      const { province, section } = placeOf(turn, action)
      change(turn, province, section, task)
    },
  },
  requires(attempt) {
    const { rules, state, action } = attempt
    const { sections, divided } = rules.provinces
    const { section: name }: Chosen = action
    const section = sectionNamed(rules, name)
    if (section < 0) return inProvinces.requires?.(attempt)
    const [task] = state.tasks
    if (!provincesFor(rules, task).includes(divided)) return no('W-56', 'section-not-there')
    if (barToStandard(rules, state, task, divided) === 'no-standards') return no('W-56', 'no-standards')
    if (evenSections(state, task).includes(section)) return undefined
    return no('W-47', task.count > 0 ? 'section-uneven' : 'section-uneven-less', {
      values: { place: { text: `areas.${sections.ids[section]}` } },
      cells: [sections.cell[section]],
    })
  },
}

/** W-60: the supplier that begins or stops to share a protest of the divided city. */
export const echo = ofProvinces({
  rule: 'W-60',
  prompt: prompt('echo'),
  among: ({ provinces }) => [...new Set(provinces.sections.supplier)],
  barTo(rules, state, { count }, province) {
    const may = count > 0 ? protestsLeft(rules, state) > 0 : state.echo[province] > 0
    return may ? undefined : 'no-echo'
  },
  does(turn, province, { count }) {
    spend(turn)
    turn.list('echo')[province] += Math.sign(count)
    emitOfProvince(turn, count > 0 ? 'echo' : 'echo-over', province)
  },
})

/** W-67: true if the East may wait, because the card was just played. At the end of the decade it must be used. */
export const mayWait = (rules: Rules, { step10 }: VolkState, { count }: Task): boolean =>
  step10 === 0 && count >= rules.numbers['police-quiet']

const policed = ofProvinces({
  rule: 'W-67',
  prompt: prompt('police'),
  among: ({ provinces }) => provinces.of[EAST],
  barTo: (_, state, __, province) => noUnrest(state, province),
  does(turn, province, { of }) {
    spend(turn)
    turn.list('used')[of] += 1
    takeUnrest(turn, province, 1)
  },
})

export const police: TaskKindRules = {
  ...policed,
  choices(rules, state, task) {
    const provinces = policed.choices(rules, state, task)
    const waits = provinces.length > 0 && mayWait(rules, state, task)
    return waits ? [...provinces, rules.choices.button('leave')] : provinces
  },
  on: { ...policed.on, leave: endTask },
}
