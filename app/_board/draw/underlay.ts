/** Where a picture is under the grid: as its map writes it, and as a transform of its pixels. */
import type { MapFile } from '../../../schemas/generated/content'

export type Underlay = NonNullable<MapFile['underlay']>

/** a b c d e f as a canvas takes them: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** From pixels of a picture of this size to steps between cells. */
export function underlayMatrix(underlay: Underlay, width: number, height: number): Matrix {
  const { at, width: wide, turn = 0, skew = 0 } = underlay
  const high = underlay.height ?? (wide * height) / width
  const [cos, sin, lean] = [Math.cos(radians(turn)), Math.sin(radians(turn)), Math.tan(radians(skew))]
  const [across, down] = [wide / width, high / height]
  return [cos * across, sin * across, (cos * lean - sin) * down, (sin * lean + cos) * down, at[0], at[1]]
}

/** A map that is being written may lack any of it. */
export const isWhole = ({ picture, at, width }: Partial<Underlay>): boolean =>
  typeof picture === 'string' &&
  Array.isArray(at) &&
  at.length === 2 &&
  at.every(Number.isFinite) &&
  Number.isFinite(width) &&
  (width ?? 0) > 0
