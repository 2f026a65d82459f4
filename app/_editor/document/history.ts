import { type Command, merge } from './command'

/** Steps to undo and steps to redo, the latest last. */
export type History = {
  readonly done: readonly Command[]
  readonly undone: readonly Command[]
  /** The latest step cannot be extended: a stroke ended, a file was saved, an undo was made. */
  readonly closed: boolean
  /** True if older steps were dropped. */
  readonly isCut?: true
}

/** Largest number of steps; the oldest are dropped. */
export const DEPTH = 1000

export const emptyHistory: History = { done: [], undone: [], closed: true }

export function record(history: History, command: Command): History {
  const last = history.done[history.done.length - 1]
  const merged = last && !history.closed ? merge(last, command) : undefined
  const done = merged ? [...history.done.slice(0, -1), merged] : [...history.done, command]
  return { ...cutOf(history, done.length > DEPTH), done: done.slice(-DEPTH), undone: [], closed: false }
}

const cutOf = ({ isCut }: History, isCutNow = false): Pick<History, 'isCut'> =>
  isCut || isCutNow ? { isCut: true } : {}

export const closed = (history: History): History => ({ ...history, closed: true })

export function undone(history: History): [History, Command] | undefined {
  const command = history.done[history.done.length - 1]
  if (!command) return undefined
  return [
    {
      ...cutOf(history),
      done: history.done.slice(0, -1),
      undone: [...history.undone, command],
      closed: true,
    },
    command,
  ]
}

export function redone(history: History): [History, Command] | undefined {
  const command = history.undone[history.undone.length - 1]
  if (!command) return undefined
  return [
    {
      ...cutOf(history),
      done: [...history.done, command],
      undone: history.undone.slice(0, -1),
      closed: true,
    },
    command,
  ]
}
