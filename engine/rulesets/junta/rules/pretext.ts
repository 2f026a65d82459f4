/** A pretext for a coup (J-95), and the order of the question whether to begin one (J-99). */
import { clockwise } from '../coup/rules/command'
import type { Rules } from '../rules'
import { CALL, type JuntaState, type JuntaTurn } from '../state'

/** Returns the seats from the President's left. */
export const callOrder = (rules: Rules, { president }: JuntaState): number[] =>
  clockwise(rules, (president + 1) % rules.seats.length)

/** Raises a pretext. In step 8 the question then starts again, for those who could not begin a coup before (J-96). */
export function raisePretext({ state, rules }: JuntaTurn): void {
  if (state.pretext === 1) return
  state.pretext = 1
  if (state.stage === CALL && state.coup < 0) state.slots = callOrder(rules, state)
}
