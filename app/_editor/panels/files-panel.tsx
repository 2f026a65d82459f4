'use client'
import {
  CircleAlert,
  FilePlus2,
  FileText,
  Image as ImageIcon,
  Map as MapIcon,
  Package,
  Pencil,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { countsByFile } from '../model/diagnostics'
import { inReadingOrder, isEssential, nameFault } from '../model/file-names'
import { isMapFile } from '../session/pack-files'
import { useSession, useSessionState, useWorkbench } from '../studio-context'
import styles from './files-panel.module.css'
import { Tip } from './tip'

type Asking = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly file: string }

/** The files of the pack in reading order, with what is wrong in each. */
export function FilesPanel(props: { readonly onOpen: () => void }) {
  const t = useTranslations('studio')
  const language = useLocale()
  const session = useSession()
  const { opened } = useWorkbench()
  const { file: current, checked } = useSessionState()
  const [asking, setAsking] = useState<Asking>()
  const files = inReadingOrder(Object.keys(session.document.files))
  const counts = useMemo(() => countsByFile(checked.diagnostics), [checked.diagnostics])
  const open = (file: string) => {
    session.files.open(file)
    props.onOpen()
  }
  return (
    <nav className={styles.files} aria-label={t('files')} data-testid="files">
      <div className={styles.head}>
        <h2>{t('files')}</h2>
        <Tip text={t('addFile')}>
          <button
            type="button"
            className={styles.small}
            aria-label={t('addFile')}
            onClick={() => setAsking({ what: 'add' })}
          >
            <FilePlus2 size={16} />
          </button>
        </Tip>
      </div>
      <ul className={styles.list}>
        {files.map((file, index) => {
          const folder = folderOf(file)
          const isFirst = folder !== '' && folder !== folderOf(files[index - 1] ?? '')
          const count = counts.get(file)
          return (
            <li key={file}>
              {isFirst && <span className={styles.folder}>{folder}</span>}
              <div
                className={styles.row}
                data-current={file === current || undefined}
                data-deep={folder !== '' || undefined}
              >
                <button
                  type="button"
                  className={styles.file}
                  aria-current={file === current ? 'true' : undefined}
                  onClick={() => open(file)}
                  data-testid={`file-${file}`}
                >
                  {isMapFile(file) ? <MapIcon size={15} /> : <FileText size={15} />}
                  <span className={styles.name}>{file.slice(folder === '' ? 0 : folder.length + 1)}</span>
                  {session.document.isDirty(file) && <span className={styles.dirty} title={t('unsaved')} />}
                </button>
                {count && (count.errors > 0 || count.warnings > 0) && (
                  <span className={styles.count} data-severity={count.errors > 0 ? 'error' : 'warning'}>
                    {count.errors > 0 ? (
                      <CircleAlert size={12} aria-hidden="true" />
                    ) : (
                      <TriangleAlert size={12} aria-hidden="true" />
                    )}
                    <span aria-hidden="true">{count.errors > 0 ? count.errors : count.warnings}</span>
                    <span className="sr-only">{t('problemCount', count)}</span>
                  </span>
                )}
                {!isEssential(file, session.required.needed.length > 0, session.files.ruleset) && (
                  <span className={styles.actions}>
                    <button
                      type="button"
                      className={styles.small}
                      aria-label={t('renameFile', { file })}
                      onClick={() => setAsking({ what: 'rename', file })}
                    >
                      <Pencil size={13} />
                    </button>
                    <button
                      type="button"
                      className={styles.small}
                      aria-label={t('removeFile', { file })}
                      onClick={() => setAsking({ what: 'remove', file })}
                    >
                      <Trash2 size={13} />
                    </button>
                  </span>
                )}
              </div>
            </li>
          )
        })}
        {opened.others.map((file) => (
          <li key={file} className={styles.other}>
            <ImageIcon size={15} />
            <span className={styles.name}>{file}</span>
          </li>
        ))}
        {session.required.needed.map(({ id, version, name }, index) => (
          <li key={id} title={t('requiredHint')} data-testid={`required-${id}`}>
            {index === 0 && <span className={styles.folder}>{t('requiredPacks')}</span>}
            <div className={styles.other}>
              <Package size={15} aria-hidden="true" />
              <span className={styles.name}>{`${name[language] ?? name.en} ${version}`}</span>
              <span className="sr-only">{t('requiredHint')}</span>
            </div>
          </li>
        ))}
      </ul>
      {asking && <FileDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </nav>
  )
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')))

function FileDialog({ asking, onClose }: { readonly asking: Asking; readonly onClose: () => void }) {
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
