/** The end of a turn: the bank opens after lunch. The next turn restores dead families and units (J-104, J-105, J-107). */

import { moment } from '../../../../blocks/interpreter'
import { passing } from '../../../../kernel/phases'
import { notesAfterCoup } from '../../blocks/numbers'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import { customers } from '../../phases/bank'
import { exposeTop } from '../../rules/money'
import { CONSEQUENCES, ENDS, LUNCH, OPEN } from '../../state'

export const close: Phase = {
  ...passing(),
  enter(turn) {
    const { state, rules } = turn
    state.stage = CONSEQUENCES
    if (state.bank === LUNCH) {
      state.bank = OPEN
      if (customers(rules, state).length > 0) {
        emit(turn, 'bank-opens')
        return 'bank'
      }
    }
    /** J-141: exposes notes after a coup. */
    if (state.coup >= 0) exposeTop(turn, notesAfterCoup(rules, state))
    moment(turn, 'turn-ended')
    if (state.lastTurn !== 1) return 'draw'
    state.ending = ENDS.indexOf('last-turn')
    return 'over'
  },
}
