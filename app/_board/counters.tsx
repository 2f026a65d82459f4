'use client'
import type Konva from 'konva'
import { useEffect, useMemo, useRef } from 'react'
import { Image as KonvaImage } from 'react-konva'
import { COUNTER_CANVAS, faceKey, faceOf, paintCounter } from './draw/counter'
import { UNIT } from './draw/ground'
import type { Placed } from './draw/stacks'
import type { BoardLook, Theme } from './types'

const SECONDS_TO_MOVE = 0.22
const KEPT_SPRITES = 600

type Props = {
  readonly placed: readonly Placed[]
  readonly look: BoardLook
  readonly theme: Theme
  /** Device pixels between neighbouring centres that bitmaps are made for. */
  readonly pixels: number
}

/** One node for each counter; the faces are bitmaps shared by pieces that look alike. */
export function Counters({ placed, look, theme, pixels }: Props) {
  const sprites = useRef(new Map<string, HTMLCanvasElement>())
  const faces = useMemo(() => placed.map(({ piece }) => faceOf(piece, look, theme)), [placed, look, theme])
  return placed.map((one, at) => {
    const key = `${pixels} ${faceKey(faces[at])}`
    let sprite = sprites.current.get(key)
    if (sprite === undefined) {
      if (sprites.current.size > KEPT_SPRITES) sprites.current.clear()
      sprite = counterSprite(faces[at], pixels)
      sprites.current.set(key, sprite)
    }
    return <Counter key={one.piece.id} sprite={sprite} x={one.x} y={one.y} />
  })
}

export function counterSprite(face: Parameters<typeof paintCounter>[1], pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const side = Math.ceil((COUNTER_CANVAS * pixels) / UNIT)
  canvas.width = side
  canvas.height = side
  const ctx = canvas.getContext('2d')
  if (ctx) {
    const scale = side / COUNTER_CANVAS
    ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2)
    paintCounter(ctx, face)
  }
  return canvas
}

/** The node keeps its place out of React's hands, so that a move can glide. */
function Counter({ sprite, x, y }: { sprite: HTMLCanvasElement; x: number; y: number }) {
  const node = useRef<Konva.Image>(null)
  const start = useRef({ x, y })
  useEffect(() => {
    const image = node.current
    if (!image || (image.x() === x && image.y() === y)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      image.position({ x, y })
      return
    }
    image.to({ x, y, duration: SECONDS_TO_MOVE })
  }, [x, y])
  return (
    <KonvaImage
      ref={node}
      image={sprite}
      x={start.current.x}
      y={start.current.y}
      width={COUNTER_CANVAS}
      height={COUNTER_CANVAS}
      offsetX={COUNTER_CANVAS / 2}
      offsetY={COUNTER_CANVAS / 2}
      listening={false}
      perfectDrawEnabled={false}
    />
  )
}
