import { loadToShow } from '../../../engine/rulesets'
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
  if ('pack' in opened && (isOfNow || isOf(opened.pack, kept.record) || !content))
    return { ...opened, scenario, found: kept }
  if (!content) return opened
  const rulesets = [content.manifest.ruleset]
  await loadToShow(content)
  return { pack: content, scenario, isOfBefore: true, rulesets, found: kept }
}
