'use client'
import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert, WandSparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Diagnostic } from '../../../schemas/diagnostic'
import { countsOf } from '../../../schemas/findings'
import { fixChange, keysOf } from '../model/diagnostics'
import { useSession, useSessionState, useWords } from '../studio-context'
import panel from './panel.module.css'
import styles from './problems-panel.module.css'

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const
const RANK = { error: 0, warning: 1, info: 2 } as const

/** Everything the checks found, errors first; each leads to its line and flashes its hex. */
export function ProblemsPanel(props: { readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const words = useWords()
  const { checked, isChecked } = useSessionState()
  const sorted = useMemo(
    () => checked.diagnostics.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]),
    [checked.diagnostics],
  )
  const keys = keysOf(sorted)
  const { unchecked } = checked
  return (
    <section
      className={panel.panel}
      aria-label={t('problems')}
      data-testid="problems"
      data-checked={isChecked && !unchecked}
    >
      <div className={panel.head}>
        <h2 className={panel.title}>{t('problems')}</h2>
        <span role="status" data-testid="problem-count">
          {unchecked ? t('notChecked') : t('problemCount', countsOf(sorted))}
        </span>
      </div>
      {sorted.length === 0 ? (
        <Nothing isChecked={isChecked} unchecked={unchecked && words(unchecked)} />
      ) : (
        <ul className={styles.list}>
          {sorted.map((diagnostic, index) => (
            <Problem
              key={keys[index]}
              diagnostic={diagnostic}
              words={words}
              onGoTo={() => {
                session.selection.goTo(diagnostic)
                props.onGoTo()
              }}
              onFix={() => session.edits.applyFix(diagnostic)}
              canFix={
                fixChange(diagnostic, session.document.text(diagnostic.file) ?? '') !== undefined && isChecked
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** No findings: good news only when somebody has looked. */
function Nothing({
  isChecked,
  unchecked,
}: {
  readonly isChecked: boolean
  readonly unchecked: string | undefined
}) {
  const t = useTranslations('studio')
  if (unchecked !== undefined)
    return (
      <p className={styles.none} data-testid="not-checked">
        <CircleHelp className={styles.unsure} size={16} aria-hidden="true" />
        {unchecked}
      </p>
    )
  if (!isChecked) return <p className={styles.none}>{t('checking')}</p>
  return (
    <p className={styles.none}>
      <CircleCheck className={styles.good} size={16} aria-hidden="true" />
      {t('noProblems')}
    </p>
  )
}

function Problem(props: {
  readonly diagnostic: Diagnostic
  readonly words: ReturnType<typeof useWords>
  readonly canFix: boolean
  readonly onGoTo: () => void
  readonly onFix: () => void
}) {
  const { diagnostic, words } = props
  const t = useTranslations('studio')
  const Icon = ICONS[diagnostic.severity]
  return (
    <li
      className={styles.item}
      data-severity={diagnostic.severity}
      data-testid="problem"
      data-code={diagnostic.code}
    >
      <button type="button" className={styles.go} onClick={props.onGoTo}>
        <Icon size={16} aria-label={t(`severity.${diagnostic.severity}`)} />
        <span className={styles.text}>{words(diagnostic.message)}</span>
        <span className={styles.place}>
          {diagnostic.file}:{diagnostic.line}:{diagnostic.column}
        </span>
        <code className={styles.code}>{diagnostic.code}</code>
      </button>
      {diagnostic.fix && props.canFix && (
        <button type="button" className={styles.fix} onClick={props.onFix} data-testid="fix">
          <WandSparkles size={14} aria-hidden="true" />
          {words(diagnostic.fix.title)}
        </button>
      )}
    </li>
  )
}
