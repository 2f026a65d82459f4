import type { Message } from '../../../schemas/diagnostic'
import { type Change, isTexts, runsOf } from './change'
import { compacted, type TextChange } from './text-change'

/** One thing the author did, with a name for the undo button. */
export type Command = {
  readonly name: Message
  readonly changes: readonly Change[]
  /** Commands with the same stroke are one step of the history. */
  readonly stroke?: string
  /** Set for text typed by hand: when, in milliseconds of any clock that only goes forward. */
  readonly typedAt?: number
}

/** A pause this long starts a new step of the history. */
const PAUSE = 1000

/** The two as one step of the history, or nothing when they are two steps. */
export function merge(first: Command, second: Command): Command | undefined {
  if (first.stroke !== undefined && first.stroke === second.stroke) return inOne(joined(first, second))
  if (isSameWord(first, second)) return { ...joined(first, second), typedAt: second.typedAt }
  return undefined
}

const joined = (first: Command, second: Command): Command => ({
  ...first,
  changes: [...first.changes, ...second.changes],
})

/** A stroke crosses a cell again and again; what it comes to is kept, and taken back as one change of each place. */
const inOne = (stroke: Command): Command => ({
  ...stroke,
  changes: runsOf(stroke.changes).flatMap<Change>((run) => (isTexts(run) ? compacted(run) : run)),
})

/** Typing goes on where it was, without a pause, and no new word begins. */
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
