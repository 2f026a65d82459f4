/** The parts that a phase machine is made of: `phases.ts` walks through them. */
import type { Action, Choice, Decision, GameState, Message, Turn } from '../types'

/** Back to what was interrupted last. No phase has this name. */
export const RESUME = 'resume'
/** Where the game goes on: a phase, what was interrupted, or nothing to stay. */
export type Next<Id extends string> = Id | typeof RESUME | undefined

/** A decision point: who is asked, what they may choose, what each choice does. Seats by index (see {@link Flow}). */
export type Phase<S extends GameState, R, Id extends string> = {
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
  readonly on: Readonly<Record<string, Does<S, R, Id>>>
  /** What actions do where `on` does not say it. */
  readonly act?: Does<S, R, Id>
}

/** What an action does, and the phase to go to. A method, so that it may take the form of the type under which it stands. */
export type Does<S extends GameState, R, Id extends string> = {
  does(turn: Turn<S, R>, action: Action, seat: number): Next<Id>
}['does']
