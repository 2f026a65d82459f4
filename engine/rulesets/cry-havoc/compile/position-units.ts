/** The cells of the pieces in a written position, for the check of all positions. */
import type { CryHavocPosition } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { PlacedUnit, PositionUnits } from '../../../types/ruleset'
import { isOpenBetween } from '../checks/neighbours'
import { groups, ownPack, standingIn, unitOf } from '../checks/parts'
import type { Ground } from '../rules'
import { compileGround } from './ground'

const grounds = new WeakMap<RawPack, WeakMap<BoardMap, Ground>>()

function groundOf(raw: RawPack, board: BoardMap): Ground {
  const known = grounds.get(raw) ?? new WeakMap<BoardMap, Ground>()
  grounds.set(raw, known)
  const ground = known.get(board) ?? compileGround(ownPack(raw), board)
  known.set(board, ground)
  return ground
}

/** CH-58: living pieces never share a cell, and the dead take no room. CH-60: a horse needs its own kind of ground under both halves. */
const unitsOn = (
  ground: Ground,
  placed: readonly (Omit<PlacedUnit, 'isClosed'> & { readonly isHorse: boolean })[],
): PositionUnits => ({
  units: placed.map(({ isHorse, ...unit }) => ({
    ...unit,
    isClosed: (cell: number) => (isHorse ? ground.horseCost : ground.footCost)[cell] < 0,
  })),
  most: 1,
  isJoined: (front, rear) => isOpenBetween(ground, front, rear),
})

export function positionUnits(
  raw: RawPack,
  _scenario: unknown,
  board: BoardMap,
  { units }: CryHavocPosition,
  at: At,
): PositionUnits {
  const placed = entries(units, within(at, 'units')).flatMap(({ value, at: place }) => {
    if (value.at === undefined) return []
    const cells: readonly string[] = typeof value.at === 'string' ? [value.at] : value.at
    const isHorse = value.on !== undefined || unitOf(raw, value.unit)?.beast === true
    return [{ at: within(place, 'at'), unit: value.unit, cells, isFlat: value.health === 'dead', isHorse }]
  })
  return unitsOn(groundOf(raw, board), placed)
}

type Cells = readonly (string | readonly [string, string])[]

/** Returns the groups that begin on listed cells. Another check reports a wrong number of cells. */
export function startUnits(raw: RawPack, _: unknown, board: BoardMap, at: At): PositionUnits {
  const placed = groups(raw)
    .filter((group) => group.at.file === at.file && group.value.at !== undefined)
    .flatMap((group) => {
      const pieces = standingIn(raw, group)
      return entries(group.value.at as Cells | undefined, within(group.at, 'at')).flatMap(
        ({ value, at: place }, index) => {
          const piece = pieces[index]
          const cells: readonly string[] = typeof value === 'string' ? [value] : value
          if (piece === undefined || piece.cells !== cells.length) return []
          return [{ at: place, unit: piece.unit.id, side: group.side, cells, isHorse: piece.horse }]
        },
      )
    })
  return unitsOn(groundOf(raw, board), placed)
}
