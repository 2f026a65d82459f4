/** The commanders of units, and the players who move with them. */
import type { Rules } from '../../rules'
import { type JuntaState, NOBODY } from '../../state'

/** True for the dead and for exiles (J-64, J-80). */
export const isOut = (state: JuntaState, seat: number): boolean =>
  state.dead[seat] === 1 || state.exile[seat] !== NOBODY

/** Returns the seat that acts for an office: its holder, the President for the cousin, or NOBODY if it is vacant (J-88, J-89). */
export function chiefOf(rules: Rules, state: JuntaState, office: number): number {
  if (rules.offices.powers[office].president || state.cousin[office] === 1) return state.president
  return state.office[office]
}

/** Returns the commander of a unit. NOBODY for ignored units, those of the dead and of exiles, except the cousin's (J-114). */
export function commanderOf(rules: Rules, state: JuntaState, unit: number): number {
  const handed = state.control[unit]
  const office = rules.units.office[unit]
  const seat = handed !== NOBODY ? handed : office === NOBODY ? NOBODY : chiefOf(rules, state, office)
  return seat === NOBODY || isOut(state, seat) ? NOBODY : seat
}

/** Returns the first office with this power, or NOBODY if no seat acts for it. */
export function officeWith(
  rules: Rules,
  state: JuntaState,
  power: keyof Rules['offices']['powers'][number],
): number {
  const office = rules.offices.powers.findIndex((powers) => powers[power])
  if (office < 0) return NOBODY
  const chief = chiefOf(rules, state, office)
  return chief === NOBODY || isOut(state, chief) ? NOBODY : office
}

/**
 * Returns the Interior Minister while the powers of the office count. If the holder is dead or in exile, no one has
 * them, even the cousin (J-90). The cousin has the powers of an office that the President held before the election.
 */
export function interiorOf(rules: Rules, state: JuntaState): number {
  const office = rules.offices.powers.findIndex(({ interior }) => interior)
  if (office < 0 || state.office[office] === NOBODY || isOut(state, state.office[office])) return NOBODY
  return chiefOf(rules, state, office)
}

/** A slot of the movement: a seat by its number, or the units of an office that the cousin fills (J-117). */
export const cousinSlot = (rules: Rules, office: number): number => rules.seats.length + office
export const officeOfSlot = (rules: Rules, slot: number): number =>
  slot < rules.seats.length ? NOBODY : slot - rules.seats.length
export const moverOf = (rules: Rules, state: JuntaState, slot: number): number =>
  slot < rules.seats.length ? slot : state.president

/** True if a unit belongs to this slot. */
export function isOfSlot(rules: Rules, state: JuntaState, unit: number, slot: number): boolean {
  const commander = commanderOf(rules, state, unit)
  if (commander === NOBODY || commander !== moverOf(rules, state, slot)) return false
  const office = rules.units.office[unit]
  const isCousins = office !== NOBODY && state.control[unit] === NOBODY && state.cousin[office] === 1
  return isCousins ? slot === cousinSlot(rules, office) : slot < rules.seats.length
}

/** Returns the seats clockwise, beginning with one. */
export const clockwise = ({ seats }: Rules, first: number): number[] =>
  seats.map((_, index) => (first + index) % seats.length)

/** J-115: returns the next first mover, left of the last one. The dead and exiles are skipped, unless a cousin fills their office. */
export const nextFirst = (rules: Rules, state: JuntaState, last: number): number => {
  const hasCousin = (seat: number) =>
    state.office.some((holder, office) => holder === seat && state.cousin[office] === 1)
  const order = clockwise(rules, (last + 1) % rules.seats.length)
  return order.find((seat) => !isOut(state, seat) || hasCousin(seat)) ?? last
}

/** Returns the slots of a phase: each seat's own, and the cousin's directly after that of the former holder (J-117). */
export const slotsFrom = (rules: Rules, state: JuntaState, first: number): number[] =>
  clockwise(rules, first).flatMap((seat) => [
    seat,
    ...rules.offices.ids.flatMap((_, office) =>
      state.cousin[office] === 1 && state.office[office] === seat ? [cousinSlot(rules, office)] : [],
    ),
  ])

/** Inserts the cousin's slot after that of the former holder, if the cousin takes an office during a phase. */
export const withCousin = (rules: Rules, { slots, office }: JuntaState, taken: number): number[] =>
  slots.flatMap((slot) => (slot === office[taken] ? [slot, cousinSlot(rules, taken)] : [slot]))
