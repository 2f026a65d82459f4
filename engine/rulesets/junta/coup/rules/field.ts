/** The positions of units on the map. */
import type { Rules } from '../../rules'
import { FLED, type JuntaState, NOBODY } from '../../state'
import { clockwise, commanderOf } from './command'

/** Returns the units in a cell whose commander is alive and in the country, of one seat or of all. */
export function unitsAt(rules: Rules, state: JuntaState, cell: number, seat = NOBODY): number[] {
  const found: number[] = []
  for (let unit = 0; unit < rules.units.count; unit++) {
    if (state.cell[unit] !== cell) continue
    const commander = commanderOf(rules, state, unit)
    if (commander !== NOBODY && (seat === NOBODY || commander === seat)) found.push(unit)
  }
  return found
}

/** The same without units that have retreated in this phase, which take no more part in fire. */
export const fightersAt = (rules: Rules, state: JuntaState, cell: number, seat = NOBODY): number[] =>
  unitsAt(rules, state, cell, seat).filter((unit) => state.moved[unit] !== FLED)

/** Returns the seats with such units there, clockwise from the President. */
export const seatsAt = (rules: Rules, state: JuntaState, cell: number): number[] =>
  inOrder(rules, state, unitsAt(rules, state, cell))
export const fightingSeatsAt = (rules: Rules, state: JuntaState, cell: number): number[] =>
  inOrder(rules, state, fightersAt(rules, state, cell))

function inOrder(rules: Rules, state: JuntaState, units: readonly number[]): number[] {
  const seats = new Set(units.map((unit) => commanderOf(rules, state, unit)))
  return clockwise(rules, Math.max(0, state.president)).filter((seat) => seats.has(seat))
}

export const isEmbassy = ({ places }: Rules, cell: number): boolean => places.embassies.includes(cell)

/** Returns the cells with possible combat: fighters of different players, outside embassies (J-124, J-134). */
export function contested(rules: Rules, state: JuntaState): number[] {
  const first = new Map<number, number>()
  const cells: number[] = []
  for (let unit = 0; unit < rules.units.count; unit++) {
    const cell = state.cell[unit]
    if (cell < 0 || state.moved[unit] === FLED || isEmbassy(rules, cell) || cells.includes(cell)) continue
    const commander = commanderOf(rules, state, unit)
    if (commander === NOBODY) continue
    const other = first.get(cell)
    if (other === undefined) first.set(cell, commander)
    else if (other !== commander) cells.push(cell)
  }
  return cells.sort((a, b) => a - b)
}

/** Returns one unit of each kind. Units of the same type, office and commander are interchangeable. */
export function oneOfEach(rules: Rules, state: JuntaState, units: readonly number[]): number[] {
  const kinds = new Set<string>()
  return units.filter((unit) => {
    const kind = `${rules.units.type[unit]} ${rules.units.office[unit]} ${state.control[unit]}`
    return kinds.has(kind) ? false : kinds.add(kind)
  })
}
