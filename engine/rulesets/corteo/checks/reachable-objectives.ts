/** The side that scores the objectives can walk to each of them from where it sets up. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { knownMask } from '../../../blocks/checks/known-mask'
import { chosenIn, optionAssignmentsOf, optionsIn } from '../../../blocks/checks/option-assignments'
import { finding, within } from '../../../compile/finding'
import { mapOf, playedMap } from '../../../compile/lookup'
import { boardOf, fileOf, type Placed, scenariosOf } from '../../../compile/pack-parts'
import { CLOSED, reach, stepCosts } from '../../../geometry/reach'
import type { BoardMap, CellIndex, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { rosterTypes, setupGroups } from '../compile/setup-groups'
import { closedEdges, openCells, unitTypes, type Walker, walkerOf } from '../compile/standing'
import type { CorteoPack } from '../pack'

export const reachableObjectives = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => unreachable(raw, scenario))

function unreachable(raw: CorteoPack, scenario: Placed<ScenarioFile>): Finding[] {
  const map = playedMap(raw, scenario.value)
  const side = scenario.value.rules.objectives?.side
  if (!map || side === undefined) return []
  const board = boardOf(map)
  const starts = setupGroups(raw, scenario).filter((group) => group.side === side)
  if (starts.length === 0) return []
  const from = starts
    .flatMap(({ zone }) =>
      optionAssignmentsOf(board, scenario.value, optionsIn([zone])).map((assignment) =>
        knownMask(board, zone, chosenIn(board, scenario.value, assignment)),
      ),
    )
    .reduce((a, b) => a.map((on, cell) => on | b[cell]))
  const walked = walkers(raw, scenario.value, side)
    .map((walker) => walk(raw, board, walker, from))
    .reduce((a, b) => a.map((on, cell) => on | b[cell]), new Uint8Array(board.grid.size))
  return board.sites.flatMap((site) =>
    site.role !== 'objective'
      ? []
      : site.cells
          .filter((cell) => !walked[cell])
          .map((cell) => {
            const name = board.grid.names[cell]
            const at = cellOfSite(raw, scenario, site.id, name)
            const values = {
              site: { text: `sites.${site.id}` },
              cell: { cell: name },
              side: { text: `sides.${side}` },
            }
            return finding('E-UNREACHABLE-OBJECTIVE', at, 'unreachable-objective', values, {
              found: name,
              cells: [{ map: map.id, cell: name }],
            })
          }),
  )
}

/** Where the cell of a site is written: in the scenario, or else in the map. */
function cellOfSite(raw: CorteoPack, { value, at }: Placed<ScenarioFile>, id: string, cell: string): At {
  const own = (value.sites ?? []).findIndex((site) => site.id === id)
  const map = mapOf(raw, value.map)
  const sites = own >= 0 || !map ? (value.sites ?? []) : (map.sites ?? [])
  const index = own >= 0 ? own : sites.findIndex((site) => site.id === id)
  const file = own >= 0 || !map ? within(at, 'sites') : fileOf(map, 'sites')
  return within(file, index, 'cells', sites[index].cells.indexOf(cell))
}

/** Kinds of units of the side that walk differently; passive ones take no objective. */
function walkers(raw: CorteoPack, scenario: ScenarioFile, side: string): Walker[] {
  const types = unitTypes(raw)
  const all = rosterTypes(scenario, side)
    .flatMap((name) => types.get(name) ?? [])
    .filter((type) => !type.passive)
    .map(walkerOf)
  return [...new Map(all.map((walker) => [[walker.side, ...walker.tags].join(' '), walker])).values()]
}

/**
 * Cells that can be walked to whatever else is covered on the way: an objective is an end, except that the cells of
 * one site lead on to each other.
 */
function walk(raw: CorteoPack, board: BoardMap, walker: Walker, from: Uint8Array): Uint8Array {
  const { grid } = board
  const open = openCells(raw, board, walker)
  const shut = closedEdges(raw, board, walker.side)
  const siteOf = new Int32Array(grid.size).fill(-1)
  for (const [i, site] of board.sites.entries())
    if (site.role === 'objective') for (const cell of site.cells) siteOf[cell] = i
  const costs = stepCosts(grid, {
    enter: (cell) => (open[cell] ? 0 : CLOSED),
    step: (a, b) => (siteOf[a] >= 0 && siteOf[a] !== siteOf[b] ? CLOSED : undefined),
    edge: (edge) => (shut[edge] ? CLOSED : 0),
  })
  const walked = new Uint8Array(grid.size)
  for (let start: CellIndex = 0; start < grid.size; start++) {
    if (!from[start] || !open[start] || walked[start]) continue
    const found = reach(grid, { from: start, budget: 0, costs })
    for (let i = 0; i < found.count; i++) walked[found.cells[i]] = 1
  }
  return walked
}
