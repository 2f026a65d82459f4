/**
 * Who can shoot at what, from which point, with what cover (CH-12 to CH-54). A figure may have several points to shoot
 * from (openings, sills); it takes the line that is best for it.
 */
import { fromSide } from '../../../geometry/sight-pattern'
import type { CellIndex } from '../../../types'
import type { Weapon } from '../rules'
import { type Cover, coverOf, groundCover, NO_COVER } from './cover'
import { POST, SIDE, type SightGround } from './sight-ground'
import { follow, newTrace, stepAcross } from './sight-trace'

/** How a weapon treats range and living figures; parts of {@link Weapon}. */
export type Reach = Pick<Weapon, 'overFrom' | 'overCover'> & {
  readonly brackets: readonly { readonly upTo: number }[]
}

export type Shot = Cover & {
  readonly possible: boolean
  /** Statement that forbids the shot, '' when it is possible; the cell or the edge (Grid.edgeIndex) that stops it, or -1. */
  readonly whyNot: string
  readonly atCell: CellIndex
  readonly atEdge: number
  /** The cell of the target that is aimed at, and the number of cells to it. */
  readonly to: CellIndex
  readonly range: number
  /** Index in the weapon's brackets, -1 beyond the last. */
  readonly bracket: number
  /** The line passes over living figures (CH-21). */
  readonly over: boolean
  /** Where the line starts: 0 the centre, else 1 + direction of the side in whose middle it does. */
  readonly start: number
}

/** One line that a figure may take to one cell. `stops` is '' when the ground lets it pass. */
type Line = Cover & {
  readonly stops: string
  readonly atCell: CellIndex
  readonly atSide: number
  readonly over: CellIndex
  readonly start: number
}

const trace = newTrace()

/**
 * The shot at a target on one or two cells (CH-54), aimed at the better one. `living` has the cells with living figures,
 * beasts included (CH-19); those on `ignored` are not in the way. `taken`: 0, or 1 + the side that the target has turned
 * its one-sided cover to.
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
  const first = targets[0]
  const line = bestLine(ground, living, from, first, weapon, taken, ignored)
  if (targets.length === 1) return shotAlong(ground, from, first, line, line, weapon)
  const second = targets[1]
  const other = bestLine(ground, living, from, second, weapon, taken, ignored)
  const seen = (cell: CellIndex, { stops }: Line, cover: Cover) =>
    stops === '' ? cover : groundCover(ground, cell)
  const cover = together(seen(first, line, line), seen(second, other, other))
  const shot = shotAlong(ground, from, first, line, cover, weapon)
  const otherShot = shotAlong(ground, from, second, other, cover, weapon)
  return rank(otherShot) < rank(shot) ? otherShot : shot
}

const rank = ({ possible, over, range }: Shot) => (possible ? 0 : 1_000_000) + (over ? 10_000 : 0) + range

/** CH-54: the better cover of the two. */
function together(a: Cover, b: Cover): Cover {
  const { bare, bareRule } = b.bare > a.bare ? b : a
  const { cover, rule, side } = b.cover > a.cover ? b : a
  return cover > bare
    ? { cover, rule, side, bare, bareRule }
    : { cover: bare, rule: bareRule, side: -1, bare, bareRule }
}

function bracketOf({ brackets }: Reach, range: number): number {
  for (let bracket = 0; bracket < brackets.length; bracket++)
    if (range <= brackets[bracket].upTo) return bracket
  return -1
}

/** CH-18, CH-21, CH-22. */
function overRule({ overFrom, overCover }: Reach, bracket: number, cover: number): string {
  if (overFrom < 0) return 'CH-18'
  return bracket < overFrom || cover > overCover ? 'CH-22' : ''
}

function shotAlong(
  ground: SightGround,
  from: CellIndex,
  to: CellIndex,
  line: Line,
  { cover, rule, side, bare, bareRule }: Cover,
  weapon: Reach,
): Shot {
  const { grid, edgeOfSide } = ground.lines
  const range = grid.distance(from, to)
  const bracket = bracketOf(weapon, range)
  const { stops, over, start } = line
  const whyNot =
    stops !== '' ? stops : bracket < 0 ? 'CH-12' : over >= 0 ? overRule(weapon, bracket, cover) : ''
  const byFigure = whyNot === 'CH-18' || whyNot === 'CH-22'
  return {
    possible: whyNot === '',
    whyNot,
    atCell: byFigure ? over : line.atCell,
    atEdge: line.atSide < 0 ? -1 : edgeOfSide[line.atSide],
    to,
    range,
    bracket,
    over: over >= 0,
    start,
    cover,
    rule,
    side,
    bare,
    bareRule,
  }
}

/** The line that is best for the shooter: possible, then against the least cover, then over nobody. */
function bestLine(
  ground: SightGround,
  living: Uint8Array,
  from: CellIndex,
  to: CellIndex,
  weapon: Reach,
  taken: number,
  ignored: readonly CellIndex[],
): Line {
  const { lines, post, room } = ground
  const beside = lines.pattern(from, to, 0)
  if (beside.length === 3) return besideLine(ground, from, to, lines.sideBase[from] + (beside[2] >> 4), taken)
  const posts = post[from]
  let best: Line | undefined
  let bestScore = 0
  const take = (start: number, openings: number, cover: number) => {
    const clear = follow(ground, living, from, to, start, openings, ignored, trace)
    if (cover > trace.passed) trace.passed = cover
    const line = lineOf(ground, from, to, clear, start, taken)
    const score = scoreOf(ground, from, to, line, weapon)
    if (best !== undefined && score >= bestScore) return
    best = line
    bestScore = score
  }
  if (posts === 0) {
    const clear = follow(ground, living, from, to, 0, 1, ignored, trace)
    return lineOf(ground, from, to, clear, 0, taken)
  }
  if ((posts & POST.door) === 0) take(0, 1, 0)
  for (const way of ground.ways[from]) {
    const side = lines.sideOf(from, way)
    const beyond = lines.beyond(from, way, to)
    const window = ground.kind[side] === SIDE.window
    if (ground.inner[side] === from) {
      if (!window || beyond > 0) take(fromSide(way), beyond > 0 ? 0 : 1, 0)
    } else if (beyond > 0 && room[to] >= 0 && room[to] === room[ground.inner[side]])
      take(fromSide(way), -1, ground.sideCover[side])
  }
  return best!
}

function lineOf(
  ground: SightGround,
  from: CellIndex,
  to: CellIndex,
  clear: boolean,
  start: number,
  taken: number,
): Line {
  const found = clear ? coverOf(ground, from, to, trace) : NO_COVER
  const { bare, bareRule } = found
  const turned = found.side >= 0 && taken > 0 && taken !== found.side + 1
  return {
    cover: turned ? bare : found.cover,
    rule: turned ? bareRule : found.rule,
    side: turned ? -1 : found.side,
    bare,
    bareRule,
    stops: trace.rule,
    atCell: trace.cell,
    atSide: trace.side,
    over: trace.over,
    start,
  }
}

function scoreOf(
  { lines }: SightGround,
  from: CellIndex,
  to: CellIndex,
  { stops, over, cover }: Line,
  weapon: Reach,
): number {
  if (stops !== '') return 1000
  const bracket = bracketOf(weapon, lines.grid.distance(from, to))
  const barred = over >= 0 && overRule(weapon, bracket, cover) !== ''
  return (barred ? 500 : 0) + cover * 4 + (over >= 0 ? 1 : 0)
}

/** CH-17: neighbours can always shoot at each other, unless a wall parts them; what lies between still covers. */
function besideLine(ground: SightGround, from: CellIndex, to: CellIndex, side: number, taken: number): Line {
  return lineOf(ground, from, to, stepAcross(ground, to, side, trace), 0, taken)
}

export type Seen = {
  /** 1 for cells that the figure could shoot at, were somebody there; and the cover there. */
  readonly cells: Uint8Array
  readonly cover: Uint8Array
}

/** Everything a figure can reach from a cell: what a screen shows when somebody points at it. */
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
