/** Loads bundled packs for measurements. */
import '../../engine/rulesets/all'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack, playable } from '../../schemas/check'

/** Relative to the bundle in bench/results/build. */
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))

/** Returns the files of a pack as the command line reads them. */
export function bundledFiles(pack: string): Record<string, string> {
  const root = `${CONTENT}${pack}`
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]))
}

export function bundledPack(pack: string): RawPack {
  const { pack: raw, error } = playable(checkPack(bundledFiles(pack), crossCheck))
  if (!raw) throw new Error(`${pack} has errors: ${JSON.stringify(error)}`)
  return raw
}

export function gameIn(pack: RawPack, scenario: string): GameDef {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(`${scenario} does not compile: ${made.error[0].code}`)
  return made.value
}

/** Returns all scenarios, in the order of the pack. */
export function bundledGames(pack: string): GameDef[] {
  const raw = bundledPack(pack)
  return Object.keys(raw.scenarios).map((id) => gameIn(raw, id))
}
