'use client'
import { lazy, Suspense } from 'react'
import { spared } from '../_ui/spared'
import styles from './board.module.css'
import type { BoardProps } from './types'

const OfCells = lazy(spared(() => import('./cell-stage')))
const OfAreas = lazy(spared(() => import('./area-stage')))

/**
 * A map with its pieces, shared by the studio and the playtest. It knows no rules: available choices come in through
 * `highlights`, presses go out through `onCell` and `onPiece`. It renders only in the browser.
 */
export const Board = (props: BoardProps) => (
  <Suspense fallback={<div className={styles.board} aria-busy="true" />}>
    {props.board.grid.kind === 'areas' ? <OfAreas {...props} /> : <OfCells {...props} />}
  </Suspense>
)
