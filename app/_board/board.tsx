'use client'
import { lazy, Suspense } from 'react'
import { spared } from '../_ui/spared'
import styles from './board.module.css'
import type { BoardProps } from './types'

const OfCells = lazy(spared(() => import('./cell-stage')))
const OfAreas = lazy(spared(() => import('./area-stage')))

/**
 * A map with its pieces, shared by the studio and the playtest. It knows no rule: what may be chosen comes in
 * `highlights`, what was pressed goes out through `onCell` and `onPiece`. Drawn only in the browser: no document has one.
 */
export const Board = (props: BoardProps) => (
  <Suspense fallback={<div className={styles.board} aria-busy="true" />}>
    {props.board.grid.kind === 'areas' ? <OfAreas {...props} /> : <OfCells {...props} />}
  </Suspense>
)
