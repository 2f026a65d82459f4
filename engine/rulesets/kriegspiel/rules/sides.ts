/** The sides at war: each against all others, until one is left. */
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'

export const isOut = ({ out }: KriegspielState, side: number): boolean => out?.includes(side) ?? false

/** Returns the next side that is still in the war; with two sides, the other. */
export function sideAfter({ sides }: Rules, state: KriegspielState, side: number): number {
  let next = (side + 1) % sides.length
  while (isOut(state, next) && next !== side) next = (next + 1) % sides.length
  return next
}

/** Returns the previous side in the order of play, including defeated ones. */
export const sideBefore = ({ sides }: Rules, side: number): number => (side + sides.length - 1) % sides.length

/** Returns the default attacker of a side: the side in turn, or else the next one. */
export const opponentOf = (rules: Rules, state: KriegspielState, side: number): number =>
  state.turn === side || isOut(state, state.turn) ? sideAfter(rules, state, side) : state.turn

/** Returns the other sides still in the war, beginning with the next. */
export function othersThan(rules: Rules, state: KriegspielState, side: number): number[] {
  const others: number[] = []
  for (let next = sideAfter(rules, state, side); next !== side && !others.includes(next); ) {
    others.push(next)
    next = sideAfter(rules, state, next)
  }
  return others
}
