/** Ground updated from an earlier board equals ground made from the board alone, after any sequence of edits. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileGround } from '../../engine/rulesets/corteo/compile/ground'
import { walkClasses } from '../../engine/rulesets/corteo/compile/pieces'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { BoardMap } from '../../engine/types'
import { countOf } from '../support/budget'
import { firstSeed } from '../support/seeds'
import { city } from './city'

const number = fc.nat(1_000_000)
const paint = fc.record({
  /** Small numbers occur often, because networks are numbered in the first cells. */
  cells: fc.array(fc.oneof(number, fc.nat(40)), { maxLength: 4 }),
  kind: number,
  up: fc.integer({ min: -1, max: 5 }),
  /** A site with a higher value, or with another cell. */
  site: fc.option(fc.tuple(number, number, fc.boolean()), { freq: 3 }),
  /** An edge that is drawn, or erased if there is one. */
  edges: fc.array(fc.tuple(number, fc.nat(5), number), { maxLength: 2 }),
})
type Paint = typeof paint extends fc.Arbitrary<infer P> ? P : never

function painted(board: BoardMap, pack: CorteoPack, { cells, kind, up, site, edges }: Paint): BoardMap {
  const { grid } = board
  const ids = pack.terrain.terrain.map(({ id }) => id)
  const stations = pack.terrain.terrain.flatMap(({ id, network }) => (network ? [id, id, id, id] : []))
  // Includes a terrain that the pack does not define.
  const kinds = [...ids, ...stations, undefined]
  const types = (pack.terrain.edges ?? []).map(({ id }) => id)
  const next = { terrain: [...board.terrain], up: board.up.slice() }
  for (const cell of cells) {
    next.terrain[cell % grid.size] = kinds[kind % kinds.length]
    next.up[cell % grid.size] = up
  }
  const sites = site ? withSite(board, site) : board.sites
  if (edges.length === 0) return { ...board, ...next, sites }
  const drawn = new Map(board.edges.map((edge) => [grid.edgeIndex(edge.cell, edge.direction), edge]))
  for (const [at, direction, of] of edges) {
    const cell = at % grid.size
    const index = grid.edgeIndex(cell, direction)
    if (index < 0) continue
    if (!drawn.delete(index)) drawn.set(index, { type: types[of % types.length], cell, direction })
  }
  return { ...board, ...next, sites, edges: [...drawn.values()] }
}

const withSite = ({ sites, grid }: BoardMap, [which, cell, moves]: NonNullable<Paint['site']>) =>
  sites.map((site, index) =>
    index === which % sites.length
      ? { ...site, value: (site.value ?? 0) + 1, cells: moves ? [cell % grid.size] : site.cells }
      : site,
  )

/** Adds a second network in the gardens. The first cell on the map decides which network comes first. */
function withTrams(pack: CorteoPack): CorteoPack {
  const { terrain } = pack.terrain
  const network = terrain.find((kind) => kind.network)?.network
  if (!network) throw new Error('the city has no network')
  const trams = { ...network, id: 'trams' }
  const kinds = terrain.map((kind) => (kind.id === 'garden' ? { ...kind, network: trams } : kind))
  return { ...pack, terrain: { ...pack.terrain, terrain: kinds } }
}

test('the ground after each of many edits is that of a board seen for the first time', () => {
  const { rules } = city()
  const { scenario, sides } = rules
  const pack = withTrams(rules.pack)
  const { classes } = walkClasses(pack, sides, true)
  const by = { pack, sides, classes, rules: scenario.rules }
  const edits = fc.sample(paint, { seed: firstSeed(), numRuns: countOf(60, 2000) })
  let board = rules.board
  let made = compileGround(by, board)
  const seen = { networks: 0, shared: 0, redone: 0 }
  for (const [index, edit] of edits.entries()) {
    board = painted(board, pack, edit)
    const before = made
    made = compileGround(by, board, before)
    const whole = compileGround(by, board)
    const told = `seed ${firstSeed()}, edit ${index}: ${JSON.stringify(edit)}`
    expect(isDeepStrictEqual(made.ground, whole.ground), told).toBe(true)
    if (made.land.stations !== before.land.stations) seen.networks += 1
    for (const [at, table] of made.land.tables.entries())
      seen[table === before.land.tables[at] ? 'shared' : 'redone'] += 1
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
})
