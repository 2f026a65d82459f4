/** Nobody is asked any more. */
import { say } from '../choices'
import type { Phase, PhaseId } from '../phase'
import { ENDS, type JuntaTurn } from '../state'

export const over: Phase = {
  asked: () => [],
  prompt: () => say('over'),
  choices: () => [],
  on: {},
}

export function endGame(turn: JuntaTurn, end: (typeof ENDS)[number]): PhaseId {
  turn.state.ending = ENDS.indexOf(end)
  return 'over'
}
