'use client'
import { useTranslations } from 'next-intl'
import { cellText } from '../../../engine/cell-text'
import { differenceBetween } from '../../../engine/match/history/story'
import type { Change } from '../../../engine/match/port/match'
import type { CellIndex, GameDef, Table } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { pieceName } from '../board/piece-name'
import type { SeatName } from '../seats/seat-name'
import styles from './compare.module.css'

type Props = {
  readonly one: Table
  readonly other: Table
  readonly names: readonly [string, string]
  readonly def: GameDef
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly format: Format
}

/** Number of pieces named one by one; of any more, only the number is shown. */
const MOST = 40

/** The differences between two tables: a line for each number and each piece, with its value in either game. */
export function Differences(props: Props) {
  const t = useTranslations('compare')
  const lines = linesOf(props, t)
  return (
    <section data-differences={lines.length}>
      <h3>{t('differences')}</h3>
      {lines.length === 0 && <p>{t('alike')}</p>}
      {lines.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <td />
              {props.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, MOST).map(({ what, one, other }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two counters may have the same name
              <tr key={at}>
                <th scope="row">{what}</th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > MOST && <p>{t('more', { count: lines.length - MOST })}</p>}
    </section>
  )
}

type Line = { readonly what: string; readonly one: string | number; readonly other: string | number }

function linesOf({ one, other, def, nameOf, nameOfSeat, format }: Props, t: Words): Line[] {
  const { changes, elsewhere, otherwise } = differenceBetween(one, other)
  const place = (cell: CellIndex | undefined) => (cell === undefined ? t('off') : cellText(cell, def, nameOf))
  const nameOfNumber = ({ what, label, seat }: Change) => {
    const name = what || !label ? t('points') : format(label)
    return seat === undefined ? name : t('of', { name, side: nameOfSeat(seat) })
  }
  return [
    ...changes.map((change) => ({ what: nameOfNumber(change), one: change.before, other: change.now })),
    ...elsewhere.map(({ piece, from, to }) => ({
      what: pieceName(piece, nameOf, format),
      one: place(from),
      other: place(to),
    })),
    ...otherwise.map((piece) => ({
      what: pieceName(piece, nameOf, format),
      one: '–',
      other: t('otherwise'),
    })),
  ]
}

type Words = (key: 'off' | 'points' | 'of' | 'otherwise', values?: Record<string, string>) => string
