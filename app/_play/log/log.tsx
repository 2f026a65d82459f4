'use client'
import { useTranslations } from 'next-intl'
import { cellText } from '../../../engine/cell-text'
import type { Bookmark, LogStep as Step, Takeover } from '../../../engine/match/port/match'
import type { CellIndex, GameDef, GameEvent } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { Bookmark as Sign } from '../../_ui/icons'
import { TakenOver } from '../guide/taken-over'
import styles from '../screen/panels.module.css'
import type { SeatName } from '../seats/seat-name'
import { Die } from './die'
import { dieOf } from './die-of'
import { grouped, type SeatGroup } from './log-groups'
import { takeoversAt } from './takeovers-at'

type Props = {
  readonly steps: readonly Step[]
  readonly takeovers: readonly Takeover[]
  readonly bookmarks: readonly Bookmark[]
  readonly hasEarlier: boolean
  readonly onEarlier: () => void
  readonly look: BoardLook
  readonly def: GameDef
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly onCell: (cell: string) => void
  /** The step of the shown moment, if the table shows the past. */
  readonly shown: number | undefined
  readonly onMoment: (step: number) => void
}

/** The events, newest first, by turn and phase; each step opens its moment. */
export function Log(props: Props) {
  const { steps, takeovers, hasEarlier, onEarlier, format, nameOfSeat } = props
  const t = useTranslations('play')
  const taken = takeoversAt(takeovers, steps)
  if (steps.length + takeovers.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <>
      {grouped(steps, format).map(({ round, phases }) => (
        <section key={phases[0]?.turns[0]?.steps[0]?.count} className={styles.round}>
          <h3>{round}</h3>
          {phases.map(({ phase, turns }) => (
            <div key={turns[0]?.steps[0]?.count}>
              <h4>{phase}</h4>
              {turns.map((turn) => (
                <LogTurn key={turn.steps[0]?.count} turn={turn} takenAt={taken} {...props} />
              ))}
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

type TakenAt = ReturnType<typeof takeoversAt>

/** A player with their steps in order. */
function LogTurn({
  turn: { seat, steps },
  takenAt,
  ...props
}: { turn: SeatGroup; takenAt: TakenAt } & Props) {
  const colour = props.look.sides?.find(({ id }) => id === props.def.sideOf[seat])?.look.colour
  return (
    <div className={styles.logTurn} style={{ borderColor: colour }}>
      <h5>{props.nameOfSeat(seat)}</h5>
      <ol className={styles.log}>
        {steps.map((step) => (
          <LogStep key={step.count} step={step} taken={takenAt.get(step.count)} {...props} />
        ))}
      </ol>
    </div>
  )
}

type StepProps = Props & { readonly step: Step; readonly taken?: readonly Takeover[] }

function LogStep({ step, taken, bookmarks, nameOfSeat, shown, onMoment, ...props }: StepProps) {
  const t = useTranslations('play')
  return (
    <li className={styles.step} aria-current={shown === step.count ? 'step' : undefined}>
      <div>
        {taken && <TakenOver takeovers={taken} nameOfSeat={nameOfSeat} />}
        {step.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
          <LogEvent key={at} event={event} from={startOf(event, step)} {...props} />
        ))}
        {bookmarks
          .filter((mark) => mark.step === step.count)
          .map(({ by, note }) => (
            <p key={by} className={styles.marked}>
              <Sign size={13} aria-label={t('history.marked')} /> <span dir="auto">{note}</span>
            </p>
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

/** The starting cell of an event's piece, unless its message names it. */
const startOf = ({ unit, message }: GameEvent, { moves }: Step): CellIndex | undefined =>
  message.values?.from === undefined
    ? moves.find(({ piece, to }) => piece === unit && to !== undefined)?.from
    : undefined

function LogEvent({
  event,
  from,
  def,
  nameOf,
  format,
  onCell,
}: { event: GameEvent; from: CellIndex | undefined } & Pick<Props, 'def' | 'nameOf' | 'format' | 'onCell'>) {
  const t = useTranslations('play')
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
      {from !== undefined && <small>{t('logFrom', { cell: cellText(from, def, nameOf) })}</small>}
    </p>
  )
}
