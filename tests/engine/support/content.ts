/** Reads the packs of this repository with their required packs. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFolder } from '../../../cli/packs'
import { compile } from '../../../engine/compile'
import type { CorteoPack } from '../../../engine/rulesets/corteo/pack'
import type { CryHavocPack } from '../../../engine/rulesets/cry-havoc/rules'
import type { JuntaPack } from '../../../engine/rulesets/junta/rules'
import type { KriegspielPack } from '../../../engine/rulesets/kriegspiel/rules'
import type { VolkPack } from '../../../engine/rulesets/wir-sind-das-volk/rules'
import type { GameDef, RawPack } from '../../../engine/types'

const HOME = fileURLToPath(new URL('../../..', import.meta.url))
const ROOT = join(HOME, 'content')

export const packNames = (): string[] =>
  readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory())

const packs = new Map<string, RawPack>()
for (const name of packNames()) {
  const { raw, diagnostics } = await checkFolder(join(ROOT, name), name, HOME)
  if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
  packs.set(name, raw)
}

/** The types of the parsed files of a pack. Unlisted packs are of Corteo. */
type PackNamed<N extends string> = N extends keyof Named ? Named[N] : CorteoPack
type Named = {
  readonly kriegspiel: KriegspielPack
  readonly 'cry-havoc': CryHavocPack
  readonly junta: JuntaPack
  readonly 'wir-sind-das-volk': VolkPack
}

/** Returns a fresh copy for every test. */
export function loadPack<N extends string>(pack: N): PackNamed<N> {
  const known = packs.get(pack)
  if (!known) throw new Error(`there is no pack ${pack}`)
  return structuredClone(known) as PackNamed<N>
}

const games = new Map<string, readonly GameDef[]>()

/** Returns the games of all scenarios of a pack in order. They are compiled once, since tests cannot write to them. */
export function gamesOf(pack: string): readonly GameDef[] {
  const known = games.get(pack) ?? compiled(pack)
  games.set(pack, known)
  return known
}

function compiled(pack: string): readonly GameDef[] {
  const raw = loadPack(pack)
  return Object.keys(raw.scenarios).map((id) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(`${pack}/${id}: ${JSON.stringify(made.error[0])}`)
    return made.value
  })
}

/** One scenario of each bundled ruleset. */
export const FIVE_GAMES = [
  ['corteo', 'base'],
  ['cry-havoc', 'street-brawl'],
  ['junta', 'four-families'],
  ['kriegspiel', 'opening'],
  ['wir-sind-das-volk', 'one-decade'],
] as const

/** Returns the game of one scenario of a pack. */
export function gameOf(pack: string, scenario: string): GameDef {
  const game = gamesOf(pack).find((def) => def.scenario === scenario)
  if (!game) throw new Error(`${pack} has no scenario ${scenario}`)
  return game
}

/** Returns the game of {@link FIVE_GAMES} of a pack. */
export function oneGameOf(pack: (typeof FIVE_GAMES)[number][0]): GameDef {
  const [, scenario] = FIVE_GAMES.find(([id]) => id === pack)!
  return gameOf(pack, scenario)
}

/** Returns the games of all packs, each with its name. */
export const everyGame = (): { readonly name: string; readonly def: GameDef }[] =>
  packNames().flatMap((pack) => gamesOf(pack).map((def) => ({ name: `${pack}/${def.scenario}`, def })))
