/** The value of a position for the side in turn before its attack: one number, by the weights of the pack. */
import { attacksOf, leadsAgainst } from '../blocks/numbers'
import type { Rules } from '../rules'
import { attackOn, defenceOf, resultOf } from '../rules/combat'
import { isConnected, isOnLine, loadNetworks } from '../rules/network'
import type { KriegspielState } from '../state'
import { openGates } from './gates'
import { FAR, waysTo } from './ways'
import type { Weights } from './weights'

export type Outlook = {
  readonly rules: Rules
  readonly weights: Weights
  readonly side: number
  /** All other sides. */
  readonly enemies: readonly number[]
  /** Turns since the last capture by any side. They raise the weight of advancing and lower that of caution. */
  quiet: number
  /** Steps to the arsenals of the enemy that still stand, by cell. */
  readonly toEnemy: (state: KriegspielState) => Int16Array
  /** Steps to the units of the enemy, by cell. The caller of `worth` measures them once in each position. */
  near: Int16Array
  readonly toUnits: (state: KriegspielState) => Int16Array
}

/** Creates the outlook of a side. Distances are measured again only when an arsenal falls or an enemy unit moves. */
export function makeOutlook(rules: Rules, weights: Weights, side: number): Outlook {
  const toEnemy = remembered(rules)
  const toUnits = remembered(rules)
  return {
    rules,
    weights,
    side,
    enemies: [...rules.sides.keys()].filter((other) => other !== side),
    quiet: 0,
    near: new Int16Array(),
    toEnemy: ({ arsenals }) =>
      toEnemy(
        rules.arsenals.cell.filter(
          (_, index) => arsenals[index] === 1 && rules.arsenals.side[index] !== side,
        ),
      ),
    toUnits: ({ cell }) => toUnits(cell.filter((at, piece) => at >= 0 && rules.pieces.side[piece] !== side)),
  }
}

/** Returns a function for the steps to some cells. It measures again only when the cells or the ground differ from those of the last call. */
function remembered(rules: Rules): (goals: readonly number[]) => Int16Array {
  let known: { key: string; ground: Rules['ground']; ways: Int16Array } | undefined
  return (goals) => {
    const key = goals.join()
    const { ground } = rules
    if (known?.key !== key || known.ground !== ground) known = { key, ground, ways: waysTo(rules, goals) }
    return known.ways
  }
}

/** Returns the value of the position in the cache, which may be one move ahead of the state. */
export function worth(outlook: Outlook, state: KriegspielState): number {
  const { rules, weights, quiet } = outlook
  loadNetworks(rules, state)
  const careful = calmed(threats(outlook), weights.haste * quiet)
  return standing(outlook, state) + prospects(outlook, state) - careful - openGates(outlook, state)
}

/** Returns the weight of caution, reduced by haste. */
const calmed = (value: number, haste: number): number => Math.trunc((value * 100) / (100 + haste))

/** Rates the connected units and their distance from the goal, the working relays, and enemies that are cut off. */
function standing(outlook: Outlook, state: KriegspielState): number {
  const { rules, weights, side, enemies } = outlook
  const { pieces, cache } = rules
  const haste = weights.haste * outlook.quiet
  const ways = outlook.toEnemy(state)
  const { near } = outlook
  const connected = calmed(weights.connected, haste)
  let distance = 0
  let sum = 0
  for (const piece of pieces.of[side]) {
    const cell = cache.cell[piece]
    if (cell < 0) continue
    if (pieces.combat[piece] !== 0) {
      if (isConnected(rules, piece)) sum += connected
      if (ways[cell] !== FAR) distance += weights.approach * ways[cell]
      if (near[cell] !== FAR) distance += weights.contact * near[cell]
    } else {
      if (isOnLine(rules, piece)) sum += weights.relayLine
      sum -= weights.follow * stepsToLost(rules, side, piece)
    }
  }
  sum -= Math.trunc((distance * (100 + haste)) / 100)
  for (const enemy of enemies)
    for (const piece of pieces.of[enemy])
      if (cache.cell[piece] >= 0 && pieces.combat[piece] !== 0 && !isConnected(rules, piece))
        sum += weights.line
  return sum
}

/** Returns the steps from a relay to the nearest friend that is cut off, or 0 if none is. */
function stepsToLost(rules: Rules, side: number, relay: number): number {
  const { pieces, cache, board } = rules
  let nearest = FAR
  for (const piece of pieces.of[side]) {
    if (pieces.combat[piece] === 0 || cache.cell[piece] < 0) continue
    if (isConnected(rules, piece)) continue
    nearest = Math.min(nearest, board.grid.distance(cache.cell[piece], cache.cell[relay]))
  }
  return nearest === FAR ? 0 : nearest
}

/** Rates the best possible attack of this turn, and how near any attack comes to a capture. */
function prospects({ rules, weights, side, enemies }: Outlook, state: KriegspielState): number {
  const { pieces, cache } = rules
  const mayStrike = state.attacks < attacksOf(rules, state)
  let best = 0
  let nearest = -LEAST_HOPE
  for (const enemy of enemies)
    for (const target of pieces.of[enemy]) {
      const cell = cache.cell[target]
      if (cell < 0) continue
      const attack = attackOn(rules, side, cell)
      if (attack === 0) continue
      const defence = defenceOf(rules, target)
      nearest = Math.max(nearest, Math.min(leadsAgainst(rules, target).capture, attack - defence))
      if (mayStrike) best = Math.max(best, gain(rules, weights, target, attack, defence))
    }
  return best + weights.hunt * (nearest + LEAST_HOPE)
}

/** The most points an attack may lack and still count as a beginning. */
const LEAST_HOPE = 24

/** Returns the worth of an attack to the attacker. */
export function gain(
  rules: Rules,
  weights: Weights,
  target: number,
  attack: number,
  defence: number,
): number {
  const result = resultOf(rules, target, attack, defence)
  if (result === 'safe') return 0
  const prize = priceOf(rules, weights, target)
  if (result === 'captured') return prize
  return isConnected(rules, target) || rules.pieces.bound[target] === 0 ? weights.retreat : prize
}

export const priceOf = ({ pieces }: Rules, weights: Weights, piece: number): number =>
  pieces.combat[piece] !== 0 ? weights.capture * pieces.defence[piece] : weights.relay

/** Returns the threatened captures by the enemy, and the distance of own units from safety. */
function threats({ rules, weights, side, enemies }: Outlook): number {
  const { pieces, cache } = rules
  let worst = 0
  let sum = 0
  for (const piece of pieces.of[side]) {
    const cell = cache.cell[piece]
    if (cell < 0) continue
    for (const enemy of enemies) {
      const attack = attackOn(rules, enemy, cell)
      if (attack === 0) continue
      const defence = defenceOf(rules, piece)
      if (attack > defence) sum += attack - defence
      worst = Math.max(worst, gain(rules, weights, piece, attack, defence))
    }
  }
  return (worst >> 1) + weights.danger * sum
}
