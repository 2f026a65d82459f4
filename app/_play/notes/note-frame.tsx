'use client'
import type { ComponentProps, ReactNode } from 'react'
import { X } from '../../_ui/icons'
import styles from './note-frame.module.css'

type Props = ComponentProps<'div'> & {
  /** A line above the map, a card over the board, or a refusal there. */
  readonly look: 'line' | 'card' | 'refusal'
  readonly sign?: ReactNode
  /** The label of the button that closes it. */
  readonly closing: string
  readonly onClose: () => void
}

/** A note of the table: a sign, the text, its actions, and a button to close it. */
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
