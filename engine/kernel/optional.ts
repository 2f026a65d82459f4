/** Optional actions, which the game does not wait for: those of a game's own, and deals. */
import type { Action, Choice, Decision, GameDef, GameState, Message, Turn } from '../types'
import { isSame } from './legality'
import type { Does, Next, Phase } from './phase'

/** Some optional actions that belong together. */
export type Optional<S extends GameState, R, Id extends string> = {
  /** Adds what each seat may do to its list. */
  list(rules: R, state: S, lists: readonly Choice[][]): void
  /** What each type of action does; the phase to go to, or nothing to stay. */
  readonly on: Readonly<Record<string, Does<S, R, Id>>>
}

/** All optional actions of a game. Where a word stands for several things, a choice of the phase goes before deals, and deals before the rest. */
export type OptionalActions<S extends GameState, R, Id extends string> = {
  readonly prompt: Message
  readonly optional: readonly Optional<S, R, Id>[]
  readonly deals?: Deals<S, R>
}

/** Deals as the phase machine calls them. */
export type Deals<S extends GameState, R> = {
  answers(def: GameDef<R>, state: S): Decision[]
  add(def: GameDef<R>, state: S, found: Decision[]): void
  /** Whether an action is one of deals, whatever else its word stands for. */
  owns(action: Action): boolean
  /** Carries an action out if it is one of deals: then true. */
  act(turn: Turn<S, R>, seat: number, action: Action): boolean
  /** Offers that cannot be kept any more fall away. */
  lapse(turn: Turn<S, R>): void
}

/** Whether an action answers what the phase asks. Only where its word stands for something else too the choices are looked through. */
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

/** Carries out what was not asked. */
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

/** Adds the optional actions of each seat, and then deals, to what is asked. */
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
