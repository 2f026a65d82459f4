'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { ActResult, TurnEnd, TurnPart } from '../../../engine/match/port/match'
import type { GameEvent, TableAbout, TableArrival, TableCard } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { X } from '../../_ui/icons'
import { pieceName } from '../board/piece-name'
import { CellLine } from '../log/cell-line'
import { cellsOf } from '../log/cells-of'
import { diceOf } from '../log/dice-of'
import { Die } from '../log/die'
import type { PlayWords } from '../play-words'
import { focusBoard } from '../screen/restore-focus'
import type { Screen } from '../screen/use-screen'
import { heapsOf } from '../table/heaps'
import { kindLook } from '../table/kind-look'
import styles from './result-note.module.css'
import { changeText } from './since-lines'
import { useFreePlace } from './use-free-place'
import { withStoryTexts } from './with-story-texts'

/**
 * The results of the player's last handling, and the turn that ended since, until the next act that the player chooses or until it is
 * closed.
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
        {result && <Events {...{ screen, result, turnEnd }} />}
        {turnEnd && <Summary {...{ screen, result, turnEnd }} />}
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

const NO_FOCUS: ReadonlySet<string> = new Set()

/** The size of the dice of the act and of later dice, in pixels. */
const [DIE, LATER_DIE] = [30, 18]

type Parts = {
  readonly screen: Screen
  readonly result: ActResult | undefined
  readonly turnEnd: TurnEnd | undefined
}

function Events({ screen, result, turnEnd }: Parts & { readonly result: ActResult }) {
  const { def, words, onCells } = screen
  const t = useTranslations('play')
  return (
    <>
      <ol className={styles.events}>
        {linesOf(result, turnEnd, words.tell).map(({ event, text, times, isHead }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a result never change places
          <li key={at} data-event={event.type} data-after={!isHead || undefined}>
            {diceOf(event).map((die, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dice of an event never change
              <Die key={nth} value={die} size={isHead ? DIE : LATER_DIE} />
            ))}
            <span>
              <CellLine cells={cellsOf(event, def)} {...onCells}>
                {times === 1 ? text : t('since.times', { text, count: times })}
              </CellLine>
              <Meaning {...{ event, screen }} />
            </span>
          </li>
        ))}
      </ol>
      {result.cards.map((card) => (
        <Card key={card.id} {...{ card, screen }} />
      ))}
    </>
  )
}

/** The help of the pack about the result that an event names. */
function Meaning({ event, screen }: { readonly event: GameEvent; readonly screen: Screen }) {
  const result = event.message.values?.result
  if (typeof result !== 'object' || !('text' in result)) return null
  const dot = result.text.indexOf('.')
  const help = screen.words.helpOf(result.text.slice(0, dot), result.text.slice(dot + 1))
  return help ? (
    <small className={styles.meaning} data-meaning>
      {help}
    </small>
  ) : null
}

type Line = {
  readonly event: GameEvent
  readonly text: string
  readonly times: number
  readonly isHead: boolean
}

/** The lines of a result; equal consequences after each other are one, and those in the summary of the turn are left out. */
function linesOf({ events, heads }: ActResult, turnEnd: TurnEnd | undefined, tell: Format): Line[] {
  const summed = new Set(turnEnd?.parts.flatMap(({ told }) => told.map(keyOf)))
  const lines: Line[] = []
  for (const [at, { event }] of events.entries()) {
    const isHead = heads.includes(at)
    if (!isHead && summed.has(keyOf(event))) continue
    const text = tell(event.message)
    const last = lines.at(-1)
    if (!isHead && last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 }
    else lines.push({ event, text, times: 1, isHead })
  }
  return lines
}

const keyOf = (event: GameEvent): string => JSON.stringify(event)

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

/** The ended turn: what happened at its end or in its parts, the gains, the score, and the next turn. */
function Summary({ screen, result, turnEnd }: Parts & { readonly turnEnd: TurnEnd }) {
  const { words } = screen
  const { tell, nameOfSeat } = words
  const t = useTranslations('story.result')
  const play = useTranslations('play')
  const { round, parts, changes, standing, arrivals = [], next, seat } = turnEnd
  const lines = changes.map((change) => changeText(change, { ...words, format: tell, t: play }))
  const coming = [tell(next.round), tell(next.phase), ...(seat === undefined ? [] : [nameOfSeat(seat)])]
  const isLong = parts.length > 1
  const acts = new Set(result?.heads.map((at) => keyOf(result.events[at].event)))
  return (
    <div className={styles.turn} data-turn-end>
      <h2>{isLong ? t('whole') : t('turn', { round: tell(round) })}</h2>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a turn never change
        <Part key={at} {...{ part, screen, acts }} withHead={isLong} />
      ))}
      <ul className={styles.events}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a turn never change
          <li key={at} data-change>
            {line}
          </li>
        ))}
      </ul>
      {standing && <Standing {...{ standing, tell }} />}
      <p data-next>{t('next', { what: coming.join(' · ') })}</p>
      {arrivals.map((arrival, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several arrivals of a turn are in their order
        <p key={at} data-coming={arrival.turn}>
          {arrivalText(arrival, screen, play)}
        </p>
      ))}
    </div>
  )
}

function Part({
  part: { round, told },
  screen: { def, words, onCells },
  acts,
  withHead,
}: {
  readonly part: TurnPart
  readonly screen: Screen
  /** The events of acts that the result above has. */
  readonly acts: ReadonlySet<string>
  readonly withHead: boolean
}) {
  return (
    <>
      {withHead && <h3>{words.tell(round)}</h3>}
      <ul className={styles.events}>
        {told.map((event, at) =>
          acts.has(keyOf(event)) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a turn never change
            <li key={at} data-event={event.type}>
              <CellLine cells={cellsOf(event, def)} {...onCells}>
                {words.tell(event.message)}
              </CellLine>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

/** The score with its reasons, and the next level of victory. */
function Standing({
  standing: { title, verdict, rows },
  tell,
}: {
  readonly standing: TableAbout
  readonly tell: Format
}) {
  return (
    <div className={styles.standing} data-standing>
      <b>{tell(title)}</b>
      {rows.length > 0 && (
        <span>{rows.map(({ label, value }) => `${tell(label)} ${value ?? ''}`.trim()).join(' · ')}</span>
      )}
      {verdict && <span>{tell(verdict)}</span>}
    </div>
  )
}

/** "Turn 2, Power: 5 × Armoured cars 8-4". */
function arrivalText(
  { turn, side, pieces, text }: TableArrival,
  { words: { look, nameOf, tell } }: Screen,
  t: PlayWords,
): string {
  const units = heapsOf(pieces, look, NO_FOCUS).map((heap) =>
    t('since.several', { text: pieceName(heap[0], nameOf, tell), count: heap.length }),
  )
  const what = [units.join(', '), text ? tell(text) : ''].filter(Boolean).join(' · ')
  return t('arrivals.coming', { turn: t('arrivals.turn', { turn }), side: nameOf('sides', side), what })
}
