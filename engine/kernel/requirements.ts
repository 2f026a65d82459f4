/**
 * The rules of each type of action in one place. A requirement is a condition that forbids, together with its message.
 * A function holds the requirements of a type, in the order in which a refusal names them. An action that meets all of them is a choice.
 * If choices are listed by a faster way, a test compares both (`tests/support/agreement.ts`).
 */
import type { Action, Choice, Refusal } from '../types'

/** The attempted action; a ruleset adds the moment and the actor. */
type Tried = { readonly action: Action }

/** Returns the first unmet requirement as a refusal, or `undefined`. A method, so that it can take its own type of action. */
export type Unmet<A> = { unmet(attempt: A): Refusal | undefined }['unmet']

/** The requirements of each type of action; the type ensures that none is missing. */
export type Requirements<A, T extends string = string> = Readonly<Record<T, Unmet<A>>>

/** Returns the reason why an action is not allowed, or `undefined`. Its type must be one of the ruleset's forms. */
export const firstUnmet = <A extends Tried>(requirements: Requirements<A>, attempt: A): Refusal | undefined =>
  requirements[attempt.action.type](attempt)

/** Adds the choices that meet their requirements to a list. @param moment the moment and the actor of the attempt */
export const offering =
  <M>(found: Choice[], moment: M) =>
  (unmet: Unmet<M & Tried>, choice: Choice): void => {
    if (unmet({ ...moment, action: choice.action }) === undefined) found.push(choice)
  }
