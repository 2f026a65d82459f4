/** Adjacency of cells for horses. */
import type { CellIndex } from '../../../types'
import type { Ground } from '../rules'

/** Returns the neighbours, among some cells, to which a horse can step. */
export function neighboursHere(ground: Ground, cell: CellIndex, among: readonly CellIndex[]): CellIndex[] {
  const found: CellIndex[] = []
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.horseStep[slot] >= 0 && among.includes(ground.neighbours[slot]))
      found.push(ground.neighbours[slot])
  return found
}

export const isOpenBetween = (ground: Ground, from: CellIndex, to: CellIndex): boolean =>
  neighboursHere(ground, from, [to]).length > 0
