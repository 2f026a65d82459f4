'use client'
import { useTranslations } from 'next-intl'
import type { Seat, TableArrival } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { CounterPicture } from '../board/counter-picture'
import { pieceName } from '../board/piece-name'
import styles from './arrivals.module.css'
import { heapsOf } from './heaps'

type Props = {
  readonly arrivals: readonly TableArrival[]
  readonly look: BoardLook
  readonly nameOf: NameOf
  readonly format: Format
  readonly colourOf: (seat: Seat) => string | undefined
}

const NO_FOCUS: ReadonlySet<string> = new Set()

/** A track of the turns to come, with the reinforcements of each. */
export function Arrivals({ arrivals, look, nameOf, format, colourOf }: Props) {
  const t = useTranslations('play')
  if (arrivals.length === 0) return null
  return (
    <section className={styles.arrivals} data-arrivals>
      <h3>{t('arrivals.title')}</h3>
      <ol>
        {arrivals.map(({ turn, side, pieces, text }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: several arrivals of a turn are in their order
            key={at}
            style={{ '--side': colourOf(side) } as React.CSSProperties}
            data-arrival={turn}
          >
            <b>{t('arrivals.turn', { turn })}</b>
            <span className="sr-only">{nameOf('sides', side)}</span>
            <ul>
              {heapsOf(pieces, look, NO_FOCUS).map((heap) => (
                <li key={heap[0].id}>
                  <CounterPicture piece={heap[0]} {...{ look, nameOf }} size={28} />
                  <span>
                    {t('since.several', { text: pieceName(heap[0], nameOf, format), count: heap.length })}
                  </span>
                </li>
              ))}
            </ul>
            {text && <small>{format(text)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
