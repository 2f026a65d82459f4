/** The parts that a phase machine is made of: `phases.ts` walks through them. */
import type { Action, Choice, Decision, GameState, Message, Turn } from '../types'

/** Back to what was interrupted last. No phase has this name. */
export const RESUME = 'resume'
/** Where the game goes on: a phase, what was interrupted, or nothing to stay. */
export type Next<Id extends string> = Id | typeof RESUME | undefined

/** A decision point: who is asked, what they may choose, what each choice does. Seats by index (see {@link Flow}). */
export type Phase<S extends GameState, R, Id extends string, A extends Action = Action> = {
  /** Once, on arrival, not when the phase goes on after an interruption: the phase that follows when nobody is asked. */
  begin?(turn: Turn<S, R>): Next<Id>
  /** Each time before anybody is asked, also after each action that stays here: the phase that follows when nobody is. */
  enter?(turn: Turn<S, R>): Next<Id>
  /** Seats that are asked: one, or all at once where they choose unseen; nobody in a phase that only passes. */
  asked(rules: R, state: S): readonly number[]
  prompt(rules: R, state: S, seat: number): Message
  choices(rules: R, state: S, seat: number): readonly Choice[]
  focus?(rules: R, state: S, seat: number): Decision['focus']
  /** What each type of action does. */
  readonly on: ByType<S, R, Id, A>
  /** What actions do where `on` does not say it. */
  readonly act?: Does<S, R, Id>
}

/** By type of action. Of a ruleset that names the union of its actions, each takes the form of its own type. */
type ByType<S extends GameState, R, Id extends string, A extends Action> = string extends A['type']
  ? Readonly<Record<string, Does<S, R, Id>>>
  : { readonly [T in A['type']]?: Does<S, R, Id, Extract<A, { readonly type: T }>> }

/** What an action does, and the phase to go to; it stays where nothing is said. A method, so that it may take the form of the type under which it stands. */
export type Does<S extends GameState, R, Id extends string, A extends Action = Action> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: what says nothing of where to go need not say so
  does(turn: Turn<S, R>, action: A, seat: number): Next<Id> | void
}['does']
