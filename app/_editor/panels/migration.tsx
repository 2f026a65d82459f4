'use client'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FormatChange } from '../../../schemas/format/migrate'
import { Button } from '../../_ui/button'
import { useSession, useSessionState, useWords } from '../studio-context'
import styles from './migration.module.css'

/** A pack of an old format: what says the same in the present one, and the one step that writes it. */
export function MigrationBanner({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const { checked, isChecked } = useSessionState()
  const { migration } = checked
  if (!migration) return null
  const { from, changes, files } = migration
  const values = { from, count: changes.length, files: Object.keys(files).length }
  const steps = [...new Set(changes.map(({ step }) => step))]
  return (
    <section className={styles.banner} aria-label={t('migration.title', values)} data-testid="migration">
      <p>{t('migration.told', values)}</p>
      <Button
        small
        icon={<FileUp size={14} aria-hidden="true" />}
        disabled={!isChecked}
        onClick={() => session.edits.migrate()}
      >
        {t('migration.make')}
      </Button>
      <details className={styles.changes}>
        <summary>{t('migration.show', values)}</summary>
        {steps.map((step) => (
          <Step key={step} changes={changes.filter((change) => change.step === step)} onGoTo={onGoTo} />
        ))}
      </details>
    </section>
  )
}

/** The changes of one step under its reason; each leads to its line. */
function Step(props: { readonly changes: readonly FormatChange[]; readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const words = useWords()
  return (
    <>
      <p className={styles.reason}>{words(props.changes[0].reason)}</p>
      <ul>
        {props.changes.map((change) => (
          <li key={`${change.file} ${change.line} ${change.column}`}>
            <button
              type="button"
              className={styles.place}
              onClick={() => {
                session.selection.goToRange(change.file, change)
                props.onGoTo()
              }}
            >
              {`${change.file}:${change.line}`}
            </button>{' '}
            {change.before === ''
              ? t('migration.added', { after: change.after.trim() })
              : t('migration.changed', { before: change.before, after: change.after })}
          </li>
        ))}
      </ul>
    </>
  )
}
