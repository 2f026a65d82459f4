import type { CellIndex } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

/** The cells of the question: its focus, or else all choices. */
export function cellsAsked({ decision, table }: Pick<PlayView, 'decision' | 'table'>): CellIndex[] {
  if (!decision) return []
  const cellOf = new Map(table.pieces.map(({ id, cell }) => [id, cell]))
  const known = (cells: readonly (CellIndex | undefined)[]) =>
    cells.filter((cell): cell is CellIndex => cell !== undefined && cell >= 0)
  const focus = known([
    ...(decision.focus?.cells ?? []),
    ...(decision.focus?.pieces ?? []).map((piece) => cellOf.get(piece)),
  ])
  if (focus.length > 0) return focus
  return known(
    decision.choices.map(({ at }) =>
      at.kind === 'cell' ? at.cell : at.kind === 'piece' ? cellOf.get(at.piece) : undefined,
    ),
  )
}
