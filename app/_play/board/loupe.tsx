'use client'
import { type RefObject, useImperativeHandle, useState } from 'react'
import type { CellIndex, TablePiece } from '../../../engine/types'
import type { BoardLook, NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { CounterPicture } from './counter-picture'
import styles from './loupe.module.css'
import { pieceName } from './piece-name'

/** Largest number of enlarged counters; the line under the board names the rest. */
const MOST = 6

export type LoupeHandle = { show(cell: CellIndex | undefined): void }

type Props = {
  readonly handle: RefObject<LoupeHandle | null>
  readonly pieces: readonly TablePiece[]
  readonly look: BoardLook
  readonly nameOf: NameOf
  readonly format: Format
}

/** The counters of the pointed or pressed cell at a readable size, while the map is zoomed out. */
export function Loupe({ handle, pieces, look, nameOf, format }: Props) {
  const [cell, setCell] = useState<CellIndex>()
  useImperativeHandle(handle, () => ({ show: setCell }), [])
  if (cell === undefined) return null
  const here = pieces.filter((piece) => piece.cell === cell || piece.rear === cell).reverse()
  if (here.length === 0) return null
  return (
    <ul className={styles.loupe} aria-hidden="true" data-loupe>
      {here.slice(0, MOST).map((piece) => (
        <li key={piece.id}>
          <CounterPicture {...{ piece, look, nameOf }} size={46} withBadges />
          <span>{pieceName(piece, nameOf, format)}</span>
        </li>
      ))}
    </ul>
  )
}
