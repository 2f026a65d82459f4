/** Effects of a scenario that wait until the tasks of earlier effects are settled. */
import { giveUp, settled, tellOfCircle } from '../../../blocks/interpreter'
import type { TaskKindRules } from '../phase'
import type { VolkTurn } from '../rules'
import { EVERYWHERE, endTask } from '../rules/tasks'
import { EAST, NOBODY, type Task } from '../state'

/** This task asks no seat and ends as it begins. */
export const rest: TaskKindRules = {
  open(turn) {
    endTask(turn)
    settled(turn)
  },
  prompt: unasked,
  choices: () => [],
  on: {},
}

function unasked(): never {
  throw new Error('Nobody is asked to go on with effects')
}

const REST: Task = { kind: 'rest', side: EAST, count: 1, of: NOBODY, where: EVERYWHERE }

/** Queues the waiting effects behind the first `tasks` tasks. */
export function putRestBehind(turn: VolkTurn, tasks: number): void {
  turn.list('tasks').splice(tasks, 0, REST)
}

/** Stops effects that form an endless loop: drops their tasks, and the effects that wait for these. */
export function stopCircle(turn: VolkTurn): void {
  const { state } = turn
  const last = state.tasks.findLastIndex(({ kind }) => kind === 'rest')
  if (last < 0) return
  state.tasks = state.tasks.slice(last + 1)
  giveUp(turn)
  tellOfCircle(turn)
}
