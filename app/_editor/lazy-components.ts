/** Parts of the studio that load on demand. */
import dynamic from 'next/dynamic'
import { spared } from '../_ui/spared'
import { loadBlocks, loadDropDialog, loadSetUp } from './lazy-parts'

/** The map loads first; the description of a scenario loads when it is opened. */
export const BlocksPanel = dynamic(spared(loadBlocks), { ssr: false })

/** The dialog for files from outside. */
export const DropDialog = dynamic(spared(loadDropDialog), { ssr: false })

export const SetUpSheet = dynamic(
  spared(() => loadSetUp().then((file) => file.SetUpSheet)),
  { ssr: false },
)

export const SourceSheet = dynamic(
  spared(() => import('./play/source-sheet').then((file) => file.SourceSheet)),
  { ssr: false },
)
