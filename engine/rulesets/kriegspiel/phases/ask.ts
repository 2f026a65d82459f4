/** A question of the scenario. The effects of the answer may change numbers of the rules. */
import { askPhase } from '../../../blocks/asking'
import type { Action } from '../../../types'
import type { PhaseId } from '../phase'
import { forget } from '../position/cache'
import type { KriegspielTurn } from '../rules'

export const ask = {
  ...askPhase,
  on: {
    answer(turn: KriegspielTurn, action: Action, seat: number): PhaseId | undefined {
      askPhase.on.answer?.(turn, action, seat)
      forget(turn.rules.cache)
      return undefined
    },
  },
}
