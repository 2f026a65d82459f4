/** Resolves the family that a word of Junta refers to. */
import type { Blocks } from '../../../blocks/context'
import { type DoEffect, NOTHING, type Run, type Subject } from '../../../blocks/port'
import type { Rules } from '../rules'
import { actsFor } from '../rules/seats'
import type { JuntaState, JuntaTurn } from '../state'

/** A family by its name, or the seat that acts for an office. */
export type Meant = { readonly family?: string; readonly office?: string }

type Whom = (rules: Rules, state: JuntaState, subject: Subject) => number

/** Returns the named family or the holder of the office, otherwise the family of the moment; NOTHING for none. */
export function familyOf({ sides }: Blocks, { family, office }: Meant): Whom {
  if (office !== undefined) return (rules, state) => holderOf(rules, state, office)
  if (family === undefined) return (_rules, _state, { seat }) => seat
  const index = sides.indexOf(family)
  return () => index
}

/** The same, with the target of the card as the default. */
export function targetOf(blocks: Blocks, meant: Meant): Whom {
  const written = familyOf(blocks, meant)
  if (meant.family !== undefined || meant.office !== undefined) return written
  return (_rules, _state, { seat, other }) => (other === NOTHING ? seat : other)
}

/** Runs an effect on a family; skipped if there is none. */
export const about =
  (whom: Whom, does: (turn: JuntaTurn, seat: number, run: Run, subject: Subject) => void): DoEffect =>
  (turn: JuntaTurn, subject: Subject, run: Run) => {
    const seat = whom(turn.rules, turn.state, subject)
    if (seat !== NOTHING) does(turn, seat, run, subject)
  }

function holderOf(rules: Rules, state: JuntaState, name: string): number {
  const office = rules.offices.indexOf.get(name)
  return office === undefined ? NOTHING : actsFor(rules, state, office)
}
