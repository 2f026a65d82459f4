'use client'
import { useEffect, useRef } from 'react'
import type { BoardHandle } from '../../_board/types'
import type { PlayView } from '../model/play-view'
import { cellsAsked } from './cells-asked'

/** Moves the board to the question when a person has a new decision and none of it is in sight. */
export function useFollow(
  view: PlayView,
  board: { readonly current: BoardHandle | null },
  ready: boolean,
): void {
  const { botsTurn, step } = view
  const now = useRef(view)
  now.current = view
  useEffect(() => {
    void step
    if (ready && !botsTurn) board.current?.reveal(cellsAsked(now.current))
  }, [botsTurn, step, board, ready])
}
