'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import { useSession } from '../../studio-context'
import { nameFault } from '../model/file-names'
import styles from './files-panel.module.css'

export type Asking = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly file: string }

/** Asks for the name of a new or renamed file, or for confirmation of a deletion. */
export function FileDialog({ asking, onClose }: { readonly asking: Asking; readonly onClose: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const [name, setName] = useState(asking.what === 'add' ? 'scenarios/' : asking.file)
  if (asking.what === 'remove')
    return (
      <Dialog onClose={onClose} title={t('removeTitle')}>
        <p>{t('removeAsk', { file: asking.file })}</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="danger"
            onClick={() => {
              session.files.remove(asking.file)
              onClose()
            }}
          >
            {t('removeYes')}
          </Button>
        </div>
      </Dialog>
    )
  const fault = nameFault(name, session.document.files)
  const isSame = asking.what === 'rename' && name === asking.file
  const submit = () => {
    if (fault) return
    if (asking.what === 'add') session.files.add(name)
    else session.files.rename(asking.file, name)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t(asking.what === 'add' ? 'addTitle' : 'renameTitle')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label>
          {t('fileName')}
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            spellCheck={false}
            autoComplete="off"
            aria-describedby="file-name-hint"
          />
        </label>
        <p id="file-name-hint" className={styles.hint} data-wrong={(fault && !isSame) || undefined}>
          {fault && !isSame ? t(`nameFault.${fault}`) : t('fileNameHint')}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="main" type="submit" disabled={fault !== undefined}>
            {t(asking.what === 'add' ? 'addYes' : 'renameYes')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
