import { Playtest } from '../../_play/playtest'
import type { PageTexts } from '../../_text/game-texts'
import { withTexts } from '../../_text/with-texts'

/** The messages of the table in the studio. */
export const WORDS: PageTexts = {
  en: () => import('../../_play/text/en.json'),
  it: () => import('../../_play/text/it.json'),
}

export const Table = withTexts(WORDS, Playtest)
