'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { type Pace, runBots } from './model/bot-clock'
import type { PlayGame } from './model/play-game'
import type { PlayView } from './model/play-view'

export const usePlayView = (game: PlayGame): PlayView =>
  useSyncExternalStore(game.subscribe, game.view, game.view)

/** Lets the bots act in their own time. */
export const useBots = (game: PlayGame, pace: Pace): void =>
  useEffect(() => runBots(game, pace), [game, pace])
