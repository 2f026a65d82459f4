/** Towns and their links by index: towns of provinces, jokers and foreign ones, in the order of the map. */
import type { VolkTown } from '../../../../schemas/generated/content'
import type { BoardMap } from '../../../types'
import type { Cities, Links, VolkPack } from '../rules'
import { EAST, NOBODY } from '../state'
import { byName, indices } from './parts'

/** Returns the ids of all areas that are towns. */
export function townsOf({ terrain }: VolkPack, { grid }: BoardMap): string[] {
  const named = new Set([
    ...(terrain.provinces ?? []).flatMap(({ cities }) => cities ?? []),
    ...(terrain.towns ?? []).map(({ id }) => id),
  ])
  return grid.names.filter((name) => named.has(name))
}

export function compileCities(
  { terrain }: VolkPack,
  { grid }: BoardMap,
  sides: readonly string[],
  ids: readonly string[],
  provinceIds: readonly string[],
): Cities {
  const provinces = terrain.provinces ?? []
  const kinds = new Map((terrain.towns ?? []).map((town) => [town.id, town]))
  const kind = ids.map((id): Partial<VolkTown> => kinds.get(id) ?? {})
  const province = ids.map((id, city) =>
    kind[city].joker || kind[city].foreign
      ? NOBODY
      : provinces.findIndex(({ cities }) => cities?.includes(id)),
  )
  const joker = kind.map((one) => indices(one.joker, provinceIds))
  const sideOf = (city: number): number => {
    const home = province[city] === NOBODY ? joker[city][0] : province[city]
    const side = home === undefined ? kind[city].side : provinces[home]?.side
    return side === undefined ? EAST : Math.max(0, sides.indexOf(side))
  }
  return {
    ...byName(ids),
    cell: ids.map((id) => grid.indexOf(id)),
    province,
    side: ids.map((_, city) => sideOf(city)),
    joker,
    external: kind.map(({ foreign }) => foreign === true),
    special: kind.map(({ special }) => special !== undefined),
    base: kind.map(({ special }) => special?.base ?? 1),
    rundownBase: kind.map(({ special }) => special?.rundown ?? 0),
    links: [],
  }
}

/** Compiles the links of the map with a town at both ends. */
export function compileLinks(
  raw: VolkPack,
  { map }: { readonly map: string },
  { grid }: BoardMap,
  { indexOf, cell, side }: Cities,
  provinceIds: readonly string[],
): Links {
  const { links: written = [], file = '' } = raw.maps[map] ?? {}
  const found = written.flatMap(({ between, cost }, index) => {
    const [from, to] = between.map((name) => indexOf.get(name) ?? NOBODY)
    if (from === NOBODY || to === NOBODY) return []
    return [{ from, to, id: between.join(':'), index, cost: typeof cost === 'number' ? cost : 1 }]
  })
  const rails = raw.terrain.rails ?? []
  const crossing = (id: string) =>
    rails.filter(({ between }) => between.join(':') === id || between.toReversed().join(':') === id)
  const width = grid.directions.length
  return {
    ...byName(found.map(({ id }) => id)),
    from: found.map(({ from }) => from),
    to: found.map(({ to }) => to),
    cost: found.map(({ cost }) => cost),
    side: found.map(({ from }) => side[from]),
    crosses: found.map(({ id }) => crossing(id).flatMap(({ crosses }) => indices(crosses, provinceIds))),
    direction: found.map(({ from, to }) => {
      const start = cell[from] * width
      return grid.neighbours.subarray(start, start + width).indexOf(cell[to])
    }),
    source: found.map(({ index }) => ({ file, path: ['links', index] })),
  }
}
