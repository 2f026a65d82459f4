'use client'
import { useEffect } from 'react'
import { PACE_NAMES } from '../../../engine/match/port/match'
import { keepSetting, savedSetting } from '../../_ui/saved-setting'
import type { PlayGame } from '../model/play-game'

const KEPT = 'ludoteca:pace'

/** Sets the bots to the last speed chosen in this browser. */
export function usePace(game: PlayGame): void {
  useEffect(() => {
    const kept = PACE_NAMES.find((name) => name === savedSetting(KEPT))
    if (kept) game.do({ type: 'pace', pace: kept })
    let last = game.view().pace
    return game.subscribe(() => {
      const { pace } = game.view()
      if (pace !== last) keepSetting(KEPT, pace)
      last = pace
    })
  }, [game])
}
