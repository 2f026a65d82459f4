/** The position of an underlay: in the notation of its map, and as a transform of its pixels. */
import type { MapFile } from '../../../schemas/generated/content'

export type Underlay = NonNullable<MapFile['underlay']>

/** a b c d e f as in a canvas: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The transform from pixels of a picture of this size to cell steps. */
export function underlayMatrix(underlay: Underlay, width: number, height: number): Matrix {
  const { at, width: wide, turn = 0, skew = 0 } = underlay
  const high = underlay.height ?? (wide * height) / width
  const [cos, sin, lean] = [Math.cos(radians(turn)), Math.sin(radians(turn)), Math.tan(radians(skew))]
  const [across, down] = [wide / width, high / height]
  return [cos * across, sin * across, (cos * lean - sin) * down, (sin * lean + cos) * down, at[0], at[1]]
}

/** Checks that all parts are present; an unfinished map may lack some. */
export const isWhole = ({ picture, at, width }: Partial<Underlay>): boolean =>
  typeof picture === 'string' &&
  Array.isArray(at) &&
  at.length === 2 &&
  at.every(Number.isFinite) &&
  Number.isFinite(width) &&
  (width ?? 0) > 0
