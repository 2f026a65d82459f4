'use client'
import { useTranslations } from 'next-intl'
import type { LogStep as Step } from '../../../engine/match/match'
import type { Takeover } from '../../../engine/match/takeovers'
import type { GameDef, GameEvent } from '../../../engine/types'
import type { BoardLook } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { TakenOver } from '../guide/taken-over'
import { grouped } from '../model/log-groups'
import { takeoversAt } from '../model/takeovers-at'
import type { SeatName } from '../seat-name'
import { Die } from './die'
import { dieOf } from './die-of'
import styles from './panels.module.css'

type Props = {
  readonly steps: readonly Step[]
  readonly takeovers: readonly Takeover[]
  readonly hasEarlier: boolean
  readonly onEarlier: () => void
  readonly look: BoardLook
  readonly def: GameDef
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly onCell: (cell: string) => void
  /** The step after which the table is shown, of an earlier moment. */
  readonly shown: number | undefined
  readonly onMoment: (step: number) => void
}

/** What happened, newest first, by turn and phase; each step leads to its moment. */
export function Log(props: Props) {
  const { steps, takeovers, hasEarlier, onEarlier, format, nameOfSeat } = props
  const t = useTranslations('play')
  const taken = takeoversAt(takeovers, steps)
  if (steps.length + takeovers.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <>
      {grouped(steps, format).map(({ round, phases }) => (
        <section key={phases[0]?.steps[0]?.count} className={styles.round}>
          <h3>{round}</h3>
          {phases.map(({ phase, steps }) => (
            <div key={steps[0]?.count}>
              <h4>{phase}</h4>
              <ol className={styles.log}>
                {steps.map((step) => (
                  <LogStep key={step.count} step={step} taken={taken.get(step.count)} {...props} />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      {!hasEarlier && taken.has(0) && <TakenOver takeovers={taken.get(0) ?? []} nameOfSeat={nameOfSeat} />}
      {hasEarlier && (
        <button type="button" className={styles.more} onClick={onEarlier}>
          {t('earlier')}
        </button>
      )}
    </>
  )
}

type StepProps = Props & { readonly step: Step; readonly taken?: readonly Takeover[] }

function LogStep({ step, taken, look, def, nameOfSeat, format, onCell, shown, onMoment }: StepProps) {
  const t = useTranslations('play')
  const colour = look.sides?.find(({ id }) => id === def.sideOf[step.seat])?.look.colour
  return (
    <li
      className={styles.step}
      style={{ borderColor: colour }}
      aria-current={shown === step.count ? 'step' : undefined}
    >
      <div>
        {taken && <TakenOver takeovers={taken} nameOfSeat={nameOfSeat} />}
        <span className="sr-only">{nameOfSeat(step.seat)}: </span>
        {step.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
          <LogEvent key={at} event={event} format={format} onCell={onCell} />
        ))}
      </div>
      <button
        type="button"
        className={styles.when}
        aria-label={t('history.lookAt', { step: step.count })}
        title={`${nameOfSeat(step.seat)} · ${t('history.lookAt', { step: step.count })}`}
        onClick={() => onMoment(step.count)}
        data-moment={step.count}
      >
        {step.count}
      </button>
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
