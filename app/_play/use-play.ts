'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { PlayGame } from './model/play-game'
import type { PlayView } from './model/play-view'

/** Milliseconds between two acts of a bot; `instant` plays on in slices that leave the page free. */
export const PACES = { slow: 1100, normal: 380, fast: 70, instant: 0 } as const
export type Pace = keyof typeof PACES

/** A slice of bot play may take this long before the page gets its turn. */
const SLICE_MS = 10
const STEPS_A_SLICE = 400

export const usePlayView = (game: PlayGame): PlayView =>
  useSyncExternalStore(game.subscribe, game.view, game.view)

/** Lets the bots act in their own time while nothing holds them; also when none is asked, for one may have an offer to make. */
export function useBots(game: PlayGame, pace: Pace, held: boolean): void {
  const { outcome, paused, step } = usePlayView(game)
  const running = !outcome && !paused && !held
  useEffect(() => {
    // Each act changes `step` and so sets the next timer.
    void step
    if (!running) return
    const act = () => {
      if (pace !== 'instant') return game.botSteps(1)
      const start = performance.now()
      return game.botSteps(STEPS_A_SLICE, () => performance.now() - start > SLICE_MS)
    }
    const timer = setTimeout(act, PACES[pace])
    return () => clearTimeout(timer)
  }, [game, running, pace, step])
}
