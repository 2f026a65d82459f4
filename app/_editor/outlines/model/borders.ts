/** The borders of a map: corners and sides, without duplicates, with the areas that share them. */
import { nearestOn, sidesOf } from './geometry'
import { type AreaSheet, isSameSpot, type Spot, spotKey } from './sheet'

export type Border = { readonly ends: readonly [Spot, Spot]; readonly areas: readonly number[] }
export type Corner = { readonly at: Spot; readonly areas: readonly number[] }

export type Borders = { readonly corners: readonly Corner[]; readonly borders: readonly Border[] }

const known = new WeakMap<AreaSheet, Borders>()

/** Cached for each sheet. `areas` are indices into the areas of the file. */
export function bordersOf(sheet: AreaSheet): Borders {
  const before = known.get(sheet)
  if (before) return before
  const corners = new Map<string, { at: Spot; areas: number[] }>()
  const borders = new Map<string, { ends: readonly [Spot, Spot]; areas: number[] }>()
  for (const { index, shape = [] } of sheet.areas)
    for (const [a, b] of sidesOf(shape)) {
      const corner = corners.get(spotKey(a)) ?? { at: a, areas: [] }
      corners.set(spotKey(a), corner)
      corner.areas.push(index)
      const key = borderKey(a, b)
      const border = borders.get(key) ?? { ends: [a, b] as const, areas: [] }
      borders.set(key, border)
      border.areas.push(index)
    }
  const read = { corners: [...corners.values()], borders: [...borders.values()] }
  known.set(sheet, read)
  return read
}

const borderKey = (a: Spot, b: Spot): string => [spotKey(a), spotKey(b)].sort().join(' ')

/** The snapped position of a pointer: a corner, else a border, else any point. */
export type Snap = {
  readonly at: Spot
  readonly on: 'corner' | 'border' | 'nothing'
  readonly border?: Border
}

/** Snaps a point in fractional steps to things within reach. */
export function snapped(sheet: AreaSheet, point: readonly [number, number], reach: number, but?: Spot): Snap {
  const { corners, borders } = bordersOf(sheet)
  const isOther = (at: Spot) => but === undefined || !isSameSpot(at, but)
  const corner = nearest(
    corners.filter(({ at }) => isOther(at)),
    ({ at }) => Math.hypot(at[0] - point[0], at[1] - point[1]),
    reach,
  )
  if (corner) return { at: corner.at, on: 'corner' }
  const border = nearest(
    borders.filter(({ ends }) => ends.every(isOther)),
    ({ ends }) => nearestOn(point, ...ends).far,
    reach,
  )
  const [x, y] = border ? nearestOn(point, ...border.ends).at : point
  const grain = border ? 1 : sheet.grain
  const at: Spot = [Math.round(x / grain) * grain, Math.round(y / grain) * grain]
  if (border?.ends.some((end) => isSameSpot(end, at))) return { at, on: 'corner' }
  return border ? { at, on: 'border', border } : { at, on: 'nothing' }
}

function nearest<T>(list: readonly T[], far: (one: T) => number, reach: number): T | undefined {
  let best: T | undefined
  let least = reach
  for (const one of list) {
    const distance = far(one)
    if (distance <= least) [best, least] = [one, distance]
  }
  return best
}

/** The shortest path between corners along borders, both ends included; a straight line if there is none. */
export function alongBorders(sheet: AreaSheet, from: Spot, to: Spot): readonly Spot[] {
  const next = new Map<string, Spot[]>()
  for (const { ends } of bordersOf(sheet).borders)
    for (const [a, b] of [ends, [ends[1], ends[0]] as const])
      next.set(spotKey(a), [...(next.get(spotKey(a)) ?? []), b])
  const way = new Map<string, { readonly far: number; readonly before: Spot | undefined }>()
  const open = new Map<string, Spot>([[spotKey(from), from]])
  way.set(spotKey(from), { far: 0, before: undefined })
  while (open.size > 0) {
    const [key, at] = [...open].reduce((best, one) => (farOf(way, one[0]) < farOf(way, best[0]) ? one : best))
    if (isSameSpot(at, to)) return backFrom(way, to)
    open.delete(key)
    for (const there of next.get(key) ?? []) {
      const far = farOf(way, key) + Math.hypot(there[0] - at[0], there[1] - at[1])
      if (far >= farOf(way, spotKey(there))) continue
      way.set(spotKey(there), { far, before: at })
      open.set(spotKey(there), there)
    }
  }
  return [from, to]
}

type Way = ReadonlyMap<string, { readonly far: number; readonly before: Spot | undefined }>

const farOf = (way: Way, key: string): number => way.get(key)?.far ?? Infinity

function backFrom(way: Way, to: Spot): Spot[] {
  const before = way.get(spotKey(to))?.before
  return before ? [...backFrom(way, before), to] : [to]
}

/** Pairs of areas with a common border, without duplicates, by index. */
export function neighboursOf(sheet: AreaSheet): readonly (readonly [number, number])[] {
  const pairs = new Map<string, readonly [number, number]>()
  for (const { areas } of bordersOf(sheet).borders)
    for (const a of areas) for (const b of areas) if (a < b) pairs.set(`${a} ${b}`, [a, b])
  return [...pairs.values()].sort((one, other) => one[0] - other[0] || one[1] - other[1])
}

/** The coordinates of a point in the notation of the file, and the number of areas that share it. */
export function placedIn(
  sheet: AreaSheet,
  at: Spot,
): { readonly x: number; readonly y: number; readonly shared: number } {
  const { steps } = sheet
  const corner = bordersOf(sheet).corners.find((one) => isSameSpot(one.at, at))
  return { x: at[0] / steps, y: at[1] / steps, shared: corner?.areas.length ?? 0 }
}

/** Step of the arrow keys: a tenth of a cell. */
export const strideOf = ({ cell, steps, grain }: AreaSheet): number =>
  Math.max(grain, Math.round((cell * steps) / 10 / grain) * grain)
