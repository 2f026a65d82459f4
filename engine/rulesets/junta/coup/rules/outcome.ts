/** Control of the centres of power at the end of a coup. */
import { centresNeeded } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import { type JuntaState, LOYAL, NOBODY, REBEL } from '../../state'
import { isOut } from './command'
import { seatsAt } from './field'

/** J-136: true if a space has units and all their owners declared for the rebels. All other spaces are the President's. */
export function isRebelHeld(rules: Rules, state: JuntaState, cell: number): boolean {
  const seats = seatsAt(rules, state, cell)
  return seats.length > 0 && seats.every((seat) => state.side[seat] === REBEL)
}

/** Before sides are chosen: true if no family there is loyal so far. */
export const couldBeRebels = (rules: Rules, state: JuntaState, cell: number): boolean =>
  isRebelHeld(
    rules,
    { ...state, side: state.side.map((side, seat) => (side < 0 ? state.rebel[seat] : side)) },
    cell,
  )

export const rebelCentres = (rules: Rules, state: JuntaState): number =>
  rules.places.centres.filter((cell) => isRebelHeld(rules, state, cell)).length

/** Returns the winner of the coup (J-137). */
export const winnerOf = (rules: Rules, state: JuntaState): number =>
  rebelCentres(rules, state) >= centresNeeded(rules, state) ? REBEL : LOYAL

/** J-111: returns the outcome on which all families in the country agree, or NOBODY. */
export function agreedOutcome(rules: Rules, state: JuntaState): number {
  const voices = rules.seats.flatMap((_, seat) => (isOut(state, seat) ? [] : [state.accord[seat]]))
  return voices.every((voice) => voice === voices[0]) ? (voices[0] ?? NOBODY) : NOBODY
}

/** J-101, J-102, J-X4: true for rebels of the coup, but not for those who joined at its end. An option excludes rebels who left. */
export const isOfJunta = (rules: Rules, state: JuntaState, seat: number): boolean =>
  state.rebel[seat] === 1 &&
  !isOut(state, seat) &&
  (rules.ruleOptions.juntaMembers === 'all' || state.side[seat] !== LOYAL)

/** J-100, J-103: returns the families that the President can send before the firing squad. */
export const shootable = (rules: Rules, state: JuntaState): number[] =>
  rules.seats.flatMap((_, seat) =>
    seat !== state.president && !isOut(state, seat) && (state.result === REBEL || state.rebel[seat] === 1)
      ? [seat]
      : [],
  )
