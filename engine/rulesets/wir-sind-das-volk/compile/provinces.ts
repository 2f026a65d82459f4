/** Compiles the provinces of terrain.yaml by index. Unknown names are skipped; the checks report them. */
import { partSource } from '../../../kernel/sources'
import type { BoardMap } from '../../../types'
import type { Cities, Provinces, VolkPack } from '../rules'
import { NOBODY } from '../state'
import { byName, indices } from './parts'

export function compileProvinces(
  raw: VolkPack,
  { grid }: BoardMap,
  sides: readonly string[],
  cities: Cities,
): Provinces {
  const written = raw.terrain.provinces ?? []
  const ids = written.map(({ id }) => id)
  const side = written.map((one) => Math.max(0, sides.indexOf(one.side)))
  const divided = written.findIndex(({ sections }) => (sections ?? []).length > 0)
  const sections = divided < 0 ? [] : (written[divided].sections ?? [])
  const every = ids.map((_, province) => province)
  return {
    ...byName(ids),
    cell: ids.map((id) => grid.indexOf(id)),
    side,
    of: [0, 1].map((one) => every.filter((province) => side[province] === one)),
    cities: every.map((province) => citiesWhere(cities, (city) => cities.province[city] === province)),
    jokers: every.map((province) => citiesWhere(cities, (city) => cities.joker[city].includes(province))),
    faces: written.map(({ faces }) => indices(faces, ids)),
    facesAll: written.map(({ facesAll }) => facesAll === true),
    divided: divided < 0 ? NOBODY : divided,
    sections: {
      ids: sections.map(({ id }) => id),
      cell: sections.map(({ id }) => grid.indexOf(id)),
      supplier: sections.map(({ supplier }) => ids.indexOf(supplier)),
    },
    source: written.map((_, index) => partSource(raw, 'terrain.yaml', 'provinces', index)),
  }
}

const citiesWhere = ({ count }: Cities, test: (city: number) => boolean): number[] =>
  Array.from({ length: count }, (_, city) => city).filter(test)
