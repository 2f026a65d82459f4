/** Whom a word of Junta means. */
import type { Blocks } from '../../../blocks/context'
import { NOTHING, type Subject } from '../../../blocks/port'
import type { Rules } from '../rules'
import { actsFor } from '../rules/seats'
import type { JuntaState } from '../state'

/** A family by its name, or who acts for an office. */
export type Meant = { readonly family?: string; readonly office?: string }

/** The family that is written, else the one that the moment or the number is about; NOTHING where there is none. */
export function familyOf(
  { sides }: Blocks,
  { family, office }: Meant,
): (rules: Rules, state: JuntaState, subject: Subject) => number {
  if (office !== undefined) return (rules, state) => holderOf(rules, state, office)
  if (family === undefined) return (_rules, _state, { seat }) => seat
  const index = sides.indexOf(family)
  return () => index
}

function holderOf(rules: Rules, state: JuntaState, name: string): number {
  const office = rules.offices.indexOf.get(name)
  return office === undefined ? NOTHING : actsFor(rules, state, office)
}
