import { loadToShow } from '../../../engine/rulesets'
import { isOf } from '../../_play/host/kept-game'
import { keptWithContent } from '../../_play/host/own-content'
import type { Opened } from './opened'

/** A kept game is played with its own pack, if the one that was to be opened has changed since or is gone. */
export async function openWithGame(game: string, opening: Promise<Opened>): Promise<Opened> {
  const [opened, found] = await Promise.all([opening, keptWithContent(game)])
  if (!found) return opened
  const { kept, content } = found
  const { scenario } = kept.record
  if ('pack' in opened && (isOf(opened.pack, kept.record) || !content)) return { ...opened, scenario }
  if (!content) return opened
  const rulesets = [content.manifest.ruleset]
  await loadToShow(rulesets)
  return { pack: content, scenario, isOfBefore: true, rulesets }
}
