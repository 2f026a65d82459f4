'use client'
import { useTranslations } from 'next-intl'
import { textsIn } from '../files/model/file-names'
import { useSession } from '../studio-context'
import { Chooser } from './chooser'
import { ranked } from './ranked'

/** Goes to a file by typing a part of its name. */
export function FileSwitcher(props: {
  readonly heard: () => string
  readonly onClose: () => void
  readonly onOpen: () => void
}) {
  const t = useTranslations('studio')
  const session = useSession()
  const open = (file: string) => {
    session.files.open(file)
    props.onOpen()
  }
  return (
    <Chooser
      title={t('command.file')}
      label={t('fileName')}
      isCode
      heard={props.heard}
      choices={(wanted) =>
        ranked(
          textsIn(session.document.files).map((file) => ({ id: file, text: file, choose: () => open(file) })),
          wanted,
        )
      }
      onClose={props.onClose}
    />
  )
}
