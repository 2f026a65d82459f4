/** Names that the blocks of a scenario, and the cases about them, write: the key says what kind of thing is named. */
import { changedScenario } from '../../../cases/shared'
import { onKey, within } from '../../../compile/finding'
import { casesOf, idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { ownPack, type Scenario, scenarios } from './parts'

const BLOCKS = ['counters', 'triggers', 'modifiers'] as const

export const blocks = (raw: RawPack): Reference[] => [
  ...scenarios(raw).flatMap((scenario) => inScenario(raw, scenario)),
  ...inCases(raw),
]

function inScenario(raw: RawPack, { value: scenario, at }: Placed<Scenario>): Reference[] {
  const map = Object.values(raw.maps).find(({ id }) => id === scenario.map)
  const sides = scenario.order
  const known: Readonly<Record<string, readonly string[]>> = {
    side: sides,
    seat: sides,
    winner: [...sides, 'draw'],
    unit: idsOf(raw.units.units),
    counter: idsOf(scenario.counters),
    place: idsOf(map?.places),
    region: idsOf(map?.regions),
    terrain: idsOf(ownPack(raw).terrain.terrain),
    edge: idsOf(ownPack(raw).terrain.edges),
  }
  return BLOCKS.flatMap((key) => namedIn(known, scenario[key], key, within(at, key)))
}

/** What a key of a block names. */
const KINDS: Readonly<Record<string, string>> = {
  side: 'side',
  seat: 'seat',
  turn: 'side',
  winner: 'winner',
  unit: 'unit',
  units: 'unit',
  counter: 'counter',
  beyond: 'counter',
  place: 'place',
  region: 'region',
  terrain: 'terrain',
  edges: 'edge',
}

/** Every name in a value and in all that is written in it. */
function namedIn(
  known: Readonly<Record<string, readonly string[]>>,
  value: unknown,
  key: string,
  at: At,
): Reference[] {
  if (typeof value === 'string') {
    const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
    if (kind === undefined) return []
    return refer(kind === 'winner' ? 'side' : kind, known[kind], at, value)
  }
  if (Array.isArray(value))
    return value.flatMap((entry, index) => namedIn(known, entry, key, within(at, index)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, entry]) => namedIn(known, entry, inner, within(at, inner)))
}

/** Counters of positions and expectations. */
function inCases(raw: RawPack): Reference[] {
  return casesOf(ownPack(raw)).flatMap(({ value, at }) => {
    const scenario = changedScenario(raw, value)
    const counters = idsOf(scenario?.counters as Scenario['counters'])
    return Object.keys(value.given?.counters ?? {}).flatMap((name) =>
      refer('counter', counters, onKey(within(at, 'given', 'counters'), name), name),
    )
  })
}
