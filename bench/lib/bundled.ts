/** A bundled pack for measuring. */
import '../../engine/rulesets/all'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import type { GameDef } from '../../engine/types'
import { checkPack } from '../../schemas/check'

/** From the bundle in bench/results/build. */
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))

/** All of its scenarios, in the order of the pack. */
export function bundledGames(pack: string): GameDef[] {
  const root = `${CONTENT}${pack}`
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]))
  const { pack: raw, diagnostics } = checkPack(files, crossCheck)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!raw || errors.length > 0) throw new Error(`${pack} has errors: ${JSON.stringify(errors[0])}`)
  return Object.values(raw.scenarios).map(({ id }) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(`${id} does not compile: ${made.error[0].code}`)
    return made.value
  })
}
