'use client'
import { CircleAlert, CircleCheck, Info, TriangleAlert, WandSparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Diagnostic } from '../../../schemas/diagnostic'
import { fixChange } from '../model/diagnostics'
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
  const errors = sorted.filter(({ severity }) => severity === 'error').length
  return (
    <section
      className={panel.panel}
      aria-label={t('problems')}
      data-testid="problems"
      data-checked={isChecked}
    >
      <div className={panel.head}>
        <h2 className={panel.title}>{t('problems')}</h2>
        <span role="status" data-testid="problem-count">
          {t('problemCount', { errors, warnings: sorted.length - errors })}
        </span>
      </div>
      {sorted.length === 0 ? (
        <p className={styles.none}>
          <CircleCheck size={16} aria-hidden="true" />
          {t('noProblems')}
        </p>
      ) : (
        <ul className={styles.list}>
          {sorted.map((diagnostic) => (
            <Problem
              key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}:${diagnostic.code}:${diagnostic.path.join('.')}`}
              diagnostic={diagnostic}
              words={words}
              onGoTo={() => {
                session.goTo(diagnostic)
                props.onGoTo()
              }}
              onFix={() => session.applyFix(diagnostic)}
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
