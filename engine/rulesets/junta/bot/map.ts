/** Distances on the map of a coup, from a bot's view. */
import { seatsAt, unitsAt } from '../coup/rules/field'
import type { JuntaState } from '../state'
import type { Beliefs } from './beliefs'

/**
 * Returns the steps to the nearest centre of power that its party does not hold, increased by the enemies there.
 * Returns the size of the map if there is none.
 */
export function wayFrom(beliefs: Beliefs, view: JuntaState, cell: number): number {
  const { rules } = beliefs
  let least = rules.board.grid.size
  for (const centre of rules.places.centres) {
    if (isHeld(beliefs, view, centre)) continue
    const foes = seatsAt(rules, view, centre)
      .filter((other) => isFoe(beliefs, view, other))
      .reduce((sum, other) => sum + unitsAt(rules, view, centre, other).length, 0)
    least = Math.min(least, rules.board.grid.distance(cell, centre) + Math.trunc(foes / STACK))
  }
  return least
}
/** Number of enemies that counts as one more step. */
const STACK = 3

/** True if only friends are in a centre. */
function isHeld(beliefs: Beliefs, view: JuntaState, centre: number): boolean {
  const there = seatsAt(beliefs.rules, view, centre)
  return there.length > 0 && !there.some((other) => isFoe(beliefs, view, other))
}

export const isRebel = ({ seat }: Beliefs, { rebel }: JuntaState): boolean => rebel[seat] === 1

/** True if the family seems to be of the other party. A family about to join the rebels judges as a rebel. */
export function isFoe(beliefs: Beliefs, view: JuntaState, other: number): boolean {
  if (other === beliefs.seat) return false
  const isWithRebels = isRebel(beliefs, view) || (view.coup === 0 && beliefs.seat !== view.president)
  return isWithRebels ? view.rebel[other] === 0 : view.rebel[other] === 1
}
