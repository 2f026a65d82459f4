/** Nobody is asked any more. */
import { passing } from '../../../kernel/phases'
import { emit } from '../events'
import type { Phase } from '../phase'

export const over: Phase = {
  ...passing(),
  /** Accounts are counted in the open, and it is known that the aid was not enough. */
  begin(turn) {
    emit(turn, 'ended', { kind: turn.state.ending === 0 ? 'exhausted' : 'dead' }, { reveals: true })
  },
}
