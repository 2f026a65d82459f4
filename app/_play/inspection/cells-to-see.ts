import type { CellIndex, Pointed, Seat, Target } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

/** The cells that an overlay of the board must not cover: those to choose, those of own units, and the inspected one. */
export function cellsToSee(
  { decision, table, viewer }: Pick<PlayView, 'decision' | 'table' | 'viewer'>,
  sideOf: Readonly<Record<Seat, string>>,
  inspected: Pointed | undefined,
): CellIndex[] {
  const cellOf = new Map(table.pieces.map(({ id, cell }) => [id, cell]))
  const placeOf = (at: Target | Pointed) =>
    at.kind === 'cell' ? at.cell : at.kind === 'piece' ? cellOf.get(at.piece) : undefined
  const own = table.pieces.filter(({ side }) => side !== undefined && side === sideOf[viewer])
  const cells = [
    ...(inspected ? [placeOf(inspected)] : []),
    ...(decision?.choices ?? []).map(({ at }) => placeOf(at)),
    ...own.map(({ cell }) => cell),
  ]
  return [...new Set(cells)].filter((cell): cell is CellIndex => cell !== undefined && cell >= 0)
}
