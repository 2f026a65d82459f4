/** Several grounds in one brush, each with a share of the painted cells. */
import type { Ground } from './ground'

/** One part of a mix; `undefined` leaves the ground unchanged. Its share is its weight among all weights. */
export type Part = { readonly ground: Ground | undefined; readonly weight: number }

export const MOST_WEIGHT = 99

/**
 * The ground of one cell of a stroke, or undefined to leave the cell unchanged. The result depends only on the cell and the
 * stroke, so that a second pass changes nothing.
 */
export function drawn(mix: readonly Part[], cell: number, stroke: number): Ground | undefined {
  const all = mix.reduce((sum, { weight }) => sum + weight, 0)
  let rest = all === 0 ? 0 : scattered(cell, stroke) % all
  for (const { ground, weight } of mix) {
    if (rest < weight) return ground
    rest -= weight
  }
  return undefined
}

/** A 32-bit hash that differs widely between neighbours. */
function scattered(cell: number, stroke: number): number {
  let x = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(stroke + 1, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}
