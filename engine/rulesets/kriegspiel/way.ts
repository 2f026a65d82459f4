/** The way and the length of a move of the active piece, before it is made. */
import type { Way } from '../../types'
import type { KriegspielAction } from './actions'
import { speedOf } from './blocks/numbers'
import { cellNamed } from './phase'
import type { KriegspielDef, Rules } from './rules'
import { loadNetworks } from './rules/network'
import { costOf, leadsOn, reach } from './rules/reach'
import { type KriegspielState, NOBODY } from './state'

export function way(
  { rules }: KriegspielDef,
  state: KriegspielState,
  action: KriegspielAction,
): Way | undefined {
  const piece = state.active
  if (action.type !== 'move' || piece === NOBODY) return undefined
  loadNetworks(rules, state)
  const { spent, before } = waysOf(rules, state, piece)
  const to = cellNamed(rules, action.cell)
  const points = spent.get(to)
  if (points === undefined) return undefined
  const cells = [to]
  for (let cell = before.get(to); cell !== undefined; cell = before.get(cell)) cells.unshift(cell)
  const left = speedOf(rules, piece)
  // The first step is allowed whatever it costs.
  return { cells, price: { key: 'kriegspiel.way', values: { points: Math.min(points, left), left } } }
}

/** By cell in reach, the movement that the cheapest way spends, and the cell before it on that way. */
function waysOf(rules: Rules, state: KriegspielState, piece: number) {
  const { ground, cache } = rules
  const from = cache.cell[piece]
  const inReach = new Set(cache.reached.subarray(0, reach(rules, state, piece)))
  const spent = new Map([[from, 0]])
  const before = new Map<number, number>()
  const open = [from]
  for (const cell of open) {
    if (cell !== from && !leadsOn(rules, state, piece, cell)) continue
    for (let direction = 0; direction < 8; direction++) {
      const next = cell + ground.steps[direction]
      if (ground.open[(cell << 3) + direction] === 0 || !inReach.has(next)) continue
      const points = (spent.get(cell) ?? 0) + costOf(rules, piece, next)
      if (points >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue
      spent.set(next, points)
      before.set(next, cell)
      open.push(next)
    }
  }
  return { spent, before }
}
