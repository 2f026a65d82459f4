/** What an author writes that a game may bring up or not, and how a ruleset tells that it did: for who tries a pack out. */
import type { MessageValue } from '../../schemas/diagnostic'
import type { Action, GameDef, GameEvent, GameState, Outcome, Seat } from './game'
import type { At, RawPack } from './pack'

/** One action of a game, and what came of it. */
export type GameStep<S extends GameState = GameState> = {
  /** The phase that asked. */
  readonly phase: string
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly GameEvent[]
  /** As it is after the action; the next step may write into it. */
  readonly state: S
}

/** What happened before anybody was asked, and the state in which the first is. */
export type GameStart = Pick<GameStep, 'events' | 'state'>

/**
 * What may come up in a game: a trigger happens, units of an entry come in, a choice of an option is made, a card is played, a unit is
 * on the map, a game ends by a level of victory.
 */
export type AuthoredKind = 'trigger' | 'entry' | 'choice' | 'card' | 'unit' | 'level'

export type Authored = {
  readonly kind: AuthoredKind
  /** What it is called among those of its kind in a scenario. */
  readonly id: string
  /** Its name for a reader. */
  readonly name: MessageValue
  readonly at: At
}

export type CameUp = Pick<Authored, 'kind' | 'id'>

/** How a ruleset tells what of a scenario comes up. `S` is its state, `T` are its tables, `P` a pack of its shapes. */
export type TrialPort<S extends GameState, T, P extends Pick<RawPack, 'scenarios'>> = {
  /** What is written for this scenario; kinds of units are known to all games, and need not be in it. */
  authored(raw: P, scenario: P['scenarios'][string]): readonly Authored[]
  /** What a step brought up, or what happened before the first (with an action of no type); each as often as it did. */
  cameUp?(def: GameDef<T>, step: GameStep<S>): readonly CameUp[]
  /** What the state in which a game ended shows to have come up in it, for what no event tells. */
  cameByTheEnd?(def: GameDef<T>, state: S): readonly CameUp[]
  /** The id of the level of victory by which a game ended; without this, the one that its outcome names. */
  levelOf?(ending: Outcome): string | undefined
}
