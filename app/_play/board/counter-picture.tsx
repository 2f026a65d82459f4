'use client'
import { useEffect, useRef } from 'react'
import type { TablePiece } from '../../../engine/types'
import { paintCounter } from '../../_board/draw/units/counter'
import { COUNTER, COUNTER_CANVAS, faceKey, faceOf } from '../../_board/draw/units/face'
import type { BoardLook, NameOf } from '../../_board/types'
import { useTheme } from '../../_shell/use-theme'

type Props = {
  readonly piece: TablePiece
  readonly look: BoardLook
  readonly nameOf?: NameOf
  readonly size: number
  /** Adds the signs of its states. */
  readonly withBadges?: boolean
}

/** The same counter as on the board, `size` CSS pixels wide. */
export function CounterPicture({ piece, look, nameOf, size, withBadges = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const face = faceOf(withBadges ? piece : { ...piece, badges: [] }, look, theme, { nameOf })
  const key = faceKey(face)
  const latest = useRef(face)
  latest.current = face
  const side = Math.round((size * COUNTER_CANVAS) / COUNTER)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys, equal faces
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx || !canvas.current) return
    const ratio = window.devicePixelRatio || 1
    canvas.current.width = side * ratio
    canvas.current.height = side * ratio
    const scale = (side * ratio) / COUNTER_CANVAS
    ctx.setTransform(scale, 0, 0, scale, (side * ratio) / 2, (side * ratio) / 2)
    paintCounter(ctx, latest.current)
  }, [key, side])
  const margin = (size - side) / 2
  return <canvas ref={canvas} style={{ width: side, height: side, margin, display: 'block' }} />
}
