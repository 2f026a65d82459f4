'use client'
import { lazy, Suspense } from 'react'
import type { TablePiece } from '../../../engine/types'
import { useTheme } from '../../_shell/use-theme'
import { spared } from '../../_ui/spared'
import { COUNTER, COUNTER_CANVAS, faceOf } from '../draw/face'
import type { BoardLook, NameOf } from '../types'

/** No first look has it. */
const CounterScene = lazy(spared(async () => ({ default: (await import('./counter-scene')).CounterScene })))

type Props = {
  readonly piece: TablePiece
  readonly look: BoardLook
  readonly nameOf?: NameOf
  readonly size: number
  /** What the picture is called; none where its name stands beside it. */
  readonly name?: string
}

/** The same counter as on the board, `size` CSS pixels wide, in a panel or a dialog that somebody has opened. */
export function DescribedCounter({ piece, look, nameOf, size, name }: Props) {
  const face = faceOf(piece, look, useTheme(), { nameOf })
  const side = Math.round((size * COUNTER_CANVAS) / COUNTER)
  const style = { display: 'block', flex: 'none', width: side, height: side, margin: (size - side) / 2 }
  const called = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...called} style={style} data-described={piece.type}>
      <Suspense fallback={null}>
        <CounterScene face={face} side={side} />
      </Suspense>
    </span>
  )
}
