/** Names that the blocks of a scenario, and the cases about them, write. */
import { choiceReferences, choicesInPosition } from '../../../blocks/checks/option-choices'
import { blockReferences, countersNamed, deckNames } from '../../../blocks/references'
import { changedScenario } from '../../../cases/shared'
import { within } from '../../../compile/finding'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, type Scenario, scenarios } from './parts'

export const blocks = (raw: RawPack): Reference[] => [...inScenarios(raw), ...inCases(raw)]

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
    return [...blockReferences(scenario, known), ...choiceReferences(raw, scenario)]
  })

/** Counters and choices of positions. */
const inCases = (raw: RawPack): Reference[] =>
  casesOf(ownPack(raw)).flatMap(({ value: { given, ...rule }, at }) => {
    const changed = changedScenario(raw, rule) as Scenario | undefined
    const place = within(at, 'given')
    return [
      ...countersNamed(given?.counters, within(place, 'counters'), changed),
      ...choicesInPosition(raw, given?.options, within(place, 'options'), changed),
    ]
  })
