/** Sites are on ground that suits them: scored objectives where covering is known, exits where their side can stand. */
import type { Site } from '../../../../schemas/generated/content'
import { finding, listNames, within } from '../../../compile/finding'
import { mapOf } from '../../../compile/lookup'
import { boardOf, boardOfScenario, entries, fileOf, scenariosOf } from '../../../compile/pack-parts'
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
      return entries(map.sites, fileOf(map, 'sites')).flatMap(({ value: site, at }) => {
        if (site.role === 'objective') return covers ? objectiveCells(raw, board, site, at, coverable) : []
        return site.role === 'base' ? baseExits(raw, board, site, at) : []
      })
    })
    .concat(laid)
}

/** Whether a scenario on this map covers the objectives that are left. */
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
