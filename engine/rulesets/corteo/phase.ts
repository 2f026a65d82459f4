import type { Phase as KernelPhase } from '../../kernel/phase'
import type { Action, Decision } from '../../types'
import { idsOf, pieceNamed } from './names'
import type { CorteoTurn, Rules } from './rules'
import type { CorteoState } from './state'

export type PhaseId =
  | 'option'
  | 'muster'
  | 'custody'
  | 'prolong'
  | 'set-up'
  | 'component'
  | 'turn'
  | 'initiative'
  | 'reinforcements'
  | 'movement'
  | 'head'
  | 'march'
  | 'clash'
  | 'join'
  | 'odds'
  | 'fight'
  | 'throw'
  | 'retreat'
  | 'base'
  | 'smoke'
  | 'jam'
  | 'advance'
  | 'turn-end'
  | 'ask'
  | 'over'

/** A decision point. The position cache is loaded whenever it is called. */
export type Phase = KernelPhase<CorteoState, Rules, PhaseId>

export const pieceOf = (turn: CorteoTurn, action: Action, field = 'unit'): number =>
  pieceNamed(turn.rules, turn.state, action[field])
export const cellOf = (turn: CorteoTurn, action: Action): number => turn.def.grid.indexOf(String(action.cell))
export const focusOn = (rules: Rules, state: CorteoState, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [idsOf(rules, state)[piece]] }
