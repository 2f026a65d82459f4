/** The cells that the pieces of a side could attack in their next movement, with the total power. */
import { memoise } from '../../../memoise'
import type { Rules } from '../rules'
import { foesOf } from '../rules/foes'
import { type CorteoState, has, PANICKED } from '../state'

/** The power with which the enemies of a side can attack each cell. */
export function dangerTo(rules: Rules, state: CorteoState, side: number): Int16Array {
  const [danger = new Int16Array(rules.ground.size), ...others] = foesOf(rules, side).map((foe) =>
    threatsOf(rules, state, foe),
  )
  for (const threats of others) for (const [cell, power] of threats.entries()) danger[cell] += power
  return danger
}

export function threatsOf(rules: Rules, state: CorteoState, side: number): Int16Array {
  const { pieces, ground } = rules
  const threats = new Int16Array(ground.size)
  const seen = new Int16Array(ground.size).fill(-1)
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (cell < 0 || pieces.side[piece] !== side || has(state, piece, PANICKED)) continue
    for (const [from, budget] of startsOf(rules, piece, cell))
      for (const target of strikesFrom(rules, side, pieces.walk[piece], from, budget)) {
        if (seen[target] === piece) continue
        seen[target] = piece
        threats[target] += pieces.power[piece]
      }
  }
  return threats
}

/** Returns the starting cells of a piece with the movement left. A piece bound to a site attacks from its cell only. */
function startsOf({ pieces, ground }: Rules, piece: number, cell: number): [from: number, budget: number][] {
  if (pieces.bound[piece] === 1 && ground.site[cell] >= 0) return [[cell, 0]]
  const speed = pieces.speed[piece]
  if (ground.base[cell] < 0) return [[cell, speed]]
  return ground.exits[ground.base[cell]].flatMap((exit): [number, number][] => {
    const price = ground.entry[pieces.walk[piece]][exit]
    return price >= 0 && price <= speed ? [[exit, speed - price]] : []
  })
}

/** Cells that can be attacked after a walk over the empty map, by start, walk, side and budget. Pieces are ignored, as they come and go. */
const strikesOf = memoise((_: Rules['ground']) => new Map<string, readonly number[]>())

function strikesFrom(
  rules: Rules,
  side: number,
  walk: number,
  from: number,
  budget: number,
): readonly number[] {
  const known = strikesOf(rules.ground)
  const key = `${from} ${walk} ${side} ${budget}`
  const struck = known.get(key) ?? struckFrom(rules, side, walk, from, budget)
  known.set(key, struck)
  return struck
}

function struckFrom(rules: Rules, side: number, walk: number, from: number, budget: number): number[] {
  const { ground } = rules
  const attack = ground.attack[side]
  const { cells, count } = rules.reacher({ from, budget, costs: ground.costs[walk] })
  const struck = new Set<number>()
  for (let i = 0; i < count; i++)
    for (let slot = cells[i] * ground.width, end = slot + ground.width; slot < end; slot++)
      if (attack[slot] !== 0) struck.add(ground.neighbours[slot])
  return [...struck]
}
