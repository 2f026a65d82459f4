/** The return of an exile at any time (J-67 to J-69). */
import { call } from '../../../kernel/calls'
import { button } from '../choices'
import { interiorOf } from '../coup/rules/command'
import { emit } from '../events'
import { memo } from '../memo'
import type { PhaseId } from '../phase'
import { comeBack as mustWait } from '../requirements/lives'
import { comeHome, isSafeToReturn } from '../rules/lives'
import { type JuntaState, type JuntaTurn, NOBODY } from '../state'
import type { OptionalAction } from './optional-action'

export const comingHome = memo((rules, family, isSafe) =>
  button(rules, 'return', { family }, isSafe ? 'return-safely' : 'return'),
)

export const returning: OptionalAction = {
  list(rules, state, lists) {
    for (let seat = 0; seat < lists.length; seat++)
      if (state.exile[seat] !== NOBODY && !isAskedAbroad(state, seat) && !mustWait({ rules, state, seat }))
        lists[seat].push(comingHome(rules, seat, isSafeToReturn(rules, state, seat) ? 1 : 0))
  },
  on: {
    return: (turn, _, seat) => comeBack(turn, seat),
  },
}

/** True if the phase itself decides about this return, at the beginning of a turn. */
const isAskedAbroad = ({ phase, queue }: JuntaState, seat: number): boolean =>
  phase === 'abroad' && queue[0] === seat

/** J-67, J-68: a safe return happens at once. Otherwise the Interior Minister decides. */
export function comeBack(turn: JuntaTurn, seat: number): PhaseId | undefined {
  const { rules } = turn
  if (isSafeToReturn(rules, turn.state, seat)) {
    comeHome(turn, seat)
    return undefined
  }
  emit(turn, 'returning', { family: seat })
  turn.state.danger = [seat, interiorOf(rules, turn.state), 1]
  return call(turn, 'return')
}
