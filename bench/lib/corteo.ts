/** The bundled game of Corteo, and the same game on a larger map. */
import type { GameDef, RawPack } from '../../engine/types'
import { bundledPack, gameIn } from './bundled'

/** Returns the first scenario, on its own map or on one `times` as wide and high, with the rest filled with buildings. */
export function corteoGame(times = 1): GameDef {
  const pack = bundledPack('corteo')
  const [scenario] = Object.values(pack.scenarios)
  const larger = { ...pack, maps: { ...pack.maps, [scenario.map]: builtOver(pack, scenario.map, times) } }
  return gameIn(larger, scenario.id)
}

/** Moments that never occur in the first scenario: units are not taken, held, or able to leave the map. */
const NEVER = ['captured', 'exited', 'freed'] as const
const WAITING = 100

/** Returns the same game with triggers on moments that never occur. */
export function corteoGameThatWaits(): GameDef {
  const pack = bundledPack('corteo')
  const [scenario] = Object.values(pack.scenarios)
  const triggers = Array.from({ length: WAITING }, (_, index) => ({
    ...{ id: `waits-${index}`, at: NEVER[index % NEVER.length] },
    do: [{ type: 'count', counter: 'happened', by: 1 }],
  }))
  const waits = { ...scenario, counters: [{ id: 'happened' }], triggers }
  return gameIn({ ...pack, scenarios: { ...pack.scenarios, [scenario.id]: waits } }, scenario.id)
}

function builtOver(pack: RawPack, id: string, times: number): RawPack['maps'][string] {
  const map = pack.maps[id]
  const { grid, legend = {}, rows = [] } = map
  if (grid.kind === 'areas') throw new Error('the map has no rows')
  const closed = new Set(
    (pack.terrain.terrain ?? []).filter(({ cost }) => cost === 'closed').map((terrain) => terrain.id),
  )
  const glyph = Object.keys(legend).find((key) => closed.has(legend[key].terrain))
  if (glyph === undefined) throw new Error('nothing to build over with')
  const columns = grid.columns * times
  const wide = rows.map((row) => row + glyph.repeat(columns - [...row].length))
  const below = new Array<string>(grid.rows * (times - 1)).fill(glyph.repeat(columns))
  return { ...map, grid: { ...grid, columns, rows: grid.rows * times }, rows: [...wide, ...below] }
}
