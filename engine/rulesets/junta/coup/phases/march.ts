/** The change between two phases of a coup, which resets fire, moves and losses (J-108, J-115). */

import { moment } from '../../../../blocks/interpreter'
import { passing } from '../../../../kernel/phases'
import { coupPhases } from '../../blocks/numbers'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import { NOBODY } from '../../state'
import { nextFirst, slotsFrom } from '../rules/command'

export const march: Phase = {
  ...passing(),
  enter(turn) {
    const { state, rules } = turn
    state.announced = NOBODY
    if (state.coup >= coupPhases(rules, state)) return 'sides'
    state.coup += 1
    state.first = nextFirst(rules, state, state.first)
    state.slots = slotsFrom(rules, state, state.first)
    state.moved = state.moved.map(() => 0)
    state.accord = state.accord.map(() => NOBODY)
    state.steps = []
    state.picked = []
    state.riots = []
    state.fired = 0
    state.fallen = []
    state.battles = []
    emit(turn, 'coup-phase', { count: state.coup, family: state.first })
    moment(turn, 'coup-phase-began')
    return 'movement'
  },
}
