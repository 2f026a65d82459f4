import { loadToShow } from '../../engine/rulesets'
import type { PlayContent } from '../../schemas/api'
import { ask, byCode, isDraft, NothingThere, orThrow } from '../_editor/saving/site/ask-site'
import type { OpenedPack } from './opened'

/**
 * Opens a pack of the catalog, already checked on the server, or a draft, which is checked here. `lasting` is the permanent
 * address of a pack of the catalog.
 */
export async function openPack(id: string, lasting: string | undefined): Promise<OpenedPack> {
  let rulesets: readonly string[] = []
  try {
    if (isDraft(id)) return await (await import('./open-draft')).openDraftGame(id)
    const { pack, error } = await openForPlay(id, lasting)
    if (!pack) return { trouble: 'broken', error, rulesets }
    rulesets = [pack.manifest.ruleset]
    await loadToShow(pack)
    return { pack, rulesets }
  } catch (problem) {
    return { trouble: problem instanceof NothingThere ? 'notFound' : 'failed', rulesets }
  }
}

/** Loads a game of the catalog. `lasting`: its permanent address at the time the page was rendered. */
async function openForPlay(id: string, lasting: string | undefined): Promise<PlayContent> {
  const kept = lasting === undefined ? undefined : await fetch(lasting)
  const answer = kept?.ok ? kept : await ask(`/api/packs/${encodeURIComponent(id)}?part=play`)
  await orThrow(answer, id, byCode)
  return (await answer.json()) as PlayContent
}
