/** The list of tasks to settle. The first one is asked. */
import type { Rules, VolkTurn } from '../rules'
import type { Task } from '../state'

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

/** Provinces in which a task may act; `of` is then the side in which it acts. */
export const provincesFor = ({ provinces }: Rules, { where, of }: Task): readonly number[] =>
  where.length > 0 ? where : provinces.of[of]
