'use client'
import { Suspense } from 'react'
import { cellText } from '../../../engine/cell-text'
import { InspectionCard } from '../screen/parts'
import type { Screen } from '../screen/use-screen'

/** The inspection over a corner of the board, or in a free column where it covers nothing. */
export function Inspected({ screen, isDocked }: { readonly screen: Screen; readonly isDocked: boolean }) {
  const { def, pointing, words } = screen
  const { inspection, isPinned, close } = pointing.asking
  if (!inspection) return null
  return (
    <Suspense>
      <InspectionCard
        {...{ inspection, isPinned, isDocked }}
        nameOfCell={(cell) => cellText(cell, def, words.nameOf)}
        format={words.format}
        onClose={close}
      />
    </Suspense>
  )
}
