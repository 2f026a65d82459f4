import { UNIT } from './draw/ground'
import { bodyOf } from './draw/units/body'
import { paintCounter } from './draw/units/counter'
import { canvasOf, faceKey, faceOf } from './draw/units/face'
import {
  markCanvas,
  type PieceMark,
  paintPieceMark,
  pieceMarks,
  scaleOf,
} from './draw/units/piece-highlights'
import type { Placed } from './draw/units/placed'
import { Fades } from './motion/fades'
import { Glides } from './motion/glides'
import type { BoardPage } from './page'
import type { BoardLook, Highlights, NameOf, Theme } from './types'
import type { Point } from './view'

const KEPT_IMAGES = 600
/** A counter in the hand is a little transparent, so that its target stays visible. */
const IN_HAND = 0.86

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
  /** True if counters that leave the map fade out. */
  readonly isFading: boolean
  readonly highlights: Highlights
}

/** A bitmap and its width, in drawing units. */
type Bitmap = { readonly image: HTMLCanvasElement; readonly side: number }

/** A drawn counter with the mark around it: its place now, and the one that it glides to. */
type Sprite = { counter?: Bitmap; mark?: Bitmap; at: Point; to: Point }

/**
 * Counters and the marks around them. Each is a bitmap that all pieces of the same look share. One shape paints all of them,
 * because a canvas node for each costs more than its bitmap.
 */
export class Counters {
  readonly #images = new Map<string, HTMLCanvasElement>()
  /** By the id of their piece, lowest first. */
  #sprites: ReadonlyMap<string, Sprite> = new Map()
  readonly #glides: Glides<Sprite>
  readonly #fades: Fades<Sprite>

  /** `redraw` is called once a frame while a counter glides or fades. */
  constructor(
    private readonly page: Pick<BoardPage, 'frame' | 'isStill' | 'now' | 'newCanvas'>,
    redraw: () => void,
  ) {
    this.#glides = new Glides(page, redraw)
    this.#fades = new Fades(page, redraw)
  }

  /** Shows lower pieces first, each with its mark, so that a counter covers the marks below it. Known pieces glide to their place. */
  show(shown: Shown): void {
    const before = this.#sprites
    const marks = pieceMarks(shown.placed, shown.highlights)
    this.#sprites = new Map(
      shown.placed.map((one) => {
        const { id } = one.piece
        const mark = marks.get(id)
        const sprite = this.#sent(before.get(id), one, shown.isStill)
        sprite.counter = this.#counterOf(one, shown)
        sprite.mark = mark && this.#markOf(one, mark, shown)
        return [id, sprite]
      }),
    )
    this.#remove(before, shown)
  }

  /** Paints all of them. Counters that fade are over the others. */
  paint(ctx: CanvasRenderingContext2D): void {
    for (const { counter, mark, at } of this.#sprites.values()) {
      put(ctx, counter, at)
      put(ctx, mark, at)
    }
    for (const [{ counter, at }, share] of this.#fades.shown()) {
      ctx.globalAlpha = share
      put(ctx, counter, at)
    }
    ctx.globalAlpha = 1
  }

  /** Paints the counter in the hand. */
  paintInHand(ctx: CanvasRenderingContext2D, one: Placed, shown: Shown): void {
    ctx.globalAlpha = IN_HAND
    put(ctx, this.#counterOf(one, shown), one)
    ctx.globalAlpha = 1
  }

  /** The same pieces at the places where they are drawn now: some are still on their way. */
  asDrawn(placed: readonly Placed[]): readonly Placed[] {
    if (!this.#glides.isActive) return placed
    return placed.map((one) => ({ ...one, ...this.#sprites.get(one.piece.id)?.at }))
  }

  end(): void {
    this.#glides.end()
    this.#fades.end()
  }

  /** The sprite of a piece on its way to its place. An unknown piece is there at once. */
  #sent(before: Sprite | undefined, { x, y }: Point, isStill: boolean): Sprite {
    const to = { x, y }
    if (!before) return { at: to, to }
    const isElsewhere = before.to.x !== x || before.to.y !== y
    before.to = to
    if (isElsewhere) this.#glides.send(before, to, isStill)
    return before
  }

  /** Removes counters that are shown no longer. They fade, unless their piece is now inside a pile. */
  #remove(before: ReadonlyMap<string, Sprite>, { placed, isFading, isStill }: Shown): void {
    const piled = new Set(placed.flatMap(({ pile = [] }) => pile))
    for (const id of this.#sprites.keys()) this.#fades.drop(id)
    for (const [id, sprite] of before) {
      if (this.#sprites.has(id)) continue
      this.#glides.drop(sprite)
      if (isFading && !isStill && !piled.has(id)) this.#fades.add(id, sprite)
    }
  }

  #counterOf(one: Placed, { look, theme, pixels, isFar, isSmall, nameOf }: Shown): Bitmap {
    const { piece, facing } = one
    const drawn = scaleOf(one, isFar)
    const face = faceOf(piece, look, theme, { facing, isFar, isSmall, nameOf })
    const units = canvasOf(face)
    const image = this.#imageOf(`${pixels * drawn} ${faceKey(face)}`, units, pixels * drawn, (ctx) =>
      paintCounter(ctx, face),
    )
    return { image, side: units * drawn }
  }

  #markOf(one: Placed, mark: PieceMark, { look, theme, pixels, isFar }: Shown): Bitmap {
    const { piece, facing } = one
    const drawn = scaleOf(one, isFar)
    const body = bodyOf(piece, look, isFar)
    const side = markCanvas(drawn, facing)
    const { choice, isFocus } = mark
    const key = JSON.stringify([pixels, drawn, facing, theme, body, choice?.group, choice?.quiet, isFocus])
    const image = this.#imageOf(key, side, pixels, (ctx) =>
      paintPieceMark(ctx, mark, body, { drawn, facing, theme }),
    )
    return { image, side }
  }

  /** A bitmap of `units` drawing units, at `pixels` device pixels a cell, painted at the first use of its key. */
  #imageOf(
    key: string,
    units: number,
    pixels: number,
    paint: (ctx: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    const known = this.#images.get(key)
    if (known) return known
    if (this.#images.size > KEPT_IMAGES) this.#images.clear()
    const side = Math.ceil((units * pixels) / UNIT)
    const canvas = this.page.newCanvas(side, side)
    const ctx = canvas.getContext('2d')
    if (ctx) {
      const scale = side / units
      ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2)
      paint(ctx)
    }
    this.#images.set(key, canvas)
    return canvas
  }
}

function put(ctx: CanvasRenderingContext2D, bitmap: Bitmap | undefined, { x, y }: Point): void {
  if (!bitmap) return
  const { image, side } = bitmap
  ctx.drawImage(image, x - side / 2, y - side / 2, side, side)
}
