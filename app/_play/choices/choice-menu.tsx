'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Choice } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import styles from '../playtest.module.css'
import type { Line } from './folds'

/** A menu of the several choices at the pressed place. */
export function ChoiceMenu(props: {
  lines: readonly Line[]
  onChoose: (choice: Choice) => void
  onClose: () => void
}) {
  const t = useTranslations('play')
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      // Returns the focus to the board, unless the choice has moved it.
      if (document.activeElement === document.body || box.current?.contains(document.activeElement))
        requestAnimationFrame(() => before instanceof HTMLElement && before.focus({ preventScroll: true }))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the buttons inside offer
    <div
      ref={box}
      className={styles.menuChoices}
      data-menu
      data-over-board
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      <p>{t('whichOne')}</p>
      {props.lines.map(({ choice, text, more, count }) => (
        <button key={actionKey(choice.action)} type="button" onClick={() => props.onChoose(choice)}>
          <i style={{ background: mannerOf(choice.group)[theme] }} />
          <span>
            {text}
            {count > 1 && ` ×${count}`}
            {more && <small>{more}</small>}
          </span>
        </button>
      ))}
    </div>
  )
}
