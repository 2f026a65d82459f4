import type { CellIndex } from '../../../engine/types'
import { cellsToChoose } from '../inspection/cells-to-see'
import type { PlayView } from '../model/play-view'

/** The cells of the question: its focus, or else all choices, or else the places of later choices. */
export function cellsAsked(view: Pick<PlayView, 'decision' | 'table'>): CellIndex[] {
  const { decision, table } = view
  if (!decision) return []
  const { cells = [], pieces = [], places = [] } = decision.focus ?? {}
  const cellOf = new Map(table.pieces.map(({ id, cell }) => [id, cell]))
  const focus = [...cells, ...pieces.map((piece) => cellOf.get(piece))].filter(
    (cell): cell is CellIndex => cell !== undefined && cell >= 0,
  )
  if (focus.length > 0) return focus
  const choices = cellsToChoose(view)
  return choices.length > 0 ? choices : [...places]
}
