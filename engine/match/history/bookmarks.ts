/** Marked moments of a game, with short notes: saved with the game beside its record. */
import { branch, type Session, stateOf, stepCount } from '../../replay/session'
import type { Viewer } from '../../types'
import { isOpen } from '../port/hidden'
import {
  type Bookmark,
  type Frame,
  LONGEST_NOTE,
  type Message,
  MOST_BOOKMARKS,
  type SeenBookmark,
} from '../port/match'
import { observedAt, observedCount, stepsUntil } from '../view/observed'
import { headingOf } from './story'

/** The bookmarks of the game on a table. Lists are replaced, never changed. */
export class Bookmarks {
  constructor(
    /** The game that they belong to, as last seen. */
    private of: Session,
    private marks: readonly Bookmark[] = [],
  ) {}

  get all(): readonly Bookmark[] {
    return this.marks
  }

  /** Changes a bookmark of the viewer; ignored while a curtain is up. */
  change(change: Change, { viewer, handover }: Pick<Frame, 'viewer' | 'handover'>): void {
    if (handover === undefined) this.marks = withBookmark(this.marks, this.of, viewer, change)
  }

  /** Drops the bookmarks of steps that are gone for good. */
  follow(now: Session): void {
    const before = this.of
    this.of = now
    if (now !== before)
      this.marks = this.marks.filter(({ step }) => stepAt(before, step) === stepAt(now, step))
  }

  /** Replaces them by those of another game, from its file. */
  takeFrom(file: string, of: Session): void {
    this.of = of
    const { bookmarks } = JSON.parse(file)
    this.marks = areBookmarks(bookmarks) ? (bookmarks ?? []) : []
  }

  /** Merges bookmarks that were written elsewhere since both were equal to `before`. */
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
 * The bookmarks after one was added, edited or removed. Each belongs to its viewer.
 * In a game without secrets left, a viewer can change those of others too. Invalid changes are ignored.
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

/** A step of a game, or one that can be redone; before the first, all are the same. */
function stepAt({ def, last, undone }: Session, count: number): object | undefined {
  if (count === 0) return def
  let [step, next] = [last, undone]
  while (step && step.count > count) step = step.before
  while (step?.count !== count && next) [step, next] = [next.step, next.next]
  return step?.count === count ? step : undefined
}

/** The bookmarks that a viewer can read, with the turn and phase of each. */
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
 * Merges the bookmarks of one game that changed in two places since `before`. Local changes take precedence.
 * Without `before` both sets are kept.
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

/** Whether a loaded value has the shape of bookmarks. */
export const areBookmarks = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= MOST_BOOKMARKS && value.every(isBookmark))

const isBookmark = (value: Partial<Bookmark> | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(value.step) &&
  typeof value.by === 'string' &&
  typeof value.note === 'string' &&
  value.note.length <= LONGEST_NOTE
