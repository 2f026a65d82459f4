/** The end of the game. No seat is asked. */
import { giveUp, moment } from '../../../blocks/interpreter'
import { revealAll } from '../../../blocks/options/words'
import { passing } from '../../../kernel/phases'
import { emit } from '../events'
import type { Phase } from '../phase'
import type { JuntaState } from '../state'

export const over: Phase = {
  ...passing(),
  /** Reveals the accounts and the end of the aid deck. */
  begin(turn) {
    giveUp(turn)
    delete turn.state.interruptions
    emit(turn, 'ended', { kind: kindOf(turn.state) }, { reveals: true })
    revealAll(turn)
    moment(turn, 'game-ended')
  },
}

/** Kinds of the end, in the order of ENDS. */
const KINDS = ['exhausted', 'dead', 'last'] as const
const kindOf = ({ ending, underway }: JuntaState): string => (underway?.verdict ? 'scenario' : KINDS[ending])
