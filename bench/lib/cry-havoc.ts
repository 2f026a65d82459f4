/** The bundled Cry Havoc pack for measuring. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import type { GameDef } from '../../engine/types'
import { checkPack } from '../../schemas/check'

/** From the bundle in bench/results/build. */
const ROOT = fileURLToPath(new URL('../../../content/cry-havoc', import.meta.url))

/** All of its scenarios, in the order of the pack. */
export function cryHavocGames(): GameDef[] {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(`${ROOT}/${name}`, 'utf8')]))
  const { pack, diagnostics } = checkPack(files, crossCheck)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!pack || errors.length > 0) throw new Error(`the pack has errors: ${JSON.stringify(errors[0])}`)
  return Object.values(pack.scenarios).map(({ id }) => {
    const made = compile(pack, id)
    if (!made.ok) throw new Error(`${id} does not compile: ${made.error[0].code}`)
    return made.value
  })
}
