/** Checks that names in the files of this game exist in other parts of the pack, and that each tag has a unit. */

import { unusedAmong } from '../../../compile/checks/unused-tags'
import { within } from '../../../compile/finding'
import { entries, idsOf, parts } from '../../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import { blocks } from './blocks'
import { ownPack, scenarios } from './parts'

export const names = (raw: RawPack): Finding[] => [
  ...unknownNames([...inScenarios(raw), ...blocks(raw)]),
  ...tags(raw),
]

function inScenarios(raw: RawPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  return scenarios(raw).flatMap(({ value, at }) => {
    const regions = idsOf(Object.values(raw.maps).find(({ id }) => id === value.map)?.regions)
    return [
      ...entries(value.rosters, within(at, 'rosters')).flatMap((line) => [
        ...refer('side', sides, within(line.at, 'side'), line.value.side),
        ...refer('unit', units, within(line.at, 'unit'), line.value.unit),
      ]),
      ...entries(value.territories, within(at, 'territories')).flatMap((one) => [
        ...refer('side', sides, within(one.at, 'side'), one.value.side),
        ...refer('region', regions, within(one.at, 'region'), one.value.region),
      ]),
      ...entries(value.opening, within(at, 'opening')).flatMap((one) => [
        ...refer('side', sides, within(one.at, 'side'), one.value.side),
        ...entries(one.value.units, within(one.at, 'units')).flatMap((line) =>
          refer('unit', units, within(line.at, 'unit'), line.value.unit),
        ),
      ]),
      ...refer('side', value.order, within(at, 'first', 'side'), value.first?.side),
    ]
  })
}

/** Reports bonuses for tags that no unit has. */
function tags(raw: RawPack): Finding[] {
  const { units, terrain } = ownPack(raw)
  return parts(raw, 'terrain').flatMap(({ at }, index) =>
    unusedAmong(entries(terrain.terrain[index].defence?.tags, within(at, 'defence', 'tags')), units.units),
  )
}
