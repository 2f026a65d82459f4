import type { CampaignState } from '../../../engine/campaign/campaign'
import { loadToShow } from '../../../engine/rulesets'
import type { RawPack } from '../../../engine/types'
import type { Opened } from '../../_open/opened'
import { savedWithContent } from '../../_play/host/own-content'
import { isOf } from '../../_play/host/saved-game'

/**
 * Opens a saved game from this browser or the server. It uses the game's own pack if the pack to open has changed or is gone;
 * with `isOfNow` it uses the current pack.
 */
export async function openWithGame(
  game: string,
  opening: Promise<Opened>,
  isOfNow: boolean,
): Promise<Opened> {
  const found = await savedWithContent(game)
  if (typeof found === 'string') return { trouble: found, rulesets: [] }
  const opened = await opening
  const { kept, content } = found
  const { scenario } = kept.record
  const pack = 'pack' in opened && kept.campaign ? await carriedInto(opened.pack, kept.campaign) : undefined
  const now = pack ? { ...opened, pack } : opened
  if ('pack' in now && (isOfNow || isOf(now.pack, kept.record) || !content))
    return { ...now, scenario, found: kept }
  if (!content) return opened
  const rulesets = [content.manifest.ruleset]
  await loadToShow(content)
  return { pack: content, scenario, isOfBefore: true, rulesets, found: kept }
}

/** The pack as a campaign changes it for its game; undefined if it has no such campaign any more. */
const carriedInto = async (pack: RawPack, campaign: CampaignState): Promise<RawPack | undefined> =>
  (await import('../../_play/campaign/steps')).gameOf(pack, campaign)?.pack
