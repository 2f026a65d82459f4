/** A decision point: who is asked, what they may choose, what each choice does. */
import type { Phase as KernelPhase } from '../../kernel/phase'
import type { Decision } from '../../types'
import type { CryHavocAction } from './actions'
import { idsOf, pieceNamed } from './names'
import type { Rules } from './rules'
import type { CryHavocState, CryHavocTurn } from './state'

export type PhaseId =
  /** Placing, side after side, group after group. */
  | 'set-up'
  /** The five steps of a phase, in their order (CH-02 to CH-09). */
  | 'first-shots'
  | 'movement'
  | 'second-shots'
  | 'fights'
  | 'recovery'
  /** The phases that interrupt a step until they are settled (see PENDING). */
  | 'cover'
  | 'hurt'
  | 'retreat'
  | 'fall'
  | 'advance'
  /** The end of the fifth step: it ends the phase, perhaps the turn, perhaps the game. */
  | 'phase-end'
  /** A question of the scenario. */
  | 'ask'
  | 'over'

/**
 * A phase that settles what is pending takes its entry away, and says RESUME when nobody has to be asked (any more). A step
 * that says nothing of where to go stays, or waits for what it left pending.
 */
export type Phase = KernelPhase<CryHavocState, Rules, PhaseId, CryHavocAction>

export const pieceOf = (turn: CryHavocTurn, { unit }: { readonly unit: string }): number =>
  pieceNamed(turn.rules, turn.state, unit)
export const cellOf = (turn: CryHavocTurn, { cell }: { readonly cell: string }): number =>
  turn.def.grid.indexOf(cell)
export const focusOn = (rules: Rules, state: CryHavocState, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [idsOf(rules, state)[piece]] }
