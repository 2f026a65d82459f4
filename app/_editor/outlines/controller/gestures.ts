/** The result of a press on the map while the outline tool is in use. */

import type { Gesture } from '../../tools/tool'
import type { Made } from '../model/acts'
import * as acts from '../model/acts'
import { bordersOf, type Snap } from '../model/borders'
import type { AreaCommands, Outcome } from '../model/commands'
import { boxOf, coverOf, nearestOn, whereIs } from '../model/geometry'
import type { Area, AreaSheet, Spot } from '../model/sheet'

/** The modes of the outline tool: pick up what is there, or make something. */
export const MODES = ['choose', 'draw', 'node', 'cut', 'frame'] as const
export type Mode = (typeof MODES)[number]

/** A point of the map in fractional grid steps, and the radius within which a press picks something up. */
export type Reach = { readonly point: readonly [number, number]; readonly reach: number }

/** The parts of the outline controller that gestures use. */
export type GestureTarget = {
  readonly mode: Mode
  readonly sheet: AreaSheet
  readonly commands: AreaCommands
  readonly chosen: Area | undefined
  readonly pointer: Reach | undefined
  readonly ghost: Made | undefined
  readonly isFollowing: boolean
  snap(but?: Spot): Snap
  use(mode: Mode): void
  choose(id: string | undefined): void
  chooseCorner(at: Spot): void
  carried(to: Spot): void
  put(snap: Snap, isFollowing: boolean): void
  show(ghost: Made | undefined, frame?: readonly [Spot, Spot]): void
  run(outcome: Outcome, said: string): boolean
}

export function gestureAt(hand: GestureTarget, at: Reach, isShift: boolean): Gesture | undefined {
  if (hand.mode === 'frame') return framing(hand)
  if (hand.mode !== 'choose') return putting(hand, isShift)
  const { chosen, sheet } = hand
  const handle = chosen && handleAt(chosen, at)
  if (chosen && handle) return carryingSpot(hand, chosen, handle)
  const corner = cornerAt(hand, at)
  if (corner) return carryingCorner(hand, corner)
  const border = chosen && borderAt(sheet, chosen, at)
  if (chosen && border) return bending(hand, border)
  const inset = insetAt(sheet, at)
  if (inset) return carryingInset(hand, inset.id, inset.areas)
  const area = areaAt(sheet, at)
  hand.choose(area?.id)
  return area && !area.shape ? carryingSpot(hand, area, 'at') : undefined
}

/** A corner is placed on release, so that a touch user can see its position first. */
function putting(hand: GestureTarget, isFollowing: boolean): Gesture {
  const put = isFollowing || hand.isFollowing
  return {
    id: hand.mode,
    past: () => hand.show(hand.ghost),
    up: () => hand.put(hand.snap(), put),
    cancel: () => hand.show(undefined),
  }
}

/** Drags something with a preview, and applies it on release. */
function carrying(
  hand: GestureTarget,
  to: () => Spot,
  show: (to: Spot) => Made,
  run: (to: Spot) => Outcome,
  done: (to: Spot) => void,
): Gesture {
  const from = hand.pointer?.point ?? [0, 0]
  let there: Spot | undefined
  return {
    id: 'carrying',
    past() {
      const [x, y] = hand.pointer?.point ?? from
      const isFar = Math.hypot(x - from[0], y - from[1]) > (hand.pointer?.reach ?? 0) / 3
      if (!isFar && !there) return
      there = to()
      hand.show(show(there))
    },
    up() {
      if (there && hand.run(run(there), 'done')) done(there)
    },
    cancel: () => hand.show(undefined),
  }
}

function carryingCorner(hand: GestureTarget, { at, areas }: { at: Spot; areas: readonly number[] }): Gesture {
  const { sheet, chosen } = hand
  if (!chosen || !areas.includes(chosen.index))
    hand.choose(sheet.areas.find(({ index }) => index === areas[0])?.id)
  hand.chooseCorner(at)
  return carrying(
    hand,
    () => hand.snap(at).at,
    (to) => acts.moveCorner(sheet, at, to),
    (to) => hand.commands.moveCorner(at, to),
    (to) => hand.carried(to),
  )
}

/** Bends a border at a point without a corner. */
function bending(hand: GestureTarget, on: Spot): Gesture {
  const { sheet } = hand
  return carrying(
    hand,
    () => hand.snap().at,
    (to) => acts.insertCorner(sheet, on, to),
    (to) => hand.commands.insertCorner(on, to),
    (to) => hand.carried(to),
  )
}

function carryingSpot(hand: GestureTarget, area: Area, key: 'at' | 'label'): Gesture {
  const { sheet } = hand
  return carrying(
    hand,
    () => onNet(hand),
    (to) => acts.moveSpot(sheet, area, key, to),
    (to) => hand.commands.moveSpot(area, key, to),
    () => {},
  )
}

function carryingInset(hand: GestureTarget, name: string, ids: readonly string[]): Gesture {
  const { sheet } = hand
  const [x, y] = onNet(hand)
  const by = ([toX, toY]: Spot): Spot => [toX - x, toY - y]
  return carrying(
    hand,
    () => onNet(hand),
    (to) => acts.moveAreas(sheet, ids, by(to)),
    (to) => hand.commands.moveAreas(ids, by(to), name),
    () => {},
  )
}

/** Puts areas that lie wholly between two corners into an inset. */
export function framed(hand: Pick<GestureTarget, 'run' | 'commands' | 'use'>, from: Spot, to: Spot): void {
  if (hand.run(hand.commands.frame(from, to), 'framed')) hand.use('choose')
}

function framing(hand: GestureTarget): Gesture {
  const from = onNet(hand)
  return {
    id: 'framing',
    past: () => hand.show(undefined, [from, onNet(hand)]),
    up: () => framed(hand, from, onNet(hand)),
    cancel: () => hand.show(undefined),
  }
}

/** The pointer's position on the map's grid of points. */
function onNet({ pointer, sheet: { grain } }: GestureTarget): Spot {
  const [x, y] = pointer?.point ?? [0, 0]
  return [Math.round(x / grain) * grain, Math.round(y / grain) * grain]
}

const isNear = ([x, y]: Spot, { point, reach }: Reach) => Math.hypot(x - point[0], y - point[1]) <= reach

function handleAt({ at, label, shape }: Area, pointer: Reach): 'at' | 'label' | undefined {
  if (label && isNear(label, pointer)) return 'label'
  return shape && isNear(at, pointer) ? 'at' : undefined
}

function cornerAt(hand: GestureTarget, pointer: Reach) {
  const { corners } = bordersOf(hand.sheet)
  const snap: Snap = hand.snap()
  return snap.on === 'corner' ? corners.find(({ at }) => isNear(at, pointer) && at === snap.at) : undefined
}

/** The smallest area under a point; a node within reach comes first. */
export function areaAt({ areas }: AreaSheet, { point: [x, y], reach }: Reach): Area | undefined {
  const at: Spot = [Math.round(x), Math.round(y)]
  const node = areas.find((area) => !area.shape && Math.hypot(area.at[0] - x, area.at[1] - y) <= reach * 2)
  const around = areas.filter(({ shape }) => shape && whereIs(at, shape) !== 'out')
  const cover = ({ shape = [] }: Area) => Math.abs(coverOf(shape))
  return node ?? around.toSorted((a, b) => cover(a) - cover(b))[0]
}

/** The point of an area's border within reach. */
function borderAt(sheet: AreaSheet, area: Area, { point, reach }: Reach): Spot | undefined {
  for (const { ends, areas } of bordersOf(sheet).borders) {
    const { far, at } = nearestOn(point, ...ends)
    if (areas.includes(area.index) && far <= reach) return [Math.round(at[0]), Math.round(at[1])]
  }
  return undefined
}

/** Margin of paper around the areas of an inset, in cells, where it can be picked up. */
const PAPER = 0.6

function insetAt(sheet: AreaSheet, { point: [x, y] }: Reach) {
  const paper = PAPER * sheet.cell * sheet.steps
  return sheet.insets.find(({ areas }) => {
    const inside = sheet.areas.filter(({ id }) => areas.includes(id))
    if (inside.length === 0) return false
    const { left, right, top, bottom } = boxOf(inside.flatMap(({ at, shape }) => shape ?? [at]))
    const isIn = (by: number) => left - by < x && x < right + by && top - by < y && y < bottom + by
    return isIn(paper) && !isIn(0)
  })
}
