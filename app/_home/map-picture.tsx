'use client'
import { useEffect, useMemo, useRef } from 'react'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'
import { makeGround } from '../_board/draw/ground'
import { painter } from '../_board/draw/print'
import type { BoardLook } from '../_board/types'
import { useTheme } from '../_shell/use-theme'
import styles from './home.module.css'

/** Closest look: map units a picture pixel may stand for at the least, so that a small map is not blown up. */
const SMALLEST = 0.12

/** Drawing units cut off all around: the ragged edge of the hexes. */
const BORDER = 60

/** A still picture of a map that fills its box, drawn like the board draws it. */
export function MapPicture({ map, look, label }: { map: MapFile; look: BoardLook; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const board = useMemo(() => boardMap(map), [map])
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const draw = () => drawMap(target, board, look, theme)
    draw()
    void document.fonts.ready.then(draw)
    const observer = new ResizeObserver(draw)
    observer.observe(target)
    return () => observer.disconnect()
  }, [board, look, theme])
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
}

function drawMap(
  canvas: HTMLCanvasElement,
  board: ReturnType<typeof boardMap>,
  look: BoardLook,
  theme: 'light' | 'dark',
) {
  const ctx = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!ctx || width === 0 || height === 0) return
  const ratio = window.devicePixelRatio || 1
  canvas.width = width * ratio
  canvas.height = height * ratio
  const ground = makeGround(board, look, theme)
  const { left, top, right, bottom } = ground.box
  const inner = { x: left + BORDER, y: top + BORDER }
  const across = width / (right - left - 2 * BORDER)
  const down = height / (bottom - top - 2 * BORDER)
  const scale = Math.max(across, down, SMALLEST) * ratio
  ctx.setTransform(scale, 0, 0, scale, -inner.x * scale, -inner.y * scale)
  const options = { labels: false, showIds: false, showGrid: false, nameOf: (_: string, id: string) => id }
  painter(ground, look, options)(ctx, ground.box, scale * 100)
}
