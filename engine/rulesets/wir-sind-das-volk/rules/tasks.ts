/** The list of tasks to settle, the current one first. */
import type { Rules, VolkTurn } from '../rules'
import type { Task } from '../state'

/** Removes the first task. */
export function endTask(turn: VolkTurn): void {
  turn.list('tasks').shift()
}

/** Reduces the count of the first task, which ends at 0. */
export function spend(turn: VolkTurn, amount = 1): void {
  const tasks = turn.list('tasks')
  const [task] = tasks
  const left = task.count - Math.sign(task.count) * amount
  if (left === 0) tasks.shift()
  else tasks[0] = { ...task, count: left }
}

/** Changes fields of the first task. */
export function changeTask(turn: VolkTurn, changes: Partial<Task>): void {
  const tasks = turn.list('tasks')
  tasks[0] = { ...tasks[0], ...changes }
}

/** Queues tasks before all others. */
export function putFirst(turn: VolkTurn, ...tasks: readonly Task[]): void {
  turn.list('tasks').unshift(...tasks)
}

/** Queues tasks after all others. */
export function putLast(turn: VolkTurn, ...tasks: readonly Task[]): void {
  turn.list('tasks').push(...tasks)
}

export const EVERYWHERE: readonly number[] = []

/** Returns the provinces in which a task may act; `of` is its side. */
export const provincesFor = ({ provinces }: Rules, { where, of }: Task): readonly number[] =>
  where.length > 0 ? where : provinces.of[of]
