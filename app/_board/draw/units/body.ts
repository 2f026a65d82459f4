/** The outline of a counter. Sides differ by it, not by colour alone. Lengths in drawing units. */
import type { TablePiece } from '../../../../engine/types'
import type { BoardLook } from '../../types'
import type { Pen } from '../shapes'
import { COUNTER, type CounterFace } from './face'

export type Body = Pick<CounterFace, 'kind' | 'shape' | 'isFar'>

/** Half the width of the simplified counter by its shape. At `FAR_SCALE` each fits into a hexagon, with room for its ring. */
export const FAR_HALF = { round: 31, square: 28.5, shield: 28.5 }
const NEAR_HALF = COUNTER / 2
/** Markers are smaller, so that they look different from units. */
const MARKER_HALF = { near: 30, far: 26 }

/** The body of a piece with its place, its scale, and a distance around it. */
export type Placing = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly grow: number
}
const CENTRED: Placing = { x: 0, y: 0, scale: 1, grow: 0 }

export const bodyOf = ({ kind, side }: TablePiece, look: BoardLook, isFar: boolean): Body => ({
  kind,
  shape: look.sides?.find(({ id }) => id === side)?.look.shape ?? 'square',
  isFar,
})

/** Half the width of a body. */
export function halfOf({ kind, shape, isFar }: Body): number {
  if (kind === 'marker') return isFar ? MARKER_HALF.far : MARKER_HALF.near
  return isFar ? FAR_HALF[shape] : NEAR_HALF
}

/** Traces a closed outline around a body. */
export function traceBody(pen: Pen, body: Body, { x, y, scale, grow }: Placing = CENTRED): void {
  const half = halfOf(body) * scale + grow
  if (body.kind === 'unit' && body.shape === 'shield') traceShield(pen, x, y, half, body.isFar === true)
  else traceRounded(pen, x, y, half, Math.min(half, radiusOf(body) * scale + grow))
}

/** The radius of the corners; a simplified round counter is a circle. */
function radiusOf({ kind, shape, isFar }: Body): number {
  if (kind === 'marker') return 12
  if (shape === 'round') return isFar ? FAR_HALF.round : 17
  return 5
}

/** Share of the radius at which the control point of an eighth of a circle lies. */
const EIGHTH = 0.4142
const DIAGONAL = Math.SQRT1_2

/** A square with round corners, each made of two curves, so that the largest radius gives a circle. */
function traceRounded(pen: Pen, x: number, y: number, half: number, radius: number): void {
  const inner = half - radius
  const corners = [
    [1, -1, 0, -1],
    [1, 1, 1, 0],
    [-1, 1, 0, 1],
    [-1, -1, -1, 0],
  ] as const
  pen.moveTo(x - inner, y - half)
  for (const [sx, sy, fromX, fromY] of corners) {
    const [cx, cy] = [x + sx * inner, y + sy * inner]
    const [toX, toY] = [sx - fromX, sy - fromY]
    const ease = EIGHTH * radius
    pen.lineTo(cx + fromX * radius, cy + fromY * radius)
    pen.quadraticCurveTo(
      cx + fromX * radius + toX * ease,
      cy + fromY * radius + toY * ease,
      cx + sx * radius * DIAGONAL,
      cy + sy * radius * DIAGONAL,
    )
    pen.quadraticCurveTo(
      cx + toX * radius + fromX * ease,
      cy + toY * radius + fromY * ease,
      cx + toX * radius,
      cy + toY * radius,
    )
  }
  pen.closePath()
}

/** How far the tip of a shield reaches below its middle. */
const TIP = 1.08

/** From near a card with cut lower corners, from far a heater shield with a tip. */
function traceShield(pen: Pen, x: number, y: number, half: number, isFar: boolean): void {
  const edge = isFar ? half : half - 6
  const [top, shoulder] = [-half, isFar ? half * 0.15 : half - 15]
  pen.moveTo(x - half + 4, y + top)
  pen.lineTo(x + half - 4, y + top)
  pen.quadraticCurveTo(x + half, y + top, x + half, y + top + 4)
  pen.lineTo(x + half, y + shoulder)
  if (isFar) {
    pen.quadraticCurveTo(x + half * 0.95, y + half * 0.72, x, y + half * TIP)
    pen.quadraticCurveTo(x - half * 0.95, y + half * 0.72, x - half, y + shoulder)
  } else {
    pen.quadraticCurveTo(x + half, y + half - 9, x + edge, y + edge)
    pen.lineTo(x + half - 14, y + half)
    pen.lineTo(x - half + 14, y + half)
    pen.lineTo(x - edge, y + edge)
    pen.quadraticCurveTo(x - half, y + half - 9, x - half, y + shoulder)
  }
  pen.lineTo(x - half, y + top + 4)
  pen.quadraticCurveTo(x - half, y + top, x - half + 4, y + top)
  pen.closePath()
}
