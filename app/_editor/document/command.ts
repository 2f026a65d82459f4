import type { Message } from '../../../schemas/diagnostic'
import { type Change, isTexts, runsOf } from './change'
import { compacted, type TextChange } from './text-change'

/** One action of the author, with its name for the undo button. */
export type Command = {
  readonly name: Message
  readonly changes: readonly Change[]
  /** Commands with the same stroke are one step of the history. */
  readonly stroke?: string
  /** Set for typed text: its time, in milliseconds of a monotonic clock. */
  readonly typedAt?: number
}

/** A pause of this many milliseconds starts a new step of the history. */
const PAUSE = 1000

/** Merges two commands into one step of the history, or returns undefined if they are two steps. */
export function merge(first: Command, second: Command): Command | undefined {
  if (first.stroke !== undefined && first.stroke === second.stroke) return inOne(joined(first, second))
  if (isSameWord(first, second)) return { ...joined(first, second), typedAt: second.typedAt }
  return undefined
}

const joined = (first: Command, second: Command): Command => ({
  ...first,
  changes: [...first.changes, ...second.changes],
})

/** A stroke crosses a cell repeatedly; only its result is stored, as one change for each place. */
const inOne = (stroke: Command): Command => ({
  ...stroke,
  changes: runsOf(stroke.changes).flatMap<Change>((run) => (isTexts(run) ? compacted(run) : run)),
})

/** Whether typing continues at the same place, without a pause and without starting a new word. */
function isSameWord(first: Command, second: Command): boolean {
  if (first.typedAt === undefined || second.typedAt === undefined) return false
  if (second.typedAt - first.typedAt > PAUSE || second.changes.length !== 1) return false
  const last = first.changes[first.changes.length - 1]
  const next = second.changes[0]
  if (last.type !== 'text' || next.type !== 'text' || last.file !== next.file) return false
  if (isInsertion(last) && isInsertion(next)) {
    const startsWord = /\s$/.test(last.inserted) && /^\S/.test(next.inserted)
    return next.at === last.at + last.inserted.length && !startsWord
  }
  if (isDeletion(last) && isDeletion(next))
    return next.at === last.at || next.at + next.removed.length === last.at
  return false
}

const isInsertion = (change: TextChange) => change.removed === '' && change.inserted !== ''
const isDeletion = (change: TextChange) => change.inserted === '' && change.removed !== ''
