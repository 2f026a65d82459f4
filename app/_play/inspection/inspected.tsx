'use client'
import { Suspense, useCallback } from 'react'
import { cellText } from '../../../engine/cell-text'
import type { Box } from '../../_board/view'
import { InspectionCard } from '../screen/parts'
import type { Screen } from '../screen/use-screen'
import { cellsToSee } from './cells-to-see'

/** The inspection over a corner of the board, or in a free column where it covers nothing. */
export function Inspected({ screen, isDocked }: { readonly screen: Screen; readonly isDocked: boolean }) {
  const { def, view, board, pointing, words } = screen
  const { at, inspection, isPinned, close } = pointing.asking
  const countUnder = useCallback(
    (under: Box) => board.current?.countUnder(cellsToSee(view, def.sideOf, at), under) ?? 0,
    [board, view, def, at],
  )
  if (!inspection) return null
  return (
    <Suspense>
      <InspectionCard
        {...{ inspection, isPinned, isDocked }}
        countUnder={isDocked ? undefined : countUnder}
        nameOfCell={(cell) => cellText(cell, def, words.nameOf)}
        format={words.format}
        onClose={close}
      />
    </Suspense>
  )
}
