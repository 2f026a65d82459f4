'use client'
import type { ComponentProps, ReactNode } from 'react'
import { X } from '../../_ui/icons'
import styles from './note-frame.module.css'

type Props = ComponentProps<'div'> & {
  /** A line above the map, a card over the board, or a refusal there. */
  readonly look: 'line' | 'card' | 'refusal'
  readonly sign?: ReactNode
  /** What the button says that ends it. */
  readonly closing: string
  readonly onClose: () => void
}

/** Something that the table says: a sign, the words, what can be done about it, and the way to be done with it. */
export function NoteFrame({ look, sign, closing, onClose, children, ...rest }: Props) {
  return (
    <div {...rest} className={styles.note} data-look={look}>
      {sign}
      {children}
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
