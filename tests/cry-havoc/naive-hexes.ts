/**
 * Hexes for the slow check on slanted axes: a step down is (0, 6), a step to the upper right (6, -6). It uses big integers and
 * shares no code with the engine.
 */

/** Column and row from 0 on a map of flat hexes. The odd columns (1, 3 ...) are half a cell lower. */
export type Place = readonly [column: number, row: number]
export const same = (a: Place, b: Place) => key(a) === key(b)
export const key = ([column, row]: Place) => `${column},${row}`

export type Big = readonly [bigint, bigint]
/** So large that a sideways step of one unit is negligible. */
export const UNIT = 1_000_000n
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
const axial = ([column, row]: Place) => [column, row - Math.floor(column / 2)] as const
export const stepFrom = (place: Place, way: number): Place => {
  const [q, r] = axial(place)
  const [dq, dr] = WAYS[(way + 6) % 6]
  return [q + dq, r + dr + Math.floor((q + dq) / 2)]
}
export function stepsBetween(a: Place, b: Place): number {
  const [q, r] = axial(a)
  const [s, t] = axial(b)
  return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t))
}
const at = (x: number, y: number): Big => [BigInt(x) * UNIT, BigInt(y) * UNIT]
export const centreOf = (place: Place): Big => {
  const [q, r] = axial(place)
  return at(6 * q, 6 * r)
}
const corners = new Map<string, Big>()
/** A corner is the middle of three cells, two thirds of the sum of two steps. */
function cornerOf(place: Place, way: number): Big {
  const name = `${key(place)}/${way % 6}`
  const corner = corners.get(name) ?? makeCorner(place, way)
  corners.set(name, corner)
  return corner
}
function makeCorner(place: Place, way: number): Big {
  const [q, r] = axial(place)
  const [a, b] = WAYS[(way + 5) % 6]
  const [c, d] = WAYS[way % 6]
  return at(6 * q + 2 * (a + c), 6 * r + 2 * (b + d))
}
export const endsOf = (place: Place, way: number) => [cornerOf(place, way), cornerOf(place, way + 1)] as const
export const middleOf = (place: Place, way: number): Big => {
  const [p, q] = endsOf(place, way)
  return [(p[0] + q[0]) / 2n, (p[1] + q[1]) / 2n]
}
export const area = (a: Big, b: Big, p: Big) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
export const onLine = (a: Big, b: Big, p: Big) =>
  area(a, b, p) === 0n && (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]) <= 0n
export const crossing = (a: Big, b: Big, p: Big, q: Big) =>
  area(a, b, p) * area(a, b, q) < 0n && area(p, q, a) * area(p, q, b) < 0n

/**
 * Whether a line crosses the open interior of a cell. Corners are on both sides of it, and no cell side has the whole line outside.
 */
export function crossesCell(a: Big, b: Big, place: Place): boolean {
  const centre = centreOf(place)
  const around = [0, 1, 2, 3, 4, 5].map((way) => cornerOf(place, way))
  const hands = around.map((corner) => area(a, b, corner))
  if (hands.every((hand) => hand >= 0n) || hands.every((hand) => hand <= 0n)) return false
  return around.every((p, i) => {
    const q = around[(i + 1) % 6]
    const inwards = area(p, q, centre)
    return area(p, q, a) * inwards > 0n || area(p, q, b) * inwards > 0n
  })
}
