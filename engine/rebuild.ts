/** Rebuilds a definition from plain data, in a worker or another process. */
import { compile } from './compile/compile'
import { loadToPlay } from './rulesets'
import type { Finding, GameDef, RawPack, Result } from './types'

/** The postable source of a definition: a pack with checked files, and the id of the scenario. */
export type GameSource = { readonly pack: RawPack; readonly scenario: string }

/**
 * Compiles the game of a scenario and loads its ruleset if needed. The same source gives the same game,
 * so that states, records and actions can be exchanged.
 */
export async function rebuild({ pack, scenario }: GameSource): Promise<Result<GameDef, Finding[]>> {
  await loadToPlay(pack)
  return compile(pack, scenario)
}
