/**
 * Possible shots: targets, points of fire and cover (CH-12 to CH-54). A figure may have several points to shoot from
 * (openings, sills). It takes the best line.
 */
import { fromSide } from '../../../../geometry/sight-pattern'
import type { CellIndex } from '../../../../types'
import type { Weapon } from '../../rules'
import { type Cover, coverOf, groundCover, NO_COVER } from './cover'
import { POST, SIDE, type SightGround } from './ground'
import { follow, stepAcross } from './line'
import { newTrace } from './trace'

/** How a weapon treats range and living figures; parts of {@link Weapon}. */
export type Reach = Pick<Weapon, 'overFrom' | 'overCover'> & {
  readonly brackets: readonly { readonly upTo: number }[]
}

export type Shot = Cover & {
  readonly possible: boolean
  /** Statement that forbids the shot, '' if it is possible; the cell or the edge (Grid.edgeIndex) that stops it, or -1. */
  readonly whyNot: string
  readonly atCell: CellIndex
  readonly atEdge: number
  /** True if the ground lets the line pass, regardless of range and figures. */
  readonly clear: boolean
  /** The target's cell, and the number of cells to it. */
  readonly to: CellIndex
  readonly range: number
  /** Index in the weapon's brackets, -1 beyond the last. */
  readonly bracket: number
  /** First cell with living figures under the line (CH-21), -1 for none. */
  readonly over: CellIndex
  /** Start of the line: 0 for the centre, otherwise 1 + direction of the side from whose middle it starts. */
  readonly start: number
}

const trace = newTrace()

/**
 * Returns the shot at a target on one or two cells (CH-54), aimed at the better one. `living` marks cells with living
 * figures, including beasts (CH-19); those on `ignored` do not block. `taken` is 0, or 1 + the side of the target's
 * one-sided cover.
 */
export function lineOfFire(
  ground: SightGround,
  living: Uint8Array,
  from: CellIndex,
  targets: readonly CellIndex[],
  weapon: Reach,
  taken = 0,
  ignored: readonly CellIndex[] = targets,
): Shot {
  const first = bestLine(ground, living, from, targets[0], weapon, taken, ignored)
  if (targets.length === 1) return first
  const second = bestLine(ground, living, from, targets[1], weapon, taken, ignored)
  const seen = (shot: Shot) => (shot.clear ? shot : groundCover(ground, shot.to))
  const cover = strongerOf(seen(first), seen(second))
  const shots = [first, second].map((shot) => covered(shot, cover, weapon))
  return worth(shots[1]) < worth(shots[0]) ? shots[1] : shots[0]
}

const worth = ({ possible, over, range }: Shot) =>
  (possible ? 0 : 1_000_000) + (over >= 0 ? 10_000 : 0) + range

/** CH-54: returns the better cover of the two. */
function strongerOf(a: Cover, b: Cover): Cover {
  const { bare, bareRule } = b.bare > a.bare ? b : a
  const { cover, rule, side } = b.cover > a.cover ? b : a
  if (cover > bare) return { cover, rule, side, bare, bareRule }
  return { cover: bare, rule: bareRule, side: -1, bare, bareRule }
}

function covered(shot: Shot, { cover, rule, side, bare, bareRule }: Cover, weapon: Reach): Shot {
  const { clear, bracket, over } = shot
  const whyNot = clear ? weaponRule(weapon, bracket, over, cover) : shot.whyNot
  const atCell = clear && isFigure(whyNot) ? over : shot.atCell
  return { ...shot, possible: whyNot === '', whyNot, atCell, cover, rule, side, bare, bareRule }
}

function bracketOf({ brackets }: Reach, range: number): number {
  for (let bracket = 0; bracket < brackets.length; bracket++)
    if (range <= brackets[bracket].upTo) return bracket
  return -1
}

/** Returns the rule that forbids a shot allowed by the ground: range, or figures under the line (CH-18, CH-21, CH-22). Empty if none does. */
function weaponRule({ overFrom, overCover }: Reach, bracket: number, over: CellIndex, cover: number): string {
  if (bracket < 0) return 'CH-12'
  if (over < 0) return ''
  if (overFrom < 0) return 'CH-18'
  return bracket < overFrom || cover > overCover ? 'CH-22' : ''
}
const isFigure = (rule: string) => rule === 'CH-18' || rule === 'CH-22'

/** Length of the pattern for adjacent neighbours: steps, end, cell, number of sides, one side. */
const BESIDE = 5

/** Returns the best line for the shooter: a possible one, then the least cover, then without figures under it. */
function bestLine(
  ground: SightGround,
  living: Uint8Array,
  from: CellIndex,
  to: CellIndex,
  weapon: Reach,
  taken: number,
  ignored: readonly CellIndex[],
): Shot {
  const { lines } = ground
  const at = lines.patternAt(from, to, 0)
  const { pool } = lines
  const range = pool[at]
  if (pool[at + 1] === at + BESIDE) {
    const clear = stepAcross(ground, to, lines.sideBase[from] + (pool[at + 4] >> 4), trace)
    return shotAlong(ground, from, to, clear, 0, range, weapon, taken)
  }
  if (ground.post[from] !== 0) return bestPost(ground, living, from, to, range, weapon, taken, ignored)
  const clear = follow(ground, living, from, to, at, 1, ignored, trace)
  return shotAlong(ground, from, to, clear, 0, range, weapon, taken)
}

/** The same for a cell with openings or sills (CH-35 to CH-41). */
function bestPost(
  ground: SightGround,
  living: Uint8Array,
  from: CellIndex,
  to: CellIndex,
  range: number,
  weapon: Reach,
  taken: number,
  ignored: readonly CellIndex[],
): Shot {
  const { lines, room, inner } = ground
  let best: Shot | undefined
  const take = (start: number, openings: number, cover: number) => {
    const at = lines.patternAt(from, to, start)
    const clear = follow(ground, living, from, to, at, openings, ignored, trace)
    trace.passed = Math.max(trace.passed, cover)
    const shot = shotAlong(ground, from, to, clear, start, range, weapon, taken)
    if (best === undefined || score(shot) < score(best)) best = shot
  }
  if ((ground.post[from] & POST.door) === 0) take(0, 1, 0)
  for (const way of ground.ways[from]) {
    const side = lines.sideOf(from, way)
    const isBeyond = lines.beyond(from, way, to) > 0
    if (inner[side] === from) {
      if (isBeyond || ground.kind[side] !== SIDE.window) take(fromSide(way), isBeyond ? 0 : 1, 0)
    } else if (isBeyond && room[to] >= 0 && room[to] === room[inner[side]])
      take(fromSide(way), -1, ground.sideCover[side])
  }
  return best!
}

/** Returns a score that is lower for a better shot. */
function score({ possible, clear, cover, over }: Shot): number {
  if (!clear) return 1000
  return (possible ? 0 : 500) + cover * 4 + (over >= 0 ? 1 : 0)
}

/** Returns the shot that the trace of a line allows. */
function shotAlong(
  ground: SightGround,
  from: CellIndex,
  to: CellIndex,
  clear: boolean,
  start: number,
  range: number,
  weapon: Reach,
  taken: number,
): Shot {
  const { over } = trace
  const found = clear ? coverOf(ground, from, to, trace) : NO_COVER
  const { bare, bareRule } = found
  let { cover, rule, side } = found
  if (side >= 0 && taken > 0 && taken !== side + 1) {
    cover = bare
    rule = bareRule
    side = -1
  }
  const bracket = bracketOf(weapon, range)
  const whyNot = clear ? weaponRule(weapon, bracket, over, cover) : trace.rule
  const atCell = clear && over >= 0 && isFigure(whyNot) ? over : trace.cell
  const atEdge = ground.lines.edgeOfSide[trace.side] ?? -1
  const possible = whyNot === ''
  return {
    cover,
    rule,
    side,
    bare,
    bareRule,
    possible,
    whyNot,
    atCell,
    atEdge,
    clear,
    to,
    range,
    bracket,
    over,
    start,
  }
}

export type Seen = {
  /** 1 for cells where the figure could shoot at a target; and the cover there. */
  readonly cells: Uint8Array
  readonly cover: Uint8Array
}

/** Returns all the cells that a figure can shoot at from a cell, for inspection. */
export function sightFrom(ground: SightGround, living: Uint8Array, from: CellIndex, weapon: Reach): Seen {
  const { size } = ground.lines.grid
  const cells = new Uint8Array(size)
  const cover = new Uint8Array(size)
  for (let to = 0; to < size; to++) {
    if (to === from) continue
    const shot = lineOfFire(ground, living, from, [to], weapon)
    if (!shot.possible) continue
    cells[to] = 1
    cover[to] = shot.cover
  }
  return { cells, cover }
}
