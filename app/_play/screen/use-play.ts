'use client'
import { useSyncExternalStore } from 'react'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

export const usePlayView = (game: PlayGame): PlayView =>
  useSyncExternalStore(game.subscribe, game.view, game.view)
