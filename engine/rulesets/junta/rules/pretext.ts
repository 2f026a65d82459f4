/** A pretext for a coup (J-95), and who is asked first whether to begin one (J-99). */
import { clockwise } from '../coup/rules/command'
import type { Rules } from '../rules'
import { CALL, type JuntaState, type JuntaTurn } from '../state'

/** From the President's left. */
export const callOrder = (rules: Rules, { president }: JuntaState): number[] =>
  clockwise(rules, (president + 1) % rules.seats.length)

/** One that comes up only in step 8 is for everybody, those among them who could not rise before (J-96). */
export function raisePretext({ state, rules }: JuntaTurn): void {
  if (state.pretext === 1) return
  state.pretext = 1
  if (state.stage === CALL && state.coup < 0) state.slots = callOrder(rules, state)
}
