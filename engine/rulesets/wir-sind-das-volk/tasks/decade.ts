/** The tasks at the end of a decade (W-76, W-86, W-89 to W-93, W-95 to W-99, W-101, W-105). */
import { moment } from '../../../blocks/interpreter'
import type { Choice } from '../../../types'
import { carryOut } from '../effects/carry-out'
import { cityName, emit, emitOfProvince, provinceName, sideName } from '../events'
import { cityNamed, provinceNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { inBits, spacesOf, targetsOf, unrestOfComparison } from '../rules/comparing'
import { finish } from '../rules/ending'
import { hasProtest, protestsIn } from '../rules/protests'
import { cubesLeft, protestsLeft, socialistsLeft } from '../rules/supply'
import { changeTask, endTask, spend } from '../rules/tasks'
import { addUnrest, sendSocialist } from '../rules/unrest'
import { EAST, otherSide, type VolkState, WEST } from '../state'
import { ofProvinces } from './choosing'

/** W-101, W-105: the province for which a joker, or an external factory, counts in this end of a decade. */
export const joker: TaskKindRules = {
  prompt: (rules, _, { of }) => ({ key: 'volk.prompt.joker', values: { city: cityName(rules, of) } }),
  choices: ({ choices }, _, { of, where }) => where.map((province) => choices.count(of, province)),
  on: {
    count(turn, action) {
      const { rules } = turn
      const [city, province] = [cityNamed(rules, action.town), provinceNamed(rules, action.province)]
      endTask(turn)
      turn.list('counted')[city] = province
      emit(
        turn,
        'counted',
        { city: cityName(rules, city), province: provinceName(rules, province) },
        { town: rules.cities.ids[city], province: rules.provinces.ids[province] },
      )
    },
  },
}

/** W-76: the space of the marker, or one before it on the same side. */
export const prestige: TaskKindRules = {
  prompt: (rules, _, { side }) => ({ key: 'volk.prompt.prestige', values: { side: sideName(rules, side) } }),
  choices: (rules, state) => spacesOf(rules, state).map((space) => rules.choices.reward(space)),
  on: {
    reward(turn, { space }, { side }) {
      const { rules } = turn
      endTask(turn)
      emit(turn, 'reward', { side: sideName(rules, side), space }, { side: rules.sides[side], space })
      const effects = rules.prestige.spaces.get(space) ?? []
      for (const effect of [...effects].reverse()) carryOut(turn, effect, effect.count, side)
      moment(turn, 'scored', { seat: side })
    },
  },
}

/** W-86, W-88: the order of provinces matters only if socialists (W-61), cubes or markers of protests are short. */
export const compare = ofProvinces({
  rule: 'W-86',
  open(turn, { count, of }) {
    if (isOrderOpen(turn.rules, turn.state, inBits(count))) return
    endTask(turn)
    for (const province of inBits(count)) addUnrest(turn, province, dueTo(turn, province), otherSide(of))
  },
  prompt: (rules, _, { of }) => ({ key: 'volk.prompt.compare', values: { side: sideName(rules, of) } }),
  barTo: (_, __, { count }, province) => (inBits(count).includes(province) ? undefined : 'not-poorer'),
  does(turn, province, { count, of }) {
    changeTask(turn, { count: count & ~(1 << province) })
    addUnrest(turn, province, dueTo(turn, province), otherSide(of))
  },
})

const dueTo = ({ rules, state }: VolkTurn, province: number): number =>
  unrestOfComparison(rules, state, province)

function isOrderOpen(rules: Rules, state: VolkState, provinces: readonly number[]): boolean {
  if (provinces.length < 2) return false
  const due = provinces.map((province) => unrestOfComparison(rules, state, province))
  if (sum(due) > cubesLeft(rules, state)) return true
  if (sum(protestsOfComparison(rules, state, provinces, due)) > protestsLeft(rules, state)) return true
  if (rules.provinces.side[provinces[0]] !== EAST || state.box === 0) return false
  const { protest } = rules.numbers
  const wanted = provinces.map((province, at) =>
    Math.max(0, (state.unrest[province] % protest) + due[at] - protest + 1),
  )
  return sum(wanted) > state.box && wanted.filter((count) => count > 0).length > 1
}

/** Returns the mass protests to come, including those that suppliers share with the divided city. */
const protestsOfComparison = (
  { numbers: { protest }, provinces: { divided } }: Rules,
  { unrest }: VolkState,
  provinces: readonly number[],
  due: readonly number[],
): number[] =>
  provinces.map((province, at) => {
    const own = Math.floor((unrest[province] + due[at]) / protest) - Math.floor(unrest[province] / protest)
    return province === divided ? 2 * own : own
  })

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

/** W-89 to W-93: attacks one neighbour of the other side, or none. The divided city attacks all its neighbours. */
export const attack: TaskKindRules = {
  open(turn, { of, count, side }) {
    const { rules } = turn
    if (!rules.provinces.facesAll[of]) return
    endTask(turn)
    for (const target of targetsOf(rules, turn.state, of, count)) strike(turn, of, target, count, side)
  },
  prompt: (rules, _, { of, count }) => ({
    key: 'volk.prompt.attack',
    values: { province: provinceName(rules, of), count },
  }),
  choices(rules, state, { of, count }) {
    const list: Choice[] = targetsOf(rules, state, of, count).map((target) =>
      rules.choices.attack(of, target),
    )
    return list.length === 0 ? list : [...list, rules.choices.button('pass')]
  },
  focus: ({ provinces }, _, { of }) => ({ cells: [provinces.cell[of]] }),
  on: {
    attack(turn, { target }, { of, count, side }) {
      endTask(turn)
      strike(turn, of, provinceNamed(turn.rules, target), count, side)
    },
    pass: endTask,
  },
}

function strike(turn: VolkTurn, province: number, target: number, strength: number, side: number): void {
  const { rules } = turn
  const count = strength - turn.state.standard[target]
  emit(
    turn,
    'attack',
    { province: provinceName(rules, province), target: provinceName(rules, target), count },
    { province: rules.provinces.ids[province], target: rules.provinces.ids[target], count },
  )
  addUnrest(turn, target, count, side)
}

/** W-95 to W-99: socialists come or go one by one; the East decides if there is a choice. */
export const socialists = ofProvinces({
  rule: ({ count }) => (count > 0 ? 'W-96' : 'W-98'),
  open(turn, { count }) {
    const { state, rules } = turn
    if (count > 0) {
      if (socialistsLeft(rules, state) === 0) finish(turn, 'socialists', EAST)
      else if (protestsIn(rules, state, EAST) === 0) move(turn, 1)
    } else if (state.box > 0) move(turn, -1)
    else if (state.socialists.every((there) => there === 0)) finish(turn, 'no-socialists', WEST)
  },
  prompt: (_, __, { count }) => ({
    key: count > 0 ? 'volk.prompt.socialists' : 'volk.prompt.socialists-less',
    values: { count: Math.abs(count) },
  }),
  among: ({ provinces }) => provinces.of[EAST],
  barTo(rules, state, { count }, province) {
    if (count < 0) return state.socialists[province] > 0 ? undefined : 'no-socialist'
    return hasProtest(rules, state, province) ? undefined : 'no-protest'
  },
  does(turn, province, { count }) {
    spend(turn)
    if (count > 0) {
      sendSocialist(turn, province)
      return
    }
    turn.list('socialists')[province] -= 1
    emitOfProvince(turn, 'socialist-lost', province)
    addUnrest(turn, province, 1, EAST)
  },
})

function move(turn: VolkTurn, by: number): void {
  spend(turn)
  turn.state.box += by
  emit(
    turn,
    by > 0 ? 'socialist-box' : 'socialist-box-lost',
    { count: turn.state.box },
    { box: turn.state.box },
  )
}
