'use client'
import { useTranslations } from 'next-intl'
import type { Outcome, SeatScore, Table } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import styles from '../screen/panels.module.css'
import type { SeatName } from './seat-name'

/** Counters, with pips if they have a maximum, then the score sheet line by line. */
export function Score({ table, format }: { table: Table; format: Format }) {
  const t = useTranslations('play')
  return (
    <>
      <dl className={styles.counters}>
        {table.counters.map((counter) => (
          <div key={`${counter.id} ${counter.side}`}>
            <dt>{format(counter.label)}</dt>
            <dd>
              {counter.value}
              {counter.of !== undefined && <small> / {counter.of}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>
        {t('sheet')} <span className={styles.count}>{table.score.total}</span>
      </h3>
      <ScoreSheet sheet={table.score.sheet} total={table.score.total} format={format} />
    </>
  )
}

export function ScoreSheet({
  sheet,
  total,
  format,
}: {
  sheet: Outcome['sheet']
  total: number
  format: Format
}) {
  const t = useTranslations('play')
  return (
    <table className={styles.sheet}>
      <tbody>
        {sheet.map((line) => (
          <SheetLine key={line.id} line={line} format={format} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The points of each player, for sides with several players. */
export function SeatScores(props: { scores: readonly SeatScore[]; nameOfSeat: SeatName }) {
  return (
    <dl className={styles.counters} data-seat-scores>
      {props.scores.map(({ seat, points }) => (
        <div key={seat}>
          <dt>{props.nameOfSeat(seat)}</dt>
          <dd>{points}</dd>
        </div>
      ))}
    </dl>
  )
}

function SheetLine({ line, format }: { line: Outcome['sheet'][number]; format: Format }) {
  return (
    <>
      <tr>
        <th scope="row">{format(line.label)}</th>
        <td>{line.points}</td>
      </tr>
      {line.lines?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no name of their own
        <tr key={at} className={styles.part}>
          <th scope="row">{format(part.label)}</th>
          <td>{part.points}</td>
        </tr>
      ))}
    </>
  )
}
