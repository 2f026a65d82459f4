/** The possible attacks in step 4 (CH-06, CH-73, CH-79, CH-80, CH-89, CH-90). */
import type { Rules } from '../rules'
import { BUSY, type CryHavocState, has, isLiving, STRUCK } from '../state'
import { reaches } from './contact'
import { cellsOf, isAble, isCaptive, isMounted, piecesWhere, sideOf } from './figures'
import type { Sums } from './melee'
import { mayJoin } from './ransom'

/** True for an able piece that has not attacked and is not busy for the whole phase. */
export const mayAttack = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  rules.pieces.side[piece] === state.side &&
  isAble(rules, state, piece) &&
  !has(state, piece, STRUCK) &&
  !has(state, piece, BUSY)

/** True for a living piece of another side on the map, including beasts, except captives. */
export const mayBeAttacked = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  sideOf(rules, state, piece) !== state.side && isLiving(state, piece) && !isCaptive(state, piece)

/** Returns the adjacent pieces that a piece {@link reaches}, by index. The position cache is loaded. */
export function opponentsInReach(rules: Rules, state: CryHavocState, attacker: number): number[] {
  const { ground, cache, board, ruleOptions } = rules
  const found: number[] = []
  for (const from of ruleOptions.frontOnly ? [state.cell[attacker]] : cellsOf(state, attacker))
    for (let direction = 0; direction < ground.width; direction++) {
      const cell = ground.neighbours[from * ground.width + direction]
      const other = cell < 0 ? -1 : cache.occupant[cell]
      if (other < 0 || found.includes(other) || !mayBeAttacked(rules, state, other)) continue
      if (isMounted(state, attacker) && ground.mountedAttack[cell] === 0) continue
      if (ground.noMelee[board.grid.edgeIndex(from, direction)] === 0) found.push(other)
    }
  return found.sort((a, b) => a - b)
}

/** Returns the pieces that may join the attack on the one defender. A captive may turn on its own guard (CH-101). */
export function joinersOf(rules: Rules, state: CryHavocState): number[] {
  const [defender] = state.defenders
  return piecesWhere(
    rules,
    (piece) =>
      !state.attackers.includes(piece) &&
      (mayAttack(rules, state, piece) || mayJoin(rules, state, piece, defender)) &&
      reaches(rules, state, piece, defender),
  )
}

export const mayStrike = (state: CryHavocState, { column }: Sums): boolean =>
  state.attackers.length > 0 && column >= 0
