'use client'
import type { TablePiece } from '../../../engine/types'
import { useTheme } from '../../_shell/use-theme'
import { paintCounter } from '../draw/counter'
import { COUNTER, COUNTER_CANVAS, canvasOf, faceOf } from '../draw/face'
import type { BoardLook, NameOf } from '../types'
import { Described } from './described'

type Props = {
  readonly piece: TablePiece
  readonly look: BoardLook
  readonly nameOf?: NameOf
  readonly size: number
  /** What the picture is called; none where its name stands beside it. */
  readonly name?: string
}

/** The same counter as on the board, `size` CSS pixels wide, with room for its shadow. */
export function DescribedCounter({ piece, look, nameOf, size, name }: Props) {
  const face = faceOf(piece, look, useTheme(), { nameOf })
  const side = Math.round((size * COUNTER_CANVAS) / COUNTER)
  const sample = {
    centre: [0, 0] as const,
    span: canvasOf(face),
    paint: (ctx: CanvasRenderingContext2D) => paintCounter(ctx, face),
  }
  return (
    <Described
      of={piece.type}
      sample={sample}
      width={side}
      height={side}
      margin={(size - side) / 2}
      name={name}
    />
  )
}
