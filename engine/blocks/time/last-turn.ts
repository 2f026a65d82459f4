/** The last turn of a game: a measure, and the effect that changes it. */
import type { Effect } from '../../../schemas/generated/content'
import type { Blocks, Words } from '../context'
import { amountIf } from '../measures'
import type { DoEffect } from '../port'

/** A game that grows by effects has no more turns than this, so that it ends. */
const MOST_TURNS = 200

export const LAST_TURN_WORDS: Words = {
  measures: {
    'last-turn':
      ({ port }: Blocks) =>
      (rules, state) =>
        port.lastTurn?.of(rules, state) ?? 0,
  },
  effects: { turns: turnsEffect },
}

function turnsEffect(blocks: Blocks, raw: Extract<Effect, { type: 'turns' }>): DoEffect {
  const { port } = blocks
  const by = amountIf(blocks, raw.by)
  const to = amountIf(blocks, raw.to)
  return (turn, subject) => {
    const { rules, state } = turn
    const last = port.lastTurn?.of(rules, state) ?? 0
    if (to === undefined && last === 0) return
    const wanted = to ? to(rules, state, subject) : last + (by?.(rules, state, subject) ?? 0)
    port.lastTurn?.set(
      turn,
      Math.max(1, port.turnOf(rules, state), Math.min(wanted, Math.max(last, MOST_TURNS))),
    )
  }
}
