import dynamic from 'next/dynamic'
import { spared } from '../../../_ui/spared'

/** The dialogs that create a file, by its folder; loaded on demand. */
export const NEW_DIALOGS = {
  maps: dynamic(
    spared(() => import('./new-part-dialog').then((file) => file.NewMapDialog)),
    { ssr: false },
  ),
  scenarios: dynamic(
    spared(() => import('./new-part-dialog').then((file) => file.NewScenarioDialog)),
    {
      ssr: false,
    },
  ),
} as const

export type Making = keyof typeof NEW_DIALOGS

export const isMade = (folder: string): folder is Making => folder in NEW_DIALOGS
