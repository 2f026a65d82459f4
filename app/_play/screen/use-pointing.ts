'use client'
import { useCallback, useRef, useState } from 'react'
import type { CellIndex, Choice } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { useInspect } from '../use-inspect'

export type Pointing = ReturnType<typeof usePointing>

/** Cells that flash, and what is asked about them, when something is pointed at beside the board. */
export function usePointing(game: PlayGame, view: PlayView) {
  const [flash, setFlash] = useState<{ cells: CellIndex[]; key: number }>()
  /** The cell of the board that was pressed, or come to by keys, last. */
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

/** Where on the board a choice is, if it is there. */
function cellOf({ at }: Choice, { table }: PlayView): CellIndex | undefined {
  if (at.kind === 'cell') return at.cell
  return at.kind === 'piece' ? table.pieces.find(({ id }) => id === at.piece)?.cell : undefined
}
