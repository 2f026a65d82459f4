/**
 * The ground as a cache of square bitmaps. A tile is painted once, repainted only where a cell changed, and kept at recent sizes.
 * Panning and zooming only copy bitmaps. It is independent of React, Konva and the map.
 */
import type { View } from '../../view'
import type { Rect } from '../ground'
import { UNIT } from '../ground'

export const TILE = 512
/** Bitmaps kept, 1 MB each. */
const KEPT = 120

/** Paints one rectangle (drawing units) into a context scaled and clipped to it. */
export type PaintRect = (ctx: CanvasRenderingContext2D, rect: Rect, pixels: number) => void
export type MakeCanvas = (width: number, height: number) => HTMLCanvasElement

type Tile = { canvas: HTMLCanvasElement; dirty: Rect[]; painted: boolean; used: number }

/** Sprite sizes go in steps of the square root of two, so that a bitmap is shrunk by at most 1.41. */
export const levelFor = (pixels: number): number => Math.ceil(Math.log2(pixels) * 2 - 1e-6)
export const pixelsOf = (level: number): number => 2 ** (level / 2)

/** While zooming, tiles of another size are stretched up to this factor before new ones are painted. */
const STRETCH = 1.6

/** Tile columns and rows that cover a rectangle, when neighbouring centres are `pixels` device pixels apart. */
export function tileSpan(
  rect: Rect,
  pixels: number,
): { left: number; top: number; right: number; bottom: number } {
  const side = (TILE * UNIT) / pixels
  return {
    left: Math.floor(rect.left / side),
    top: Math.floor(rect.top / side),
    right: Math.floor(rect.right / side),
    bottom: Math.floor(rect.bottom / side),
  }
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export class TileCache {
  readonly #tiles = new Map<string, Tile>()
  #clock = 0
  /** Device pixels a cell of the last shown tiles. */
  #shown = 0

  constructor(
    private paint: PaintRect,
    private readonly makeCanvas: MakeCanvas,
  ) {}

  /** Replaces the painter and clears the cache. */
  reset(paint: PaintRect): void {
    this.paint = paint
    this.#tiles.clear()
  }

  /** Replaces the painter after a change of these rectangles only. */
  update(paint: PaintRect, changed: readonly Rect[]): void {
    this.paint = paint
    for (const [key, tile] of this.#tiles) {
      const rect = rectOf(key)
      for (const change of changed) if (overlaps(rect, change)) tile.dirty.push(change)
    }
  }

  /**
   * Draws the visible part. Missing tiles share `budget` milliseconds of painting (at least one is painted); the rest uses the
   * nearest painted size. At rest tiles have exactly the screen's resolution, so that they are copied pixel by pixel. While
   * zooming, available tiles are stretched. Returns whether everything was drawn at its size.
   */
  draw(
    ctx: CanvasRenderingContext2D,
    view: View,
    window: { width: number; height: number; ratio: number },
    bounds: Rect,
    budget: number,
    now: () => number,
    zooming = false,
  ): boolean {
    const pixels = view.scale * window.ratio
    const seen = visibleRect(view, window, bounds)
    if (seen === undefined) return true
    const stretch = Math.max(pixels / this.#shown, this.#shown / pixels)
    if (!zooming || !(stretch < STRETCH)) this.#shown = pixels
    const started = now()
    let painted = 0
    let complete = true
    this.#clock++
    ctx.imageSmoothingEnabled = true
    ctx.imageSmoothingQuality = 'low'
    const size = this.#shown.toFixed(3)
    const side = (TILE * pixels) / Number(size)
    for (const { column, row } of fromTheMiddle(tileSpan(seen, Number(size)))) {
      const key = `${size}:${column}:${row}`
      let tile = this.#tiles.get(key)
      const stale = tile === undefined || tile.dirty.length > 0 || !tile.painted
      if (stale && (painted === 0 || now() - started < budget)) {
        tile = this.#bring(key, tile)
        painted++
      } else if (stale) complete = false
      if (tile === undefined || !tile.painted) {
        this.#drawNearest(ctx, view, window.ratio, rectOf(key), Number(size))
        continue
      }
      tile.used = this.#clock
      const left = Math.round(column * side + view.x * window.ratio)
      const top = Math.round(row * side + view.y * window.ratio)
      const right = Math.round((column + 1) * side + view.x * window.ratio)
      const bottom = Math.round((row + 1) * side + view.y * window.ratio)
      ctx.drawImage(tile.canvas, left, top, right - left, bottom - top)
    }
    this.#forgetOld()
    return complete
  }

  #bring(key: string, known: Tile | undefined): Tile {
    const rect = rectOf(key)
    const pixels = Number(key.split(':')[0])
    const tile = known ?? {
      canvas: this.makeCanvas(TILE, TILE),
      dirty: [rect],
      painted: false,
      used: this.#clock,
    }
    const ctx = tile.canvas.getContext('2d')
    if (!ctx) return tile
    const scale = pixels / UNIT
    for (const change of mergeRects(tile.dirty)) {
      // Whole device pixels, so that the border of a repair leaves no seam.
      const left = Math.max(0, Math.floor((change.left - rect.left) * scale))
      const top = Math.max(0, Math.floor((change.top - rect.top) * scale))
      const right = Math.min(TILE, Math.ceil((change.right - rect.left) * scale))
      const bottom = Math.min(TILE, Math.ceil((change.bottom - rect.top) * scale))
      if (right <= left || bottom <= top) continue
      ctx.save()
      ctx.beginPath()
      ctx.rect(left, top, right - left, bottom - top)
      ctx.clip()
      ctx.setTransform(scale, 0, 0, scale, -rect.left * scale, -rect.top * scale)
      this.paint(
        ctx,
        {
          left: rect.left + left / scale,
          top: rect.top + top / scale,
          right: rect.left + right / scale,
          bottom: rect.top + bottom / scale,
        },
        pixels,
      )
      ctx.restore()
    }
    tile.dirty = []
    tile.painted = true
    this.#tiles.set(key, tile)
    return tile
  }

  /** Draws other sizes in place of a missing tile, the closest size on top. */
  #drawNearest(ctx: CanvasRenderingContext2D, view: View, ratio: number, rect: Rect, size: number): void {
    const scale = (view.scale * ratio) / UNIT
    const place = (value: number, offset: number) => value * scale + offset * ratio
    const unlike = (key: string) => Math.abs(Math.log(Number(key.split(':')[0]) / size))
    const near = [...this.#tiles.entries()]
      .filter(([key, tile]) => tile.painted && overlaps(rectOf(key), rect))
      .sort(([a], [b]) => unlike(b) - unlike(a))
      .slice(-12)
    if (near.length === 0) return
    ctx.save()
    ctx.beginPath()
    const [left, top] = [Math.round(place(rect.left, view.x)), Math.round(place(rect.top, view.y))]
    ctx.rect(
      left,
      top,
      Math.round(place(rect.right, view.x)) - left,
      Math.round(place(rect.bottom, view.y)) - top,
    )
    ctx.clip()
    for (const [key, tile] of near) {
      const from = rectOf(key)
      ctx.drawImage(
        tile.canvas,
        place(from.left, view.x),
        place(from.top, view.y),
        (from.right - from.left) * scale,
        (from.bottom - from.top) * scale,
      )
    }
    ctx.restore()
  }

  #forgetOld(): void {
    if (this.#tiles.size <= KEPT) return
    const old = [...this.#tiles.entries()]
      .filter(([, tile]) => tile.used < this.#clock)
      .sort(([, a], [, b]) => a.used - b.used)
    for (const [key] of old.slice(0, this.#tiles.size - KEPT)) this.#tiles.delete(key)
  }
}

function rectOf(key: string): Rect {
  const [pixels, column, row] = key.split(':').map(Number)
  const side = (TILE * UNIT) / pixels
  return { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side }
}

/** The visible part of the map, in drawing units. */
export function visibleRect(
  view: View,
  window: { width: number; height: number },
  bounds: Rect,
): Rect | undefined {
  const scale = UNIT / view.scale
  const rect = {
    left: Math.max(bounds.left, -view.x * scale),
    top: Math.max(bounds.top, -view.y * scale),
    right: Math.min(bounds.right, (window.width - view.x) * scale),
    bottom: Math.min(bounds.bottom, (window.height - view.y) * scale),
  }
  return rect.left < rect.right && rect.top < rect.bottom ? rect : undefined
}

function fromTheMiddle(span: Rect): { column: number; row: number }[] {
  const middle = { column: (span.left + span.right) / 2, row: (span.top + span.bottom) / 2 }
  const all: { column: number; row: number }[] = []
  for (let row = span.top; row <= span.bottom; row++)
    for (let column = span.left; column <= span.right; column++) all.push({ column, row })
  const far = (tile: { column: number; row: number }) =>
    Math.hypot(tile.column - middle.column, tile.row - middle.row)
  return all.sort((a, b) => far(a) - far(b))
}

/** Merges many small changes into one repair: repainting a region once is cheaper than its cells one by one. */
function mergeRects(rects: readonly Rect[]): Rect[] {
  const merged: Rect[] = []
  for (const rect of rects) {
    let grown = rect
    for (let at = merged.length - 1; at >= 0; at--)
      if (overlaps(grown, merged[at])) {
        const [other] = merged.splice(at, 1)
        grown = {
          left: Math.min(grown.left, other.left),
          top: Math.min(grown.top, other.top),
          right: Math.max(grown.right, other.right),
          bottom: Math.max(grown.bottom, other.bottom),
        }
      }
    merged.push(grown)
  }
  return merged
}
