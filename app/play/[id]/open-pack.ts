import { loadToShow } from '../../../engine/rulesets'
import { isDraft, NothingThere, openForPlay } from '../../_editor/http-store'
import type { OpenedPack } from './opened'

/**
 * What stands in the catalog has been checked there; a draft is checked here, with what that needs. `lasting`: the permanent address of a pack
 * of the catalog.
 */
export async function openPack(id: string, lasting: string | undefined): Promise<OpenedPack> {
  let rulesets: readonly string[] = []
  try {
    if (isDraft(id)) return await (await import('./open-draft')).openDraftGame(id)
    const { pack, error } = await openForPlay(id, lasting)
    if (!pack) return { trouble: 'broken', error, rulesets }
    rulesets = [pack.manifest.ruleset]
    await loadToShow(rulesets)
    return { pack, rulesets }
  } catch (problem) {
    return { trouble: problem instanceof NothingThere ? 'notFound' : 'failed', rulesets }
  }
}
