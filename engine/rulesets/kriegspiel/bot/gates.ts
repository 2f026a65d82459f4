/** The danger to own arsenals: the turns that an enemy needs to take one, and whether a defender is there before it. */
import { attackPoints, speedOf } from '../blocks/numbers'
import type { Rules } from '../rules'
import { isConnected, isLit } from '../rules/network'
import type { KriegspielState } from '../state'
import type { Weights } from './weights'

type Watch = {
  readonly rules: Rules
  readonly weights: Weights
  readonly side: number
  readonly enemies: readonly number[]
}

/** Enemies that need more turns than this are no danger yet. */
const FORESIGHT = 4

/** Rates own arsenals that an enemy reaches before any defender. The danger is divided by the turns it needs. */
export function openGates({ rules, weights, side, enemies }: Watch, state: KriegspielState): number {
  const { arsenals, cache } = rules
  let sum = 0
  for (let index = 0; index < arsenals.count; index++) {
    const cell = arsenals.cell[index]
    if (arsenals.side[index] !== side || state.arsenals[index] === 0 || cache.at[cell] >= 0) continue
    for (const enemy of enemies) {
      const turns = turnsTo(rules, enemy, cell)
      if (turns > FORESIGHT || turnsTo(rules, side, cell) < turns) continue
      sum += Math.trunc((isLit(rules, enemy, cell) ? weights.guard : weights.guard >> 1) / turns)
    }
  }
  return sum
}

/** Returns the turns that the nearest connected unit with an attack needs to a cell over open ground, or a great number. */
function turnsTo(rules: Rules, side: number, cell: number): number {
  const { pieces, cache, board } = rules
  let least = board.grid.size
  for (const piece of pieces.of[side]) {
    const from = cache.cell[piece]
    if (from < 0 || !isConnected(rules, piece)) continue
    const turns = Math.ceil(board.grid.distance(from, cell) / Math.max(1, speedOf(rules, piece)))
    if (turns < least && attackPoints(rules, piece) !== 0) least = turns
  }
  return least
}
