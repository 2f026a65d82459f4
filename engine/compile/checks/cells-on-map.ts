/** Every cell and side that is named lies on its map. */
import type { Position, ScenarioFile } from '../../../schemas/generated/content'
import { parseSide } from '../../geometry/names'
import type { BoardMap, Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import { mapOf } from '../lookup'
import { boardOf, boardOfScenario, casesOf, entries, mapsOf, type Placed, scenariosOf } from '../pack-parts'
import { scenarioZones, zonesIn } from '../walk'

export function cellsOnMap(raw: RawPack): Finding[] {
  return [
    ...mapsOf(raw).flatMap(({ value, at }) => {
      const board = boardOf(value)
      return [...offMap(board, namedCells(value, at)), ...sidesOff(board, value, at)]
    }),
    ...scenariosOf(raw).flatMap((scenario) =>
      offMap(boardOfScenario(raw, scenario.value), [...siteCellNames(scenario), ...zoneCellNames(scenario)]),
    ),
    ...casesOf(raw).flatMap(({ value: rule, at }) => {
      const scenario = raw.scenarios[rule.scenario]
      const map = rule.map ?? (scenario && mapOf(raw, scenario.map))
      return rule.given ? offMap(map && boardOf(map), positionCells(rule.given, within(at, 'given'))) : []
    }),
  ]
}

type MapValue = ReturnType<typeof mapsOf>[number]['value']

function namedCells(map: MapValue, at: At): Placed<string>[] {
  const cellsIn = (list: readonly { readonly cells: readonly string[] }[] | undefined, name: string) =>
    entries(list, within(at, name)).flatMap((one) => entries(one.value.cells, within(one.at, 'cells')))
  return [
    ...cellsIn(map.places, 'places'),
    ...cellsIn(map.sites, 'sites'),
    ...cellsIn(map.regions, 'regions'),
    ...entries(map.sites, within(at, 'sites')).flatMap((site) =>
      'exits' in site.value ? entries(site.value.exits, within(site.at, 'exits')) : [],
    ),
    ...entries(map.links, within(at, 'links')).flatMap((link) =>
      entries(link.value.between, within(link.at, 'between')),
    ),
  ]
}

const zoneCellNames = (scenario: ReturnType<typeof scenariosOf>[number]): Placed<string>[] =>
  scenarioZones(scenario)
    .flatMap(({ value, at }) => zonesIn(value, at))
    .flatMap(({ value, at }) => (value.type === 'cells' ? entries(value.cells, within(at, 'cells')) : []))

const positionCells = (given: Position, at: At): Placed<string>[] => [
  ...entries(given.units, within(at, 'units')).map((unit) => ({
    value: unit.value.at,
    at: within(unit.at, 'at'),
  })),
  ...entries(given.barricades, within(at, 'barricades')),
  ...entries(given.covered, within(at, 'covered')),
]

function offMap(board: BoardMap | undefined, cells: readonly Placed<string>[]): Finding[] {
  if (!board) return []
  const { grid } = board
  const expected = grid.size > 0 ? `${grid.names[0]} – ${grid.names[grid.size - 1]}` : ''
  return cells
    .filter(({ value }) => grid.indexOf(value) < 0)
    .map(({ value, at }) =>
      finding('E-CELL-OFF-MAP', at, 'cell-off-map', { name: value, expected }, { found: value, expected }),
    )
}

function sidesOff(board: BoardMap, map: MapValue, at: At): Finding[] {
  const { grid } = board
  const directions = grid.directions.join(', ')
  return entries(map.edges, within(at, 'edges'))
    .flatMap((edge) => entries(edge.value.sides, within(edge.at, 'sides')))
    .flatMap(({ value, at: place }) => {
      const side = parseSide(grid, value)
      if (!side)
        return [
          finding(
            'E-SIDE-OFF-MAP',
            place,
            'side-off-map',
            { name: value, directions },
            { found: value, expected: directions },
          ),
        ]
      return grid.edgeIndex(side.cell, side.direction) < 0
        ? [finding('W-SIDE-ON-BORDER', place, 'side-on-border', { name: value }, { found: value })]
        : []
    })
}

const siteCellNames = ({ value, at }: Placed<ScenarioFile>): Placed<string>[] =>
  entries(value.sites, within(at, 'sites')).flatMap((site) =>
    entries(site.value.cells, within(site.at, 'cells')),
  )
