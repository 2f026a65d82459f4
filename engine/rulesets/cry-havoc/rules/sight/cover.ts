/** The cover of a target against a line that reaches it (CH-23, CH-38, CH-42, CH-45 to CH-53). */
import type { CellIndex } from '../../../../types'
import { LIGHT, type SightGround, THROUGH } from './ground'
import type { Trace } from './trace'

/** 0 none, 1 light, 2 medium; `rule` is the statement that gives it, '' for none. */
export type Cover = {
  readonly cover: number
  readonly rule: string
  /** The side that a one-sided cover faces (CH-51 to CH-53), or -1 for cover all round. The owner has it against one such side of each target. */
  readonly side: number
  /** The remaining cover if the owner takes its cover towards another side. The same value if it is all round. */
  readonly bare: number
  readonly bareRule: string
}

export const NO_COVER: Cover = { cover: 0, rule: '', side: -1, bare: 0, bareRule: '' }

/** Returns the cover that the ground under the target always gives. */
export function groundCover({ cover, through }: SightGround, at: CellIndex): Cover {
  if (cover[at] === 0) return NO_COVER
  const rule = through[at] === THROUGH.closed ? 'CH-47' : 'CH-46'
  return { cover: cover[at], rule, side: -1, bare: cover[at], bareRule: rule }
}

export function coverOf(ground: SightGround, from: CellIndex, to: CellIndex, trace: Trace): Cover {
  const { own, passed, top, light } = trace
  const hosted = own >= 0 && ground.hostCover[own] > 0
  if (!light && passed === 0 && top === 0 && own < 0 && ground.cellHost[to] === 0 && ground.corner[to] < 0)
    return groundCover(ground, to)
  let { cover: bare, rule: bareRule } = groundCover(ground, to)
  const add = (cover: number, rule: string) => {
    if (cover <= bare) return
    bare = cover
    bareRule = rule
  }
  if (light) add(LIGHT, 'CH-23')
  add(passed, 'CH-42')
  if (own >= 0 && !hosted) add(ground.sideCover[own], 'CH-38')
  add(top, 'CH-45')
  const best = stronger(openingCover(ground, to, hosted ? own : -1), cornerCover(ground, from, to))
  if (best.cover <= bare) return { cover: bare, rule: bareRule, side: -1, bare, bareRule }
  return { ...best, bare, bareRule }
}

type OneSided = Pick<Cover, 'cover' | 'rule' | 'side'>
const stronger = (a: OneSided, b: OneSided): OneSided => (b.cover > a.cover ? b : a)

/** CH-51: a piece in an opening is covered from outside, whichever opening of the cell that is, or from inside. */
function openingCover(ground: SightGround, to: CellIndex, own: number): OneSided {
  const { edgeOfSide, grid } = ground.lines
  if (own >= 0) return { cover: ground.hostCover[own], rule: 'CH-51', side: edgeOfSide[own] }
  return { cover: ground.cellHost[to], rule: 'CH-51', side: grid.edgeCount }
}

/**
 * CH-52: the faces of a corner are the sides of the building's cell towards the cells on either hand. A face is visible
 * from every cell strictly beyond its line. A piece that sees one face shoots from its side.
 */
function cornerCover(
  { lines, corner, cornerCover: covers }: SightGround,
  from: CellIndex,
  to: CellIndex,
): OneSided {
  const none = { cover: 0, rule: '', side: -1 }
  const way = corner[to]
  if (way < 0) return none
  const { grid } = lines
  const width = grid.directions.length
  const building = grid.neighbours[to * width + way]
  const back = grid.opposite(way)
  const left = lines.beyond(building, (back + 1) % width, from) > 0
  const right = lines.beyond(building, (back + width - 1) % width, from) > 0
  if (left && right) return none
  const first = grid.edgeCount + 1
  return { cover: covers[to], rule: 'CH-52', side: left ? first + 1 : right ? first + 2 : first }
}
