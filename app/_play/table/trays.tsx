'use client'
import { useTranslations } from 'next-intl'
import type { PointerEvent } from 'react'
import type { Decision, Table } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { CounterPicture } from '../board/counter-picture'
import { pieceName } from '../board/piece-name'
import styles from '../screen/panels.module.css'
import { heapsOf } from './heaps'

type Props = {
  readonly trays: Table['trays']
  readonly decision: Decision | undefined
  readonly look: BoardLook
  readonly nameOf: NameOf
  readonly format: Format
  readonly onPiece: (piece: string) => void
  /** The pointer is pressed on a choosable piece: a drag may begin. */
  readonly onGrab: (event: PointerEvent<HTMLElement>, piece: string) => void
  /** Shows only trays with something to choose. */
  readonly onlyChoosable?: boolean
}

/** The pieces beside the map: equal counters in one pile with their number; the choosable ones are buttons. */
export function Trays({
  trays,
  decision,
  look,
  nameOf,
  format,
  onPiece,
  onGrab,
  onlyChoosable = false,
}: Props) {
  const t = useTranslations('play')
  const choosable = new Set(decision?.choices.flatMap(({ at }) => (at.kind === 'piece' ? [at.piece] : [])))
  const focus = new Set(decision?.focus?.pieces)
  const shown = trays.filter(({ pieces }) =>
    onlyChoosable ? pieces.some(({ id }) => choosable.has(id) || focus.has(id)) : true,
  )
  return shown.map((tray) => (
    <section key={`${tray.id} ${tray.side}`} className={styles.tray}>
      <h3 className={styles.heading}>
        {format(tray.label)} <span className={styles.count}>{tray.pieces.length}</span>
      </h3>
      {tray.pieces.length === 0 && <p className={styles.empty}>{t('trayEmpty')}</p>}
      <ul className={styles.heaps}>
        {heapsOf(tray.pieces, look, focus).map((heap) => {
          const choice = heap.find(({ id }) => choosable.has(id))
          const name = pieceName(heap[0], nameOf, format)
          const inner = (
            <>
              <CounterPicture piece={heap[0]} {...{ look, nameOf }} size={42} />
              <span className={styles.times}>{heap.length > 1 ? `×${heap.length}` : ''}</span>
            </>
          )
          return (
            <li key={heap[0].id} title={name}>
              {choice ? (
                <button
                  type="button"
                  className={styles.heap}
                  data-choosable
                  data-focus={heap.some(({ id }) => focus.has(id)) || undefined}
                  aria-label={t('takeFrom', { name, count: heap.length })}
                  data-piece={choice.id}
                  onClick={() => onPiece(choice.id)}
                  onPointerDown={(event) => onGrab(event, choice.id)}
                >
                  {inner}
                </button>
              ) : (
                <span
                  className={styles.heap}
                  role="img"
                  data-focus={heap.some(({ id }) => focus.has(id)) || undefined}
                  aria-label={t('heap', { name, count: heap.length })}
                >
                  {inner}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
