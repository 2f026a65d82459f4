import type { Phase as KernelPhase } from '../../kernel/phase'
import { only } from '../../kernel/phases'
import type { Decision } from '../../types'
import type { KriegspielAction } from './actions'
import type { KriegspielTurn, Rules } from './rules'
import type { KriegspielState } from './state'

export type PhaseId =
  | 'placement'
  | 'roll'
  | 'turn'
  | 'reckoning'
  | 'retreat'
  | 'moves'
  | 'attack'
  | 'answer'
  | 'turn-end'
  | 'ask'
  | 'over'

/** A phase of Kriegspiel. The networks match the state whenever a phase is called. */
export type Phase = KernelPhase<KriegspielState, Rules, PhaseId, KriegspielAction>

export const inTurn = (_: Rules, state: KriegspielState): readonly number[] => only(state.turn)

export const pieceOf = ({ rules }: KriegspielTurn, { unit }: { readonly unit: string }): number =>
  pieceNamed(rules, unit)
export const cellOf = ({ rules }: KriegspielTurn, { cell }: { readonly cell: string }): number =>
  cellNamed(rules, cell)

export const pieceNamed = ({ pieces }: Rules, id: unknown): number => pieces.indexOf.get(id as string) ?? -1
export const cellNamed = ({ cellNamed: cells }: Rules, name: unknown): number =>
  cells.get(name as string) ?? -1

export const focusOn = ({ pieces }: Rules, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [pieces.ids[piece]] }
