/** Lets the bots of a game act in their own time. No React, no DOM: whoever shows the game starts and stops it. */
import type { PlayGame } from './play-game'
import type { PlayView } from './play-view'

/** Milliseconds between two acts of a bot; `instant` plays on in slices that leave the page free. */
export const PACES = { slow: 1100, normal: 380, fast: 70, instant: 0 } as const
export type Pace = keyof typeof PACES

/** A slice of bot play may take this long before the page gets its turn. */
const SLICE_MS = 10
const STEPS_A_SLICE = 400

/** What the clock needs of the machine; `now` in milliseconds. */
export type Ticking = {
  readonly later: (act: () => void, ms: number) => unknown
  readonly forget: (timer: unknown) => void
  readonly now: () => number
}

const browserTime: Ticking = {
  later: (act, ms) => setTimeout(act, ms),
  forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  now: () => performance.now(),
}

/**
 * From now on bots act, one pause apart, until the game ends or they are paused; also when none is asked, for one may have
 * an offer to make. The pause begins anew whenever the position changes, a seat is given to somebody else, or the bots go on.
 * Gives the way to stop it.
 */
export function runBots(game: PlayGame, pace: Pace, time: Ticking = browserTime): () => void {
  let timer: unknown
  let seen: PlayView | undefined
  const act = () => {
    timer = undefined
    if (pace !== 'instant') return game.botSteps(1)
    const start = time.now()
    return game.botSteps(STEPS_A_SLICE, () => time.now() - start > SLICE_MS)
  }
  const follow = () => {
    const view = game.view()
    if (seen && isSameToBots(seen, view)) return
    seen = view
    if (timer !== undefined) time.forget(timer)
    timer = view.outcome || view.paused ? undefined : time.later(act, PACES[pace])
  }
  const leave = game.subscribe(follow)
  follow()
  return () => {
    leave()
    if (timer !== undefined) time.forget(timer)
  }
}

/** Whether nothing changed that could make a bot act which did not before. */
const isSameToBots = (one: PlayView, other: PlayView): boolean =>
  one.session === other.session && one.controls === other.controls && one.paused === other.paused
