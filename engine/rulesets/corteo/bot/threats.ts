/** Where the pieces of a side could strike in their next movement, and with how much power in all. */
import type { Rules } from '../rules'
import { type CorteoState, has, PANICKED } from '../state'

export function threatsOf(rules: Rules, state: CorteoState, side: number): Int16Array {
  const { pieces, ground } = rules
  const threats = new Int16Array(ground.size)
  const seen = new Int16Array(ground.size).fill(-1)
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (cell < 0 || pieces.side[piece] !== side || has(state, piece, PANICKED)) continue
    if (pieces.bound[piece] === 1 && ground.site[cell] >= 0) strikeAround(rules, piece, cell, threats, seen)
    else if (ground.base[cell] < 0) strikeFrom(rules, piece, cell, pieces.speed[piece], threats, seen)
    else
      for (const exit of ground.exits[ground.base[cell]]) {
        const price = ground.entry[pieces.walk[piece]][exit]
        if (price >= 0) strikeFrom(rules, piece, exit, pieces.speed[piece] - price, threats, seen)
      }
  }
  return threats
}

function strikeFrom(
  rules: Rules,
  piece: number,
  from: number,
  budget: number,
  threats: Int16Array,
  seen: Int16Array,
): void {
  if (budget < 0) return
  const costs = rules.ground.costs[rules.pieces.walk[piece]]
  const { cells, count } = rules.reacher({ from, budget, costs })
  for (let i = 0; i < count; i++) strikeAround(rules, piece, cells[i], threats, seen)
}

function strikeAround(
  { ground, pieces }: Rules,
  piece: number,
  cell: number,
  threats: Int16Array,
  seen: Int16Array,
): void {
  const attack = ground.attack[pieces.side[piece]]
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
    const target = ground.neighbours[slot]
    if (attack[slot] === 0 || seen[target] === piece) continue
    seen[target] = piece
    threats[target] += pieces.power[piece]
  }
}
