import { Playtest } from '../../_play/playtest'
import type { PageTexts } from '../../_text/game-texts'
import { merged } from '../../_text/merged-texts'
import { withTexts } from '../../_text/with-texts'

/** The messages of the table in the studio. */
export const WORDS: PageTexts = {
  en: () => merged([import('../../_play/text/en.json'), import('../../../engine/text/en.json')]),
  it: () => merged([import('../../_play/text/it.json'), import('../../../engine/text/it.json')]),
}

export const Table = withTexts(WORDS, Playtest)
