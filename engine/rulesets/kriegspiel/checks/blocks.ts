/** Checks the names in the blocks of a scenario and in the cases about them. */
import { choiceReferences, namesInPositions } from '../../../blocks/checks/option-choices'
import { sitesNamed } from '../../../blocks/checks/shapes'
import { blockReferences, countersIn, deckNames, seatsIn } from '../../../blocks/references'
import { idsOf } from '../../../compile/pack-parts'
import { namesInMaps } from '../../../compile/references/case-maps'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, type Scenario, scenarios } from './parts'

export const blocks = (raw: RawPack): Reference[] => [
  ...inScenarios(raw),
  ...namesInPositions(raw),
  ...namesInMaps<Scenario>(
    raw,
    {},
    {
      scores: ['seat', ({ order }) => order],
      counters: ['counter', (scenario) => countersIn(scenario, seatsIn(scenario))],
    },
  ),
]

const inScenarios = (raw: RawPack): Reference[] =>
  scenarios(raw).flatMap((scenario) => {
    const map = Object.values(raw.maps).find(({ id }) => id === scenario.value.map)
    const { terrain } = ownPack(raw)
    const known = {
      side: scenario.value.order,
      seat: scenario.value.order,
      unit: idsOf(raw.units.units),
      place: idsOf(map?.places),
      region: idsOf(map?.regions),
      terrain: idsOf(terrain.terrain),
      edge: idsOf(terrain.edges),
      ...deckNames(scenario.value),
    }
    return [
      ...blockReferences(scenario, known),
      ...choiceReferences(raw, scenario),
      ...sitesNamed(scenario, map?.sites),
    ]
  })
