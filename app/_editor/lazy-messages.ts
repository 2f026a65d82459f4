import type { PageTexts } from '../_text/game-texts'

/** The messages of parts that load after the first action, so that the first look does not load them. */
export const LAZY_MESSAGES: PageTexts = {
  en: () => import('./text/en.json'),
  it: () => import('./text/it.json'),
}
