'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Hint } from '../../../engine/match/port/match'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { Lightbulb } from '../../_ui/icons'
import { NoteFrame } from '../notes/note-frame'
import { focusBoard } from '../screen/restore-focus'
import styles from './advice.module.css'
import type { Advice } from './use-advice'
import { withGuideTexts } from './with-guide-texts'

type Props = {
  readonly advice: Advice
  readonly format: Format
  /** Shows the place of the proposed choice on the board, if it has one. */
  readonly onShow: () => void
  readonly onTake: () => void
  readonly onClose: () => void
}

/** A bot's proposal for this decision, with its reasons. */
export const AdviceNote = withGuideTexts(function AdviceNote({
  advice,
  format,
  onShow,
  onTake,
  onClose,
}: Props) {
  const t = useTranslations('guide.advice')
  const { hint, isOver } = advice
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it comes
  useEffect(() => {
    if (hint) onShow()
  }, [hint])
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => giveFocusBack(note.current), [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <NoteFrame
      ref={note}
      look="card"
      sign={<Lightbulb size={18} aria-hidden="true" />}
      closing={t('close')}
      onClose={onClose}
      data-advice={hint?.why ?? (isOver ? 'none' : 'asking')}
      data-over-board
    >
      <div className={styles.text} role="status">
        {hint ? <Why hint={hint} format={format} /> : <p>{t(isOver ? 'none' : 'asking')}</p>}
      </div>
      {hint && (
        <Button small look="main" onClick={onTake} data-take-advice>
          {t('take')}
        </Button>
      )}
    </NoteFrame>
  )
})

/** Returns the focus to its previous element when the note closes. */
function giveFocusBack(note: HTMLElement | null): () => void {
  const before = document.activeElement
  return () => {
    if (!note?.contains(document.activeElement)) return
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      if (document.activeElement === document.body) focusBoard()
    })
  }
}

function Why({ hint, format }: { readonly hint: Hint; readonly format: Format }) {
  const t = useTranslations('guide.advice')
  const figure = useFigure()
  const { label, why, tried, playouts, value, other, won, lost, terms } = hint
  const hasFigures = other && (value !== 0 || other.value !== 0)
  const isEven = other && figure(value) === figure(other.value)
  return (
    <>
      <p>
        {t('proposed')} <strong>{format(label)}</strong>
      </p>
      <p>
        {t(why, { tried, playouts })}{' '}
        {hasFigures &&
          t(isEven ? 'even' : 'figures', {
            value: figure(value),
            other: figure(other.value),
            label: format(other.label),
          })}{' '}
        {won + lost > 0 && t('ended', { won, lost })}
      </p>
      {terms.length > 0 && (
        <>
          <p>{t('terms')}</p>
          <ul>
            {terms.map((term) => (
              <li key={format(term.label)} data-term={term.value}>
                {format(term.label)} <b>{figure(term.value)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Formats thousandths of a certain win as signed percent. */
function useFigure(): (thousandths: number) => string {
  const { number } = useFormatter()
  return (thousandths) => number(thousandths / 10, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
}
