/** The cost of a defeat on a cell to a side, in the weights of the caller. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { openValue } from './goals'
import type { Outlook } from './outlook-type'

/** A piece with fewer ways to fall back is hemmed in. */
const EASE = 3

type Beaten = {
  readonly cell: number
  readonly side: number
  readonly walk: number
  /** Power of all pieces that would leave the cell. */
  readonly power: number
  /** A cell where a piece of the other side will arrive, -1 for none. */
  readonly arrivalCell: number
}

const lossBy =
  (weight: 'retreat' | 'panic') =>
  (outlook: Outlook, state: CorteoState, beaten: Beaten): number => {
    const { rules, weights } = outlook
    const loss = beaten.power * weights[weight] + placeLoss(outlook, state, beaten)
    return rules.arrests.sides.includes(beaten.side) ? loss + hemmedLoss(outlook, beaten) : loss
  }
export const retreatLoss = lossBy('retreat')
export const panicLoss = lossBy('panic')

/** Returns the worth of an objective that is lost or left open. */
export function placeLoss({ rules, weights }: Outlook, state: CorteoState, { cell, side }: Beaten): number {
  const value = openValue(rules, state, cell)
  return value * (side === rules.objectives.side ? weights.objective : weights.storm)
}

/** Returns the worth of an arrest, if no way out is left, or a part of it for each missing way. */
export function hemmedLoss({ rules, weights }: Outlook, beaten: Beaten): number {
  const ways = waysOut(rules, beaten)
  const whole = beaten.power * weights.arrest
  if (ways === 0) return whole
  return Math.trunc((whole * weights.hemmed * Math.max(0, EASE - ways)) / 100)
}

/** Counts the neighbouring cells where a beaten piece may go. */
function waysOut({ ground, cache, board }: Rules, { cell, side, walk, arrivalCell }: Beaten): number {
  const enemyZone = cache.hostile[side]
  const costs = ground.costs[walk]
  let ways = 0
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
    const to = ground.neighbours[slot]
    if (costs[slot] < 0 || cache.blocked[side][to] !== 0 || enemyZone[to] !== 0) continue
    if (arrivalCell < 0 || board.grid.distance(arrivalCell, to) > 1) ways++
  }
  return ways
}
