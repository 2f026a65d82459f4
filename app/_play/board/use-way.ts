'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { CellIndex } from '../../../engine/types'
import type { BoardHandle } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import type { PlayGame } from '../model/play-game'
import { wayAsked } from '../model/way-asked'

type Props = {
  readonly game: PlayGame
  readonly board: { readonly current: BoardHandle | null }
  readonly format: Format
  readonly wanted: string | undefined
}

/** Draws the way of the piece in hand to the cell under the pointer, with its price. The page is not rendered for it. */
export function useWay({ game, board, format, wanted }: Props) {
  const at = useRef<{ cell: CellIndex | undefined; isDragged: boolean }>({
    cell: undefined,
    isDragged: false,
  })
  const drawing = useMemo(() => {
    const draw = () => {
      const { cell, isDragged } = at.current
      const view = game.view()
      const asked = wayAsked(view, cell, wanted)
      if (!asked || (!asked.choice && !isDragged)) return board.current?.showWay(undefined)
      const { cells, choice } = asked
      board.current?.showWay({ cells, isLegal: choice !== undefined })
      if (!choice) return
      void game.match.ask('way', choice.action).then((way) => {
        if (!way || at.current.cell !== cell || game.view().position !== view.position) return
        board.current?.showWay({ cells: way.cells, text: way.price && format(way.price), isLegal: true })
      })
    }
    return {
      draw,
      hover(cell: CellIndex | undefined) {
        at.current = { ...at.current, cell }
        draw()
      },
      drag(isDragged: boolean) {
        at.current = { ...at.current, isDragged }
        draw()
      },
    }
  }, [game, board, format, wanted])
  useEffect(() => game.subscribe(drawing.draw), [game, drawing])
  return drawing
}
