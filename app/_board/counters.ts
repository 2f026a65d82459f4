import type { Group } from 'konva/lib/Group.js'
import { Image as Counter } from 'konva/lib/shapes/Image.js'
import { UNIT } from './draw/ground'
import { bodyOf } from './draw/units/body'
import { paintCounter } from './draw/units/counter'
import { canvasOf, faceKey, faceOf } from './draw/units/face'
import { markCanvas, paintPieceMark, pieceMarks, scaleOf } from './draw/units/piece-highlights'
import type { Placed } from './draw/units/placed'
import type { Glides } from './motion/glides'
import type { BoardLook, Highlights, NameOf, Theme } from './types'
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
  /** True if letters on counters would be too small to read. */
  readonly isSmall: boolean
  readonly nameOf: NameOf
  /** True if counters jump to their positions. */
  readonly isStill: boolean
  readonly highlights: Highlights
}

/** A bitmap at its place; lengths in drawing units. */
type Drawing = Point & { readonly id: string; readonly image: HTMLCanvasElement; readonly side: number }

/** One node for each counter and each mark around one; pieces that look alike share one bitmap. */
export class Counters {
  readonly #sprites = new Map<string, HTMLCanvasElement>()
  /** Each node with its position, or the target of its glide, lowest first. */
  readonly #nodes = new Map<string, Readonly<{ node: Counter } & Point>>()

  constructor(
    private readonly group: Group,
    private readonly glides: Glides<Counter>,
  ) {}

  /** Draws lower pieces first, each with its mark, so that a counter covers the marks below it. Known pieces glide to their place. */
  show(shown: Shown): void {
    const gone = new Set(this.#nodes.keys())
    for (const [level, { id, x, y, image, side }] of this.#drawings(shown).entries()) {
      const before = this.#nodes.get(id)
      const node = before?.node ?? this.#added({ x, y })
      node.setAttrs({ image, width: side, height: side, offsetX: side / 2, offsetY: side / 2 })
      if (node.zIndex() !== level) node.zIndex(level)
      if (before && (before.x !== x || before.y !== y)) this.glides.send(node, { x, y }, shown.isStill)
      this.#nodes.set(id, { node, x, y })
      gone.delete(id)
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

  #drawings({ placed, look, theme, pixels, isFar, isSmall, nameOf, highlights }: Shown): Drawing[] {
    const marks = pieceMarks(placed, highlights)
    return placed.flatMap((one): Drawing[] => {
      const { piece, facing, x, y } = one
      const drawn = scaleOf(one, isFar)
      const face = faceOf(piece, look, theme, { facing, isFar, isSmall, nameOf })
      const image = this.#spriteOf(`${pixels * drawn} ${faceKey(face)}`, () =>
        counterSprite(face, pixels * drawn),
      )
      const counter = { id: piece.id, x, y, image, side: canvasOf(face) * drawn }
      const mark = marks.get(piece.id)
      if (!mark) return [counter]
      const body = bodyOf(piece, look, isFar)
      const side = markCanvas(drawn, facing)
      const key = JSON.stringify([
        pixels,
        drawn,
        facing,
        theme,
        body,
        mark.choice?.group,
        mark.choice?.quiet,
        mark.isFocus,
      ])
      const around = this.#spriteOf(key, () =>
        spriteOf(side, pixels, (ctx) => paintPieceMark(ctx, mark, body, { drawn, facing, theme })),
      )
      return [counter, { id: `mark ${piece.id}`, x, y, image: around, side }]
    })
  }

  #added(at: Point): Counter {
    const node = new Counter({ image: undefined, ...at, listening: false, perfectDrawEnabled: false })
    this.group.add(node)
    return node
  }

  #spriteOf(key: string, make: () => HTMLCanvasElement): HTMLCanvasElement {
    const known = this.#sprites.get(key)
    if (known) return known
    if (this.#sprites.size > KEPT_SPRITES) this.#sprites.clear()
    const made = make()
    this.#sprites.set(key, made)
    return made
  }
}

export const counterSprite = (face: Parameters<typeof paintCounter>[1], pixels: number): HTMLCanvasElement =>
  spriteOf(canvasOf(face), pixels, (ctx) => paintCounter(ctx, face))

/** A bitmap of `units` drawing units, at `pixels` device pixels a cell. */
function spriteOf(
  units: number,
  pixels: number,
  paint: (ctx: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const side = Math.ceil((units * pixels) / UNIT)
  canvas.width = side
  canvas.height = side
  const ctx = canvas.getContext('2d')
  if (ctx) {
    const scale = side / units
    ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2)
    paint(ctx)
  }
  return canvas
}
