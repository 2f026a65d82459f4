/** The placement of units by a bot: as written if possible, otherwise connected, close together and towards the enemy. */
import type { Choice } from '../../../types'
import { cellNamed, pieceNamed } from '../phase'
import type { Rules } from '../rules'
import { isLit } from '../rules/network'
import { type KriegspielState, RESERVE } from '../state'

/** Greater than any sum of the points below. */
const FIRST = 10_000

export function placingScore(rules: Rules, state: KriegspielState, side: number, { action }: Choice): number {
  switch (action.type) {
    case 'opening':
      return FIRST
    case 'ready':
      return FIRST - 1
    case 'select':
      return state.cell[pieceNamed(rules, action.unit)] === RESERVE ? 1 : -1
    case 'place':
      return squareScore(rules, side, state.hand[side], cellNamed(rules, action.cell))
    default:
      return -FIRST
  }
}

/** Relays prefer lines and the rear. Other units prefer lines, neighbouring friends and the front. */
function squareScore(rules: Rules, side: number, piece: number, cell: number): number {
  const { arsenals, board, cache } = rules
  const { grid } = board
  const distances = arsenals.cell.map((at, index) => ({
    own: arsenals.side[index] === side,
    steps: grid.distance(at, cell),
  }))
  const nearest = (own: boolean) =>
    Math.min(grid.size, ...distances.filter((one) => one.own === own).map(({ steps }) => steps))
  const line = isLit(rules, side, cell) ? 20 : 0
  if (cache.emits[piece] !== 0) return 2 * line - nearest(true)
  return line + 5 * friendsBeside(rules, side, cell) - nearest(false) - nearest(true)
}

function friendsBeside({ board, cache, pieces }: Rules, side: number, cell: number): number {
  let count = 0
  for (let direction = 0; direction < 8; direction++) {
    const beside = board.grid.neighbours[(cell << 3) + direction]
    const friend = beside < 0 ? -1 : cache.at[beside]
    if (friend >= 0 && pieces.side[friend] === side) count++
  }
  return Math.min(count, 3)
}
