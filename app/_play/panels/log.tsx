'use client'
import { useTranslations } from 'next-intl'
import type { LogStep as Step } from '../../../engine/match/match'
import type { GameDef, GameEvent } from '../../../engine/types'
import type { BoardLook } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import type { SeatName } from '../seat-name'
import { Die } from './die'
import styles from './panels.module.css'

type Props = {
  readonly steps: readonly Step[]
  readonly hasEarlier: boolean
  readonly onEarlier: () => void
  readonly look: BoardLook
  readonly def: GameDef
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly onCell: (cell: string) => void
}

/** What happened, newest first. */
export function Log({ steps, hasEarlier, onEarlier, look, def, nameOfSeat, format, onCell }: Props) {
  const t = useTranslations('play')
  if (steps.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <>
      <ol className={styles.log}>
        {steps.map((step) => (
          <LogStep key={step.count} {...{ step, look, def, nameOfSeat, format, onCell }} />
        ))}
      </ol>
      {hasEarlier && (
        <button type="button" className={styles.more} onClick={onEarlier}>
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
  format,
  onCell,
}: { step: Step } & Pick<Props, 'look' | 'def' | 'nameOfSeat' | 'format' | 'onCell'>) {
  const colour = look.sides?.find(({ id }) => id === def.sideOf[step.seat])?.look.colour
  return (
    <li
      className={styles.step}
      style={{ borderColor: colour }}
      title={`${nameOfSeat(step.seat)} · ${step.count}`}
    >
      {step.events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
        <LogEvent key={at} event={event} format={format} onCell={onCell} />
      ))}
    </li>
  )
}

function LogEvent({
  event,
  format,
  onCell,
}: {
  event: GameEvent
  format: Format
  onCell: (cell: string) => void
}) {
  const text = format(event.message)
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
