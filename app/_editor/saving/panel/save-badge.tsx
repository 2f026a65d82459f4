'use client'
import { useTranslations } from 'next-intl'
import { Check, CircleAlert, CircleDashed, CloudOff, LoaderCircle, Lock } from '../../../_ui/icons'
import { useSaveState, useWorkbench } from '../../studio-context'
import type { SaveState } from '../model/save-queue'
import styles from './save-badge.module.css'

const ICONS = {
  untouched: Lock,
  saved: Check,
  waiting: CircleDashed,
  saving: LoaderCircle,
  unreachable: CloudOff,
  refused: CircleAlert,
  conflict: CircleAlert,
} as const satisfies Record<SaveState['type'], unknown>

/** The save state in a word, with the whole sentence for screen readers and on hover. */
export function SaveBadge() {
  const t = useTranslations('studio.save')
  const { queue } = useWorkbench()
  const state = useSaveState()
  const Icon = ICONS[state.type]
  const isFull = state.type === 'unreachable' && state.reason !== undefined
  const text = t(isFull ? 'full' : state.type)
  const more =
    state.type === 'refused'
      ? t('refusedMore', { reason: state.reason })
      : isFull && queue.journalKept
        ? t('fullMore', { reason: state.reason ?? '' })
        : t(queue.journalKept || state.type !== 'unreachable' ? `${state.type}More` : 'unkeptMore')
  return (
    <span
      className={styles.badge}
      data-state={state.type}
      data-testid="save-state"
      role="status"
      title={more}
    >
      <Icon size={15} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
    </span>
  )
}
