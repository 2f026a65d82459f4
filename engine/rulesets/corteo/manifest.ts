/** The facts about Corteo that are known before its rules load. */
import type { RulesetManifest } from '../../types'

export const manifest: RulesetManifest = {
  id: 'corteo',
  load: async () => (await import('./index')).corteo,
  authoring: async () => (await import('./authoring')).authoring,
  counsel: async () => (await import('./counsel')).counsel,
  texts: { en: () => import('./text/en.json'), it: () => import('./text/it.json') },
  refusals: { en: () => import('./text/refusals/en.json'), it: () => import('./text/refusals/it.json') },
  statements: () => import('./statements.json'),
}
