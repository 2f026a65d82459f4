import type { PageTexts } from '../_text/game-texts'

/** The words of what is fetched when somebody sets to work: they weigh on no first look. */
export const LATE_WORDS: PageTexts = {
  en: () => import('./text/en.json'),
  it: () => import('./text/it.json'),
}
