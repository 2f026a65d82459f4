/**
 * A kind of task: what the side of `tasks[0]` is asked and what each choice does. A choice that is the only one is taken
 * without asking; a task without choices is dropped.
 */
import type { Action, Choice, Decision, Message } from '../../../types'
import type { PhaseId } from '../phase'
import type { Rules } from '../rules'
import type { Task, VolkState, VolkTurn } from '../state'

export type Kind = {
  /** Before anyone is asked, also after each choice: it may change, add or end tasks; `over` ends the game. */
  start?(turn: VolkTurn, task: Task): PhaseId | undefined
  prompt(rules: Rules, state: VolkState, task: Task): Message
  choices(rules: Rules, state: VolkState, task: Task): readonly Choice[]
  focus?(rules: Rules, state: VolkState, task: Task): Decision['focus']
  /** Carries out a choice; the task itself is changed or ended by `spend`, `put` or `endTask`. */
  take(turn: VolkTurn, task: Task, action: Action): PhaseId | undefined
}

/** The first task is settled. */
export function endTask(turn: VolkTurn): void {
  turn.list('tasks').shift()
}

/** Some of the first task's count is settled: nothing left ends it. */
export function spend(turn: VolkTurn, amount = 1): void {
  const tasks = turn.list('tasks')
  const [task] = tasks
  const left = task.count - Math.sign(task.count) * amount
  if (left === 0) tasks.shift()
  else tasks[0] = { ...task, count: left }
}

/** Puts the first task in other terms. */
export function change(turn: VolkTurn, changes: Partial<Task>): void {
  const tasks = turn.list('tasks')
  tasks[0] = { ...tasks[0], ...changes }
}

/** What must be settled before anything else. */
export function first(turn: VolkTurn, ...tasks: readonly Task[]): void {
  turn.list('tasks').unshift(...tasks)
}

/** What is settled after all the rest. */
export function last(turn: VolkTurn, ...tasks: readonly Task[]): void {
  turn.list('tasks').push(...tasks)
}

export const EVERYWHERE: readonly number[] = []
