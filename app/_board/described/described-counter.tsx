'use client'
import type { TablePiece } from '../../../engine/types'
import { useTheme } from '../../_shell/use-theme'
import { counterSample } from '../draw/units/counter-sample'
import { COUNTER, COUNTER_CANVAS, faceOf } from '../draw/units/face'
import type { BoardLook, NameOf } from '../types'
import { Described } from './described'

type Props = {
  readonly piece: TablePiece
  readonly look: BoardLook
  readonly nameOf?: NameOf
  readonly size: number
  /** Accessible name, unless a text beside the picture names it. */
  readonly name?: string
}

/** The same counter as on the board, `size` CSS pixels wide, with space for its shadow. */
export function DescribedCounter({ piece, look, nameOf, size, name }: Props) {
  const face = faceOf(piece, look, useTheme(), { nameOf })
  const side = Math.round((size * COUNTER_CANVAS) / COUNTER)
  return (
    <Described
      of={piece.type}
      sample={counterSample(face)}
      width={side}
      height={side}
      margin={(size - side) / 2}
      name={name}
    />
  )
}
