'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button, ButtonLink } from '../../_ui/button'
import type { PackWriter } from '../types'
import styles from './save-into-pack.module.css'

/** A file name made from a name: lower-case letters, digits and dashes. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** A labelled field of a form. */
export function Field({
  label,
  type = 'text',
  value,
  onChange,
}: {
  readonly label: string
  readonly type?: 'text' | 'number'
  readonly value: string | number
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.field}>
      <span>{label}</span>
      <input id={id} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

type Done = Awaited<ReturnType<PackWriter>>

/** Writes the chosen content, and shows the result. */
export function Saving({
  isReady,
  hint,
  save,
}: {
  readonly isReady: boolean
  readonly hint?: string
  readonly save: () => Promise<Done>
}) {
  const t = useTranslations('save-into-pack')
  const [done, setDone] = useState<Done>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setDone(await save())
    setBusy(false)
  }
  return (
    <div className={styles.row}>
      <Button look="main" disabled={!isReady || isBusy} onClick={() => void run()} data-save-into-pack>
        {t('save')}
      </Button>
      <p role="status">
        {done?.type === 'written' && t('written', { file: done.file })}
        {done?.type === 'failed' && t('failed', { reason: done.reason })}
        {!done && hint}
      </p>
      {done?.type === 'written' && done.draft !== undefined && (
        <ButtonLink href={`/studio/${done.draft}`}>{t('studio')}</ButtonLink>
      )}
    </div>
  )
}
