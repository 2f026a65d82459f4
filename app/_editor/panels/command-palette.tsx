'use client'
import { useTranslations } from 'next-intl'
import { textsIn } from '../model/file-names'
import { hashOf } from '../model/place-link'
import { type CommandId, SHORTCUTS } from '../shortcuts'
import { useNameOf, useSession } from '../studio-context'
import { useCommandText } from '../use-command-text'
import { copyLink, placesHere, titleOfPlace } from '../views/linked-places'
import { type Choice, Chooser, withLetters } from './chooser'

type Props = {
  readonly heard: () => string
  readonly run: (command: CommandId) => void
  /** A cell was asked for by its number. */
  readonly onGoTo: (cell: number) => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Everything that can be done, by a few letters of its name: commands and tools, what can be painted, cells and files. */
export function CommandPalette(props: Props) {
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

function useChoices({ run, onGoTo, onOpen }: Props): (wanted: string) => Choice[] {
  const t = useTranslations('studio')
  const nameOf = useNameOf()
  const session = useSession()
  const { files, tool, selection } = session
  const { grid } = files.map ?? {}
  const commandText = useCommandText()
  const commands = SHORTCUTS.filter(({ command }) => command !== 'palette' && command !== 'copyLink').map(
    ({ command, keys }): Choice => ({
      id: command,
      text: commandText(command),
      keys: keys[0],
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
  const goTo = (wanted: string): Choice[] => {
    const cell = grid?.indexOf(wanted.trim()) ?? -1
    if (cell < 0) return []
    const choose = () => {
      selection.select(cell, false)
      onGoTo(cell)
    }
    return [{ id: 'cell', text: t('goToCell', { cell: wanted.trim() }), choose }]
  }
  const links = placesHere(session).map(
    (place): Choice => ({
      id: `link${hashOf(place)}`,
      text: t('linkTo', { place: titleOfPlace(place) }),
      choose: () => void copyLink(session, place),
    }),
  )
  return (wanted) => [
    ...goTo(wanted),
    ...withLetters([...commands, ...links, ...grounds, ...sides, ...paths], wanted),
  ]
}
