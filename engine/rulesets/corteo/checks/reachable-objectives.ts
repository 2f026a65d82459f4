/** Checks that the side that scores the objectives can walk to each of them from its set-up. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { knownMask } from '../../../blocks/checks/known-mask'
import { chosenIn, optionAssignmentsOf, optionsIn } from '../../../blocks/checks/option-assignments'
import { boardOf } from '../../../compile/board-map'
import { finding, within } from '../../../compile/finding'
import { mapOf, playedMap } from '../../../compile/lookup'
import { fileOf, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, CellIndex, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { rosterTypes, setupGroups } from '../compile/setup-groups'
import { closedEdges, openTo, unitTypes, type Walker, walkerOf } from '../compile/standing'
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
  const from = starts.flatMap(({ zone }) =>
    optionAssignmentsOf(board, scenario.value, optionsIn([zone])).map((assignment) =>
      knownMask(board, zone, chosenIn(board, scenario.value, assignment)),
    ),
  )
  const walked = new Uint8Array(board.grid.size)
  for (const walker of walkers(raw, scenario.value, side)) walk(raw, board, walker, from, walked)
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

/** Returns the place where the cell of a site is written: the scenario, or else the map. */
function cellOfSite(raw: CorteoPack, { value, at }: Placed<ScenarioFile>, id: string, cell: string): At {
  const own = (value.sites ?? []).findIndex((site) => site.id === id)
  const map = mapOf(raw, value.map)
  const sites = own >= 0 || !map ? (value.sites ?? []) : (map.sites ?? [])
  const index = own >= 0 ? own : sites.findIndex((site) => site.id === id)
  const file = own >= 0 || !map ? within(at, 'sites') : fileOf(map, 'sites')
  return within(file, index, 'cells', sites[index].cells.indexOf(cell))
}

/** Returns the kinds of units that move differently. Passive units take no objective. */
function walkers(raw: CorteoPack, scenario: ScenarioFile, side: string): Walker[] {
  const types = unitTypes(raw)
  const all = rosterTypes(scenario, side)
    .flatMap((name) => types.get(name) ?? [])
    .filter((type) => !type.passive)
    .map(walkerOf)
  return [...new Map(all.map((walker) => [[walker.side, ...walker.tags].join(' '), walker])).values()]
}

/**
 * Marks the cells that can be reached, even over covered ones, until every objective is among them. The walk ends on
 * an objective, but the cells of one site lead to each other.
 */
function walk(
  raw: CorteoPack,
  board: BoardMap,
  walker: Walker,
  from: readonly Uint8Array[],
  walked: Uint8Array,
): void {
  const { grid, sites } = board
  const width = grid.directions.length
  const isOpen = openTo(raw, board, [walker])
  const shut = closedEdges(raw, board, walker.side)
  const siteOf = new Int32Array(grid.size).fill(-1)
  let left = 0
  for (const [index, { role, cells }] of sites.entries())
    if (role === 'objective')
      for (const cell of cells) {
        if (siteOf[cell] < 0 && !walked[cell]) left++
        siteOf[cell] = index
      }
  const seen = new Uint8Array(grid.size)
  const queue = new Int32Array(grid.size)
  let count = 0
  const comeTo = (cell: CellIndex) => {
    if (siteOf[cell] >= 0 && !walked[cell]) left--
    seen[cell] = 1
    walked[cell] = 1
    queue[count++] = cell
  }
  for (const mask of from)
    for (let cell = 0; cell < mask.length; cell++) if (mask[cell] && !seen[cell] && isOpen(cell)) comeTo(cell)
  for (let next = 0; next < count && left > 0; next++) {
    const cell = queue[next]
    const site = siteOf[cell]
    for (let direction = 0; direction < width; direction++) {
      const to = grid.neighbours[cell * width + direction]
      if (to < 0 || seen[to] || (site >= 0 && siteOf[to] !== site) || !isOpen(to)) continue
      if (shut === undefined || !shut[grid.edgeIndex(cell, direction)]) comeTo(to)
    }
  }
}
