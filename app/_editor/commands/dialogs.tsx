'use client'
import dynamic from 'next/dynamic'
import { spared } from '../../_ui/spared'
import { NEW_DIALOGS } from '../files/panel/new-dialogs'
import { BrushDialog } from '../map/panel/brush-dialog'
import { SizeDialog } from '../map/panel/size-dialog'
import { CellChooser, CommandPalette } from './command-palette'
import { FileSwitcher } from './file-switcher'
import { HelpDialog } from './help-dialog'
import type { CommandId } from './shortcuts'

export type DialogId =
  | 'help'
  | 'file'
  | 'palette'
  | 'cell'
  | 'size'
  | 'crop'
  | 'newMap'
  | 'newScenario'
  | 'brush'
  | 'pictures'
  | 'underlay'

const PicturesDialog = dynamic(
  spared(() => import('../pictures/panel/pictures-dialog').then((file) => file.PicturesDialog)),
  {
    ssr: false,
  },
)
const UnderlayPanel = dynamic(
  spared(() => import('../pictures/panel/underlay-panel').then((file) => file.UnderlayPanel)),
  {
    ssr: false,
  },
)

/** The dialogs opened by a key, loaded after the first look. */
export default function Dialogs(props: {
  readonly open: DialogId
  /** Text typed before the dialog was ready. */
  readonly heard: () => string
  readonly onClose: () => void
  readonly run: (command: CommandId) => void
  readonly onGoTo: (cell: number) => void
  /** Called after a file was opened. */
  readonly onOpen: () => void
}) {
  if (props.open === 'help') return <HelpDialog open onClose={props.onClose} />
  if (props.open === 'file')
    return <FileSwitcher heard={props.heard} onClose={props.onClose} onOpen={props.onOpen} />
  if (props.open === 'size' || props.open === 'crop')
    return <SizeDialog isCrop={props.open === 'crop'} onClose={props.onClose} />
  if (props.open === 'newMap') return <NEW_DIALOGS.maps onClose={props.onClose} />
  if (props.open === 'newScenario') return <NEW_DIALOGS.scenarios onClose={props.onClose} />
  if (props.open === 'brush') return <BrushDialog onClose={props.onClose} />
  if (props.open === 'pictures')
    return <PicturesDialog onClose={props.onClose} onUnder={() => props.run('underlay')} />
  if (props.open === 'underlay')
    return (
      <UnderlayPanel
        onClose={props.onClose}
        onPictures={() => props.run('pictures')}
        onMap={() => props.run('toMap')}
      />
    )
  if (props.open === 'cell') return <CellChooser {...props} />
  return <CommandPalette {...props} />
}
