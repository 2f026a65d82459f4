/** A decision point: who is asked, what they may choose, what each choice does. */
import type { Action, Choice, Decision, Message } from '../../types'
import type { Rules } from './rules'
import type { VolkState, VolkTurn } from './state'

export type PhaseId =
  /** A side plays a card. */
  | 'turn'
  /** The first entry of `tasks` is settled. */
  | 'task'
  /** Living standards rise one by one (W-42 to W-49). */
  | 'raise'
  /** The ten steps of the end of a decade (`step10`); what they ask is a task. */
  | 'end'
  /** Between decades: unused cards kept (W-20). */
  | 'keep'
  | 'over'

export type Phase = {
  /** Before anyone is asked, also after each action: the phase that follows when nobody is. */
  enter?(turn: VolkTurn): PhaseId | undefined
  /** Sides that are asked: one, or both at once where they choose unseen. */
  asked(rules: Rules, state: VolkState): readonly number[]
  prompt(rules: Rules, state: VolkState, side: number): Message
  choices(rules: Rules, state: VolkState, side: number): readonly Choice[]
  focus?(rules: Rules, state: VolkState, side: number): Decision['focus']
  on: Readonly<Record<string, (turn: VolkTurn, action: Action, side: number) => PhaseId | undefined>>
}
