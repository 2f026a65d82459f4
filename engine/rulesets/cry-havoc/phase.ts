/** A decision point: its seats, its choices, and their effects. */
import type { Phase as KernelPhase } from '../../kernel/phase'
import type { Decision } from '../../types'
import type { CryHavocAction } from './actions'
import { idsOf, pieceNamed } from './names'
import type { Rules } from './rules'
import type { CryHavocState, CryHavocTurn } from './state'

export type PhaseId =
  /** The placement, side by side and group by group. */
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
  /** The end of the fifth step, which ends the phase and possibly the turn or the game. */
  | 'phase-end'
  /** A question of the scenario. */
  | 'ask'
  | 'over'

/**
 * A phase that settles an entry of `pending` removes it, and returns RESUME once no decision is left. A step that
 * returns no phase stays, or waits for its pending entries.
 */
export type Phase = KernelPhase<CryHavocState, Rules, PhaseId, CryHavocAction>

export const pieceOf = (turn: CryHavocTurn, { unit }: { readonly unit: string }): number =>
  pieceNamed(turn.rules, turn.state, unit)
export const cellOf = (turn: CryHavocTurn, { cell }: { readonly cell: string }): number =>
  turn.def.grid.indexOf(cell)
export const focusOn = (rules: Rules, state: CryHavocState, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [idsOf(rules, state)[piece]] }
