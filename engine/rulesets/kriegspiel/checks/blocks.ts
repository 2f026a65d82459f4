/** Names that the blocks of a scenario, and the cases about them, write. */
import { blockReferences, countersNamed, deckNames } from '../../../blocks/references'
import { changedScenario } from '../../../cases/shared'
import { within } from '../../../compile/finding'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import type { Reference } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, scenarios } from './parts'

export const blocks = (raw: RawPack): Reference[] => [...inScenarios(raw), ...inCases(raw)]

const inScenarios = (raw: RawPack): Reference[] =>
  scenarios(raw).flatMap((scenario) => {
    const map = Object.values(raw.maps).find(({ id }) => id === scenario.value.map)
    const { terrain } = ownPack(raw)
    return blockReferences(scenario, {
      side: scenario.value.order,
      seat: scenario.value.order,
      unit: idsOf(raw.units.units),
      place: idsOf(map?.places),
      region: idsOf(map?.regions),
      terrain: idsOf(terrain.terrain),
      edge: idsOf(terrain.edges),
      ...deckNames(scenario.value),
    })
  })

/** Counters of positions. */
const inCases = (raw: RawPack): Reference[] =>
  casesOf(ownPack(raw)).flatMap(({ value, at }) =>
    countersNamed(value.given?.counters, within(at, 'given', 'counters'), changedScenario(raw, value)),
  )
