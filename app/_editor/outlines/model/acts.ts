/** Actions on outlines. Each returns the resulting redrawing, or the reason why it is refused. */
import { alongBorders, bordersOf } from './borders'
import { boxOf, coverOf, farness, isOn, lyingOf, middleOf, sidesOf, whereIs } from './geometry'
import { Draft, type Fault, type NewArea, type Redrawing } from './redrawing'
import { type Area, type AreaSheet, isSameSpot, type Spot, spotKey } from './sheet'

export type Made = Redrawing | Fault
type Own = Pick<NewArea, 'id' | 'terrain'>

/** Creates an area from its corners in order; corners on a border of other areas become corners of theirs. */
export function drawArea(sheet: AreaSheet, corners: readonly Spot[], own: Own): Made {
  if (corners.length < 3) return { reason: 'too-few', areas: [own.id] }
  const draft = new Draft(sheet)
  for (const corner of corners) draft.insert(corner)
  const shape = withCornersOnTheWay(sheet, corners)
  draft.add({ ...own, at: middleOf(shape, sheet.grain), shape })
  return draft.done()
}

/** Creates a node, such as a town. */
export function placeNode(sheet: AreaSheet, at: Spot, own: Own): Made {
  const draft = new Draft(sheet)
  draft.add({ ...own, at })
  return draft.done()
}

/**
 * Moves a corner in all outlines that share it. On another corner the two merge; on a border it becomes a corner of that border.
 */
export function moveCorner(sheet: AreaSheet, from: Spot, to: Spot): Made {
  const draft = new Draft(sheet)
  if (isSameSpot(from, to)) return draft.done()
  draft.everyCorner((corner) => (isSameSpot(corner, from) ? to : corner))
  draft.insert(to)
  return draft.done()
}

/** Adds a corner to a border in all outlines that share it; `to` moves it at once. */
export function insertCorner(sheet: AreaSheet, on: Spot, to: Spot = on): Made {
  const draft = new Draft(sheet)
  draft.insert(on)
  if (!isSameSpot(on, to)) draft.everyCorner((corner) => (isSameSpot(corner, on) ? to : corner))
  return draft.done()
}

/** Removes a corner from all outlines that share it. */
export function removeCorner(sheet: AreaSheet, at: Spot): Made {
  const draft = new Draft(sheet)
  draft.everyCorner((corner) => (isSameSpot(corner, at) ? undefined : corner))
  return draft.done()
}

/** Cuts an area along a line from border to border; the part without its counters becomes a new area. */
export function splitArea(
  sheet: AreaSheet,
  { index, id, at, label }: Area,
  cut: readonly Spot[],
  own: Own,
): Made {
  const draft = new Draft(sheet)
  const [first, last] = [cut[0], cut.at(-1) ?? cut[0]]
  draft.insert(first)
  draft.insert(last)
  const shape = draft.shape(index) ?? []
  const [from, to] = [first, last].map((end) => shape.findIndex((corner) => isSameSpot(corner, end)))
  if (from < 0 || to < 0 || from === to) return { reason: 'not-across', areas: [id] }
  const inner = cut.slice(1, -1)
  const one = [...way(shape, from, to), ...inner.toReversed()]
  const other = [...way(shape, to, from), ...inner]
  if (one.length < 3 || other.length < 3 || !makeUp(shape, one, other))
    return { reason: 'not-across', areas: [id] }
  const [kept, cutOff] = whereIs(at, one) === 'out' ? [other, one] : [one, other]
  draft.setShape(index, fromSameStart(kept, shape))
  if (label && whereIs(label, kept) === 'out') draft.setSpot(index, 'label', undefined)
  draft.add({ ...own, at: middleOf(cutOff, sheet.grain), shape: cutOff })
  return draft.done()
}

/** Merges two areas with a common border into the first of them. */
export function mergeAreas(sheet: AreaSheet, one: Area, other: Area): Made {
  const areas = [one.id, other.id]
  const rest = outsides(one.shape ?? [], other.shape ?? [])
  if (rest.length === (one.shape?.length ?? 0) + (other.shape?.length ?? 0))
    return { reason: 'no-border', areas }
  const ring = ringOf(rest)
  if (!ring) return { reason: 'more-than-one', areas }
  const draft = new Draft(sheet)
  draft.remove(other.index)
  draft.setShape(one.index, fromSameStart(ring, one.shape ?? []))
  return draft.done()
}

export function removeArea(sheet: AreaSheet, { index }: Area): Made {
  const draft = new Draft(sheet)
  draft.remove(index)
  return draft.done()
}

/** Moves the point for counters (`at`) or for the name (`label`) of an area. */
export function moveSpot(sheet: AreaSheet, { index }: Area, key: 'at' | 'label', to: Spot): Made {
  const draft = new Draft(sheet)
  draft.setSpot(index, key, to)
  return draft.done()
}

/** Moves areas with the links between them, like those of an inset. Areas that share corners with them are stretched. */
export function moveAreas(sheet: AreaSheet, ids: readonly string[], [dx, dy]: Spot): Made {
  const draft = new Draft(sheet)
  const there = ([x, y]: Spot): Spot => [x + dx, y + dy]
  const moved = sheet.areas.filter(({ id }) => ids.includes(id))
  const corners = new Set(moved.flatMap(({ shape = [] }) => shape.map(spotKey)))
  draft.everyCorner((corner) => (corners.has(spotKey(corner)) ? there(corner) : corner))
  for (const { index, at, label } of moved) {
    draft.setSpot(index, 'at', there(at))
    if (label) draft.setSpot(index, 'label', there(label))
  }
  // A link keeps its shape if both of its ends move.
  for (const { index, between, points } of sheet.bends)
    if (between.every((end) => ids.includes(end))) draft.setBends(index, points.map(there))
  return draft.done()
}

/** Areas that lie wholly in the rectangle between two corners. */
export function areasIn(sheet: AreaSheet, from: Spot, to: Spot): readonly Area[] {
  const frame = boxOf([from, to])
  return sheet.areas.filter(({ at, shape }) => {
    const { left, right, top, bottom } = boxOf(shape ?? [at])
    return frame.left <= left && right <= frame.right && frame.top <= top && bottom <= frame.bottom
  })
}

/** The corners from one to another; with `isFollowing`, along borders if both are corners already. */
export const wayThrough = (sheet: AreaSheet, from: Spot, to: Spot, isFollowing: boolean): readonly Spot[] =>
  isFollowing ? alongBorders(sheet, from, to) : [from, to]

/** Adds the corners of other areas on the way of a new outline, so that the border is shared. */
function withCornersOnTheWay(sheet: AreaSheet, outline: readonly Spot[]): readonly Spot[] {
  const { corners } = bordersOf(sheet)
  return sidesOf(outline).flatMap(([a, b]) => {
    const passed = corners
      .map(({ at }) => at)
      .filter((at) => !isSameSpot(at, a) && !isSameSpot(at, b) && isOn(at, a, b))
      .filter((at) => !outline.some((corner) => isSameSpot(corner, at)))
    return [a, ...passed.sort((one, other) => farness(a, one) - farness(a, other))]
  })
}

/** The corners of an outline from one to another, both included. */
const way = (outline: readonly Spot[], from: number, to: number): readonly Spot[] =>
  from < to ? outline.slice(from, to + 1) : [...outline.slice(from), ...outline.slice(0, to + 1)]

/** Whether two parts make up exactly one outline. */
const makeUp = (whole: readonly Spot[], one: readonly Spot[], other: readonly Spot[]): boolean =>
  Math.abs(coverOf(one)) + Math.abs(coverOf(other)) === Math.abs(coverOf(whole)) &&
  lyingOf(one, other) === 'apart'

/** Rotates an outline to start at the same corner as another one, if it still has that corner. */
function fromSameStart(outline: readonly Spot[], like: readonly Spot[]): readonly Spot[] {
  const start = like.find((corner) => outline.some((one) => isSameSpot(one, corner)))
  const at = start ? outline.findIndex((one) => isSameSpot(one, start)) : 0
  return [...outline.slice(at), ...outline.slice(0, at)]
}

type Side = readonly [Spot, Spot]

/** The sides that two outlines do not share, with the second one reversed to the direction of the first. */
function outsides(one: readonly Spot[], other: readonly Spot[]): readonly Side[] {
  const keyOf = ([a, b]: Side) => [spotKey(a), spotKey(b)].sort().join(' ')
  const alike = isTurnedAlike(one, other) ? other : other.toReversed()
  const [mine, theirs] = [sidesOf(one), sidesOf(alike)]
  const shared = new Set(mine.map(keyOf).filter((key) => theirs.some((side) => keyOf(side) === key)))
  return [...mine, ...theirs].filter((side) => !shared.has(keyOf(side)))
}

/** Whether both outlines run in the same direction, judged by a shared side. */
function isTurnedAlike(one: readonly Spot[], other: readonly Spot[]): boolean {
  const ways = new Set(sidesOf(one).map(([a, b]) => `${spotKey(a)} ${spotKey(b)}`))
  return !sidesOf(other).some(([a, b]) => ways.has(`${spotKey(a)} ${spotKey(b)}`))
}

/** Joins sides into one ring; undefined if they form several rings or one that touches itself. */
function ringOf(sides: readonly Side[]): readonly Spot[] | undefined {
  const next = new Map(sides.map(([a, b]) => [spotKey(a), b]))
  if (sides.length < 3 || next.size < sides.length) return undefined
  const ring: Spot[] = [sides[0][0]]
  for (let at = next.get(spotKey(ring[0])); at && !isSameSpot(at, ring[0]); at = next.get(spotKey(at))) {
    if (ring.length > sides.length) return undefined
    ring.push(at)
  }
  return ring.length === sides.length ? ring : undefined
}
