/** Names that terrain and edge types use: sides, other terrain. */
import type { Terrain } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries, idsOf, parts } from '../../../compile/pack-parts'
import { sideKeys } from '../../../compile/references/in-maps'
import { type Reference, refer } from '../../../compile/references/reference'
import type { At } from '../../../types/pack'
import type { CorteoPack } from '../pack'

export function referencesInTerrain(raw: CorteoPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  const terrain = idsOf(raw.terrain.terrain)
  return [
    ...parts(raw, 'terrain').flatMap(({ value, at }) => [
      ...sidesInTerrain(sides, value, at),
      ...refer('terrain', terrain, within(at, 'coveredAs'), value.coveredAs),
    ]),
    ...parts(raw, 'edges').flatMap(({ value, at }) => sideKeys(sides, within(at, 'cost'), value.cost)),
  ]
}

function sidesInTerrain(
  sides: readonly string[],
  { cost, control, stops, launch, clash, network }: Terrain,
  at: At,
): Reference[] {
  const listed = (list: readonly string[] | undefined, ...steps: string[]) =>
    entries(list, within(at, ...steps)).flatMap((side) => refer('side', sides, side.at, side.value))
  return [
    ...sideKeys(sides, within(at, 'cost'), cost),
    ...listed(control, 'control'),
    ...listed(stops, 'stops'),
    ...listed(launch?.shelters, 'launch', 'shelters'),
    ...listed(clash?.shelters, 'clash', 'shelters'),
    ...sideKeys(sides, within(at, 'clash', 'factor'), clash?.factor),
    ...refer('side', sides, within(at, 'network', 'side'), network?.side),
  ]
}
