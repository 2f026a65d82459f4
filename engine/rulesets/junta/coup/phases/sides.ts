/** After the last phase all families choose a side, from the leader of the rebels clockwise. Then the centres are counted (J-135). */

import { ofWord, prompt } from '../../choices'
import { emit } from '../../events'
import { ofSlots, type Phase } from '../../phase'
import { LOYAL, NOBODY, REBEL } from '../../state'
import { clockwise, isOut } from '../rules/command'
import { rebelCentres, winnerOf } from '../rules/outcome'

export const sides: Phase = {
  enter(turn) {
    const { state, rules } = turn
    /** J-X5: the President keeps their own side, or by option chooses like the others. */
    if (rules.ruleOptions.presidentSide !== 'free') turn.list('side')[state.president] = LOYAL
    state.slots = clockwise(rules, state.leader).filter(
      (seat) => !isOut(state, seat) && state.side[seat] === NOBODY,
    )
    if (state.slots.length > 0) return undefined
    state.result = winnerOf(rules, state)
    const kind = state.result === REBEL ? 'rebels' : 'president'
    emit(turn, 'coup-over', { count: rebelCentres(rules, state), kind })
    return 'junta'
  },
  asked: ofSlots,
  prompt: (rules, _, seat) => prompt(rules, 'sides', { family: seat }),
  choices: (rules) => [ofWord(rules, 'side', 'with', 'rebels'), ofWord(rules, 'side', 'with', 'president')],
  on: {
    side(turn, action, seat) {
      const isRebel = action.with === 'rebels'
      turn.list('side')[seat] = isRebel ? REBEL : LOYAL
      emit(turn, 'sided', { family: seat, kind: isRebel ? 'rebels' : 'president' })
    },
  },
}
