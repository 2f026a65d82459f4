'use client'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftSummary, WorkspaceAnswer } from '../../schemas/api'
import { SetUpButton } from '../_setup/set-up-loader'
import { useAgo } from '../_text/use-ago'
import { Button, ButtonLink } from '../_ui/button'
import { Dialog } from '../_ui/dialog'
import { Download, Pencil, Play, Plus, Trash2, Upload } from '../_ui/icons'
import { Link } from '../_ui/link'
import { spared } from '../_ui/spared'
import { deleteDraft, listDrafts, reasonOf, renameDraft, whoAsks } from './api'
import styles from './home.module.css'
import { useImport } from './import-zips'
import { RecoveryLink } from './recovery-link'

const SamePack = dynamic(
  spared(() => import('./same-pack').then((file) => file.SamePack)),
  { ssr: false },
)

/** Loaded at the first press, because most visitors want to play. */
const NewPack = dynamic(
  spared(() => import('./new-pack').then((file) => file.NewPack)),
  { ssr: false },
)

/** The user's own drafts, and the import of packs. */
export function DraftList() {
  const t = useTranslations('home')
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>()
  const { notice, working, run } = useWork()
  const ago = useAgo()
  const [who, setWho] = useState<WorkspaceAnswer>()
  const reload = useCallback(async () => {
    setDrafts(await listDrafts())
    setWho(await whoAsks())
  }, [])
  useEffect(() => {
    void run(reload)
  }, [run, reload])

  const { bring, waiting, answer, cancel } = useImport(run, reload)

  return (
    <section className={styles.section} aria-labelledby="drafts">
      <div className={styles.sectionHead}>
        <div>
          <h2 id="drafts">{t('drafts')}</h2>
          <p>{t(who?.kind === 'local' ? 'draftsHintLocal' : 'draftsHint')}</p>
        </div>
        <div className={styles.import}>
          <NewPackButton />
          <ImportButton onFiles={bring} busy={working} />
          {who?.kind === 'visitor' && who.hasWorkspace && <RecoveryLink run={run} />}
        </div>
      </div>
      {drafts?.length === 0 && <p className={styles.empty}>{t('draftsEmpty')}</p>}
      <ul className={styles.drafts}>
        {drafts?.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            ago={ago}
            onRename={(name) => run(() => renameDraft(draft.id, name).then(reload))}
            onDelete={() => run(() => deleteDraft(draft.id).then(reload))}
          />
        ))}
      </ul>
      <p role="status" className={`${styles.notice} ${styles.news}`} data-bad={notice?.bad}>
        {notice?.text}
      </p>
      {waiting && <SamePack waiting={waiting} onAnswer={answer} onClose={cancel} />}
    </section>
  )
}

type Notice = { text: string; bad?: boolean }

/** Runs one task at a time and shows its result. */
function useWork() {
  const t = useTranslations('home')
  const locale = useLocale()
  const [notice, setNotice] = useState<Notice>()
  const [working, setWorking] = useState(false)
  const inWords = async (problem: unknown) => t('failed', { reason: await reasonOf(problem, locale) })
  const failed = useRef(inWords)
  failed.current = inWords
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setWorking(true)
    try {
      const text = await work()
      setNotice(typeof text === 'string' ? { text } : undefined)
    } catch (problem) {
      setNotice({ text: await failed.current(problem), bad: true })
    }
    setWorking(false)
  }, [])
  return { notice, working, run }
}

function NewPackButton() {
  const t = useTranslations('home')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="main" icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('newPack')}
      </Button>
      {isOpen && <NewPack onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportButton({ onFiles, busy }: { onFiles: (files: readonly File[]) => void; busy: boolean }) {
  const t = useTranslations('home')
  const input = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label={t('import')}
        onChange={chosen}
        data-testid="import-file"
      />
      <Button icon={<Upload size={16} aria-hidden />} disabled={busy} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <small>{t('importHint')}</small>
    </div>
  )
}

type RowProps = {
  draft: DraftSummary
  ago: ReturnType<typeof useAgo>
  onRename: (name: string) => void
  onDelete: () => void
}

function DraftRow(props: RowProps) {
  const { draft, ago } = props
  const t = useTranslations('home')
  const [asking, setAsking] = useState<'rename' | 'delete'>()
  return (
    <li className={styles.draft}>
      <div className={styles.draftText}>
        <Link href={`/studio/${draft.id}`}>
          <bdi>{draft.name}</bdi>
        </Link>
        <small>
          {draft.visitor && `${t('visitorDraft')} · `}
          {draft.version !== undefined && `${t('version', { version: draft.version })} · `}
          {draft.imported !== undefined && `${t('importedFrom', { file: draft.imported })} · `}
          {draft.isNew && `${t('begunHere')} · `}
          {draft.base && `${t('from', { pack: draft.base.pack, version: draft.base.version })} · `}
          {t('edited', { when: ago(new Date(draft.updatedAt)) })}
        </small>
      </div>
      <ButtonLink small look="quiet" href={`/play/${draft.id}`} icon={<Play size={15} aria-hidden />}>
        {t('play')}
      </ButtonLink>
      <SetUpButton small id={draft.id} name={draft.name} />
      <Button small look="quiet" icon={<Pencil size={15} aria-hidden />} onClick={() => setAsking('rename')}>
        {t('rename')}
      </Button>
      <ButtonLink
        small
        look="quiet"
        href={`/api/drafts/${draft.id}/export`}
        icon={<Download size={15} aria-hidden />}
        download
      >
        {t('export')}
      </ButtonLink>
      <Button small look="quiet" icon={<Trash2 size={15} aria-hidden />} onClick={() => setAsking('delete')}>
        {t('delete')}
      </Button>
      <RenameDialog {...props} open={asking === 'rename'} onClose={() => setAsking(undefined)} />
      <DeleteDialog {...props} open={asking === 'delete'} onClose={() => setAsking(undefined)} />
    </li>
  )
}

type AskProps = { draft: DraftSummary; open: boolean; onClose: () => void }

function RenameDialog({ draft, open, onClose, onRename }: AskProps & { onRename: (name: string) => void }) {
  const t = useTranslations('home')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) onRename(name)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('rename')}>
      <form onSubmit={submit} className={styles.form}>
        <label>
          {t('renameLabel')}
          <input name="name" defaultValue={draft.name} maxLength={80} required />
        </label>
        <div className={styles.formButtons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="main">
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function DeleteDialog({ draft, open, onClose, onDelete }: AskProps & { onDelete: () => void }) {
  const t = useTranslations('home')
  const sure = () => {
    onDelete()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('delete')}>
      <p>{t('deleteAsk', { name: draft.name })}</p>
      <div className={styles.formButtons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="danger" onClick={sure}>
          {t('deleteYes')}
        </Button>
      </div>
    </Dialog>
  )
}
