'use client'
import { type ReactNode, useId } from 'react'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import { ChevronRight } from '../../_ui/icons'
import styles from './choices.module.css'
import type { Fold } from './folds'

type Props = {
  readonly fold: Fold
  readonly title: string
  readonly isOpen: boolean
  /** True if all folds are open: the heading is then no button. */
  readonly isPlain: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** Choices of one kind, or about one subject, under their heading. */
export function ChoiceFold({ fold, title, isOpen, isPlain, onToggle, children }: Props) {
  const theme = useTheme()
  const id = useId()
  const head = (
    <>
      <i style={{ background: mannerOf(fold.group)[theme] }} />
      <span>{title}</span>
      <b>{fold.lines.length}</b>
    </>
  )
  return (
    <section className={styles.fold} data-fold={fold.group}>
      {isPlain ? (
        <h3 className={styles.heading}>{head}</h3>
      ) : (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <ChevronRight size={14} aria-hidden="true" />
          {head}
        </button>
      )}
      <div id={id} hidden={!isPlain && !isOpen}>
        {(isPlain || isOpen) && children}
      </div>
    </section>
  )
}
