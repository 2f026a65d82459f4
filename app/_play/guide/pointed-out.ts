/** The cells that a hint points at. Independent of the game. */
import type { CellIndex, Decision, GameDef, Table } from '../../../engine/types'
import type { Hint } from './hint-now'

export function cellsPointedAt(
  { point = {} }: Hint,
  { map, grid }: Pick<GameDef, 'map' | 'grid'>,
  { pieces, board }: Pick<Table, 'pieces' | 'board'>,
  decision: Decision | undefined,
): CellIndex[] {
  if (point.place !== undefined)
    return [...((board ?? map).places.find(({ id }) => id === point.place)?.cells ?? [])]
  if (point.action === undefined) return []
  const cells = (decision?.choices ?? []).flatMap(({ action, at }): CellIndex[] => {
    if (action.type !== point.action) return []
    if (at.kind === 'cell' || at.kind === 'edge') return [at.cell]
    if (at.kind === 'area') return [grid.indexOf(at.area)]
    return at.kind === 'piece' ? [pieces.find(({ id }) => id === at.piece)?.cell ?? -1] : []
  })
  return [...new Set(cells.filter((cell) => cell >= 0))]
}
