/** Parts of the studio that load on demand. */
import dynamic from 'next/dynamic'
import { spared } from '../_ui/spared'
import { bringBlocks, bringDrop, bringSetUp } from './lazy-parts'

/** The map loads first; the description of a scenario loads when it is opened. */
export const BlocksPanel = dynamic(spared(bringBlocks), { ssr: false })

/** The dialog for files from outside. */
export const DropDialog = dynamic(spared(bringDrop), { ssr: false })

export const SetUpSheet = dynamic(
  spared(() => bringSetUp().then((file) => file.SetUpSheet)),
  { ssr: false },
)

export const SourceSheet = dynamic(
  spared(() => import('./play/source-sheet').then((file) => file.SourceSheet)),
  { ssr: false },
)
