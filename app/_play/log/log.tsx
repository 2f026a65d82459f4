'use client'
import { useTranslations } from 'next-intl'
import type { Bookmark, LogStep as Step, Takeover } from '../../../engine/match/port/match'
import type { CellIndex, GameDef, GameEvent } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { Bookmark as Sign } from '../../_ui/icons'
import { placeText } from '../board/place-names'
import { TakenOver } from '../guide/taken-over'
import styles from '../screen/panels.module.css'
import type { SeatName } from '../seats/seat-name'
import { CellLine, type OnCells } from './cell-line'
import { cellsOf } from './cells-of'
import { diceOf } from './dice-of'
import { Die } from './die'
import { grouped, type LogPart, type SeatGroup } from './log-groups'
import { takeoversAt } from './takeovers-at'

type Props = OnCells & {
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
  /** The step of the shown moment, if the table shows the past. */
  readonly shown: number | undefined
  readonly onMoment: (step: number) => void
}

/** The steps, newest first, by turn and phase; the events of a step are in order. Each step opens its moment. */
export function Log(props: Props) {
  const { steps, takeovers, hasEarlier, onEarlier, format, nameOfSeat } = props
  const t = useTranslations('play')
  const taken = takeoversAt(takeovers, steps)
  if (steps.length + takeovers.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <>
      {grouped(steps, format).map(({ round, phases }) => (
        <section key={keyOf(phases[0]?.turns[0])} className={styles.round}>
          <h3>{round}</h3>
          {phases.map(({ phase, turns }) => (
            <div key={keyOf(turns[0])}>
              <h4>{phase}</h4>
              {turns.map((turn) => (
                <LogTurn key={keyOf(turn)} turn={turn} takenAt={taken} {...props} />
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

/** A key of a group: its first step, and where in that step it begins. */
const keyOf = (group: SeatGroup | undefined): string => {
  const [first] = group?.steps ?? []
  return `${first?.count} ${first?.from}`
}

type TakenAt = ReturnType<typeof takeoversAt>

/** A player with their steps in order. */
function LogTurn({
  turn: { seat, steps },
  takenAt,
  ...props
}: { turn: SeatGroup; takenAt: TakenAt } & Props) {
  const side = seat === undefined ? undefined : props.def.sideOf[seat]
  const colour = props.look.sides?.find(({ id }) => id === side)?.look.colour
  return (
    <div className={styles.logTurn} style={{ borderColor: colour }}>
      {seat !== undefined && <h5>{props.nameOfSeat(seat)}</h5>}
      <ol className={styles.log}>
        {steps.map((step) => (
          <LogStep
            key={step.count}
            step={step}
            taken={step.isLatest ? takenAt.get(step.count) : undefined}
            {...props}
          />
        ))}
      </ol>
    </div>
  )
}

type StepProps = Props & { readonly step: LogPart; readonly taken?: readonly Takeover[] }

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
          .filter((mark) => step.isLatest && mark.step === step.count)
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

type EventProps = { readonly event: GameEvent; readonly from: CellIndex | undefined } & Pick<
  Props,
  'def' | 'nameOf' | 'format' | 'onPoint' | 'onCell'
>

function LogEvent({ event, from, def, nameOf, format, onPoint, onCell }: EventProps) {
  const t = useTranslations('play')
  return (
    <p className={styles.event} data-event={event.type}>
      {diceOf(event).map((die, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of an event never change
        <Die key={at} value={die} size={17} />
      ))}
      <CellLine cells={cellsOf(event, def)} {...{ onPoint, onCell }}>
        {format(event.message)}
      </CellLine>
      {from !== undefined && <small>{t('logFrom', { cell: placeText(from, def, nameOf) })}</small>}
    </p>
  )
}
