/** Bases and objectives of a map, by cell. */
import type { BoardMap } from '../../../types'

export type Places = ReturnType<typeof placesOf>

export const basesOf = (sites: BoardMap['sites']) => sites.filter(({ role }) => role === 'base')

export function placesOf({ grid, sites }: BoardMap) {
  const bases = basesOf(sites)
  const objectives = sites
    .map((site, index) => ({ site, index }))
    .filter(({ site }) => site.role === 'objective')
  return {
    base: byCell(
      grid.size,
      bases.map(({ cells }, index) => [cells, index] as const),
    ),
    site: byCell(
      grid.size,
      objectives.map((objective) => [objective.site.cells, objective.index] as const),
    ),
    value: byCell(
      grid.size,
      objectives.map(({ site }) => [site.cells, site.value ?? 0] as const),
      0,
    ),
  }
}

function byCell(
  size: number,
  lists: readonly (readonly [readonly number[], number])[],
  empty = -1,
): Int16Array {
  const values = new Int16Array(size).fill(empty)
  for (const [cells, value] of lists) for (const cell of cells) values[cell] = value
  return values
}
