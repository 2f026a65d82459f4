'use client'
import { useTranslations } from 'next-intl'
import type { ToggleEvent } from 'react'
import type { FormatChange } from '../../../../schemas/format/migrate'
import { Button } from '../../../_ui/button'
import { FileUp } from '../../../_ui/icons'
import { useSession, useSessionPart, useWords } from '../../studio-context'
import styles from './migration.module.css'

type Changes = readonly FormatChange[]

/** A pack of an old format: its equivalent in the current one, and the single step that writes it. */
export function MigrationBanner({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const checked = useSessionPart((state) => state.checked)
  const isChecked = useSessionPart((state) => state.isChecked)
  const { migration } = checked
  if (!migration) return null
  const { from, changes, files } = migration
  const values = { from, count: changes.length, files: Object.keys(files).length }
  return (
    <section className={styles.banner} aria-label={t('migration.title', values)} data-testid="migration">
      <div className={styles.told}>
        <p>{t('migration.told', values)}</p>
        <Button
          small
          icon={<FileUp size={14} aria-hidden="true" />}
          disabled={!isChecked}
          onClick={() => session.edits.migrate()}
        >
          {t('migration.make')}
        </Button>
      </div>
      <details className={styles.changes} onToggle={showOpened}>
        <summary>{t('migration.show', values)}</summary>
        {groups(changes, ({ step }) => step).map((step) => (
          <Step key={step[0].step} changes={step} onGoTo={onGoTo} />
        ))}
      </details>
    </section>
  )
}

/** The panel is low, so an opened part is scrolled to its top. */
function showOpened({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === 'open') currentTarget.scrollIntoView({ block: 'start' })
}

/** The changes of one step under its reason, file by file; each leads to its line. */
function Step(props: { readonly changes: Changes; readonly onGoTo: () => void }) {
  const words = useWords()
  return (
    <>
      <p className={styles.reason}>{words(props.changes[0].reason)}</p>
      <ul className={styles.files}>
        {groups(props.changes, ({ file }) => file).map((changes) => (
          <li key={changes[0].file}>
            <span className={styles.file}>{changes[0].file}</span>
            <ul className={styles.lines} aria-label={changes[0].file}>
              {changes.map((change) => (
                <Line key={`${change.line} ${change.column}`} change={change} onGoTo={props.onGoTo} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ change, onGoTo }: { readonly change: FormatChange; readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const { file, line } = change
  const [before, after] = [change.before.trim(), change.after.trim()]
  const goThere = () => {
    session.selection.goToRange(file, change)
    onGoTo()
  }
  return (
    <li>
      <button type="button" className={styles.line} onClick={goThere} data-testid="format-change">
        <span className={styles.number}>{t('migration.line', { line })}</span>
        <span>
          {before === '' ? t('migration.added', { after }) : t('migration.changed', { before, after })}
        </span>
      </button>
    </li>
  )
}

/** Groups changes by key, in the order of first appearance. */
function groups(changes: Changes, keyOf: (change: FormatChange) => string): readonly Changes[] {
  const met = new Map<string, FormatChange[]>()
  for (const change of changes) {
    const group = met.get(keyOf(change))
    if (group) group.push(change)
    else met.set(keyOf(change), [change])
  }
  return [...met.values()]
}
