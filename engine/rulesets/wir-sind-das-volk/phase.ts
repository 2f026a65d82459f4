/** A decision point: its seats, its choices, and their effects. */

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
  /** The first task is settled. After the last one the turn or the end of the decade goes on. */
  | 'task'
  /** Living standards rise one by one (W-42 to W-49). */
  | 'raise'
  /** A card has been played. Next is the other side's turn, the second half, or the end of the decade. */
  | 'next'
  /** The ten steps of the end of a decade (`step10`); all their decisions are tasks. */
  | 'end'
  /** The decade is over. Next is the following one, or the end of the game. */
  | 'ended'
  /** Between decades: unused cards kept (W-20). */
  | 'keep'
  /** A question of the scenario (blocks). */
  | 'ask'
  | 'over'

export type Phase = KernelPhase<VolkState, Rules, PhaseId>

/** The effect of an answer. */
export type Answer<A> = { does(turn: VolkTurn, action: A, task: Task): void }['does']

/**
 * A kind of task. `open` settles what needs no decision, also after each choice; a task that it leaves unchanged is
 * decided by its `side`. A task without a choice ends, and a single choice is taken automatically. All write through
 * rules/tasks: the task is spent, changed or ended before another one is put in front of it.
 */
export type TaskKindRules = {
  open?(turn: VolkTurn, task: Task): void
  prompt(rules: Rules, state: VolkState, task: Task): Message
  choices(rules: Rules, state: VolkState, task: Task): readonly Choice[]
  focus?(rules: Rules, state: VolkState, task: Task): Decision['focus']
  /** The effect of each type of action. Other types are not accepted. */
  on: { readonly [T in VolkAction['type']]?: Answer<ActionBy<T>> }
  /** The requirements of a chosen place, for kinds that need one. */
  requires?: Unmet<Attempt<'choose'>>
}

export const inTurn = (_: Rules, state: VolkState): readonly number[] => only(state.turn)
