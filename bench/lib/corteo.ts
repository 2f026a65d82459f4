/** The bundled pack as the command line reads it, and the same pack on a larger map. */
import '../../engine/rulesets/all'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'

/** From the bundle in bench/results/build. */
const ROOT = fileURLToPath(new URL('../../../content/corteo', import.meta.url))

export function corteoFiles(): Record<string, string> {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]))
}

export function corteoPack(): RawPack {
  const { pack, diagnostics } = checkPack(corteoFiles(), crossCheck)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!pack || errors.length > 0) throw new Error(`the pack has errors: ${JSON.stringify(errors[0])}`)
  return pack
}

/** The first scenario, on its own map or on one `times` as wide and high, the rest of it built over. */
export function corteoGame(times = 1): GameDef {
  const pack = corteoPack()
  const [scenario] = Object.values(pack.scenarios)
  const larger = { ...pack, maps: { ...pack.maps, [scenario.map]: builtOver(pack, scenario.map, times) } }
  const made = compile(larger, scenario.id)
  if (!made.ok) throw new Error(`the pack does not compile: ${made.error[0].code}`)
  return made.value
}

function builtOver(pack: RawPack, id: string, times: number): RawPack['maps'][string] {
  const map = pack.maps[id]
  const { grid, legend = {}, rows = [] } = map
  if (grid.kind === 'areas') throw new Error('the map has no rows')
  const closed = new Set(
    pack.terrain.terrain.filter(({ cost }) => cost === 'closed').map((terrain) => terrain.id),
  )
  const glyph = Object.keys(legend).find((key) => closed.has(legend[key].terrain))
  if (glyph === undefined) throw new Error('nothing to build over with')
  const columns = grid.columns * times
  const wide = rows.map((row) => row + glyph.repeat(columns - [...row].length))
  const below = new Array<string>(grid.rows * (times - 1)).fill(glyph.repeat(columns))
  return { ...map, grid: { ...grid, columns, rows: grid.rows * times }, rows: [...wide, ...below] }
}
