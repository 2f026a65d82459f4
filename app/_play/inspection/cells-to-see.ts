import type { CellIndex, Pointed, Seat, Target } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

type Seen = Pick<PlayView, 'decision' | 'table' | 'viewer'>

/** The cells that an overlay of the board must not cover: those to choose, those of own units, and the inspected one. */
export function cellsToSee(
  view: Seen,
  sideOf: Readonly<Record<Seat, string>>,
  inspected: Pointed | undefined,
): CellIndex[] {
  const own = view.table.pieces.filter(({ side }) => side !== undefined && side === sideOf[view.viewer])
  const cells = [
    ...(inspected ? [placesIn(view)(inspected)] : []),
    ...cellsToChoose(view),
    ...own.map(({ cell }) => cell),
  ]
  return onMap(cells)
}

/** The cells of the present choices. */
export function cellsToChoose(view: Pick<Seen, 'decision' | 'table'>): CellIndex[] {
  const placeOf = placesIn(view)
  return onMap((view.decision?.choices ?? []).map(({ at }) => placeOf(at)))
}

function placesIn({ table }: Pick<Seen, 'table'>): (at: Target | Pointed) => CellIndex | undefined {
  const cellOf = new Map(table.pieces.map(({ id, cell }) => [id, cell]))
  return (at) => (at.kind === 'cell' ? at.cell : at.kind === 'piece' ? cellOf.get(at.piece) : undefined)
}

const onMap = (cells: readonly (CellIndex | undefined)[]): CellIndex[] =>
  [...new Set(cells)].filter((cell): cell is CellIndex => cell !== undefined && cell >= 0)
