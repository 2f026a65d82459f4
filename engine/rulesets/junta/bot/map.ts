/** Ways on the map of a coup, as a bot sees them. */
import { seatsAt, unitsAt } from '../coup/rules/field'
import type { JuntaState } from '../state'
import type { Beliefs } from './beliefs'

/** Steps to the nearest centre of power without units of one's own, foes there counted as steps; the size of the map when there is none. */
export function wayFrom(beliefs: Beliefs, view: JuntaState, cell: number): number {
  const { rules, seat } = beliefs
  let least = rules.board.grid.size
  for (const centre of rules.places.centres) {
    if (unitsAt(rules, view, centre, seat).length > 0) continue
    const foes = seatsAt(rules, view, centre).filter((other) => isFoe(beliefs, view, other)).length
    least = Math.min(least, rules.board.grid.distance(cell, centre) + foes)
  }
  return least
}

export const isRebel = ({ seat }: Beliefs, { rebel }: JuntaState): boolean => rebel[seat] === 1

/** Whether they belong to the other party, as far as one sees. */
export function isFoe(beliefs: Beliefs, view: JuntaState, other: number): boolean {
  return isRebel(beliefs, view) ? view.rebel[other] === 0 : view.rebel[other] === 1
}
