'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EFFORTS } from '../../engine/bots/search/effort'
import { seatsOf } from '../../engine/kernel/seats'
import { CONTROLS, type Control, isSearching } from '../../engine/match/port/controls'
import type { RawPack, Seat } from '../../engine/types'
import type { NameOf } from '../_board/types'
import type { Begun } from '../_play/host/asked'
import { useControlName } from '../_play/seats/control-name'
import { againstBot, opponentOf, peopleOf, seatedWith } from './set-up'
import styles from './set-up.module.css'

type Props = {
  readonly pack: RawPack
  readonly nameOf: NameOf
  readonly begun: Begun
  readonly onChange: (begun: Begun) => void
}

const BOTS = CONTROLS.filter((control) => control !== 'human')
const USUAL: Control = 'greedy'

/** The user's seat and the opponents; folded below, each seat by itself. */
export function SeatsForm(props: Props) {
  const { pack, nameOf, begun, onChange } = props
  const t = useTranslations('setUp')
  const help = useId()
  const nameOfControl = useControlName()
  const seats = Object.keys(begun.seats)
  const nameOfSeat = seatNames(pack, begun, nameOf)
  const people = peopleOf(begun)
  const bot = opponentOf(begun)
  const who = typeof people === 'string' ? `= ${people}` : people.seat
  return (
    <fieldset className={styles.fields}>
      <legend>{t('players')}</legend>
      <label className={styles.field}>
        <span>{t('me')}</span>
        <select
          value={who}
          data-me
          onChange={({ target: { value } }) => {
            const now = value === '= all' ? 'all' : value === '= none' ? 'none' : { seat: value }
            onChange({ ...begun, seats: seatedWith(seats, now, bot ?? USUAL) })
          }}
        >
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {nameOfSeat(seat)}
            </option>
          ))}
          <option value="= all">{t('all')}</option>
          <option value="= none">{t('none')}</option>
          {people === 'some' && <option value="= some">{t('some')}</option>}
        </select>
      </label>
      {people !== 'all' && (
        <>
          <label className={styles.field}>
            <span>{t('opponents')}</span>
            <select
              value={bot ?? ''}
              aria-describedby={help}
              data-bot
              onChange={({ target: { value } }) => onChange(againstBot(begun, value as Control))}
            >
              {!bot && (
                <option value="" disabled>
                  {t('mixed')}
                </option>
              )}
              {BOTS.map((one) => (
                <option key={one} value={one}>
                  {nameOfControl(one)}
                </option>
              ))}
            </select>
          </label>
          <p id={help} className={styles.level}>
            {bot && <Level bot={bot} />}
          </p>
        </>
      )}
      <EachSeat {...{ begun, nameOfSeat, onChange }} />
    </fieldset>
  )
}

/** Each seat by itself. */
function EachSeat(
  props: Pick<Props, 'begun' | 'onChange'> & { readonly nameOfSeat: (seat: string) => string },
) {
  const { begun, nameOfSeat, onChange } = props
  const t = useTranslations('setUp')
  const nameOfControl = useControlName()
  return (
    <details className={styles.each}>
      <summary>{t('each')}</summary>
      {Object.keys(begun.seats).map((seat) => (
        <label key={seat} className={styles.field}>
          <span>{nameOfSeat(seat)}</span>
          <select
            value={begun.seats[seat]}
            data-control={seat}
            onChange={({ target: { value } }) =>
              onChange({ ...begun, seats: { ...begun.seats, [seat]: value as Control } })
            }
          >
            {CONTROLS.map((one) => (
              <option key={one} value={one}>
                {nameOfControl(one)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  )
}

/** The strategy of a bot, and its approximate time. */
function Level({ bot }: { readonly bot: Control }) {
  const t = useTranslations('setUp.levels')
  if (!isSearching(bot)) return bot === 'human' ? null : t(bot)
  const { candidates, playouts } = EFFORTS[bot]
  return t('search', { candidates, playouts, time: TIMES[bot] })
}

const TIMES = { search: 'short', 'search-medium': 'medium', 'search-long': 'long' } as const

/** The name of a seat, or else of its side. */
function seatNames(pack: RawPack, { scenario }: Begun, nameOf: NameOf): (seat: Seat) => string {
  const { sideOf } = seatsOf(pack.scenarios[scenario])
  return (seat) => nameOf(sideOf[seat] === seat ? 'sides' : 'seats', seat)
}
