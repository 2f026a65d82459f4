/** The analysis that a bot makes once a turn: the cells that each side can attack, and the goal of each of its pieces. */
import type { Rules } from '../rules'
import { type CorteoState, MOVED, PANICKED } from '../state'
import { assignGoals, openValue } from './goals'
import type { Outlook } from './outlook-type'
import { dangerTo, threatsOf } from './threats'
import type { Weights } from './weights'

export type Looker = (state: CorteoState) => Outlook

/** The outlook of a turn, with its turn and the step of its last use. */
export type Kept = { readonly side: number; outlook?: Outlook; of: string; last: number }

/** Returns a copy of `known` if it belongs to a bot of the same side, otherwise an empty memory. */
export const savedFrom = (rules: Rules, side: number, known?: Kept): Kept =>
  known?.side === side
    ? { ...known, outlook: known.outlook && copyOf(rules, known.outlook) }
    : { side, of: '', last: -1 }

const copyOf = (rules: Rules, outlook: Outlook): Outlook => ({
  ...outlook,
  rules,
  passed: new Set(outlook.passed),
  stuck: new Set(outlook.stuck),
  helpKnown: { step: -1, at: new Map() },
})

/** Keeps the outlook during a turn. A step back in the game makes a new one. */
export function looker(rules: Rules, side: number, weights: Weights, kept: Kept): Looker {
  return (state) => {
    const now = `${state.hand} ${state.turn} ${state.stage}`
    const isOld = kept.of !== now || state.step < kept.last
    const outlook = isOld || !kept.outlook ? look(rules, state, side, weights) : kept.outlook
    kept.outlook = outlook
    kept.of = now
    kept.last = state.step
    return outlook
  }
}

/** Makes a new analysis without the earlier one. `busy` marks pieces without a goal. */
export function look(
  rules: Rules,
  state: CorteoState,
  side: number,
  weights: Weights,
  busy = MOVED | PANICKED,
): Outlook {
  return {
    rules,
    weights,
    side,
    danger: dangerTo(rules, state, side),
    reach: threatsOf(rules, state, side),
    goals: assignGoals(rules, state, side, weights, canMove(rules, state, busy)),
    passed: new Set(),
    stuck: new Set(),
    helpKnown: { step: -1, at: new Map() },
  }
}

/** Assigns new goals to all pieces after one of them lost its own. */
export function dealAgain(outlook: Outlook, state: CorteoState): void {
  const { rules, side, weights } = outlook
  outlook.goals = assignGoals(rules, state, side, weights, canMove(rules, state))
}

/** True for pieces that are free to move. Pieces on an objective that still counts stay there. */
const canMove =
  (rules: Rules, state: CorteoState, busy = MOVED | PANICKED) =>
  (piece: number): boolean =>
    (state.flags[piece] & busy) === 0 && openValue(rules, state, state.cell[piece]) === 0
