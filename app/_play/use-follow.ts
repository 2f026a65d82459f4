'use client'
import { useEffect, useRef } from 'react'
import type { BoardHandle } from '../_board/types'
import { cellsAsked } from './model/cells-asked'
import type { PlayView } from './model/play-view'

/** When a person is asked and nothing of the question is in sight, the board goes there. */
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
