/** Nobody is asked any more. */
import { say } from '../choices'
import { tell } from '../coup/telling'
import type { Phase, PhaseId } from '../phase'
import { ENDS, type JuntaTurn } from '../state'

export const over: Phase = {
  /** Accounts are counted in the open, and it is known that the aid was not enough. */
  begin(turn) {
    tell(turn, 'ended', { kind: turn.state.ending === 0 ? 'exhausted' : 'dead' }, { reveals: true })
  },
  asked: () => [],
  prompt: () => say('over'),
  choices: () => [],
  on: {},
}

export function endGame(turn: JuntaTurn, end: (typeof ENDS)[number]): PhaseId {
  turn.state.ending = ENDS.indexOf(end)
  return 'over'
}
