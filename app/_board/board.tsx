'use client'
import dynamic from 'next/dynamic'
import styles from './board.module.css'
import type { BoardProps } from './types'

const Waiting = () => <div className={styles.board} aria-busy="true" />

const OfCells = dynamic(() => import('./stage'), { ssr: false, loading: Waiting })

const OfAreas = dynamic(() => import('./area-stage'), { ssr: false, loading: Waiting })

/**
 * A map with its pieces, shared by the studio and the playtest. It knows no rule: what may be chosen comes in
 * `highlights`, what was pressed goes out through `onCell` and `onPiece`. Drawn only in the browser.
 */
export const Board = (props: BoardProps) =>
  props.board.grid.kind === 'areas' ? <OfAreas {...props} /> : <OfCells {...props} />
