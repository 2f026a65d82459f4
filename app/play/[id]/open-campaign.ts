import type { Opened, Ready } from '../../_open/opened'
import { firstGame, gameOf, playedPack, stateAfter } from '../../_play/campaign/steps'
import { savedWithContent } from '../../_play/host/own-content'

type Wanted = { readonly campaign?: string; readonly after?: string }

/** Opens the first game of a campaign, or the one after a finished game. */
export async function openCampaign(
  opened: Ready & { rulesets: readonly string[] },
  { campaign, after }: Wanted,
): Promise<Opened> {
  const { pack, rulesets } = opened
  if (after === undefined) {
    const first = campaign === undefined ? undefined : firstGame(pack, campaign)
    return first ? { ...opened, ...first } : { trouble: 'unknown', pack, names: ['campaign'], rulesets }
  }
  const found = await savedWithContent(after)
  if (typeof found === 'string') return { trouble: found, rulesets }
  const { kept, content } = found
  const played = playedPack(pack, kept, content)
  const state = played && kept.campaign && (await stateAfter(played, kept.record, kept.campaign))
  const next = state && gameOf(pack, state)
  return next ? { ...opened, ...next } : { trouble: 'unknown', pack, names: ['after'], rulesets }
}
