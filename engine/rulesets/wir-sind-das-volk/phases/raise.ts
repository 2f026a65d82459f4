/** Living standards rise, one province after the other (W-42 to W-49, W-F1, W-F4). */
import { moment } from '../../../blocks/interpreter'
import type { Choice, Message } from '../../../types'
import type { ActionBy } from '../actions'
import { tableNumber } from '../blocks/numbers'
import { emit, emitOfProvince, provinceName, sideName } from '../events'
import { provinceNamed, sectionNamed } from '../names'
import { inTurn, type Phase, type PhaseId } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { barToRaise, isPlaced, PLACED, passable, shortOf } from '../rules/raising'
import { takeUnrest } from '../rules/unrest'
import type { VolkState } from '../state'

export const raise: Phase = {
  enter: (turn) => (choicesOf(turn.rules, turn.state).length > 1 ? undefined : finish(turn)),
  asked: inTurn,
  prompt: (rules, state): Message => ({
    key: isPlaced(state) ? 'volk.prompt.pass-on' : 'volk.prompt.raise',
    values: {
      side: sideName(rules, state.turn),
      points: Math.max(0, state.points),
      left: tableNumber(rules, state, 'raises', state.turn) - state.raised.length,
    },
  }),
  choices: (rules, state) => choicesOf(rules, state),
  on: {
    raise: place,
    'pass-on': passOn,
    done: finish,
  },
}

function choicesOf(rules: Rules, state: VolkState): Choice[] {
  const { choices, provinces, ruleOptions } = rules
  const list: Choice[] = []
  if (ruleOptions.passingOn === 'at-once' || isPlaced(state))
    for (const section of passable(rules, state)) list.push(choices.section('pass-on', section))
  if (!isPlaced(state))
    for (const province of provinces.of[state.turn])
      if (barToRaise(rules, state, state.turn, province, state.points) === undefined)
        list.push(choices.province('raise', province))
  list.push(choices.button('done'))
  return list
}

function place(turn: VolkTurn, action: ActionBy<'raise'>): PhaseId {
  const { state, rules } = turn
  const province = provinceNamed(rules, action.province)
  state.points -= shortOf(rules, state, province)
  turn.list('standard')[province] += 1
  turn.list('raised').push(province)
  emitOfProvince(turn, 'raised', province, { standard: state.standard[province] })
  if (rules.ruleOptions.passingOn === 'at-once')
    takeUnrest(turn, province, tableNumber(rules, state, 'raise-quiet', state.turn))
  moment(turn, 'standard-raised', { seat: state.turn })
  return 'raise'
}

function passOn(turn: VolkTurn, action: ActionBy<'pass-on'>): PhaseId {
  const { state } = turn
  const { provinces } = turn.rules
  const section = sectionNamed(turn.rules, action.section)
  const supplier = provinces.sections.supplier[section]
  const standard = turn.list('standard')
  standard[supplier] -= 1
  standard[provinces.divided] += 1
  turn.list('sections')[section] += 1
  state.supplier = supplier
  const names = {
    province: provinceName(turn.rules, supplier),
    place: { text: `areas.${provinces.sections.ids[section]}` },
  }
  emit(turn, 'passed-on', names, {
    province: provinces.ids[supplier],
    section: provinces.sections.ids[section],
  })
  return 'raise'
}

/** W-F4: by option unrest leaves only after all are placed and passed on. For a passed one it leaves the divided city. */
function finish(turn: VolkTurn): PhaseId | undefined {
  const { state, rules } = turn
  if (rules.ruleOptions.passingOn === 'at-end') {
    if (!isPlaced(state)) {
      state.points = PLACED
      if (passable(rules, state).length > 0) return undefined
    }
    for (const province of state.raised)
      takeUnrest(
        turn,
        province === state.supplier ? rules.provinces.divided : province,
        tableNumber(rules, state, 'raise-quiet', state.turn),
      )
  }
  return 'task'
}
