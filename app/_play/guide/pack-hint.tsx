'use client'
import { HintNote } from '../screen/parts'
import type { Screen } from '../screen/use-screen'
import type { Hint } from './hint-now'
import { cellsPointedAt } from './pointed-out'

/** What the pack says once to who plays it for the first time, and what it points at. */
export function PackHint({ screen, hint }: { readonly screen: Screen; readonly hint: Hint }) {
  const { def, view, words, hints, pointing, board, sheet } = screen
  const point = () => {
    if (hint.point?.panel) return sheet.open(hint.point.panel)
    const cells = cellsPointedAt(hint, def, view.table, view.decision)
    sheet.showBoard()
    board.current?.reveal(cells)
    pointing.flashCells(cells)
  }
  return (
    <HintNote
      hint={hint}
      name={words.nameOf('hints', hint.id)}
      help={words.helpOf('hints', hint.id)}
      onRead={() => hints.read(hint.id)}
      onStop={hints.stop}
      onPoint={point}
    />
  )
}
