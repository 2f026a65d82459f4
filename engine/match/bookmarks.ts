/** Moments of a game that somebody marked, with a few words: kept with the game beside its record. */
import { branch, type Session, stateOf, stepCount } from '../replay/session'
import type { Viewer } from '../types'
import { isOpen } from './hidden'
import {
  type Bookmark,
  type Frame,
  LONGEST_NOTE,
  type Message,
  MOST_BOOKMARKS,
  type SeenBookmark,
} from './match'
import { observedAt, observedCount, stepsUntil } from './observed'
import { headingOf } from './story'

/** The marks of the game on a table. Lists are made anew, never changed. */
export class Bookmarks {
  constructor(
    /** The game that they are of, as it was when they were looked at last. */
    private of: Session,
    private marks: readonly Bookmark[] = [],
  ) {}

  get all(): readonly Bookmark[] {
    return this.marks
  }

  /** Of who looks; while a curtain is up nobody marks anything. */
  change(change: Change, { viewer, handover }: Pick<Frame, 'viewer' | 'handover'>): void {
    if (handover === undefined) this.marks = withBookmark(this.marks, this.of, viewer, change)
  }

  /** Those of steps that are gone for good are no more. */
  follow(now: Session): void {
    const before = this.of
    this.of = now
    if (now !== before)
      this.marks = this.marks.filter(({ step }) => stepAt(before, step) === stepAt(now, step))
  }

  /** Those of another game instead, from its file. */
  takeFrom(file: string, of: Session): void {
    this.of = of
    const { bookmarks } = JSON.parse(file)
    this.marks = areBookmarks(bookmarks) ? (bookmarks ?? []) : []
  }

  /** Together with what somebody else wrote since they were the same as `before`. */
  merge(there: readonly Bookmark[] = [], before: readonly Bookmark[] = []): void {
    this.marks = mergedBookmarks(this.marks, there, before)
  }

  clear(): void {
    this.marks = []
  }
}

type Change = Extract<Message, { readonly type: 'bookmark' }>

const isOne = (one: Bookmark, other: Bookmark): boolean => one.step === other.step && one.by === other.by

/**
 * After somebody marked a moment, wrote other words to it, or took the mark away. Marks are of who looks; where nothing is hidden
 * any more those of everybody may be changed. What cannot be is left as it is.
 */
function withBookmark(
  bookmarks: readonly Bookmark[],
  session: Session,
  viewer: Viewer,
  { step, note, by = viewer }: Change,
): readonly Bookmark[] {
  const isThere = Number.isInteger(step) && step >= 0 && step <= observedCount(session, viewer)
  if (!isThere || (by !== viewer && !isOpen(session))) return bookmarks
  const mark = {
    step: stepsUntil(session, step, viewer),
    by,
    note: (note ?? '').trim().slice(0, LONGEST_NOTE),
  }
  const others = bookmarks.filter((one) => !isOne(one, mark))
  if (note === undefined) return others
  return others.length < MOST_BOOKMARKS ? inOrder([...others, mark]) : bookmarks
}

const inOrder = (bookmarks: readonly Bookmark[]): Bookmark[] =>
  [...bookmarks].sort((one, other) => one.step - other.step || (one.by < other.by ? -1 : 1))

/** A step of a game, or one that can be had again by redoing; before the first, all are the same. */
function stepAt({ def, last, undone }: Session, count: number): object | undefined {
  if (count === 0) return def
  let [step, next] = [last, undone]
  while (step && step.count > count) step = step.before
  while (step?.count !== count && next) [step, next] = [next.step, next.next]
  return step?.count === count ? step : undefined
}

/** Those that a viewer may read, with the turn and phase of each. */
export function bookmarksFor(
  bookmarks: readonly Bookmark[],
  session: Session,
  viewer: Viewer,
): readonly SeenBookmark[] {
  const last = stepCount(session)
  return readBy(bookmarks, session, viewer)
    .filter(({ step }) => step <= last)
    .map((mark) => {
      const state = stateOf(branch(session, mark.step))
      const step = observedAt(session, mark.step, viewer)
      return { ...mark, step, heading: headingOf(session.def, state, viewer) }
    })
}

export const readBy = (
  bookmarks: readonly Bookmark[],
  session: Session,
  viewer: Viewer,
): readonly Bookmark[] => bookmarks.filter(({ by }) => by === viewer || isOpen(session))

/**
 * Marks of one game that were changed in two places since they were the same: what was changed here counts, else what is there. Without
 * `before` nothing is taken away: those of both.
 */
export function mergedBookmarks(
  here: readonly Bookmark[],
  there: readonly Bookmark[],
  before: readonly Bookmark[] = [],
): readonly Bookmark[] {
  const find = (all: readonly Bookmark[], mark: Bookmark) => all.find((one) => isOne(one, mark))
  const isKnown = (mark: Bookmark) => find(before, mark)?.note === mark.note
  const own = here.filter((mark) => !isKnown(mark))
  const others = there.filter((mark) => {
    const isTakenAwayHere = isKnown(mark) && !find(here, mark)
    return !isTakenAwayHere && !find(own, mark)
  })
  return inOrder([...own, ...others]).slice(0, MOST_BOOKMARKS)
}

/** Whether something that was kept has the shape of them. */
export const areBookmarks = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= MOST_BOOKMARKS && value.every(isBookmark))

const isBookmark = (value: Partial<Bookmark> | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(value.step) &&
  typeof value.by === 'string' &&
  typeof value.note === 'string' &&
  value.note.length <= LONGEST_NOTE
