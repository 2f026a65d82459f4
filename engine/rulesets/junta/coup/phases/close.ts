/** The end of a turn: the bank opens after lunch, the dead have successors (J-104, J-105). */
import type { Phase } from '../../phase'
import { customers } from '../../phases/bank'
import { exposeTop } from '../../rules/money'
import { CONSEQUENCES, LUNCH, OPEN } from '../../state'
import { muster } from '../rules/muster'
import { tell } from '../telling'

export const close: Phase = {
  enter(turn) {
    const { state } = turn
    const { rules } = turn.def
    state.stage = CONSEQUENCES
    if (state.bank === LUNCH) {
      state.bank = OPEN
      if (customers(rules, state).length > 0) {
        tell(turn, 'bank-opens')
        return 'bank'
      }
    }
    /** J-141. */
    if (state.coup >= 0) exposeTop(turn, rules.numbers.afterCoup)
    muster(turn)
    state.dead = state.dead.map(() => 0)
    return 'draw'
  },
  asked: () => [],
  prompt: () => ({ key: 'junta.prompt.none' }),
  choices: () => [],
  on: {},
}
