'use client'
import { useTranslations } from 'next-intl'
import { withTexts } from '../../_text/with-texts'
import { hashOf } from '../document/place-link'
import { textsIn } from '../files/model/file-names'
import { copyLink, placesHere, titleOfPlace } from '../layers/linked-places'
import { LAZY_MESSAGES } from '../lazy-messages'
import { useNameOf, useSession } from '../studio-context'
import { type Choice, Chooser } from './chooser'
import { ranked } from './ranked'
import { type CommandId, SHORTCUTS } from './shortcuts'
import { useCommandText, useCommandWords } from './use-command-text'

type Props = {
  readonly heard: () => string
  readonly run: (command: CommandId) => void
  /** Called with a cell chosen by its number. */
  readonly onGoTo: (cell: number) => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** A search over everything: commands and tools, terrains and edges, cells and files. */
function AllCommands(props: Props) {
  const t = useTranslations('studio')
  const choicesFor = useChoices(props)
  return (
    <Chooser
      title={t('command.palette')}
      label={t('paletteLabel')}
      heard={props.heard}
      choices={choicesFor}
      nothing={t('paletteNothing')}
      onClose={props.onClose}
    />
  )
}

export const CommandPalette = withTexts(LAZY_MESSAGES, AllCommands)

function useChoices({ run, onGoTo, onOpen }: Props): (wanted: string) => Choice[] {
  const t = useTranslations('studio')
  const nameOf = useNameOf()
  const session = useSession()
  const { files, tool } = session
  const commandText = useCommandText()
  const commandWords = useCommandWords()
  const commands = SHORTCUTS.filter(({ command }) => command !== 'palette' && command !== 'copyLink').map(
    ({ command, keys }): Choice => ({
      id: command,
      text: commandText(command),
      words: commandWords(command),
      ...(keys[0] === undefined ? {} : { keys: keys[0] }),
      choose: () => run(command),
    }),
  )
  const grounds = files.look.terrain.map(({ id }) => ({
    id: `terrain-${id}`,
    text: t('step.paint', { name: nameOf('terrain', id) }),
    choose: () => tool.chooseTerrain(id),
  }))
  const sides = files.look.edges.map(({ id }) => ({
    id: `edge-${id}`,
    text: t('step.paint', { name: nameOf('edges', id) }),
    choose: () => tool.chooseEdge(id),
  }))
  const paths = textsIn(session.document.files).map((file) => ({
    id: `file-${file}`,
    text: file,
    choose: () => {
      files.open(file)
      onOpen()
    },
  }))
  const goTo = useCell(onGoTo)
  const links = placesHere(session).map(
    (place): Choice => ({
      id: `link${hashOf(place)}`,
      text: t('linkTo', { place: titleOfPlace(place) }),
      choose: () => void copyLink(session, place),
    }),
  )
  return (wanted) => [
    ...goTo(wanted),
    ...ranked([...commands, ...links, ...grounds, ...sides, ...paths], wanted),
  ]
}

/** The choice for a cell with the typed number. */
function useCell(onGoTo: (cell: number) => void): (wanted: string) => Choice[] {
  const t = useTranslations('studio')
  const { files, selection } = useSession()
  return (wanted) => {
    const cell = files.map?.grid?.indexOf(wanted.trim()) ?? -1
    if (cell < 0) return []
    const choose = () => {
      selection.select(cell, false)
      onGoTo(cell)
    }
    return [{ id: 'cell', text: t('goToCell', { cell: wanted.trim() }), choose }]
  }
}

/** Goes to a cell by its number or the start of it. */
export function CellChooser({ heard, onGoTo, onClose }: Pick<Props, 'heard' | 'onGoTo' | 'onClose'>) {
  const t = useTranslations('studio')
  const { files } = useSession()
  const { grid } = files.map ?? {}
  const goTo = useCell(onGoTo)
  const starting = (wanted: string) =>
    (grid?.names ?? []).filter((name) => name.startsWith(wanted.trim())).slice(0, MOST_CELLS)
  return (
    <Chooser
      title={t('command.goToCell')}
      label={t('cellNumber')}
      heard={heard}
      choices={(wanted) =>
        starting(wanted)
          .flatMap(goTo)
          .map((choice) => ({ ...choice, id: choice.text }))
      }
      nothing={t('cellNothing')}
      onClose={onClose}
    />
  )
}

/** Largest list; further digits narrow it down. */
const MOST_CELLS = 20
