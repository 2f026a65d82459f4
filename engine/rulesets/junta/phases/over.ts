/** Nobody is asked any more. */
import { say } from '../choices'
import type { Phase } from '../phase'
import { tell } from '../telling'

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
