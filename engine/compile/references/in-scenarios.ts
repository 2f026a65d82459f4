/** Names that scenarios use: map, sides, units, components, tables, and what their zones point at. */
import type { MapFile, ScenarioFile, Zone } from '../../../schemas/generated/content'
import type { RawPack } from '../../types'
import { type At, within } from '../finding'
import { mapOf } from '../lookup'
import { entries, idsOf, type Placed, scenariosOf, scenarioZones, zonesIn } from '../pack-parts'
import { sideKeys } from './in-maps'
import { type Reference, refer } from './reference'

type Known = ReturnType<typeof knownNames>

const knownNames = (raw: RawPack) => ({
  sides: idsOf(raw.units.sides),
  units: idsOf(raw.units.units),
  components: idsOf(raw.units.components),
  terrain: idsOf(raw.terrain.terrain),
  tables: idsOf(raw.tables.tables),
  maps: idsOf(Object.values(raw.maps)),
})

export function referencesInScenarios(raw: RawPack): Reference[] {
  const known = knownNames(raw)
  return scenariosOf(raw).flatMap((scenario) => {
    const map = mapOf(raw, scenario.value.map)
    return [
      ...refer('map', known.maps, within(scenario.at, 'map'), scenario.value.map),
      ...forces(known, scenario),
      ...rules(known, scenario.value.rules, within(scenario.at, 'rules')),
      ...(map
        ? scenarioZones(scenario)
            .flatMap(({ value, at }) => zonesIn(value, at))
            .flatMap((zone) => zoneNames(known, map, zone))
        : []),
      ...(map ? scoredKinds(map, scenario) : []),
      ...options(known, map, scenario),
      ...entries(scenario.value.victory, within(scenario.at, 'victory')).flatMap(({ value, at }) =>
        refer('side', [...known.sides, 'draw'], within(at, 'winner'), value.winner),
      ),
    ]
  })
}

function forces({ sides, units, components }: Known, { value, at }: Placed<ScenarioFile>): Reference[] {
  return [
    ...entries(value.order, within(at, 'order')).flatMap((side) => refer('side', sides, side.at, side.value)),
    ...entries(value.rosters, within(at, 'rosters')).flatMap(({ value: line, at: place }) => [
      ...refer('side', sides, within(place, 'side'), line.side),
      ...refer('unit', units, within(place, 'unit'), line.unit),
      ...refer('component', components, within(place, 'component'), line.component),
    ]),
    ...entries(value.setup, within(at, 'setup')).flatMap(({ value: step, at: place }) => [
      ...refer('side', sides, within(place, 'side'), step.side),
      ...entries(step.groups, within(place, 'groups')).flatMap((group) =>
        group.value.units === 'all'
          ? []
          : entries(group.value.units, within(group.at, 'units')).flatMap((unit) =>
              refer('unit', units, unit.at, unit.value),
            ),
      ),
    ]),
    ...entries(value.reinforcements, within(at, 'reinforcements')).flatMap(({ value: one, at: place }) => [
      ...refer('side', sides, within(place, 'side'), one.side),
      ...entries(one.units, within(place, 'units')).flatMap((unit) =>
        refer('unit', units, within(unit.at, 'unit'), unit.value.unit),
      ),
    ]),
  ]
}

/** Names inside the options: units that arrive or clear roads or score on the map, ground, edges of the map. */
function options(
  { units, terrain, components }: Known,
  map: MapFile | undefined,
  { value, at }: Placed<ScenarioFile>,
): Reference[] {
  const { arrivals, smoke, jams, leaving } = value.rules
  const place = within(at, 'rules')
  const each = (
    kind: 'unit' | 'terrain' | 'region',
    known: string[],
    names: readonly string[] | undefined,
    on: At,
  ) => entries(names, on).flatMap((one) => refer(kind, known, one.at, one.value))
  return [
    ...entries(arrivals, within(place, 'arrivals')).flatMap((one) =>
      entries(one.value.units, within(one.at, 'units')).flatMap((line) => [
        ...refer('unit', units, within(line.at, 'unit'), line.value.unit),
        ...refer('component', components, within(line.at, 'component'), line.value.component),
      ]),
    ),
    ...each('terrain', terrain, smoke?.carries, within(place, 'smoke', 'carries')),
    ...each('terrain', terrain, jams?.on, within(place, 'jams', 'on')),
    ...each('terrain', terrain, jams?.roads, within(place, 'jams', 'roads')),
    ...each('unit', units, jams?.removers, within(place, 'jams', 'removers')),
    ...(map ? each('region', idsOf(map.regions), leaving?.edges, within(place, 'leaving', 'edges')) : []),
    ...entries(value.scoring, within(at, 'scoring')).flatMap(({ value: line, at: on }) =>
      line.type === 'power-on-map' ? each('unit', units, line.units, within(on, 'units')) : [],
    ),
  ]
}

/** Wherever the rules of a game say `side`, `table` or `components`, they mean one of the pack. */
function rules(known: Known, value: unknown, at: At): Reference[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const place = within(at, key)
    if (key === 'side') return refer('side', known.sides, place, part)
    if (key === 'table') return refer('table', known.tables, place, part)
    if (key === 'disengage') return sideKeys(known.sides, place, part)
    if (key === 'components' && Array.isArray(part))
      return entries(part, place).flatMap((one) => refer('component', known.components, one.at, one.value))
    return rules(known, part, place)
  })
}

function zoneNames({ terrain, sides }: Known, map: MapFile, { value: zone, at }: Placed<Zone>): Reference[] {
  switch (zone.type) {
    case 'place':
      return refer('place', idsOf(map.places), within(at, 'place'), zone.place)
    case 'region':
      return refer('region', idsOf(map.regions), within(at, 'region'), zone.region)
    case 'terrain':
      return entries(zone.terrain, within(at, 'terrain')).flatMap((one) =>
        refer('terrain', terrain, one.at, one.value),
      )
    case 'sites':
      return [
        ...refer(
          'role',
          [...new Set((map.sites ?? []).map((site) => site.role))],
          within(at, 'role'),
          zone.role,
        ),
        ...entries(zone.kinds, within(at, 'kinds')).flatMap((kind) =>
          refer('kind', siteKinds(map), kind.at, kind.value),
        ),
        ...refer('side', sides, within(at, 'side'), zone.side),
      ]
    default:
      return []
  }
}

const siteKinds = (map: MapFile): string[] => [
  ...new Set((map.sites ?? []).flatMap((site) => ('kind' in site && site.kind ? [site.kind] : []))),
]

const scoredKinds = (map: MapFile, { value, at }: Placed<ScenarioFile>): Reference[] =>
  entries(value.scoring, within(at, 'scoring')).flatMap(({ value: line, at: place }) =>
    line.type === 'objectives'
      ? entries(line.kinds, within(place, 'kinds')).flatMap((kind) =>
          refer('kind', siteKinds(map), kind.at, kind.value),
        )
      : [],
  )
