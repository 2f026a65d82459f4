'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo, useMemo, useRef, useState } from 'react'
import { isPicture } from '../../../../schemas/pictures/file'
import { inLanguage } from '../../../_text/in-language'
import {
  CircleAlert,
  FilePlus2,
  FileText,
  Image as ImageIcon,
  Map as MapIcon,
  Package,
  Pencil,
  Plus,
  Trash2,
  TriangleAlert,
  Upload,
} from '../../../_ui/icons'
import { useFocusWithin } from '../../../_ui/use-focus-within'
import { countsByFile } from '../../document/diagnostics'
import type { PackDocument } from '../../document/document'
import { Tip } from '../../frame/tip'
import { isMapFile } from '../../session/pack-files'
import { useSession, useSessionPart, useWorkbench } from '../../studio-context'
import { isEssential, textsIn } from '../model/file-names'
import { type Asking, FileDialog } from './file-dialog'
import styles from './files-panel.module.css'
import { isMade, type Making, NEW_DIALOGS } from './new-dialogs'

type Props = {
  readonly onOpen: () => void
  /** Opens the dialog of the pictures. */
  readonly onPictures: () => void
  /** Called with the chosen files of this computer. */
  readonly onFiles: (files: readonly File[]) => void
}

/** The files of the pack in reading order, with their problems. */
export const FilesPanel = memo(function FilesPanel(props: Props) {
  const t = useTranslations('studio')
  const session = useSession()
  const current = useSessionPart((state) => state.file)
  const checked = useSessionPart((state) => state.checked)
  useSessionPart(() => listed(session.document))
  const [asking, setAsking] = useState<Asking>()
  const [making, setMaking] = useState<Making>()
  const MakeNew = making && NEW_DIALOGS[making]
  const focus = useFocusWithin(openFile)
  const files = textsIn(session.document.files)
  const counts = useMemo(() => countsByFile(checked.diagnostics), [checked.diagnostics])
  return (
    <nav {...focus} className={styles.files} aria-label={t('files')} data-testid="files">
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
        <FromComputer onFiles={props.onFiles} />
      </div>
      <ul className={styles.list}>
        {files.map((file, index) => (
          <FileRow
            key={file}
            file={file}
            isFirst={folderOf(file) !== '' && folderOf(file) !== folderOf(files[index - 1] ?? '')}
            isCurrent={file === current}
            count={counts.get(file)}
            onOpen={() => {
              session.files.open(file)
              props.onOpen()
            }}
            onAsk={setAsking}
            onMake={setMaking}
          />
        ))}
        <Pictures onAsk={props.onPictures} />
        <Others />
      </ul>
      {asking && <FileDialog asking={asking} onClose={() => setAsking(undefined)} />}
      {MakeNew && <MakeNew onClose={() => setMaking(undefined)} />}
    </nav>
  )
})

/** A button for keyboard and touch users with the effect of dropping files. */
function FromComputer({ onFiles }: Pick<Props, 'onFiles'>) {
  const t = useTranslations('studio')
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <Tip text={t('filesFrom')}>
      <button
        type="button"
        className={styles.small}
        aria-label={t('filesFrom')}
        onClick={() => chooser.current?.click()}
        data-testid="files-from"
      >
        <Upload size={16} />
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          data-testid="files-chosen"
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </button>
    </Tip>
  )
}

/** Receives the focus, because adding or removing a file may remove the focused button. */
const openFile = (list: HTMLElement) => list.querySelector<HTMLElement>('[aria-current]')

/** The list's view of the document as one text: the files, and which of them are unsaved. */
const listed = (document: PackDocument): string =>
  Object.keys(document.files)
    .map((file) => `${file}${document.isDirty(file) ? '*' : ''}`)
    .join('|')

function FileRow(props: {
  readonly file: string
  /** True for the first file of its folder, which gets a heading. */
  readonly isFirst: boolean
  readonly isCurrent: boolean
  readonly count: Count | undefined
  readonly onOpen: () => void
  readonly onAsk: (asking: Asking) => void
  readonly onMake: (folder: Making) => void
}) {
  const { file, isCurrent } = props
  const t = useTranslations('studio')
  const session = useSession()
  const folder = folderOf(file)
  return (
    <li>
      {props.isFirst && <FolderHead folder={folder} onMake={props.onMake} />}
      <div
        className={styles.row}
        data-current={isCurrent || undefined}
        data-deep={folder !== '' || undefined}
      >
        <button
          type="button"
          className={styles.file}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={props.onOpen}
          data-testid={`file-${file}`}
        >
          {isMapFile(file) ? <MapIcon size={15} /> : <FileText size={15} />}
          <span className={styles.name}>{file.slice(folder === '' ? 0 : folder.length + 1)}</span>
          {session.document.isDirty(file) && <span className={styles.dirty} title={t('unsaved')} />}
        </button>
        {props.count && <ProblemCount {...props.count} />}
        {!isEssential(file, session.required.needed.length > 0, session.files.ruleset) && (
          <FileActions file={file} onAsk={props.onAsk} />
        )}
      </div>
    </li>
  )
}

function FolderHead(props: { readonly folder: string; readonly onMake: (folder: Making) => void }) {
  const t = useTranslations('studio')
  const { folder } = props
  return (
    <span className={styles.folder} title={`${folder}/`}>
      {t.has(`folders.${folder}`) ? t(`folders.${folder}`) : folder}
      {isMade(folder) && (
        <Tip text={t(`make.${folder}`)}>
          <button
            type="button"
            className={styles.small}
            aria-label={t(`make.${folder}`)}
            onClick={() => props.onMake(folder)}
          >
            <Plus size={14} />
          </button>
        </Tip>
      )}
    </span>
  )
}

type Count = { readonly errors: number; readonly warnings: number }

function ProblemCount(count: Count) {
  const t = useTranslations('studio')
  if (count.errors === 0 && count.warnings === 0) return null
  const Icon = count.errors > 0 ? CircleAlert : TriangleAlert
  return (
    <span className={styles.count} data-severity={count.errors > 0 ? 'error' : 'warning'}>
      <Icon size={12} aria-hidden="true" />
      <span aria-hidden="true">{count.errors > 0 ? count.errors : count.warnings}</span>
      <span className="sr-only">{t('problemCount', count)}</span>
    </span>
  )
}

function FileActions({ file, onAsk }: { readonly file: string; readonly onAsk: (asking: Asking) => void }) {
  const t = useTranslations('studio')
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className={styles.small}
        aria-label={t('renameFile', { file })}
        onClick={() => onAsk({ what: 'rename', file })}
      >
        <Pencil size={13} />
      </button>
      <button
        type="button"
        className={styles.small}
        aria-label={t('removeFile', { file })}
        onClick={() => onAsk({ what: 'remove', file })}
      >
        <Trash2 size={13} />
      </button>
    </span>
  )
}

/** The pictures of the pack, which have a dialog of their own. */
function Pictures({ onAsk }: { readonly onAsk: () => void }) {
  const t = useTranslations('studio')
  const { document } = useSession()
  const paths = Object.keys(document.files).filter(isPicture).sort()
  return (
    <li>
      <span className={styles.folder} title="art/">
        {t('folders.art')}
        <Tip text={t('command.pictures')}>
          <button
            type="button"
            className={styles.small}
            aria-label={t('command.pictures')}
            onClick={onAsk}
            data-testid="ask-pictures"
          >
            <ImageIcon size={14} />
          </button>
        </Tip>
      </span>
      {paths.map((path) => (
        <div key={path} className={styles.row} data-deep>
          <button type="button" className={styles.file} onClick={onAsk}>
            <ImageIcon size={15} />
            <span className={styles.name}>{path.slice(path.indexOf('/') + 1)}</span>
            {document.isDirty(path) && <span className={styles.dirty} title={t('unsaved')} />}
          </button>
        </div>
      ))}
    </li>
  )
}

/** Files that are neither text nor picture, and the required packs. */
function Others() {
  const t = useTranslations('studio')
  const language = useLocale()
  const session = useSession()
  const { opened } = useWorkbench()
  return (
    <>
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
            <span className={styles.name}>{`${inLanguage(name, language)} ${version}`}</span>
            <span className="sr-only">{t('requiredHint')}</span>
          </div>
        </li>
      ))}
    </>
  )
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')))
