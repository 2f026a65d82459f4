/**
 * A rule in one place: the requirements of each type of action. A requirement is a condition that forbids, together with the
 * sentence that says so; a function holds those of a type of action, in the order in which a refusal names them.
 *
 * What meets all of them is a choice. Where the choices are listed by a faster way than trying everything, a test holds both
 * together (`tests/support/agreement.ts`).
 */
import type { Action, Choice, Refusal } from '../types'

/** What is tried: a ruleset adds when and by whom. */
type Tried = { readonly action: Action }

/** Why not: the first requirement that is not met; nothing when all are. A method, so that it may take the form of its own type of action. */
export type Unmet<A> = { unmet(attempt: A): Refusal | undefined }['unmet']

/** What each type of action requires; a ruleset names its own types, so that none is forgotten. */
export type Requirements<A, T extends string = string> = Readonly<Record<T, Unmet<A>>>

/** Why something may not be done; nothing when it may. Its type is one of the ruleset's forms. */
export const firstUnmet = <A extends Tried>(requirements: Requirements<A>, attempt: A): Refusal | undefined =>
  requirements[attempt.action.type](attempt)

/** Adds choices to a list as far as they meet what is asked of them. @param moment when they are tried, and by whom */
export const offering =
  <M>(found: Choice[], moment: M) =>
  (unmet: Unmet<M & Tried>, choice: Choice): void => {
    if (unmet({ ...moment, action: choice.action }) === undefined) found.push(choice)
  }
