/** Checks the names in the blocks of scenarios, and the counters of cases. */
import { choiceReferences } from '../../../blocks/checks/option-choices'
import { sitesNamed } from '../../../blocks/checks/shapes'
import { blockReferences, deckNames } from '../../../blocks/references'
import { playedMap } from '../../../compile/lookup'
import { idsOf } from '../../../compile/pack-parts'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, scenarios } from './parts'

export function inBlocks(raw: RawPack): Reference[] {
  const { units, terrain } = ownPack(raw)
  return scenarios(raw).flatMap((scenario) => {
    const map = playedMap(ownPack(raw), scenario.value)
    const known = {
      side: scenario.value.order,
      seat: scenario.value.order,
      unit: idsOf(units.units),
      figure: idsOf(units.figures),
      terrain: idsOf(terrain.terrain),
      ...deckNames(scenario.value),
      ...(map ? { place: idsOf(map.places), region: idsOf(map.regions) } : {}),
    }
    return [
      ...blockReferences(scenario, known),
      ...choiceReferences(raw, scenario),
      ...sitesNamed(scenario, map?.sites),
    ]
  })
}
