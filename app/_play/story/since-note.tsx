'use client'
import { useTranslations } from 'next-intl'
import { CellLine, type OnCells } from '../log/cell-line'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import type { Shown } from '../screen/use-shown'
import { type SinceWords, sinceLines } from './since-lines'
import styles from './since-note.module.css'

type Props = OnCells & {
  readonly game: PlayGame
  readonly view: PlayView
  readonly words: Omit<SinceWords, 't'>
  readonly shown: Shown
  readonly onShown: (shown: Shown) => void
  /** Opens the log with the remaining events. */
  readonly onLog: () => void
}

/** The events since the last decision of the player at the screen, until the next one. */
export function SinceNote({ game, view, words, shown, onShown, onLog, onPoint, onCell }: Props) {
  const t = useTranslations('play')
  const { since } = view
  const lines = since ? sinceLines(since, { ...words, t }) : []
  if (!since || lines.length === 0) return null
  return (
    <section className={styles.since} aria-label={t('since.title')} data-since={since.to - since.from}>
      <header>
        <h3>{t(view.moment ? 'since.then' : 'since.title')}</h3>
        {since.trails.length > 0 && (
          <button
            type="button"
            aria-pressed={shown.trails}
            onClick={() => onShown({ ...shown, trails: !shown.trails })}
            data-trails
          >
            {t('since.onMap')}
          </button>
        )}
      </header>
      <ul>
        {lines.map(({ text, step, cells, kind }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a frame never change
          <li key={at} data-kind={kind}>
            {step !== undefined && !view.moment ? (
              <button
                type="button"
                onPointerEnter={() => onPoint(cells)}
                onFocus={() => onPoint(cells)}
                onClick={() => game.do({ type: 'look', to: step })}
              >
                {text}
              </button>
            ) : kind === 'more' ? (
              <button type="button" onClick={onLog}>
                {text}
              </button>
            ) : (
              <CellLine {...{ cells, onPoint, onCell }}>{text}</CellLine>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
