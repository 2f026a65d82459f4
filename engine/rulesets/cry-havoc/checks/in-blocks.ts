/** Names in the blocks of scenarios, and counters of cases. */
import { choiceReferences, choicesInPosition } from '../../../blocks/checks/option-choices'
import { blockReferences, countersNamed, deckNames } from '../../../blocks/references'
import { changedScenario } from '../../../cases/shared'
import { within } from '../../../compile/finding'
import { playedMap } from '../../../compile/lookup'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, type Scenario, scenarios } from './parts'

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
    return [...blockReferences(scenario, known), ...choiceReferences(raw, scenario)]
  })
}

/** Counters and choices that written positions name. */
export const blocksInCases = (raw: RawPack): Reference[] =>
  casesOf(ownPack(raw)).flatMap(({ value: { given, ...rule }, at }) => {
    const changed = changedScenario(raw, rule) as Scenario | undefined
    const place = within(at, 'given')
    return [
      ...countersNamed(given?.counters, within(place, 'counters'), changed),
      ...choicesInPosition(raw, given?.options, within(place, 'options'), changed),
    ]
  })
