'use client'
import { useCallback, useRef, useState } from 'react'
import type { CellIndex, Choice } from '../../../engine/types'
import { useInspect } from '../inspection/use-inspect'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

export type Pointing = ReturnType<typeof usePointing>

/** Flashes cells and inspects them when something beside the board is pointed at. */
export function usePointing(game: PlayGame, view: PlayView) {
  const [flash, setFlash] = useState<{ cells: CellIndex[]; key: number }>()
  /** The last cell of the board that was pressed or reached by keys. */
  const touched = useRef<CellIndex>(undefined)
  const asking = useInspect(game, view)
  const { pointAtChoice } = asking
  const flashCells = useCallback((cells: CellIndex[]) => {
    const seen = cells.filter((cell) => cell >= 0)
    if (seen.length > 0) setFlash((last) => ({ cells: seen, key: (last?.key ?? 0) + 1 }))
  }, [])
  const flashChoice = useCallback(
    (choice: Choice) => {
      const cell = cellOf(choice, game.view())
      if (cell !== undefined) flashCells([cell])
    },
    [flashCells, game],
  )
  const pointAt = useCallback(
    (choice: Choice, isOn: boolean) => {
      if (isOn) flashChoice(choice)
      pointAtChoice(choice, isOn)
    },
    [flashChoice, pointAtChoice],
  )
  return { flash, flashCells, flashChoice, asking, touched, pointAt }
}

/** The cell of a choice, if it is on the board. */
function cellOf({ at }: Choice, { table }: PlayView): CellIndex | undefined {
  if (at.kind === 'cell') return at.cell
  return at.kind === 'piece' ? table.pieces.find(({ id }) => id === at.piece)?.cell : undefined
}
