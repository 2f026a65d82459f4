'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { Dialog } from '../../_ui/dialog'
import { inReadingOrder } from '../model/file-names'
import { useSession } from '../studio-context'
import styles from './file-switcher.module.css'

/** Goes to a file by a few letters of its name. */
export function FileSwitcher(props: { readonly onClose: () => void; readonly onOpen: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const files = inReadingOrder(Object.keys(session.document.files)).filter((file) => hasLetters(file, wanted))
  const choose = (file: string | undefined) => {
    props.onClose()
    if (file === undefined) return
    session.files.open(file)
    props.onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(files.length - 1, at + 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1))
    else if (event.key === 'Enter') choose(files[at])
    else return
    event.preventDefault()
  }
  return (
    <Dialog onClose={props.onClose} title={t('command.file')}>
      <input
        className={styles.input}
        role="combobox"
        aria-expanded="true"
        aria-controls="file-switcher"
        aria-activedescendant={files[at] && `switch-${at}`}
        aria-label={t('fileName')}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoComplete="off"
      />
      <div role="listbox" id="file-switcher" className={styles.list} aria-label={t('files')}>
        {files.map((file, index) => (
          <button
            key={file}
            type="button"
            role="option"
            id={`switch-${index}`}
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onClick={() => choose(file)}
          >
            {file}
          </button>
        ))}
      </div>
    </Dialog>
  )
}

/** The letters appear in this order, not necessarily together. */
function hasLetters(file: string, wanted: string): boolean {
  let at = 0
  for (const letter of wanted.toLowerCase()) {
    at = file.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
