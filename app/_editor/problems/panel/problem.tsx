'use client'
import { useTranslations } from 'next-intl'
import type { Diagnostic, Message } from '../../../../schemas/diagnostic'
import { CircleAlert, Info, TriangleAlert, WandSparkles } from '../../../_ui/icons'
import type { useWords } from '../../studio-context'
import styles from './problems-panel.module.css'

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const

/** One finding, with a link to its line and its fix if there is one. */
export function Problem(props: {
  readonly diagnostic: Diagnostic
  readonly words: ReturnType<typeof useWords>
  /** The name of its fix, if there is one. */
  readonly fix: Message | undefined
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
      {props.fix && (
        <button type="button" className={styles.fix} onClick={props.onFix} data-testid="fix">
          <WandSparkles size={14} aria-hidden="true" />
          {words(props.fix)}
        </button>
      )}
    </li>
  )
}
