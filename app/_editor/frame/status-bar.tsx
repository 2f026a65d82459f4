'use client'
import { useTranslations } from 'next-intl'
import { describeCell } from '../map/model/describe-cell'
import { useNameOf, useSession, useSessionPart, useWords } from '../studio-context'
import styles from './status-bar.module.css'

/** The cell under the pointer, and notices for the author. */
export function StatusBar({ hover }: { readonly hover: number | undefined }) {
  const t = useTranslations('studio')
  const session = useSession()
  const selected = useSessionPart((state) => state.selected)
  const notice = useSessionPart((state) => state.notice)
  const words = useWords()
  const nameOf = useNameOf()
  const board = useSessionPart(() => session.files.map?.board)
  const cell = hover ?? selected
  return (
    <div className={styles.status} data-testid="status">
      <span className={styles.cell} data-testid="status-cell">
        {board && cell !== undefined && cell < board.grid.size
          ? describeCell(board, cell, nameOf)
          : t('hint')}
      </span>
      <span className={styles.notice} role="status" data-testid="notice">
        {notice && (
          <>
            {words(notice)}
            <button type="button" onClick={() => session.setNotice(undefined)} aria-label={t('dismiss')}>
              ×
            </button>
          </>
        )}
      </span>
    </div>
  )
}
