'use client'
import type Konva from 'konva'
import { useEffect, useMemo, useRef } from 'react'
import { Image as KonvaImage } from 'react-konva'
import { paintCounter } from './draw/counter'
import { canvasOf, faceKey, faceOf } from './draw/face'
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
  const faces = useMemo(
    () => placed.map(({ piece, facing }) => faceOf(piece, look, theme, facing)),
    [placed, look, theme],
  )
  return placed.map((one, at) => {
    const size = pixels * (one.scale ?? 1)
    const key = `${size} ${faceKey(faces[at])}`
    let sprite = sprites.current.get(key)
    if (sprite === undefined) {
      if (sprites.current.size > KEPT_SPRITES) sprites.current.clear()
      sprite = counterSprite(faces[at], size)
      sprites.current.set(key, sprite)
    }
    const side = canvasOf(faces[at]) * (one.scale ?? 1)
    return <Counter key={one.piece.id} sprite={sprite} side={side} x={one.x} y={one.y} />
  })
}

export function counterSprite(face: Parameters<typeof paintCounter>[1], pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const units = canvasOf(face)
  const side = Math.ceil((units * pixels) / UNIT)
  canvas.width = side
  canvas.height = side
  const ctx = canvas.getContext('2d')
  if (ctx) {
    const scale = side / units
    ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2)
    paintCounter(ctx, face)
  }
  return canvas
}

type CounterProps = { sprite: HTMLCanvasElement; side: number; x: number; y: number }

/** The node keeps its place out of React's hands, so that a move can glide. */
function Counter({ sprite, side, x, y }: CounterProps) {
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
      width={side}
      height={side}
      offsetX={side / 2}
      offsetY={side / 2}
      listening={false}
      perfectDrawEnabled={false}
    />
  )
}
