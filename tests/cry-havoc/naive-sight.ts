/**
 * A slow implementation of lines of fire for comparison. It uses big integers and plain objects, tries every cell and side, and
 * shares no code with the engine.
 */
import {
  area,
  type Big,
  centreOf,
  crossesCell,
  crossing,
  endsOf,
  key,
  middleOf,
  onLine,
  type Place,
  same,
  stepFrom,
  stepsBetween,
} from './naive-hexes'
import { overTops } from './naive-tops'
import type { NaiveSide, NaiveWorld } from './naive-world'

export type NaiveWeapon = {
  readonly ranges: readonly number[]
  /** First range at which it shoots over figures, and the best cover the target may then have. Undefined if it cannot. */
  readonly over?: { readonly from: number; readonly cover: number }
}
/** `side` is a name for the side of a one-sided cover. */
export type NaiveShot =
  | { readonly possible: false; readonly reasons: readonly string[] }
  | {
      readonly possible: true
      readonly cover: number
      readonly bare: number
      readonly side: string | undefined
      readonly over: boolean
      readonly range: number
    }

// ---- effects of the ground on one line

type Start = {
  readonly point: Big
  /** Openings that the line may still pass, before those of the target's cell. */
  readonly openings: number
  /** The line enters over this sill. It stays within the room, and the window gives cover. */
  readonly sill?: NaiveSide
}
type NaiveLine =
  | { readonly reasons: readonly string[] }
  | {
      readonly cover: number
      readonly bare: number
      readonly side: string | undefined
      readonly over: boolean
    }

const cellAt = (world: NaiveWorld, place: Place) => world.cells.get(key(place))
const roomAt = (world: NaiveWorld, place: Place) => cellAt(world, place)?.room
const isOpening = ({ kind }: NaiveSide) => kind === 'door' || kind === 'entrance' || kind === 'window'
const sideName = ({ inner, way }: NaiveSide) => `opening ${key(inner)}/${way}`

/** Two cells beyond both ends. No cell further away can matter. */
const isNear = (place: Place, from: Place, to: Place) =>
  [0, 1].every((i) => place[i] >= Math.min(from[i], to[i]) - 2 && place[i] <= Math.max(from[i], to[i]) + 2)

function lineFrom(
  whole: NaiveWorld,
  from: Place,
  to: Place,
  { point, openings, sill }: Start,
  ignored: readonly Place[],
): NaiveLine {
  const goal = centreOf(to)
  const world = { ...whole, sides: whole.sides.filter(({ inner }) => isNear(inner, from, to)) }
  const reasons: string[] = []
  const between: Place[] = []
  const span = (a: number, b: number) =>
    Array.from({ length: Math.abs(a - b) + 3 }, (_, i) => Math.min(a, b) - 1 + i)
  for (const column of span(from[0], to[0]))
    for (const row of span(from[1], to[1])) {
      const place: Place = [column, row]
      if (!world.cells.has(key(place))) continue
      if (!same(place, from) && !same(place, to) && crossesCell(point, goal, place)) between.push(place)
    }
  const crossed: NaiveSide[] = []
  for (const side of world.sides) {
    if (side.kind === 'top') continue
    const [p, q] = endsOf(side.inner, side.way)
    const touched = onLine(point, goal, p) || onLine(point, goal, q)
    if (touched || (side.kind === 'wall' && crossing(point, goal, p, q))) reasons.push('CH-44')
    else if (crossing(point, goal, p, q)) crossed.push(side)
  }
  const own = crossed.find(({ inner }) => same(inner, to))
  const passed = crossed.filter((side) => side !== own)
  for (const side of crossed)
    if (side.kind === 'window') {
      const room = roomAt(world, from)
      if (room !== undefined && room === roomAt(world, side.inner)) reasons.push('CH-35')
      else if (side !== own) reasons.push('CH-36')
    }
  if (sill && crossed.length > 0) reasons.push('CH-37')
  else if (passed.length > openings) reasons.push('CH-39', 'CH-43')
  if (between.some((place) => cellAt(world, place)?.through === 'closed')) reasons.push('CH-24')

  const hairs = [1n, -1n].map((hand) => overTops(world, from, to, point, goal, hand))
  const free = hairs.filter(({ stopped, outside }) => !stopped && !outside)
  if (free.length === 0) reasons.push('CH-27')
  if (reasons.length > 0) return { reasons }
  const scarp = Math.min(...free.map(({ cover }) => cover))

  const covers = [cellAt(world, to)?.cover ?? 0, scarp, sill?.cover ?? 0, ...passed.map(({ cover }) => cover)]
  if (between.some((place) => cellAt(world, place)?.through === 'light')) covers.push(1)
  const over = between.some(
    (place) => world.living.has(key(place)) && !ignored.some((other) => same(other, place)),
  )
  return { ...withSides(world, from, to, covers, own), over }
}

/** Adds the covers that count against one side only. */
function withSides(
  world: NaiveWorld,
  from: Place,
  to: Place,
  covers: readonly number[],
  own: NaiveSide | undefined,
) {
  const always = [...covers]
  const turned: { cover: number; side: string }[] = []
  const hosts = world.sides.filter((side) => isOpening(side) && same(side.inner, to))
  if (own && own.host > 0) turned.push({ cover: own.host, side: sideName(own) })
  else {
    if (own) always.push(own.cover)
    turned.push({ cover: Math.max(0, ...hosts.map(({ host }) => host)), side: 'within' })
  }
  const corner = cellAt(world, to)?.corner
  if (corner) {
    const building = stepFrom(to, corner.way)
    const faces = [corner.way + 4, corner.way + 2].filter((way) => {
      const [p, q] = endsOf(building, way % 6)
      return area(p, q, centreOf(from)) * area(p, q, centreOf(building)) < 0n
    })
    if (faces.length < 2)
      turned.push({
        cover: corner.cover,
        side: faces.length === 0 ? 'no face' : faces[0] === corner.way + 4 ? 'left face' : 'right face',
      })
  }
  const bare = Math.max(...always)
  const best = turned.reduce((a, b) => (b.cover > a.cover ? b : a))
  return best.cover > bare
    ? { cover: best.cover, bare, side: best.side }
    : { cover: bare, bare, side: undefined }
}

// ---- starting points of a shot

function startsOf(world: NaiveWorld, from: Place, to: Place): Start[] {
  const doors = world.sides.filter(
    ({ kind, inner }) => (kind === 'door' || kind === 'entrance') && same(inner, from),
  )
  const starts: Start[] = doors.length === 0 ? [{ point: centreOf(from), openings: 1 }] : []
  const isOutside = (side: NaiveSide, place: Place) => {
    const [p, q] = endsOf(side.inner, side.way)
    return area(p, q, centreOf(place)) * area(p, q, centreOf(side.inner)) < 0n
  }
  for (const side of doors)
    starts.push({ point: middleOf(side.inner, side.way), openings: isOutside(side, to) ? 0 : 1 })
  for (const side of world.sides) {
    if (side.kind !== 'window') continue
    const point = middleOf(side.inner, side.way)
    if (same(side.inner, from) && isOutside(side, to)) starts.push({ point, openings: 0 })
    const [p, q] = endsOf(side.inner, side.way)
    const isWithin = area(p, q, centreOf(to)) * area(p, q, centreOf(side.inner)) > 0n
    const room = roomAt(world, to)
    if (
      same(stepFrom(side.inner, side.way), from) &&
      isWithin &&
      room !== undefined &&
      room === roomAt(world, side.inner)
    )
      starts.push({ point, openings: 0, sill: side })
  }
  return starts
}

/** Neighbours, which only a wall can separate. */
function beside(world: NaiveWorld, from: Place, to: Place): NaiveLine {
  const way = [0, 1, 2, 3, 4, 5].find((direction) => same(stepFrom(from, direction), to))!
  const side = world.sides.find(
    (one) => (same(one.inner, from) && one.way === way) || (same(one.inner, to) && one.way === (way + 3) % 6),
  )
  if (side?.kind === 'wall') return { reasons: ['CH-17'] }
  const covers = [cellAt(world, to)?.cover ?? 0]
  const ours = side && same(side.inner, to) ? side : undefined
  if (ours?.kind === 'top') covers.push(ours.cover)
  return { ...withSides(world, from, to, covers, ours && isOpening(ours) ? ours : undefined), over: false }
}

// ---- the best line

export function naiveShot(
  world: NaiveWorld,
  from: Place,
  targets: readonly Place[],
  weapon: NaiveWeapon,
  taken?: string,
): NaiveShot {
  const reasons = new Set<string>()
  const barred = (over: boolean, range: number, cover: number) => {
    const bracket = weapon.ranges.findIndex((furthest) => range <= furthest)
    if (!over) return undefined
    if (!weapon.over) return 'CH-18'
    return bracket < weapon.over.from || cover > weapon.over.cover ? 'CH-22' : undefined
  }
  const best = targets.map((to) => {
    const range = stepsBetween(from, to)
    const lines =
      range === 1
        ? [beside(world, from, to)]
        : startsOf(world, from, to).map((start) => lineFrom(world, from, to, start, targets))
    const open = lines.flatMap((line) => {
      if ('reasons' in line) {
        for (const reason of line.reasons) reasons.add(reason)
        return []
      }
      const lost = line.side !== undefined && taken !== undefined && line.side !== taken
      return [lost ? { ...line, cover: line.bare, side: undefined } : line]
    })
    const worth = (line: (typeof open)[number]) =>
      (barred(line.over, range, line.cover) ? 100 : 0) + line.cover * 10 + (line.over ? 1 : 0)
    return {
      range,
      to,
      line: open.sort((a, b) => worth(a) - worth(b))[0] as (typeof open)[number] | undefined,
    }
  })
  const offers = best.map(({ to, line }) => {
    const ground = cellAt(world, to)?.cover ?? 0
    return line ?? { cover: ground, bare: ground, side: undefined, over: false }
  })
  const top = offers.reduce((a, b) => (b.cover > a.cover ? b : a))
  const bare = Math.max(...offers.map((offer) => offer.bare))
  const cover = Math.max(top.cover, bare)
  const side = cover > bare ? top.side : undefined
  const shots = best.flatMap(({ range, line }) => {
    if (!line) return []
    const no = range > weapon.ranges[weapon.ranges.length - 1] ? 'CH-12' : barred(line.over, range, cover)
    if (no) reasons.add(no)
    return no ? [] : [{ possible: true as const, cover, bare, side, over: line.over, range }]
  })
  shots.sort((a, b) => Number(a.over) - Number(b.over) || a.range - b.range)
  return shots[0] ?? { possible: false, reasons: [...reasons] }
}
