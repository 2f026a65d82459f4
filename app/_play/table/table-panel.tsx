'use client'
import { useTranslations } from 'next-intl'
import type { Seat, Table, Viewer } from '../../../engine/types'
import type { Components } from '../choices/components'
import type { SeatName } from '../seats/seat-name'
import type { CardWords } from './card-face'
import { Mats } from './mats'
import { Piles } from './piles'
import styles from './table-panel.module.css'
import { Tracks } from './tracks'

type Props = CardWords & {
  readonly table: Table
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
  readonly asked: Seat | undefined
  readonly components: Components
  readonly nameOfSeat: SeatName
  readonly colourOf: (seat: Seat) => string | undefined
  readonly matOf: (seat: Seat) => string | undefined
  readonly withTracks: boolean
}

/** Everything beside the map: tracks, players, piles, numbers, and the viewer's secrets. */
export function TablePanel({ table, withTracks, ...rest }: Props) {
  const { format, look, nameOf, components, viewer } = rest
  return (
    <div className={styles.panel}>
      {withTracks && <Tracks tracks={table.tracks ?? []} {...{ look, nameOf, format, components }} />}
      <Secrets table={table} viewer={viewer} format={format} />
      <Mats table={table} {...rest} />
      <Piles displays={table.displays ?? []} {...rest} />
      <Counters counters={table.counters} {...rest} />
    </div>
  )
}

/** Numbers of the table, then those of each side under its name. */
function Counters({
  counters,
  format,
  nameOfSeat,
  colourOf,
}: Pick<Props, 'format' | 'nameOfSeat' | 'colourOf'> & { readonly counters: Table['counters'] }) {
  const t = useTranslations('play')
  const sides = [...new Set(counters.map(({ side }) => side))].sort(
    (a, b) => Number(a !== undefined) - Number(b !== undefined),
  )
  return sides.map((side) => (
    <section
      key={side ?? ''}
      className={styles.numbers}
      style={{ '--side': side && colourOf(side) } as React.CSSProperties}
      data-counters={side ?? ''}
    >
      {side !== undefined && <h4>{nameOfSeat(side)}</h4>}
      <dl
        className={styles.counters}
        aria-label={side === undefined ? t('table.counters') : nameOfSeat(side)}
      >
        {counters
          .filter((counter) => counter.side === side)
          .map(({ id, label, value, of }) => (
            <div key={id}>
              <dt>{format(label)}</dt>
              <dd>
                {value}
                {of !== undefined && value <= of && <small> / {of}</small>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ))
}

/** The viewer's private notes, hidden from the others. */
function Secrets({ table, viewer, format }: Pick<Props, 'table' | 'viewer' | 'format'>) {
  const t = useTranslations('play')
  const own = (table.secrets ?? []).filter(({ seat }) => seat === viewer)
  if (own.length === 0) return null
  return (
    <dl className={styles.secrets} data-secrets aria-label={t('table.secrets')}>
      {own.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes are in their order
        <div key={at}>
          <dt>{format(label)}</dt>
          <dd>{format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
