/** Optional actions, which the game does not wait for: the game's own and deals. */
import type { Action, Choice, Decision, GameDef, GameState, Message, Turn } from '../types'
import { isSame } from './legality/legality'
import type { Does, Next, Phase } from './phase'

/** A group of optional actions. */
export type Optional<S extends GameState, R, Id extends string> = {
  /** Adds the available actions of each seat to its list. */
  list(rules: R, state: S, lists: readonly Choice[][]): void
  /** Carries out each type of action and returns the next phase, or `undefined` to stay. */
  readonly on: Readonly<Record<string, Does<S, R, Id>>>
}

/** All optional actions of a game. If a type is ambiguous, a choice of the phase goes before deals, and deals before the rest. */
export type OptionalActions<S extends GameState, R, Id extends string> = {
  readonly prompt: Message
  readonly optional: readonly Optional<S, R, Id>[]
  readonly deals?: Deals<S, R>
}

/** Deals, as the phase machine calls them. */
export type Deals<S extends GameState, R> = {
  answers(def: GameDef<R>, state: S): Decision[]
  add(def: GameDef<R>, state: S, found: Decision[]): void
  /** Whether an action is one of deals, even if its type has another meaning too. */
  owns(action: Action): boolean
  /** Carries out an action and returns true if it is one of deals. */
  act(turn: Turn<S, R>, seat: number, action: Action): boolean
  /** Removes offers that no longer hold. */
  lapse(turn: Turn<S, R>): void
}

/** Whether an action answers the phase. The choices are searched only if its type is ambiguous. */
export function isAsked<S extends GameState, R, Id extends string>(
  { optional, deals }: OptionalActions<S, R, Id>,
  phase: Phase<S, R, Id>,
  { rules, state }: Turn<S, R>,
  seat: number,
  action: Action,
): boolean {
  const { type } = action
  if (!(phase.act || Object.hasOwn(phase.on, type)) || !phase.asked(rules, state).includes(seat)) return false
  const isOther = deals?.owns(action) || optional.some(({ on }) => Object.hasOwn(on, type))
  return !isOther || phase.choices(rules, state, seat).some((choice) => isSame(choice.action, action))
}

/** Carries out an optional action. */
export function doOptional<S extends GameState, R, Id extends string>(
  { optional, deals }: OptionalActions<S, R, Id>,
  turn: Turn<S, R>,
  seat: number,
  action: Action,
): Next<Id> {
  if (deals?.act(turn, seat, action)) return undefined
  return (
    optional.find(({ on }) => Object.hasOwn(on, action.type))?.on[action.type](turn, action, seat) ||
    undefined
  )
}

/** Adds the optional actions of each seat, then deals, to the decisions. */
export function addOptional<S extends GameState, R, Id extends string>(
  { prompt, optional, deals }: OptionalActions<S, R, Id>,
  def: GameDef<R>,
  state: S,
  found: Decision[],
): void {
  const lists: Choice[][] = def.seats.map(() => [])
  for (const { list } of optional) list(def.rules, state, lists)
  for (let seat = 0; seat < lists.length; seat++) {
    const choices = lists[seat]
    if (choices.length > 0)
      found.push({ seat: def.seats[seat], phase: state.phase, prompt, choices, optional: true })
  }
  deals?.add(def, state, found)
}
