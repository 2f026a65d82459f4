/** A definition made anew where only plain data arrives: in a worker, in another process. */
import { compile } from './compile/compile'
import { loadToPlay } from './rulesets'
import type { Finding, GameDef, RawPack, Result } from './types'

/** What a definition is made of, and all that has to be posted for it: a pack whose files have been checked, and the scenario's id. */
export type GameSource = { readonly pack: RawPack; readonly scenario: string }

/**
 * The game of a scenario, with the rules of its pack fetched first if they are not at hand. Made again from the same source it is the
 * same game: a state, a record or an action of one may be given to another.
 */
export async function rebuild({ pack, scenario }: GameSource): Promise<Result<GameDef, Finding[]>> {
  await loadToPlay([pack.manifest.ruleset])
  return compile(pack, scenario)
}
