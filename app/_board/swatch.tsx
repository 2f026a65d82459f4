'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { Grid } from '../../engine/geometry/grid'
import { makeGrid } from '../../engine/geometry/make-grid'
import type { BoardMap } from '../../engine/types'
import { useTheme } from '../_shell/use-theme'
import { makeGround, UNIT } from './draw/ground'
import { paintGround } from './draw/paint'
import type { BoardLook } from './types'

const HEX = makeGrid({ grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 1, rows: 1 } })
const POINTY = makeGrid({ grid: { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: 1, rows: 1 } })
const SQUARE = makeGrid({ grid: { kind: 'square', columns: 1, rows: 1 } })

/** One cell of a terrain in the shape that cells have on the map, painted by the board's own hand. */
export function Swatch(props: {
  readonly terrain: string
  readonly up?: string
  /** Of the map. */
  readonly of?: Pick<Grid, 'kind' | 'orientation'>
  readonly look: BoardLook
  readonly size?: number
}) {
  const { terrain, up, look, size = 26 } = props
  const grid = props.of?.kind === 'square' ? SQUARE : props.of?.orientation === 'pointy' ? POINTY : HEX
  const theme = useTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  const board = useMemo<BoardMap>(
    () => ({
      id: 'swatch',
      grid,
      terrain: [terrain],
      up: Int8Array.of(up === undefined ? -1 : grid.directionOf(up)),
      edges: [],
      places: [],
      sites: [],
      regions: [],
    }),
    [terrain, up, grid],
  )
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const pixels = size * (window.devicePixelRatio || 1)
    canvas.current.width = pixels
    canvas.current.height = pixels
    const ground = makeGround(board, look, theme)
    const { left, top, right, bottom } = ground.box
    const scale = pixels / (Math.max(right - left, bottom - top) * 1.02)
    context.setTransform(
      scale,
      0,
      0,
      scale,
      pixels / 2 - ((left + right) / 2) * scale,
      pixels / 2 - ((top + bottom) / 2) * scale,
    )
    paintGround(
      context,
      ground,
      { left: left - 20, top: top - 20, right: right + 20, bottom: bottom + 20 },
      scale * UNIT,
      false,
    )
  }, [board, look, theme, size])
  return <canvas ref={canvas} style={{ width: size, height: size, flex: 'none' }} />
}
