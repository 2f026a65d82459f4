/** The territory of each side, and how far any unit may reach. */
import { maskOf } from '../../../geometry/cells'
import type { BoardMap } from '../../../types'
import { isModifiable, mostOf } from '../blocks/numbers'
import type { Tables } from '../rules'

/** Returns the longest range of any unit. */
export const reachOf = ({ blocks, pieces }: Pick<Tables, 'blocks' | 'pieces'>): number =>
  isModifiable({ blocks }, 'range') ? mostOf('range') : Math.max(0, ...pieces.range)

/** See {@link Tables.aims}. A charge begins beside its target, so it needs a reach of one only. */
export function aimsOf({ size, steps }: Tables['ground'], reach: number): Uint8Array {
  const aims = new Uint8Array(2 * size)
  for (const step of steps)
    for (let distance = 1; distance <= Math.max(1, reach); distance++) aims[size + step * distance] = 1
  return aims
}

/** K-13: returns the squares of each territory that units may enter. */
export const territoriesOf = (
  { scenario: { territories }, sides, pack }: Pick<Tables, 'scenario' | 'sides' | 'pack'>,
  board: BoardMap,
  terrain: Int16Array,
): Uint8Array[] =>
  sides.map((side) => {
    const kinds = pack.terrain.terrain
    const regions = (territories ?? []).filter((entry) => entry.side === side).map(({ region }) => region)
    const cells = board.regions.filter(({ id }) => regions.includes(id)).flatMap((region) => region.cells)
    return maskOf(
      board.grid,
      cells.filter((cell) => terrain[cell] >= 0 && kinds[terrain[cell]].cost !== 'closed'),
    )
  })
