/** What a bot works out once a turn: where each side can strike, and which goal each of its pieces goes for. */
import type { Rules } from '../rules'
import { type CorteoState, enemyOf, MOVED, PANICKED } from '../state'
import { assignGoals, openValue } from './goals'
import type { Outlook } from './outlook-type'
import { threatsOf } from './threats'
import type { Weights } from './weights'

export type Looker = (state: CorteoState) => Outlook

/** Keeps the outlook of the turn; a step back in the game makes a new one. */
export function looker(rules: Rules, side: number, weights: Weights): Looker {
  let kept: Outlook | undefined
  let of = ''
  let last = -1
  return (state) => {
    const now = `${state.hand} ${state.turn} ${state.stage}`
    if (!kept || of !== now || state.step < last) kept = look(rules, state, side, weights)
    of = now
    last = state.step
    return kept
  }
}

/** Anew, whatever was looked at before. */
export function look(rules: Rules, state: CorteoState, side: number, weights: Weights): Outlook {
  return {
    rules,
    weights,
    side,
    danger: threatsOf(rules, state, enemyOf(side)),
    reach: threatsOf(rules, state, side),
    goals: assignGoals(rules, state, side, weights, canMove(rules, state)),
    passed: new Set(),
    stuck: new Set(),
    helpKnown: { step: -1, at: new Map() },
  }
}

/** Goals anew, for a piece that lost its own. */
export function dealAgain(outlook: Outlook, state: CorteoState): void {
  const { rules, side, weights } = outlook
  outlook.goals = assignGoals(rules, state, side, weights, canMove(rules, state))
}

/** Pieces on an objective that still counts stay there. */
const canMove =
  (rules: Rules, state: CorteoState) =>
  (piece: number): boolean =>
    (state.flags[piece] & (MOVED | PANICKED)) === 0 && openValue(rules, state, state.cell[piece]) === 0
