'use client'
import { useTranslations } from 'next-intl'
import { memo, useMemo } from 'react'
import { countsOf } from '../../../../schemas/checking/findings'
import { CircleCheck, CircleHelp } from '../../../_ui/icons'
import { useFocusWithin } from '../../../_ui/use-focus-within'
import { inOrder, keysOf } from '../../document/diagnostics'
import panel from '../../frame/panel.module.css'
import { INITIAL_STATE } from '../../session/state'
import { useSession, useSessionPart, useWords } from '../../studio-context'
import { Goldens } from '../../trial/panel/goldens'
import { Trial } from '../../trial/panel/trial'
import { MigrationBanner } from './migration'
import { Problem } from './problem'
import styles from './problems-panel.module.css'

/** All findings, errors first; each leads to its line and flashes its cell. */
export const ProblemsPanel = memo(function ProblemsPanel(props: {
  readonly onGoTo: () => void
  readonly onReplay: (file: string, move: number) => void
}) {
  const t = useTranslations('studio')
  const session = useSession()
  const words = useWords()
  const checked = useSessionPart((state) => state.checked)
  const isChecked = useSessionPart((state) => state.isChecked)
  const sorted = useMemo(() => inOrder(checked.diagnostics), [checked.diagnostics])
  const keys = keysOf(sorted)
  const { unchecked } = checked
  const focus = useFocusWithin(nextProblem)
  const isFirstAwaited = checked === INITIAL_STATE.checked
  return (
    <section
      {...focus}
      className={panel.panel}
      aria-label={t('problems')}
      data-testid="problems"
      data-checked={isChecked && !unchecked}
    >
      <div className={panel.head}>
        <h2 className={panel.title}>{t('problems')}</h2>
        <span role="status" data-testid="problem-count">
          {unchecked ? t('notChecked') : !isFirstAwaited && t('problemCount', countsOf(sorted))}
        </span>
      </div>
      <MigrationBanner onGoTo={props.onGoTo} />
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
              fix={isChecked ? session.edits.fixOf(diagnostic) : undefined}
            />
          ))}
        </ul>
      )}
      <Goldens onReplay={props.onReplay} />
      <Trial onGoTo={props.onGoTo} />
    </section>
  )
})

/** Receives the focus after a fix removes its problem. */
const nextProblem = (list: HTMLElement) => list.querySelector<HTMLElement>('[data-testid="problem"] button')

/** The message for no findings; it is good news only if the check has run. */
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
