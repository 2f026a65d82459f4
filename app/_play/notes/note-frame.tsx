'use client'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ChevronDown, ChevronUp, X } from '../../_ui/icons'
import styles from './note-frame.module.css'

type Props = ComponentProps<'div'> & {
  /** A line beside the map, a card over the board, or a refusal there. On a phone a line is folded to one row until it is opened. */
  readonly look: 'line' | 'card' | 'refusal'
  readonly sign?: ReactNode
  /** The label of the button that closes it. */
  readonly closing: string
  readonly onClose: () => void
}

/** A note of the table: a sign, the text, its actions, and a button to close it. */
export function NoteFrame({ look, sign, closing, onClose, children, ...rest }: Props) {
  const t = useTranslations('play')
  const [isOpen, setOpen] = useState(false)
  return (
    <div {...rest} className={styles.note} data-look={look} data-open={isOpen || undefined}>
      {sign}
      {children}
      {look === 'line' && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'foldNote' : 'openNote')}
          onClick={() => setOpen(!isOpen)}
          data-fold
        >
          {isOpen ? <ChevronDown size={16} /> : <ChevronUp size={16} />}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        onClick={onClose}
        aria-label={closing}
        title={closing}
        data-close
      >
        <X size={15} aria-hidden />
      </button>
    </div>
  )
}
