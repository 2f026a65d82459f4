/** A decision point: who is asked, what they may choose, what each choice does. */

import type { Phase as KernelPhase } from '../../kernel/phase'
import { only } from '../../kernel/phases'
import type { Unmet } from '../../kernel/requirements'
import type { Choice, Decision, Message } from '../../types'
import type { ActionBy, VolkAction } from './actions'
import type { Attempt } from './requirements/attempt'
import type { Rules, VolkTurn } from './rules'
import type { Task, VolkState } from './state'

export type PhaseId =
  /** A side plays a card. */
  | 'turn'
  /** The first entry of `tasks` is settled; when none is left, the turn or the end of the decade goes on. */
  | 'task'
  /** Living standards rise one by one (W-42 to W-49). */
  | 'raise'
  /** The card has been played: the other side's turn, the second half, or the end of the decade. */
  | 'next'
  /** The ten steps of the end of a decade (`step10`); all that they ask is a task. */
  | 'end'
  /** The decade is over: the next one, or the end of the game. */
  | 'ended'
  /** Between decades: unused cards kept (W-20). */
  | 'keep'
  /** A question of the scenario is answered (blocks). */
  | 'ask'
  | 'over'

export type Phase = KernelPhase<VolkState, Rules, PhaseId>

/** The effect of an answer. */
export type Answer<A> = { does(turn: VolkTurn, action: A, task: Task): void }['does']

/**
 * A kind of task. `open` settles what nobody needs to be asked about, also after each choice; a task that it leaves as it is
 * asks its `side`. Without a choice the task is over, a single choice is taken without asking. All write through rules/tasks:
 * the task itself is spent, changed or ended before anything else is put in front of it.
 */
export type TaskKindRules = {
  open?(turn: VolkTurn, task: Task): void
  prompt(rules: Rules, state: VolkState, task: Task): Message
  choices(rules: Rules, state: VolkState, task: Task): readonly Choice[]
  focus?(rules: Rules, state: VolkState, task: Task): Decision['focus']
  /** The effect of each type of action. Other types are not accepted. */
  on: { readonly [T in VolkAction['type']]?: Answer<ActionBy<T>> }
  /** The requirements of a chosen place, for kinds that ask for one. */
  requires?: Unmet<Attempt<'choose'>>
}

export const inTurn = (_: Rules, state: VolkState): readonly number[] => only(state.turn)
