/** Retreats after the last wave: the units that must leave a field, and their destinations. */
import type { Rules } from '../../rules'
import type { JuntaState } from '../../state'
import { clockwise } from './command'
import { fightersAt, fightingSeatsAt, isEmbassy, seatsAt } from './field'

/** Counts the units that a seat has lost in a cell in this phase. */
export function lossesAt({ fallen }: JuntaState, cell: number, seat: number): number {
  let count = 0
  for (let index = 0; index < fallen.length; index += 2)
    if (fallen[index] === cell && fallen[index + 1] === seat) count += 1
  return count
}

/** J-131: returns the families that must leave, in the order of play: all with more than the fewest losses. J-X13: in a tie none, or all. */
export function mustLeave(rules: Rules, state: JuntaState, cell: number): number[] {
  const there = fightingSeatsAt(rules, state, cell)
  if (there.length < 2) return []
  const losses = there.map((seat) => lossesAt(state, cell, seat))
  const least = Math.min(...losses)
  const losers = there.filter((_, index) => losses[index] > least)
  const leaving = losers.length === 0 && rules.ruleOptions.retreatTie === 'leave' ? there : losers
  return clockwise(rules, state.first).filter((seat) => leaving.includes(seat))
}

/** Returns the families that may stay and can let others stay: those with the fewest losses. */
export function holders(rules: Rules, state: JuntaState, cell: number): number[] {
  const there = fightingSeatsAt(rules, state, cell)
  const least = Math.min(...there.map((seat) => lossesAt(state, cell, seat)))
  return there.filter((seat) => !state.routed.includes(seat) && lossesAt(state, cell, seat) === least)
}

/** Returns the players who must agree to a retreat to a cell (J-132); none in an embassy, which is open to all (J-134). */
export const hosts = (rules: Rules, state: JuntaState, cell: number, seat: number): number[] =>
  isEmbassy(rules, cell) ? [] : seatsAt(rules, state, cell).filter((other) => other !== seat)

/** Returns the adjacent cells that are free, or whose occupants have all agreed. J-X10 decides about cells with own units only. */
export const havens = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.places.neighbours[state.field].filter((cell) => {
    if (state.granted.includes(cell)) return true
    if (hosts(rules, state, cell, seat).length > 0) return false
    return (
      rules.ruleOptions.retreatToOwn !== 'closed' ||
      isEmbassy(rules, cell) ||
      isEmptyOf(rules, state, cell, seat)
    )
  })

const isEmptyOf = (rules: Rules, state: JuntaState, cell: number, seat: number): boolean =>
  !seatsAt(rules, state, cell).includes(seat)

/** Returns the adjacent cells whose occupants have not decided yet. */
export const askable = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.places.neighbours[state.field].filter(
    (cell) =>
      !state.granted.includes(cell) &&
      !state.denied.includes(cell) &&
      hosts(rules, state, cell, seat).length > 0,
  )

export const retreating = (rules: Rules, state: JuntaState, seat: number): number[] =>
  fightersAt(rules, state, state.field, seat)
