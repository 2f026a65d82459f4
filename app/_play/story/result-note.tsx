'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { ActResult, TurnEnd } from '../../../engine/match/port/match'
import type { GameEvent, TableCard } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { X } from '../../_ui/icons'
import { CellLine } from '../log/cell-line'
import { cellsOf } from '../log/cells-of'
import { diceOf } from '../log/dice-of'
import { Die } from '../log/die'
import { focusBoard } from '../screen/restore-focus'
import type { Screen } from '../screen/use-screen'
import { kindLook } from '../table/kind-look'
import styles from './result-note.module.css'
import { changeText } from './since-lines'
import { useFreePlace } from './use-free-place'
import { withStoryTexts } from './with-story-texts'

/**
 * The result of the player's last act, and the turn that ended since, until the next act or until it is closed.
 * It is no live region: the spoken text of the table has the same events.
 */
export const ResultNote = withStoryTexts(function ResultNote({ screen }: { readonly screen: Screen }) {
  const { view } = screen
  const { result, turnEnd, refusal, menu, idlePress } = view
  const t = useTranslations('story.result')
  const note = useRef<HTMLElement>(null)
  const [closed, setClosed] = useState<string>()
  const shown = JSON.stringify([result?.count, turnEnd?.round, turnEnd?.next.round])
  const place = useFreePlace(note, screen)
  // The answer to a press takes its place for a moment.
  if (shown === closed || refusal || menu || idlePress || !(result || turnEnd)) return null
  const close = () => {
    if (note.current?.contains(document.activeElement)) focusBoard()
    setClosed(shown)
  }
  return (
    <section
      ref={note}
      key={result?.count}
      className={styles.result}
      aria-label={t('title')}
      data-corner={place}
      data-result={result?.count ?? ''}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long results scroll by keys */}
      <div className={styles.text} tabIndex={0}>
        {result && <Events {...{ screen, result }} />}
        {turnEnd && <Summary {...{ screen, turnEnd }} />}
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={t('close')}
        title={t('close')}
        data-close
      >
        <X size={15} aria-hidden />
      </button>
    </section>
  )
})

/** The size of the dice of the act and of later dice, in pixels. */
const [DIE, LATER_DIE] = [30, 18]

function Events({ screen, result }: { readonly screen: Screen; readonly result: ActResult }) {
  const { def, words, onCells } = screen
  const t = useTranslations('play')
  return (
    <>
      <ol className={styles.events}>
        {linesOf(result, words.tell).map(({ event, text, times }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a result never change places
          <li key={at} data-event={event.type} data-after={at > 0 || undefined}>
            {diceOf(event).map((die, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dice of an event never change
              <Die key={nth} value={die} size={at === 0 ? DIE : LATER_DIE} />
            ))}
            <CellLine cells={cellsOf(event, def)} {...onCells}>
              {times === 1 ? text : t('since.times', { text, count: times })}
            </CellLine>
          </li>
        ))}
      </ol>
      {result.cards.map((card) => (
        <Card key={card.id} {...{ card, screen }} />
      ))}
    </>
  )
}

type Line = { readonly event: GameEvent; readonly text: string; readonly times: number }

/** The lines of a result; equal lines after each other are one. */
function linesOf({ events }: ActResult, tell: Format): Line[] {
  const lines: Line[] = []
  for (const { event } of events) {
    const text = tell(event.message)
    const last = lines.at(-1)
    if (last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 }
    else lines.push({ event, text, times: 1 })
  }
  return lines
}

/** The face of a card: its name and its effects. */
function Card({ card, screen }: { readonly card: TableCard; readonly screen: Screen }) {
  const { nameOf, tell, look } = screen.words
  const [section, id] = card.name?.split('.') ?? []
  if (!section || !id) return null
  return (
    <article
      className={styles.card}
      style={{ '--kind': kindLook(card, look).colour } as React.CSSProperties}
      data-result-card={card.id}
    >
      <b>{nameOf(section, id)}</b>
      <ul>
        {(card.lines ?? []).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a card are in their order
          <li key={at}>{tell(line)}</li>
        ))}
      </ul>
    </article>
  )
}

/** The ended turn: what happened at its end, the gains, and the next turn. */
function Summary({ screen, turnEnd }: { readonly screen: Screen; readonly turnEnd: TurnEnd }) {
  const { def, words, onCells } = screen
  const { tell, nameOfSeat } = words
  const t = useTranslations('story.result')
  const play = useTranslations('play')
  const { round, told, changes, next, seat } = turnEnd
  const lines = changes.map((change) => changeText(change, { ...words, format: tell, t: play }))
  const coming = [tell(next.round), tell(next.phase), ...(seat === undefined ? [] : [nameOfSeat(seat)])]
  return (
    <div className={styles.turn} data-turn-end>
      <h2>{t('turn', { round: tell(round) })}</h2>
      <ul className={styles.events}>
        {told.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a turn never change
          <li key={at} data-event={event.type}>
            <CellLine cells={cellsOf(event, def)} {...onCells}>
              {tell(event.message)}
            </CellLine>
          </li>
        ))}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a turn never change
          <li key={at} data-change>
            {line}
          </li>
        ))}
      </ul>
      <p>{t('next', { what: coming.join(' · ') })}</p>
    </div>
  )
}
