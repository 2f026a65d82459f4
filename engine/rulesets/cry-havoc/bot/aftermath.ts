/** The choices that interrupt a step: the piece that is hit, retreats, falls and advances; and the placement. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import { effectOf } from '../phases/hurt'
import { groundNow } from '../rules/melee'
import type { CryHavocState } from '../state'
import { errandOf } from './goals'
import { effectWorth, SCALE } from './odds'
import type { Outlook } from './outlook'
import { standingWorth } from './standing'
import { dangerAt, friendsAt, threatsTo } from './threats'

/** Prefers the piece whose loss counts least. */
export const scoreHurt = (outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] =>
  choices.map(
    ({ action }) =>
      -effectWorth(
        outlook,
        state,
        pieceNamed(outlook.rules, state, action.unit),
        effectOf(outlook.rules, state),
      ),
  )

/** Prefers cells out of danger, beside friends, on good ground. */
export function scoreShelter(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  const { rules, weights } = outlook
  const threats = threatsTo(outlook, state)
  const [, piece] = state.pending
  return choices.map(({ at }) =>
    at.kind === 'cell'
      ? friendsAt(outlook, state, piece, at.cell) * weights.support * SCALE +
        groundNow(rules, state, piece, at.cell) * weights.ground * SCALE -
        dangerAt(outlook, state, threats, piece, at.cell)
      : -Number.MAX_SAFE_INTEGER,
  )
}

/** Rates advances. A vacated cell has a worth of its own; later steps count by their goal only. */
export function scoreAdvance(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  const { rules, weights } = outlook
  const threats = threatsTo(outlook, state)
  return choices.map(({ action, at }) => {
    if (at.kind !== 'cell') return 0
    const piece = pieceNamed(rules, state, action.unit)
    const errand = errandOf(outlook, state, piece)
    const worth = (cell: number) => standingWorth(outlook, state, threats, errand, piece, cell)
    const gain = state.advanced === 1 ? 0 : weights.advance * SCALE
    return worth(at.cell) - worth(state.cell[piece]) + gain
  })
}

/** Prefers cells near friends that are already placed. A piece in hand is placed at once. */
export const scorePlacing = (outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] =>
  choices.map(({ at }) => (at.kind === 'cell' ? 1 + friendsAt(outlook, state, state.active, at.cell) : 0))
