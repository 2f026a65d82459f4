/** Runs the bots of a game on a clock. No React, no DOM; the owner of the game starts and stops it. */
import type { LocalMatch } from '../../../engine/match/local/local-match'
import type { Frame, Pace } from '../../../engine/match/port/match'

/** Milliseconds between two actions of a bot; `instant` runs in slices that keep the page responsive. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1100, normal: 380, fast: 70, instant: 0 }

/** Longest slice of bot play before the page gets its turn. */
const SLICE_MS = 10
const STEPS_A_SLICE = 400

/** Timer functions for the clock; `now` in milliseconds. */
export type Ticking = {
  readonly later: (act: () => void, ms: number) => unknown
  readonly forget: (timer: unknown) => void
  readonly now: () => number
}

/** The timers of pages and workers. */
export const browserTimers: Pick<Ticking, 'later' | 'forget'> = {
  later: (act, ms) => setTimeout(act, ms),
  forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
const browserTime: Ticking = { ...browserTimers, now: () => performance.now() }

/**
 * Lets bots act, one pause apart, until the game ends or they are paused. They also act without a decision, because a bot may
 * have an offer to make. The pause restarts when the position changes, a seat changes hands, or the bots resume. Returns a
 * function that stops it.
 */
export function runBots(match: LocalMatch, time: Ticking = browserTime): () => void {
  let timer: unknown
  let seen: Followed | undefined
  const act = () => {
    timer = undefined
    if (match.frame().pace !== 'instant') return match.botSteps(1)
    const start = time.now()
    return match.botSteps(STEPS_A_SLICE, () => time.now() - start > SLICE_MS)
  }
  const follow = () => {
    const frame = match.frame()
    const { session } = match
    if (seen && isSameToBots(seen, { ...frame, session })) return
    seen = { ...frame, session }
    if (timer !== undefined) time.forget(timer)
    timer = frame.outcome || frame.paused || frame.moment ? undefined : time.later(act, PACES[frame.pace])
  }
  const leave = match.subscribe(follow)
  follow()
  return () => {
    leave()
    if (timer !== undefined) time.forget(timer)
  }
}

type Followed = Frame & Pick<LocalMatch, 'session'>

/** Whether nothing changed that could make a bot act. */
const isSameToBots = (one: Followed, other: Followed): boolean =>
  one.session === other.session &&
  one.position === other.position &&
  one.controls === other.controls &&
  one.paused === other.paused &&
  one.pace === other.pace
