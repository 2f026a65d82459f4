/** The parts of a phase machine; `phases.ts` runs them. */
import type { Action, Choice, Decision, GameState, Message, Turn } from '../types'

/** Returns to the most recently interrupted phase. No phase has this name. */
export const RESUME = 'resume'
/** The next step of the game: a phase, the interrupted one, or `undefined` to stay. */
export type Next<Id extends string> = Id | typeof RESUME | undefined

/** A decision point: the asked seats, their choices, and the effect of each choice. Seats by index (see {@link Flow}). */
export type Phase<S extends GameState, R, Id extends string, A extends Action = Action> = {
  /** Called once on arrival, not after an interruption. Returns the next phase if no seat is to be asked. */
  begin?(turn: Turn<S, R>): Next<Id>
  /** Called each time before a seat is asked, also after each action that stays. Returns the next phase if no seat is to be asked. */
  enter?(turn: Turn<S, R>): Next<Id>
  /** The asked seats: one, or several if they choose in secret, or none in a phase that only passes. */
  asked(rules: R, state: S): readonly number[]
  prompt(rules: R, state: S, seat: number): Message
  choices(rules: R, state: S, seat: number): readonly Choice[]
  focus?(rules: R, state: S, seat: number): Decision['focus']
  /** Handlers by type of action. */
  readonly on: ByType<S, R, Id, A>
  /** The handler for actions that are not in `on`. */
  readonly act?: Does<S, R, Id>
}

/** Handlers by type of action. With a union of actions, each handler takes the form of its own type. */
type ByType<S extends GameState, R, Id extends string, A extends Action> = string extends A['type']
  ? Readonly<Record<string, Does<S, R, Id>>>
  : { readonly [T in A['type']]?: Does<S, R, Id, Extract<A, { readonly type: T }>> }

/** Carries out an action and returns the next phase, or `undefined` to stay. A method, so that it can take the form of its own type. */
export type Does<S extends GameState, R, Id extends string, A extends Action = Action> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: what says nothing of where to go need not say so
  does(turn: Turn<S, R>, action: A, seat: number): Next<Id> | void
}['does']
