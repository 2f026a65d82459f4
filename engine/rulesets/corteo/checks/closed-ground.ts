/** Checks that no set-up puts a unit on ground that its kind can never enter. Tests cells that are listed one by one. */
import type { ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { knownMask } from '../../../blocks/checks/known-mask'
import {
  chosenIn,
  type OptionAssignment,
  optionAssignmentsOf,
  optionsIn,
} from '../../../blocks/checks/option-assignments'
import { finding, within } from '../../../compile/finding'
import { boardOfScenario, entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { setupGroups } from '../compile/setup-groups'
import { canEnter, type TerrainById, terrainById, type Walker, walkerOf } from '../compile/standing'
import type { CorteoPack } from '../pack'

export function closedGround(raw: CorteoPack): Finding[] {
  const terrain = terrainById(raw)
  return scenariosOf(raw).flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    if (!board) return []
    return setupGroups(raw, scenario).flatMap(({ units, zone, at }) => {
      const found = optionAssignmentsOf(board, scenario.value, optionsIn([zone])).flatMap((assignment) => {
        const mask = knownMask(board, zone, chosenIn(board, scenario.value, assignment))
        return namedCells(scenario, assignment, zone, within(at, 'zone')).flatMap((cell) => {
          const index = board.grid.indexOf(cell.value)
          if (index < 0 || !mask[index]) return []
          const shutOut = units.find((unit) => !mayStand(terrain, board, walkerOf(unit), index))
          return shutOut ? [closed(board, cell.at, shutOut.id, cell.value)] : []
        })
      })
      return [...new Map(found.map((one) => [one.path.join(' '), one])).values()]
    })
  })
}

/** Returns the cells listed one by one for units, in the zone itself or in the choice that it refers to. */
function namedCells(
  scenario: Placed<ScenarioFile>,
  assignment: OptionAssignment,
  zone: Zone,
  at: At,
): Placed<string>[] {
  switch (zone.type) {
    case 'cells':
      return entries(zone.cells, within(at, 'cells'))
    case 'any':
    case 'all':
      return zone.of.flatMap((part, i) => namedCells(scenario, assignment, part, within(at, 'of', i)))
    case 'except':
      return namedCells(scenario, assignment, zone.of, within(at, 'of'))
    case 'chosen':
      return entries(scenario.value.options, within(scenario.at, 'options'))
        .filter((option) => option.value.id === zone.option)
        .flatMap((option) => entries(option.value.choices, within(option.at, 'choices')))
        .filter((choice) => choice.value.id === assignment.get(zone.option))
        .flatMap(({ value, at: place }) =>
          value.zone && value.zone.type !== 'chosen'
            ? namedCells(scenario, assignment, value.zone, within(place, 'zone'))
            : [],
        )
    default:
      return []
  }
}

const mayStand = (terrain: TerrainById, board: BoardMap, walker: Walker, cell: number): boolean =>
  canEnter(terrain.get(board.terrain[cell] ?? ''), walker)

function closed(board: BoardMap, at: At, unit: string, cell: string): Finding {
  const terrain = board.terrain[board.grid.indexOf(cell)] ?? '?'
  return finding(
    'E-UNIT-ON-CLOSED-TERRAIN',
    at,
    'unit-on-closed-terrain',
    { unit: { text: `units.${unit}` }, cell: { cell }, terrain: { text: `terrain.${terrain}` } },
    {
      found: cell,
      cells: [{ map: board.id, cell }],
    },
  )
}
