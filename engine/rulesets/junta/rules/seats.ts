/** The families at the table: the living at home in seat order, and the powers of their offices. */
import { juntaNumber } from '../blocks/numbers'
import { chiefOf, clockwise, isOut } from '../coup/rules/command'
import type { Rules } from '../rules'
import { type JuntaState, NOBODY } from '../state'

export const isPresent = (state: JuntaState, seat: number): boolean => !isOut(state, seat)

/** True if a family chose that location; false for a location that the map lacks. */
export const isAt = (state: JuntaState, seat: number, location: number): boolean =>
  location !== NOBODY && state.location[seat] === location

/** Returns the living families at home, clockwise from a seat. */
export const presentFrom = (rules: Rules, state: JuntaState, first: number): number[] =>
  clockwise(rules, first).filter((seat) => isPresent(state, seat))

/** Returns the same clockwise from the President, or from the owner of the game if there is none. */
export const presentInOrder = (rules: Rules, state: JuntaState): number[] =>
  presentFrom(rules, state, Math.max(0, state.president))

export const leftOf = ({ seats }: Rules, seat: number): number => (seat + 1) % seats.length

/** Returns the offices that a seat acts for, including the Presidency and those of the cousin. */
export const officesOf = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.offices.ids.flatMap((_, office) => (actsFor(rules, state, office) === seat ? [office] : []))

/** Returns the seat that acts for an office, or NOBODY if it is vacant or its holder is dead or in exile (J-88, J-89). */
export function actsFor(rules: Rules, state: JuntaState, office: number): number {
  const seat = chiefOf(rules, state, office)
  return seat === NOBODY || isOut(state, seat) ? NOBODY : seat
}

/** J-38, J-45, J-D3: returns one vote for each office, up to a limit; the Presidency is an office (J-43). */
export const officeVotes = (rules: Rules, state: JuntaState, seat: number): number =>
  juntaNumber(
    rules,
    state,
    'office-votes',
    Math.min(rules.numbers.officeVotes, officesOf(rules, state, seat).length),
    seat,
  )

/** Returns the offices of the dead and of exiles that no cousin fills (J-88). */
export const vacantOffices = (rules: Rules, state: JuntaState): number[] =>
  rules.offices.ids.flatMap((_, office) => {
    const holder = state.office[office]
    const isVacant = holder !== NOBODY && isOut(state, holder) && state.cousin[office] === 0
    return isVacant && !rules.offices.powers[office].president ? [office] : []
  })
