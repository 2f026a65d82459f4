/** Gunboat and air strikes, which are never on the map and never destroyed (J-126). */
import type { Rules } from '../../rules'
import { GUNBOAT, type JuntaState, NOBODY } from '../../state'
import { chiefOf, officeWith } from './command'
import { fightersAt, fightingSeatsAt, isEmbassy } from './field'

/** Returns the office that orders a weapon, or NOBODY if no seat acts for it (J-X2). */
export const officeFor = (rules: Rules, state: JuntaState, weapon: number): number =>
  officeWith(rules, state, weapon === GUNBOAT || rules.ruleOptions.airStrikes === 'navy' ? 'navy' : 'air')

export function gunnerOf(rules: Rules, state: JuntaState, weapon: number): number {
  const office = officeFor(rules, state, weapon)
  return office === NOBODY ? NOBODY : chiefOf(rules, state, office)
}

/** True if a weapon can still fire in this phase. In the rebellion phase the President's weapons cannot (J-109). */
export function isLoaded(rules: Rules, state: JuntaState, weapon: number): boolean {
  const gunner = gunnerOf(rules, state, weapon)
  if (gunner === NOBODY || (state.fired & weapon) !== 0) return false
  if (state.coup === 0 && gunner === state.president) return false
  return weapon === GUNBOAT ? rules.numbers.gunboat > 0 : state.strikes > 0 && rules.numbers.strike > 0
}

/**
 * Returns the targets of a weapon as cell and family: spaces with units of others, except embassies. An announced
 * bombardment targets only the palace.
 */
export function targetsOf(rules: Rules, state: JuntaState, weapon: number): [cell: number, seat: number][] {
  const gunner = gunnerOf(rules, state, weapon)
  const reached = weapon === GUNBOAT ? rules.places.shelled : rules.places.neighbours.map((_, cell) => cell)
  const cells = isPledged(rules, state, weapon) ? [rules.places.palace] : reached
  return cells
    .filter((cell) => !isEmbassy(rules, cell))
    .flatMap((cell) =>
      fightingSeatsAt(rules, state, cell)
        .filter((seat) => seat !== gunner)
        .map((seat): [number, number] => [cell, seat]),
    )
}

/** J-98: true if the coup began with the announcement that this weapon bombards the palace, and it has not yet. */
export const isPledged = (rules: Rules, state: JuntaState, weapon: number): boolean =>
  state.announced !== NOBODY &&
  state.announced === officeFor(rules, state, weapon) &&
  isFirst(rules, state, weapon)

/** True if an announcement means this weapon. With both, it means the gunboat if that reaches the palace. */
function isFirst(rules: Rules, state: JuntaState, weapon: number): boolean {
  const isShelled = rules.numbers.gunboat > 0 && rules.places.shelled.includes(rules.places.palace)
  if (weapon === GUNBOAT) return isShelled
  return !isShelled || officeFor(rules, state, GUNBOAT) !== officeFor(rules, state, weapon)
}

export const hasGuards = (rules: Rules, state: JuntaState, cell: number, seat: number): boolean =>
  fightersAt(rules, state, cell, seat).some((unit) => rules.types.guard[rules.units.type[unit]])
