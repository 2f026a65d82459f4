import type { Group } from 'konva/lib/Group.js'
import { Image as Counter } from 'konva/lib/shapes/Image.js'
import { UNIT } from './draw/ground'
import { paintCounter } from './draw/units/counter'
import { canvasOf, FAR_SCALE, faceKey, faceOf } from './draw/units/face'
import type { Placed } from './draw/units/placed'
import type { Glides } from './motion/glides'
import type { BoardLook, NameOf, Theme } from './types'
import type { Point } from './view'

const KEPT_SPRITES = 600

export type Shown = {
  readonly placed: readonly Placed[]
  readonly look: BoardLook
  readonly theme: Theme
  /** Device pixels a cell that the bitmaps of counters are made for. */
  readonly pixels: number
  /** True if cells are so small that counters are drawn in their simplified form. */
  readonly isFar: boolean
  readonly nameOf: NameOf
  /** True if counters jump to their positions. */
  readonly isStill: boolean
}

/** One node for each counter; pieces that look alike share one bitmap. */
export class Counters {
  readonly #sprites = new Map<string, HTMLCanvasElement>()
  /** Each node with its position, or the target of its glide, lowest first. */
  readonly #nodes = new Map<string, Readonly<{ node: Counter } & Point>>()

  constructor(
    private readonly group: Group,
    private readonly glides: Glides<Counter>,
  ) {}

  /** Draws lower pieces first; known pieces glide to their new position. */
  show({ placed, look, theme, pixels, isFar, nameOf, isStill }: Shown): void {
    const gone = new Set(this.#nodes.keys())
    for (const [level, { piece, facing, scale = 1, x, y }] of placed.entries()) {
      const face = faceOf(piece, look, theme, { facing, isFar, nameOf })
      const wide = isFar && facing === undefined ? scale * FAR_SCALE : scale
      const sprite = this.#spriteOf(face, pixels * wide)
      const side = canvasOf(face) * wide
      const size = { image: sprite, width: side, height: side, offsetX: side / 2, offsetY: side / 2 }
      const before = this.#nodes.get(piece.id)
      const node = before?.node ?? this.#added({ x, y })
      node.setAttrs(size)
      if (node.zIndex() !== level) node.zIndex(level)
      if (before && (before.x !== x || before.y !== y)) this.glides.send(node, { x, y }, isStill)
      this.#nodes.set(piece.id, { node, x, y })
      gone.delete(piece.id)
    }
    for (const id of gone) this.#remove(id)
  }

  end(): void {
    this.glides.end()
  }

  #remove(id: string): void {
    const node = this.#nodes.get(id)?.node
    this.#nodes.delete(id)
    if (!node) return
    this.glides.drop(node)
    node.destroy()
  }

  #added(at: Point): Counter {
    const node = new Counter({ image: undefined, ...at, listening: false, perfectDrawEnabled: false })
    this.group.add(node)
    return node
  }

  #spriteOf(face: ReturnType<typeof faceOf>, pixels: number): HTMLCanvasElement {
    const key = `${pixels} ${faceKey(face)}`
    const known = this.#sprites.get(key)
    if (known) return known
    if (this.#sprites.size > KEPT_SPRITES) this.#sprites.clear()
    const made = counterSprite(face, pixels)
    this.#sprites.set(key, made)
    return made
  }
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
