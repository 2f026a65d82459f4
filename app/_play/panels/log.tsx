'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { eventsFor } from '../../../engine/kernel/secrets'
import type { Session, Step } from '../../../engine/replay/session'
import type { GameDef, GameEvent, Viewer } from '../../../engine/types'
import type { BoardLook } from '../../_board/types'
import type { Say } from '../../_text/use-say'
import { lastSteps } from '../model/records'
import type { SeatName } from '../seat-name'
import { Die } from './die'
import styles from './panels.module.css'

const PAGE = 60

type Props = {
  readonly session: Session
  /** Whose ears it is for. */
  readonly viewer: Viewer
  readonly look: BoardLook
  readonly def: GameDef
  readonly nameOfSeat: SeatName
  readonly say: Say
  readonly onCell: (cell: string) => void
}

/** What happened, newest first. */
export function Log({ session, viewer, look, def, nameOfSeat, say, onCell }: Props) {
  const t = useTranslations('play')
  const [shown, setShown] = useState(PAGE)
  const steps = useMemo(
    () =>
      lastSteps(session, shown)
        .map((step) => ({ ...step, events: eventsFor(viewer, step.events) }))
        .filter(({ events }) => events.length > 0),
    [session, shown, viewer],
  )
  if (steps.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <>
      <ol className={styles.log}>
        {steps.map((step) => (
          <LogStep key={step.count} {...{ step, look, def, nameOfSeat, say, onCell }} />
        ))}
      </ol>
      {(session.last?.count ?? 0) > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + 4 * PAGE)}>
          {t('earlier')}
        </button>
      )}
    </>
  )
}

function LogStep({
  step,
  look,
  def,
  nameOfSeat,
  say,
  onCell,
}: { step: Step } & Omit<Props, 'session' | 'viewer'>) {
  const colour = look.sides?.find(({ id }) => id === def.sideOf[step.seat])?.look.colour
  return (
    <li
      className={styles.step}
      style={{ borderColor: colour }}
      title={`${nameOfSeat(step.seat)} · ${step.count}`}
    >
      {step.events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
        <LogEvent key={at} event={event} say={say} onCell={onCell} />
      ))}
    </li>
  )
}

function LogEvent({ event, say, onCell }: { event: GameEvent; say: Say; onCell: (cell: string) => void }) {
  const text = say(event.message)
  const die = dieOf(event)
  const cell = typeof event.cell === 'string' ? event.cell : undefined
  return (
    <p className={styles.event} data-event={event.type}>
      {die !== undefined && <Die value={die} size={17} />}
      {cell ? (
        <button type="button" onClick={() => onCell(cell)}>
          {text}
        </button>
      ) : (
        text
      )}
    </p>
  )
}

export const dieOf = (event: GameEvent): number | undefined =>
  typeof event.die === 'number' ? event.die : undefined
