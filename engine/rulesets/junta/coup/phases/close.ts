/** The end of a turn: the bank opens after lunch; the next one brings back the dead and the units (J-104, J-105, J-107). */

import { passing } from '../../../../kernel/phases'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import { customers } from '../../phases/bank'
import { exposeTop } from '../../rules/money'
import { CONSEQUENCES, LUNCH, OPEN } from '../../state'

export const close: Phase = {
  ...passing(),
  enter(turn) {
    const { state } = turn
    const { rules } = turn.def
    state.stage = CONSEQUENCES
    if (state.bank === LUNCH) {
      state.bank = OPEN
      if (customers(rules, state).length > 0) {
        emit(turn, 'bank-opens')
        return 'bank'
      }
    }
    /** J-141. */
    if (state.coup >= 0) exposeTop(turn, rules.numbers.afterCoup)
    return 'draw'
  },
}
