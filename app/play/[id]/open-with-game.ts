import { loadToShow } from '../../../engine/rulesets'
import { isOf } from '../../_play/host/kept-game'
import { keptWithContent } from '../../_play/host/own-content'
import type { Opened } from './opened'

/**
 * A kept game, from this browser or from the site, is played with its own pack if the one that was to be opened has changed since or is gone;
 * with `isOfNow`, with the one of now.
 */
export async function openWithGame(
  game: string,
  opening: Promise<Opened>,
  isOfNow: boolean,
): Promise<Opened> {
  const found = await keptWithContent(game)
  if (typeof found === 'string') return { trouble: found, rulesets: [] }
  const opened = await opening
  const { kept, content } = found
  const { scenario } = kept.record
  if ('pack' in opened && (isOfNow || isOf(opened.pack, kept.record) || !content))
    return { ...opened, scenario, found: kept }
  if (!content) return opened
  const rulesets = [content.manifest.ruleset]
  await loadToShow(rulesets)
  return { pack: content, scenario, isOfBefore: true, rulesets, found: kept }
}
