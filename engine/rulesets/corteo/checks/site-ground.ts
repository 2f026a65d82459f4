/**
 * Checks that sites are on suitable ground: scored objectives where they can be covered, exits where their side can
 * stand. Ground to be covered must have a site.
 */
import type { Site } from '../../../../schemas/generated/content'
import { boardOf } from '../../../compile/board-map'
import { finding, listNames, within } from '../../../compile/finding'
import { mapOf } from '../../../compile/lookup'
import { boardOfScenario, entries, fileOf, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { canEnter, terrainById, unitTypes, walkerOf } from '../compile/standing'
import type { CorteoPack } from '../pack'

export function siteGround(raw: CorteoPack): Finding[] {
  const coverable = raw.terrain.terrain
    .filter((terrain) => terrain.coveredAs !== undefined)
    .map(({ id }) => id)
  const laid = scenariosOf(raw).flatMap(({ value, at }) => {
    const board = boardOfScenario(raw, value)
    const covers = coverable.length > 0 && value.rules.objectives?.covered
    return entries(value.sites, within(at, 'sites')).flatMap(({ value: site, at: place }) =>
      board && covers && site.role === 'objective' ? objectiveCells(raw, board, site, place, coverable) : [],
    )
  })
  return Object.values(raw.maps)
    .flatMap((map) => {
      const board = boardOf(map)
      const covers = coverable.length > 0 && isCovered(raw, map.id)
      return entries(map.sites, fileOf(map, 'sites'))
        .flatMap(({ value: site, at }) => {
          if (site.role === 'objective') return covers ? objectiveCells(raw, board, site, at, coverable) : []
          return site.role === 'base' ? baseExits(raw, board, site, at) : []
        })
        .concat(covers ? groundWithoutSite(raw, map, board, coverable) : [])
    })
    .concat(laid)
}

/** True if a scenario on this map covers the objectives that are left. */
const isCovered = (raw: CorteoPack, map: string): boolean =>
  Object.values(raw.scenarios).some(
    (scenario) => mapOf(raw, scenario.map)?.id === map && scenario.rules.objectives?.covered,
  )

function objectiveCells(
  raw: CorteoPack,
  board: BoardMap,
  site: Site,
  at: At,
  coverable: readonly string[],
): Finding[] {
  const known = terrainById(raw)
  return entries(site.cells, within(at, 'cells')).flatMap((cell) => {
    const index = board.grid.indexOf(cell.value)
    const terrain = index < 0 ? undefined : board.terrain[index]
    if (terrain === undefined || !known.has(terrain) || coverable.includes(terrain)) return []
    const values = {
      site: { text: `sites.${site.id}` },
      cell: { cell: cell.value },
      terrain: { text: `terrain.${terrain}` },
    }
    const cells = [{ map: board.id, cell: cell.value }]
    return [
      finding('E-SITE-TERRAIN', cell.at, 'site-terrain', values, {
        found: terrain,
        expected: listNames(coverable),
        cells,
      }),
    ]
  })
}

type CorteoMap = CorteoPack['maps'][string]

/** Reports coverable ground that belongs to no objective and therefore has no effect. Adjacent cells are reported together. */
function groundWithoutSite(
  raw: CorteoPack,
  map: CorteoMap,
  { id, grid, terrain }: BoardMap,
  coverable: readonly string[],
): Finding[] {
  const laid = Object.values(raw.scenarios).filter(({ map: on }) => mapOf(raw, on)?.id === map.id)
  const sites = [map, ...laid].flatMap(({ sites: list }) => list ?? [])
  const used = new Set(sites.flatMap(({ cells }) => cells).map((cell) => grid.indexOf(cell)))
  const left = new Set(
    grid.names.flatMap((_, cell) =>
      coverable.includes(terrain[cell] ?? '') && !used.has(cell) ? [cell] : [],
    ),
  )
  return [...left].flatMap((first) => {
    const cells = taken(grid, left, first)
    if (cells.length === 0) return []
    const values = {
      cell: { cell: grid.names[first] },
      count: cells.length - 1,
      terrain: { text: `terrain.${terrain[first]}` },
    }
    return [
      finding('W-GROUND-WITHOUT-SITE', fileOf(map, 'sites'), 'ground-without-site', values, {
        cells: cells.map((cell) => ({ map: id, cell: grid.names[cell] })),
        wants: { list: 'sites', tag: 'objective' },
      }),
    ]
  })
}

/** Removes a cell, and all cells connected with it, from those that are left. Returns them. */
function taken({ neighbours, directions }: BoardMap['grid'], left: Set<number>, first: number): number[] {
  const cells = left.delete(first) ? [first] : []
  for (const cell of cells)
    for (const direction of directions.keys()) {
      const next = neighbours[cell * directions.length + direction]
      if (left.delete(next)) cells.push(next)
    }
  return cells
}

function baseExits(
  raw: CorteoPack,
  board: BoardMap,
  site: Extract<Site, { role: 'base' }>,
  at: At,
): Finding[] {
  if (site.exits.length === 0)
    return [
      finding('E-BASE-WITHOUT-EXIT', within(at, 'exits'), 'base-without-exit', {
        site: { text: `sites.${site.id}` },
      }),
    ]
  const terrain = terrainById(raw)
  const walkers = [...unitTypes(raw).values()].filter((unit) => unit.side === site.side).map(walkerOf)
  return entries(site.exits, within(at, 'exits')).flatMap((exit) => {
    const index = board.grid.indexOf(exit.value)
    const ground = index < 0 ? undefined : board.terrain[index]
    if (ground === undefined || walkers.length === 0) return []
    if (walkers.some((walker) => canEnter(terrain.get(ground), walker))) return []
    const values = {
      site: { text: `sites.${site.id}` },
      cell: { cell: exit.value },
      terrain: { text: `terrain.${ground}` },
    }
    return [
      finding('E-EXIT-CLOSED', exit.at, 'exit-closed', values, {
        found: exit.value,
        cells: [{ map: board.id, cell: exit.value }],
      }),
    ]
  })
}
