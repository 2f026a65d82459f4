/** Who stands where in a written position, for the judge of all positions. */
import type { CryHavocPosition, Position, ScenarioFile } from '../../../../schemas/generated/content'
import { type At, within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { Footing } from '../../../compile/standers'
import type { BoardMap, RawPack } from '../../../types'
import { isOpenBetween } from '../checks/neighbours'
import { ownPack, unitOf } from '../checks/parts'
import type { Ground } from '../rules'
import { compileGround } from './ground'

const grounds = new WeakMap<RawPack, WeakMap<BoardMap, Ground>>()

/** CH-58: the living never share a cell, the dead take no room; CH-60: a horse has ground of its own, and both its halves stand on it. */
export function footing(
  raw: RawPack,
  _scenario: ScenarioFile,
  board: BoardMap,
  given: Position,
  at: At,
): Footing {
  const known = grounds.get(raw) ?? new WeakMap<BoardMap, Ground>()
  grounds.set(raw, known)
  const ground = known.get(board) ?? compileGround(ownPack(raw), board)
  known.set(board, ground)
  const { units } = given as unknown as CryHavocPosition
  const standers = entries(units, within(at, 'units')).flatMap(({ value, at: place }) => {
    if (value.at === undefined) return []
    const cells: readonly string[] = typeof value.at === 'string' ? [value.at] : value.at
    const isHorse = value.on !== undefined || unitOf(raw, value.unit)?.beast === true
    return [
      {
        at: within(place, 'at'),
        unit: value.unit,
        cells,
        isFlat: value.health === 'dead',
        isClosed: (cell: number) => (isHorse ? ground.horseCost : ground.footCost)[cell] < 0,
      },
    ]
  })
  return { standers, most: 1, isJoined: (front, rear) => isOpenBetween(ground, front, rear) }
}
