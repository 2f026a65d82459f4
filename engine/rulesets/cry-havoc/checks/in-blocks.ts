/** Names in the blocks of scenarios, and counters of cases. */
import { blockReferences, countersNamed, deckNames } from '../../../blocks/references'
import { changedScenario } from '../../../cases/shared'
import { within } from '../../../compile/finding'
import { playedMap } from '../../../compile/lookup'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, scenarios } from './parts'

export function inBlocks(raw: RawPack): Reference[] {
  const { units, terrain } = ownPack(raw)
  return scenarios(raw).flatMap((scenario) => {
    const map = playedMap(ownPack(raw), scenario.value)
    return blockReferences(scenario, {
      side: scenario.value.order,
      seat: scenario.value.order,
      unit: idsOf(units.units),
      figure: idsOf(units.figures),
      terrain: idsOf(terrain.terrain),
      ...deckNames(scenario.value),
      ...(map ? { place: idsOf(map.places), region: idsOf(map.regions) } : {}),
    })
  })
}

/** Counters that written positions and expectations name. */
export const countersInCases = (raw: RawPack): Reference[] =>
  casesOf(ownPack(raw)).flatMap(({ value, at }) =>
    countersNamed(value.given?.counters, within(at, 'given', 'counters'), changedScenario(raw, value)),
  )
