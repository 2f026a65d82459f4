import type { Action, Choice, Decision, Message } from '../../types'
import type { Rules } from './rules'
import type { KriegspielState, KriegspielTurn } from './state'

export type PhaseId = 'placement' | 'roll' | 'turn' | 'retreat' | 'moves' | 'attack' | 'answer' | 'over'

/** A decision point: who is asked, what they may choose, what each choice does. The networks are true for all of these. */
export type Phase = {
  /** What happens before anyone is asked; the phase that follows when nobody is. */
  enter?(turn: KriegspielTurn): PhaseId | undefined
  /** Sides that are asked. */
  asked(rules: Rules, state: KriegspielState): readonly number[]
  prompt(rules: Rules, state: KriegspielState, side: number): Message
  choices(rules: Rules, state: KriegspielState, side: number): readonly Choice[]
  focus?(rules: Rules, state: KriegspielState, side: number): Decision['focus']
  /** What each type of action does; the phase to go to, or nothing to stay. */
  on: Readonly<Record<string, (turn: KriegspielTurn, action: Action, side: number) => PhaseId | undefined>>
}

export const NONE: readonly number[] = []
/** The sides as lists of one, so that a decision costs no new list. */
export const ONLY: readonly (readonly number[])[] = [[0], [1]]
export const BOTH: readonly number[] = [0, 1]

export const inTurn = (_: Rules, state: KriegspielState): readonly number[] => ONLY[state.turn]

export const pieceOf = ({ def }: KriegspielTurn, action: Action, field = 'unit'): number =>
  pieceNamed(def.rules, action[field])
export const cellOf = ({ def }: KriegspielTurn, action: Action): number => cellNamed(def.rules, action.cell)

export const pieceNamed = ({ pieces }: Rules, id: unknown): number => pieces.indexOf.get(id as string) ?? -1
export const cellNamed = ({ cellNamed: cells }: Rules, name: unknown): number =>
  cells.get(name as string) ?? -1

export const focusOn = ({ pieces }: Rules, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [pieces.ids[piece]] }
