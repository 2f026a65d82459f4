/** The number of the pieces of a stack or a pile, on the topmost one. Lengths in drawing units. */
import { GLYPH_FONT } from '../glyph-font'
import { UNIT } from '../ground'
import { COUNTER } from './face'
import type { Placed } from './placed'

/** How counters are seen: simplified or in full, at a number of CSS pixels between cells. */
export type CountSight = { readonly isFar: boolean; readonly pixels: number }

/** Smallest height of the letters in CSS pixels. */
const LEAST_PIXELS = 9
/** Height of the letters by the radius of their disc: as it is, and at most, where the disc is as small as possible. */
const LETTERS = { usual: 1.43, most: 1.85 }
/** A larger disc would hide the counter: then the number has only an outline. */
const LARGEST_DISC = 30

type Count = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly radius: number
  readonly hasDisc: boolean
}

/**
 * The place and the size of a number: at a corner of large print or of a pile, else beside the symbol. A number that grows to stay
 * readable grows towards the middle of its counter.
 */
export function countAt({ x, y, scale = 1, pile }: Placed, { isFar, pixels }: CountSight): Count {
  const half = (COUNTER / 2) * scale
  const [across, down] = pile ? [half, half - 4] : isFar ? [27, 24] : [half, -10]
  // Maps of areas are seen from a greater distance.
  const usual = Math.max(13, 16 * scale)
  const size = Math.max(usual * LETTERS.usual, (LEAST_PIXELS * UNIT) / pixels)
  const radius = Math.max(usual, size / LETTERS.most)
  const inward = (length: number) => Math.sign(length) * Math.max(0, Math.abs(length) - (radius - usual))
  const hasDisc = radius <= LARGEST_DISC
  const [dx, dy] = hasDisc ? [inward(across), inward(down)] : [0, 0]
  return { x: x + dx, y: y + dy, size, radius, hasDisc }
}

const [DARK, PALE] = ['#2a2119', '#fffdf7']

export function paintCounts(
  ctx: CanvasRenderingContext2D,
  placed: readonly Placed[],
  sight: CountSight,
): void {
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const one of placed) {
    if (one.count === undefined) continue
    const { x, y, size, radius, hasDisc } = countAt(one, sight)
    const [text, foot, width] = [String(one.count), y + size * 0.06, radius * 1.62]
    ctx.font = `780 ${size}px ${GLYPH_FONT}`
    if (hasDisc) paintDisc(ctx, x, y, radius)
    else {
      ctx.strokeStyle = DARK
      ctx.lineWidth = size * 0.24
      ctx.strokeText(text, x, foot, width)
    }
    ctx.fillStyle = PALE
    ctx.fillText(text, x, foot, width)
  }
  ctx.restore()
}

function paintDisc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 6.2832)
  ctx.fillStyle = DARK
  ctx.fill()
  ctx.lineWidth = 1.8
  ctx.strokeStyle = PALE
  ctx.stroke()
}
