'use client'
import { useEffect, useRef } from 'react'
import { useTheme } from '../_shell/use-theme'
import { type CellOf, cellSample } from './draw/samples'
import type { BoardLook } from './types'

/** One cell of a terrain in the shape of the map's cells, painted by the board's own code; used on a first look. */
export function Swatch(props: CellOf & { readonly look: BoardLook; readonly size?: number }) {
  const { terrain, up, of, look, size = 26 } = props
  const theme = useTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const pixels = size * (window.devicePixelRatio || 1)
    canvas.current.width = pixels
    canvas.current.height = pixels
    const { centre, span, paint } = cellSample({ terrain, up, of }, look, theme)
    const scale = pixels / span
    context.setTransform(scale, 0, 0, scale, pixels / 2 - centre[0] * scale, pixels / 2 - centre[1] * scale)
    paint(context, scale)
  }, [terrain, up, of, look, theme, size])
  return <canvas ref={canvas} style={{ width: size, height: size, flex: 'none' }} />
}
