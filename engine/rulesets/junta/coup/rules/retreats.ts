/** Retreats after the last wave: the units that must leave a field, and their destinations. */
import type { Rules } from '../../rules'
import type { JuntaState } from '../../state'
import { clockwise } from './command'
import { fightersAt, fightingSeatsAt, isEmbassy, seatsAt } from './field'

/** Units a seat has lost in a cell in this phase. */
export function lossesAt({ fallen }: JuntaState, cell: number, seat: number): number {
  let count = 0
  for (let index = 0; index < fallen.length; index += 2)
    if (fallen[index] === cell && fallen[index + 1] === seat) count += 1
  return count
}

/** J-131: those who have lost more than the least must leave, in the order of play of the phase; J-X13: in a tie nobody, or all. */
export function mustLeave(rules: Rules, state: JuntaState, cell: number): number[] {
  const there = fightingSeatsAt(rules, state, cell)
  if (there.length < 2) return []
  const losses = there.map((seat) => lossesAt(state, cell, seat))
  const least = Math.min(...losses)
  const losers = there.filter((_, index) => losses[index] > least)
  const leaving = losers.length === 0 && rules.options.retreatTie === 'leave' ? there : losers
  return clockwise(rules, state.first).filter((seat) => leaving.includes(seat))
}

/** Those who need not leave and can let others stay: the ones with the fewest losses. */
export function holders(rules: Rules, state: JuntaState, cell: number): number[] {
  const there = fightingSeatsAt(rules, state, cell)
  const least = Math.min(...there.map((seat) => lossesAt(state, cell, seat)))
  return there.filter((seat) => !state.routed.includes(seat) && lossesAt(state, cell, seat) === least)
}

/** Players whose leave a retreat to a cell would need (J-132): nobody's in an embassy, where anybody may stand (J-134). */
export const hosts = (rules: Rules, state: JuntaState, cell: number, seat: number): number[] =>
  isEmbassy(rules, cell) ? [] : seatsAt(rules, state, cell).filter((other) => other !== seat)

/** Adjacent cells that are free, or whose occupants have all agreed. J-X10: only own units there count as free, or not. */
export const havens = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.places.neighbours[state.field].filter((cell) => {
    if (state.granted.includes(cell)) return true
    if (hosts(rules, state, cell, seat).length > 0) return false
    return (
      rules.options.retreatToOwn !== 'closed' || isEmbassy(rules, cell) || isEmptyOf(rules, state, cell, seat)
    )
  })

const isEmptyOf = (rules: Rules, state: JuntaState, cell: number, seat: number): boolean =>
  !seatsAt(rules, state, cell).includes(seat)

/** Adjacent cells whose occupants have not been asked yet. */
export const askable = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.places.neighbours[state.field].filter(
    (cell) =>
      !state.granted.includes(cell) &&
      !state.denied.includes(cell) &&
      hosts(rules, state, cell, seat).length > 0,
  )

export const retreating = (rules: Rules, state: JuntaState, seat: number): number[] =>
  fightersAt(rules, state, state.field, seat)
