/** The facts about Junta that are known before its rules load. */
import type { RulesetManifest } from '../../types'

export const manifest: RulesetManifest = {
  id: 'junta',
  load: async () => (await import('./index')).junta,
  authoring: async () => (await import('./authoring')).authoring,
  counsel: async () => (await import('./counsel')).counsel,
  texts: { en: () => import('./text/en.json'), it: () => import('./text/it.json') },
  refusals: { en: () => import('./text/refusals/en.json'), it: () => import('./text/refusals/it.json') },
  statements: () => import('./statements.json'),
}
