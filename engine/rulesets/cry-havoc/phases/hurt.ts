/** The owner of a group that is hit chooses the affected piece (CH-81). */

import { RESUME } from '../../../kernel/phase'
import { only } from '../../../kernel/phases'
import { choicesOf, idsOf } from '../names'
import { type Phase, pieceOf } from '../phase'
import type { Effect, Rules } from '../rules'
import { isTouched, suffer } from '../rules/results'
import { type CryHavocState, DEAD } from '../state'
import { dropPending } from './settle'

export const hurt: Phase = {
  enter(turn) {
    const found = candidates(turn.rules, turn.state)
    if (found.length > 1) return undefined
    const effect = effectOf(turn.rules, turn.state)
    dropPending(turn)
    if (found.length === 1) suffer(turn, found[0], effect)
    return RESUME
  },
  asked: (_, state) => only(state.pending[1]),
  prompt: (rules, state) => ({ key: `cry-havoc.prompt.hurt-${effectOf(rules, state).type}` }),
  choices: (rules, state) =>
    candidates(rules, state).map((piece) => choicesOf(rules, state).piece('hurt', piece)),
  focus: (rules, state) => ({ pieces: candidates(rules, state).map((piece) => idsOf(rules, state)[piece]) }),
  on: {
    hurt(turn, action) {
      const effect = effectOf(turn.rules, turn.state)
      const piece = pieceOf(turn, action)
      dropPending(turn)
      suffer(turn, piece, effect)
    },
  },
}

export const effectOf = ({ melee }: Rules, { pending }: CryHavocState): Effect =>
  melee.effects[pending[2]][pending[3]]

/** Returns the pieces of the side that took part and that the effect can touch. */
export function candidates(rules: Rules, state: CryHavocState): number[] {
  const group = state.pending[1] === state.side ? state.attackers : state.defenders
  const effect = effectOf(rules, state)
  return group.filter((piece) => state.health[piece] !== DEAD && isTouched(rules, piece, effect))
}
