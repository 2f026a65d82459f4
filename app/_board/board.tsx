'use client'
import dynamic from 'next/dynamic'
import styles from './board.module.css'

/**
 * A map with its pieces, shared by the studio and the playtest. It knows no rule: what may be chosen comes in
 * `highlights`, what was pressed goes out through `onCell` and `onPiece`. Drawn only in the browser.
 */
export const Board = dynamic(() => import('./stage'), {
  ssr: false,
  loading: () => <div className={styles.board} aria-busy="true" />,
})
