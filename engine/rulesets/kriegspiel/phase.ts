import type { Phase as KernelPhase } from '../../kernel/phase'
import { only } from '../../kernel/phases'
import type { Action, Decision } from '../../types'
import type { KriegspielTurn, Rules } from './rules'
import type { KriegspielState } from './state'

export type PhaseId = 'placement' | 'roll' | 'turn' | 'retreat' | 'moves' | 'attack' | 'answer' | 'over'

/** The networks are true for all that a phase is asked. */
export type Phase = KernelPhase<KriegspielState, Rules, PhaseId>

export const BOTH: readonly number[] = [0, 1]

export const inTurn = (_: Rules, state: KriegspielState): readonly number[] => only(state.turn)

export const pieceOf = ({ def }: KriegspielTurn, action: Action, field = 'unit'): number =>
  pieceNamed(def.rules, action[field])
export const cellOf = ({ def }: KriegspielTurn, action: Action): number => cellNamed(def.rules, action.cell)

export const pieceNamed = ({ pieces }: Rules, id: unknown): number => pieces.indexOf.get(id as string) ?? -1
export const cellNamed = ({ cellNamed: cells }: Rules, name: unknown): number =>
  cells.get(name as string) ?? -1

export const focusOn = ({ pieces }: Rules, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [pieces.ids[piece]] }
