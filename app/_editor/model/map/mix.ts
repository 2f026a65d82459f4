/** Several grounds in one brush, each for so many of the cells that it paints. */
import type { Ground } from './ground'

/** One part of a mix, or what stays as it is; of all the parts together it gets its share. */
export type Part = { readonly ground: Ground | undefined; readonly weight: number }

export const MOST_WEIGHT = 99

/**
 * The ground of one cell of a stroke; undefined where what is there stays. The same cell of the same stroke always gets
 * the same one, so that a brush that comes by twice changes nothing.
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

/** A number of 32 bits that looks like no other one's neighbour. */
function scattered(cell: number, stroke: number): number {
  let x = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(stroke + 1, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}
