/** Sums of attack and defence (K-43 to K-59). Expects networks that are true for the state. */
import {
  attackPoints,
  bonusPoints,
  chargePoints,
  defencePoints,
  isChargeable,
  isOn,
  leadsAgainst,
  rangeOf,
  supportPoints,
} from '../blocks/numbers'
import type { Result, Rules } from '../rules'
import { isConnected } from './network'

/** The points of one piece in a sum, and their kind; recorded only on request. */
export type Share = {
  readonly piece: number
  readonly as: 'attack' | 'charge' | 'own' | 'support' | 'bonus'
  readonly points: number
}

/** Returns the result of an attack on a piece (K-47 to K-49). */
export function resultOf(rules: Rules, target: number, attack: number, defence: number): Result {
  const { retreat, capture } = leadsAgainst(rules, target)
  const difference = attack - defence
  if (difference >= capture) return 'captured'
  return difference >= retreat ? 'retreat' : 'safe'
}

/** True for a connected piece that is not ordered to retreat (K-38, K-51). */
export const mayAttack = (rules: Rules, piece: number): boolean =>
  attackPoints(rules, piece) > 0 && rules.cache.retreating[piece] === 0 && isConnected(rules, piece)

/** Returns the attack of a side on a cell, as if an enemy piece stood there (K-44). */
export function attackOn(rules: Rules, side: number, cell: number, shares?: Share[]): number {
  const { fireRun } = rules.ground
  const slot = cell << 3
  let sum = 0
  for (let direction = 0; direction < 8; direction++)
    if (fireRun[slot + direction] !== 0) sum += attackAlong(rules, side, cell, direction, shares)
  return sum
}

/** Returns the attack along one line, outwards from the target: the charge first, then pieces with the target in range. */
function attackAlong(rules: Rules, side: number, cell: number, direction: number, shares?: Share[]): number {
  const { ground, pieces, reach, ruleOptions } = rules
  const { at } = rules.cache
  const step = ground.steps[direction]
  const run = ground.fireRun[(cell << 3) + direction]
  let from = cell + step
  let distance = 1
  let sum = 0
  const charges = at[from] >= 0 && isCharger(rules, side, at[from]) && mayBeCharged(rules, cell, direction)
  const skipsGaps = charges && ruleOptions.chargeGap === 'passes'
  if (skipsGaps) sum += chargeAlong(rules, side, cell, direction, shares)
  else if (charges)
    for (; distance <= run && isCharger(rules, side, at[from]); distance++, from += step) {
      const piece = at[from]
      const points = chargePoints(rules, piece)
      sum += points
      shares?.push({ piece, as: 'charge', points })
    }
  for (const last = run < reach ? run : reach; distance <= last; distance++, from += step) {
    const piece = at[from]
    if (piece < 0) continue
    if (pieces.side[piece] !== side) {
      if (ruleOptions.fireBlockers === 'enemies') break
      continue
    }
    if (rangeOf(rules, piece) < distance || !mayAttack(rules, piece)) continue
    if (skipsGaps && isCharger(rules, side, piece)) continue
    const points = attackPoints(rules, piece)
    sum += points
    shares?.push({ piece, as: 'attack', points })
  }
  return sum
}

/** True if a piece may take part in a charge from its cell (K-53, K-57). */
function isCharger(rules: Rules, side: number, piece: number): boolean {
  const { pieces, ground, cache } = rules
  return (
    piece >= 0 &&
    pieces.side[piece] === side &&
    chargePoints(rules, piece) !== 0 &&
    isOn(rules, 'charge-from', piece, ground.charges[cache.cell[piece]]) &&
    mayAttack(rules, piece)
  )
}

/** True if a target on this cell may be charged from that direction (K-56, K-X3). North is direction 0, south 4. */
const mayBeCharged = (rules: Rules, cell: number, direction: number): boolean =>
  isChargeable(rules, cell) && (rules.ruleOptions.chargeLine === 'straight' || (direction & 3) === 0)

/** Returns the charge with `chargeGap: passes`: every charger along the line within the reach of fire counts. */
function chargeAlong(rules: Rules, side: number, cell: number, direction: number, shares?: Share[]): number {
  const { ground, pieces, cache, ruleOptions } = rules
  const step = ground.steps[direction]
  let sum = 0
  let from = cell
  for (let left = ground.fireRun[(cell << 3) + direction]; left > 0; left--) {
    from += step
    const piece = cache.at[from]
    if (piece < 0) continue
    if (ruleOptions.fireBlockers === 'enemies' && pieces.side[piece] !== side) break
    if (!isCharger(rules, side, piece)) continue
    const points = chargePoints(rules, piece)
    sum += points
    shares?.push({ piece, as: 'charge', points })
  }
  return sum
}

/** Returns the defence of a piece where it stands: its own, that of its ground and that of its friends (K-45). */
export const defenceOf = (rules: Rules, target: number, shares?: Share[]): number =>
  ownDefence(rules, target, shares) +
  supportOn(rules, rules.pieces.side[target], rules.cache.cell[target], shares)

/** K-38, K-58, K-59, K-X7: a piece that is cut off does not defend itself, and its ground does not help it. */
function ownDefence(rules: Rules, piece: number, shares?: Share[]): number {
  const { pieces, ruleOptions, cache } = rules
  if (cache.retreating[piece] !== 0 && ruleOptions.retreatDefence === 'lost') return 0
  const connected = isConnected(rules, piece)
  const defends = connected || (pieces.combat[piece] === 0 && ruleOptions.relayDefence === 'kept')
  const points = defends ? defencePoints(rules, piece) : 0
  const bonus = connected || ruleOptions.bonusWhenCutOff === 'kept' ? bonusOf(rules, piece) : 0
  if (points > 0) shares?.push({ piece, as: 'own', points })
  if (bonus > 0) shares?.push({ piece, as: 'bonus', points: bonus })
  return points + bonus
}

/** Returns the bonus of the ground under a piece. */
export const bonusOf = (rules: Rules, piece: number): number =>
  bonusPoints(rules, piece, plainBonus(rules, piece, rules.cache.cell[piece]))

/** Returns the bonus of a cell for a piece without modifiers; 0 off the board. */
export function plainBonus({ ground, pieces, types }: Rules, piece: number, cell: number): number {
  const terrain = cell < 0 ? -1 : ground.terrain[cell]
  return terrain < 0 ? 0 : ground.bonus[terrain * types.length + pieces.type[piece]]
}

/** Returns the points that friends add to the defence of a cell (K-40, K-45). */
export function supportOn(rules: Rules, side: number, cell: number, shares?: Share[]): number {
  const { ground, pieces, cache, reach, ruleOptions } = rules
  const { at } = cache
  const enemiesStop = ruleOptions.fireBlockers === 'enemies'
  const withBonus = ruleOptions.supportBonus === 'given'
  const slot = cell << 3
  let sum = 0
  for (let direction = 0; direction < 8; direction++) {
    const run = ground.fireRun[slot + direction]
    const step = ground.steps[direction]
    let from = cell + step
    for (let distance = 1, last = run < reach ? run : reach; distance <= last; distance++, from += step) {
      const piece = at[from]
      if (piece < 0) continue
      if (pieces.side[piece] !== side) {
        if (enemiesStop) break
        continue
      }
      if (rangeOf(rules, piece) < distance) continue
      const points = supportPoints(rules, piece)
      if (points === 0 || !isConnected(rules, piece)) continue
      if (cache.retreating[piece] !== 0 && ruleOptions.retreatDefence === 'lost') continue
      const bonus = withBonus ? bonusOf(rules, piece) : 0
      sum += points + bonus
      shares?.push({ piece, as: 'support', points })
      if (bonus > 0) shares?.push({ piece, as: 'bonus', points: bonus })
    }
  }
  return sum
}
