'use client'
import { useTranslations } from 'next-intl'
import type { Outcome, Table } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import styles from '../screen/panels.module.css'
import { isSum, partsOf } from './score-lines'

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
        {t('sheet')}{' '}
        {isSum(table.score.sheet, table.score.total) && (
          <span className={styles.count}>{table.score.total}</span>
        )}
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
      {isSum(sheet, total) && (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function SheetLine({ line, format }: { line: Outcome['sheet'][number]; format: Format }) {
  return (
    <>
      <tr>
        <th scope="row">{format(line.label)}</th>
        <td>{line.points}</td>
      </tr>
      {partsOf(line, format).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no name of their own
        <tr key={at} className={styles.part}>
          <th scope="row">{format(part.label)}</th>
          <td>{part.points}</td>
        </tr>
      ))}
    </>
  )
}
