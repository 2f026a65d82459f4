'use client'
import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import type { BoardHandle } from '../../_board/types'
import { takenIn } from '../model/next-piece'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import type { useSheet } from '../screen/use-sheet'
import { dragFromTray } from './tray-drag'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly board: { readonly current: BoardHandle | null }
  readonly wanted: string | undefined
  readonly sheet: Pick<ReturnType<typeof useSheet>, 'tab' | 'open' | 'showBoard'>
}

/** Begins a drag from beside the map. On a phone the panel gives way to the board, and comes back while more pieces wait there. */
export function useTrayDrag({ game, view, board, wanted, sheet }: Props) {
  const { tab, open, showBoard } = sheet
  /** The step at which a counter was dropped by a finger, until the answer. */
  const dropped = useRef<number>(undefined)
  useEffect(() => {
    if (dropped.current === undefined || view.step <= dropped.current) return
    dropped.current = undefined
    if (hasReserve(view)) open(tab)
  }, [view, open, tab])
  return useCallback(
    (event: PointerEvent<HTMLElement>, piece: string) => {
      const isTouch = event.pointerType === 'touch'
      dragFromTray(event, piece, {
        ...{ game, board, wanted },
        onLift: () => isTouch && showBoard(),
        onDrop: () => {
          dropped.current = isTouch ? game.view().step : undefined
        },
      })
    },
    [game, board, wanted, showBoard],
  )
}

/** Whether a piece beside the map can be taken and none is in hand. */
function hasReserve({ decision, botsTurn, table }: PlayView): boolean {
  if (!decision || botsTurn || decision.focus?.pieces?.length) return false
  const taken = takenIn(decision)
  return table.trays.some(({ pieces }) => pieces.some(({ id }) => taken.has(id)))
}
