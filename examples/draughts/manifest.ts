/** The facts about draughts that are known before it loads. */
import type { RulesetManifest } from 'ludoteca/engine/types'

export const manifest: RulesetManifest = {
  id: 'draughts',
  load: async () => (await import('./index')).draughts,
  texts: { en: () => import('./text/en.json'), it: () => import('./text/it.json') },
  statements: () => import('./statements.json'),
}
