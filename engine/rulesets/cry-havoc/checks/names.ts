/** Checks that names in the files of this game exist in other parts of the pack. */
import type { CryHavocCase, CryHavocGround } from '../../../../schemas/generated/content'
import { namesInPositions } from '../../../blocks/checks/option-choices'
import { countersIn, seatsIn } from '../../../blocks/references'
import { onKey, within } from '../../../compile/finding'
import { casesOf, entries, idsOf, inFile, type Placed } from '../../../compile/pack-parts'
import { namesInMaps } from '../../../compile/references/case-maps'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { inBlocks } from './in-blocks'
import { groups, linesIn, ownPack, type Scenario, scenarios } from './parts'

export const names = (raw: RawPack): Finding[] =>
  unknownNames([
    ...inUnits(raw),
    ...inTables(raw),
    ...inForces(raw),
    ...inScenarios(raw),
    ...inBlocks(raw),
    ...namesInPositions(raw),
    ...namesInMaps<Scenario>(
      raw,
      {},
      {
        score: ['side', ({ order }) => order],
        counters: ['counter', (scenario) => countersIn(scenario, seatsIn(scenario))],
      },
    ),
    ...inCases(raw),
  ])

function inUnits(raw: RawPack): Reference[] {
  const { units, tables } = ownPack(raw)
  const weapons = idsOf(tables.missiles.weapons)
  const targets = idsOf(tables.missiles.targets)
  return [
    ...entries(units.units, inFile('units.yaml', 'units')).flatMap(({ value, at }) => [
      ...refer('weapon', weapons, within(at, 'weapon'), value.weapon),
      ...refer('target', targets, within(at, 'target'), value.target),
      ...refer('target', targets, within(at, 'targetMounted'), value.targetMounted),
    ]),
    ...entries(units.figures, inFile('units.yaml', 'figures')).flatMap(({ value, at }) =>
      refer('unit', idsOf(units.units), within(at, 'unit'), value.unit),
    ),
  ]
}

function inTables(raw: RawPack): Reference[] {
  const { weapons, targets } = ownPack(raw).tables.missiles
  const missiles = inFile('tables.yaml', 'missiles')
  return [
    ...entries(weapons, within(missiles, 'weapons')).flatMap(({ value, at }) => [
      ...refer('weapon', idsOf(weapons), within(at, 'like'), value.like),
      ...refer('range', idsOf(value.brackets), within(at, 'over', 'from'), value.over?.from),
    ]),
    ...entries(targets, within(missiles, 'targets')).flatMap(({ value, at }) =>
      Object.keys(value.results).flatMap((weapon) =>
        refer('weapon', idsOf(weapons), onKey(within(at, 'results'), weapon), weapon),
      ),
    ),
  ]
}

function inForces(raw: RawPack): Reference[] {
  const { units } = ownPack(raw)
  const types = idsOf(units.units)
  const figures = idsOf(units.figures)
  return groups(raw).flatMap((group) => [
    ...inZone(raw, group.scenario, group.value.place, within(group.at, 'place')),
    ...inZone(raw, group.scenario, group.value.enter?.zone, within(group.at, 'enter', 'zone')),
    ...linesIn(group).flatMap(({ value, at }) => [
      ...refer('unit', types, within(at, 'unit'), value.unit),
      ...refer('unit', types, within(at, 'mount'), value.mount),
      ...entries(value.figures, within(at, 'figures')).flatMap((figure) =>
        refer('figure', figures, figure.at, figure.value).map((one) => ({
          ...one,
          declares: { file: 'units.yaml', list: 'figures', item: { id: figure.value, unit: value.unit } },
        })),
      ),
    ]),
  ])
}

const inZone = (raw: RawPack, { map }: Scenario, zone: CryHavocGround | undefined, at: At): Reference[] =>
  inRegions(raw, map, zone?.regions, within(at, 'regions'))

function inRegions(raw: RawPack, map: string, regions: readonly string[] | undefined, at: At): Reference[] {
  const played = Object.values(raw.maps).find(({ id }) => id === map)
  if (!played) return []
  const known = idsOf(played.regions)
  return entries(regions, at).flatMap((region) => refer('region', known, region.at, region.value))
}

function inScenarios(raw: RawPack): Reference[] {
  return scenarios(raw).flatMap(({ value, at }) => [
    ...entries(value.forces, within(at, 'forces')).flatMap((force) =>
      refer('side', value.order, within(force.at, 'side'), force.value.side),
    ),
    ...[
      ...entries(value.scoring, within(at, 'scoring')),
      ...entries(value.victory, within(at, 'victory')),
    ].flatMap((line) => inLine(raw, value, line)),
  ])
}

type Line = Scenario['scoring'][number] | Scenario['victory'][number]

/** Returns the names in a scoring line or a victory block. */
function inLine(raw: RawPack, scenario: Scenario, { value, at }: Placed<Line>): Reference[] {
  const { order, map } = scenario
  const types = idsOf(ownPack(raw).units.units)
  return [
    ...refer('side', order, within(at, 'side'), 'side' in value ? value.side : undefined),
    ...refer('side', order, within(at, 'winner'), 'winner' in value ? value.winner : undefined),
    ...refer('side', order, within(at, 'loser'), 'loser' in value ? value.loser : undefined),
    ...entries('units' in value ? value.units : undefined, within(at, 'units')).flatMap((unit) =>
      refer('unit', types, unit.at, unit.value),
    ),
    ...inZone(raw, scenario, 'zone' in value ? value.zone : undefined, within(at, 'zone')),
    ...inRegions(raw, map, 'regions' in value ? value.regions : undefined, within(at, 'regions')),
  ]
}

/** Returns the figures of written positions, and the weapons of lines of fire. Other names of cases are checked elsewhere. */
function inCases(raw: RawPack): Reference[] {
  const { units, tables } = ownPack(raw)
  const figures = idsOf(units.figures)
  const weapons = idsOf(tables.missiles.weapons)
  return casesOf(raw).flatMap((placed) => {
    const { given, steps } = placed.value as unknown as CryHavocCase
    const place = within(placed.at, 'steps')
    return [
      ...entries(given?.units, within(placed.at, 'given', 'units')).flatMap(({ value, at }) =>
        refer('figure', figures, within(at, 'figure'), value.figure),
      ),
      ...entries(steps, place).flatMap((step) =>
        entries(
          'expect' in step.value ? step.value.expect.sight : undefined,
          within(step.at, 'expect', 'sight'),
        ).flatMap(({ value, at }) => refer('weapon', weapons, within(at, 'weapon'), value.weapon)),
      ),
    ]
  })
}
