'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { importPack } from '../../../_home/api'
import { kindOfFile } from '../../../_shell/files/kind-of-file'
import { wordsFor } from '../../../_shell/files/words'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import type { Files } from '../../document/change'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { useAddPictures } from '../../pictures/panel/use-add-pictures'
import { useSession } from '../../studio-context'
import { likelyPath, type OnTaken, pathFault, putText, textOfBytes } from '../model/dropped'
import styles from './drop.module.css'
import { changesFor, PictureUse, type UseKey } from './picture-use'
import { TextTarget } from './text-target'

/** Files from outside, and whether they were dropped on the map. */
export type Dropped = { readonly files: readonly File[]; readonly isOnMap: boolean }

/** A file with the author's choices; `text` and `path` only for a text file. */
type Row = {
  readonly key: number
  readonly file: File
  readonly kind: ReturnType<typeof kindOfFile>
  readonly text?: string
  readonly fault?: 'notText' | 'large'
  readonly path?: string
  /** The reason why the file cannot be added. */
  readonly said?: string
  readonly onTaken: OnTaken
  readonly isOut: boolean
  readonly use: UseKey
}

type Props = Dropped & { readonly onClose: () => void; readonly onUnder: () => void }

/** Asks how to use files from outside; only confirmed files are added to the pack. */
function Drop({ files, isOnMap, onClose, onUnder }: Props) {
  const t = useTranslations('drop')
  const session = useSession()
  const language = useLocale()
  const [rows, setRows] = useState<readonly Row[]>([])
  const { add, said, working } = useAdding(onUnder)
  useEffect(() => {
    let isGone = false
    void Promise.all(
      files.map(async (file, key) => ({
        key,
        ...(await rowOf(file, { isOnMap, files: session.document.files, language })),
      })),
    ).then((found) => isGone || setRows(found))
    return () => {
      isGone = true
    }
  }, [files, isOnMap, session, language])
  const change = (at: number, by: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...by } : row)))
  const wanted = rows.filter((row) => !row.isOut && isUsable(row))
  const isFit = wanted.every(({ path }) => path === undefined || !pathFault(path, session.document.files))

  return (
    <Dialog onClose={onClose} title={t('title')} wide testId="dropped">
      {said === undefined ? (
        <ul className={styles.rows}>
          {rows.map((row, at) => (
            <li key={row.key} className={styles.row}>
              <strong>
                <bdi>{row.file.name}</bdi>
              </strong>
              <RowChoice row={row} onChange={(by) => change(at, by)} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" data-testid="dropped-said">
          {said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {said === undefined && wanted.length > 0 && <Button onClick={onClose}>{t('cancel')}</Button>}
        {said === undefined && wanted.length > 0 ? (
          <Button look="main" disabled={working || !isFit} onClick={() => void add(wanted)}>
            {t('add')}
          </Button>
        ) : (
          <Button look="main" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Adds the chosen files to the pack, and shows the result. */
function useAdding(onUnder: () => void) {
  const t = useTranslations('drop')
  const session = useSession()
  const [said, setSaid] = useState<readonly string[]>()
  const [working, setWorking] = useState(false)
  const pictures = useAddPictures()
  const add = async (wanted: readonly Row[]) => {
    setWorking(true)
    const heard: string[] = []
    for (const row of wanted) {
      if (row.text !== undefined && row.path !== undefined)
        heard.push(addText(row.path, row.text, row.onTaken))
      else if (row.kind === 'zip') heard.push(await importZip(row.file))
    }
    const shown = wanted.filter(({ kind }) => kind === 'picture')
    const uses = new Map(shown.map(({ file, use }) => [file, changesFor(session, use)]))
    const answers = await pictures.add(
      shown.map(({ file }) => file),
      (file) => uses.get(file),
    )
    setWorking(false)
    setSaid([...heard, ...answers.map(({ text }) => text)])
    if (answers.every(({ isBad }) => !isBad) && shown.some(({ use }) => use === 'underlay')) onUnder()
  }
  const addText = (path: string, text: string, onTaken: OnTaken): string => {
    const put = putText(session.document.files, path, text, onTaken)
    session.files.step('add', put.path, put.changes)
    session.files.open(put.path)
    return t('added', { path: put.path })
  }
  const importZip = async (file: File): Promise<string> => {
    try {
      const answer = await importPack(file)
      return t('imported', { name: 'draft' in answer ? answer.draft.name : file.name })
    } catch {
      return t('notImported', { name: file.name })
    }
  }
  return { add, said, working }
}

const isUsable = ({ kind, fault }: Row): boolean =>
  kind === 'picture' || kind === 'zip' || (kind === 'text' && fault === undefined)

type Asked = { readonly isOnMap: boolean; readonly files: Files; readonly language: string }

async function rowOf(file: File, { isOnMap, files, language }: Asked): Promise<Omit<Row, 'key'>> {
  const kind = kindOfFile(file)
  const row = { file, kind, onTaken: 'replace', isOut: false, use: isOnMap ? 'underlay' : 'pack' } as const
  if (kind === 'picture' || kind === 'zip') return row
  if (kind !== 'text') return { ...row, said: await wordsFor(kind, file.name, language) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = new TextDecoder().decode(bytes.subarray(0, 20_000))
  const path = likelyPath(file.name, start, files)
  return { ...row, path, ...textOfBytes(bytes, path) }
}

/** The information about a file, or the choices for it. */
function RowChoice({ row, onChange }: { readonly row: Row; readonly onChange: (by: Partial<Row>) => void }) {
  const t = useTranslations('drop')
  const { kind, fault, path } = row
  if (fault) return <p>{t(`fault.${fault}`)}</p>
  if (!isUsable(row)) return <p>{row.said}</p>
  return (
    <div className={styles.choice}>
      {kind === 'zip' && <p>{t('zip')}</p>}
      {kind === 'picture' && <PictureUse value={row.use} onChange={(use) => onChange({ use })} />}
      {path !== undefined && (
        <TextTarget
          path={path}
          onTaken={row.onTaken}
          onPath={(next) => onChange({ path: next })}
          onHow={(onTaken) => onChange({ onTaken })}
        />
      )}
      <label className={styles.out}>
        <input
          type="checkbox"
          checked={row.isOut}
          onChange={(event) => onChange({ isOut: event.target.checked })}
        />
        {t('leaveOut')}
      </label>
    </div>
  )
}

export const DropDialog = withTexts(LAZY_MESSAGES, Drop)
