import { loadRulesets } from '../../../../engine/rulesets'
import { type TrialProgress, tryOut } from '../../../../engine/trial/trial'
import type { RawPack } from '../../../../engine/types'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { placeAll } from '../../../../schemas/yaml/place-all'
import type { Files } from '../../document/change'

/** A checked pack without errors, for a trial. */
export type TrialAsked = {
  readonly pack: RawPack
  /** Its own files, for the positions of findings. */
  readonly files: Files
  /** The findings of the checks. */
  readonly known: readonly Diagnostic[]
  /** Number of games of each scenario. */
  readonly games: number
}

/** Lets bots play the pack; `onProgress` is called before each game. The findings are those of `ludoteca check --play`. */
export async function tryFiles(
  { pack, files, known, games }: TrialAsked,
  onProgress: (progress: TrialProgress) => void,
): Promise<Diagnostic[]> {
  await loadRulesets([pack.manifest.ruleset])
  const trial = tryOut(pack, { games })
  let next = trial.next()
  for (; !next.done; next = trial.next()) onProgress(next.value)
  return placeAll(next.value, files, known)
}
