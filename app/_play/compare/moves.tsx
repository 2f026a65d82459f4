'use client'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { sideBySide } from '../../../engine/match/local/branches'
import type { LogStep } from '../../../engine/match/port/match'
import type { Format } from '../../_text/use-say'
import type { SeatName } from '../seats/seat-name'
import styles from './compare.module.css'

type Props = {
  readonly rows: ReturnType<typeof sideBySide>
  readonly names: readonly [string, string]
  /** The step at which both games are shown. */
  readonly step: number
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly onStep: (step: number) => void
}

/** The moves after the branch point, turn by turn in two columns; each move opens its moment. */
export function Moves({ rows, names, step, nameOfSeat, format, onStep }: Props) {
  const t = useTranslations('compare')
  if (rows.length === 0) return null
  const move = (one: LogStep | undefined) =>
    one && (
      <button
        type="button"
        aria-current={one.count === step ? 'step' : undefined}
        onClick={() => onStep(one.count)}
        data-move={one.count}
      >
        <small>
          {one.count} · {nameOfSeat(one.seat)}
        </small>
        {one.events.map(({ message }) => format(message)).join('. ')}
      </button>
    )
  return (
    <section>
      <h3>{t('moves')}</h3>
      <table className={styles.moves} data-moves>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ of, pairs }, turn) => (
            <Fragment key={of.count}>
              <tr className={styles.turn}>
                <th colSpan={2} scope="colgroup">
                  {turn === 0 ? `${t('firstMove')} · ` : ''}
                  {format(of.heading.round)}
                </th>
              </tr>
              {pairs.map(({ one, other }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: moves of a game that was played never change
                <tr key={at} data-first={turn === 0 && at === 0}>
                  <td>{move(one) ?? (at === 0 && t('nothing'))}</td>
                  <td>{move(other) ?? (at === 0 && t('nothing'))}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
