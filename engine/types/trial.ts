/** TrialItem parts that may occur in a game, and their detection by a ruleset: for trials of a pack. */
import type { MessageValue } from '../../schemas/diagnostic'
import type { Action, GameDef, GameEvent, GameState, Outcome, Seat } from './game'
import type { At, RawPack } from './pack'

/** One action of a game and its results. */
export type GameStep<S extends GameState = GameState> = {
  /** The phase of the decision. */
  readonly phase: string
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly GameEvent[]
  /** The state after the action; the next step can overwrite it. */
  readonly state: S
}

/** The events before the first decision, and the state at it. */
export type GameStart = Pick<GameStep, 'events' | 'state'>

/**
 * The kinds of parts that can occur in a game: a trigger happens, units of an entry come in, a choice of an option is made.
 * Also: a question is answered, a card is played, a unit is on the map, a game ends by a level of victory.
 */
export type TrialKind = 'trigger' | 'entry' | 'choice' | 'answer' | 'card' | 'unit' | 'level'

export type TrialItem = {
  readonly kind: TrialKind
  /** Its id among those of its kind in a scenario. */
  readonly id: string
  /** Its name for a reader. */
  readonly name: MessageValue
  readonly at: At
}

export type CameUp = Pick<TrialItem, 'kind' | 'id'>

/** A ruleset's detection of authored parts. `S` is its state, `T` are its tables, `P` a pack of its shapes. */
export type TrialPort<S extends GameState, T, P extends Pick<RawPack, 'scenarios'>> = {
  /** The authored parts of this scenario. Types of units are common to all games and can be omitted. */
  authored(raw: P, scenario: P['scenarios'][string]): readonly TrialItem[]
  /** The parts that a step used, or those before the first step (with an action of no type); each as often as it occurred. */
  cameUp?(def: GameDef<T>, step: GameStep<S>): readonly CameUp[]
  /** The parts that the final state shows, for those without events. */
  cameByTheEnd?(def: GameDef<T>, state: S): readonly CameUp[]
  /** The id of the level of victory that ended a game. By default the one in its outcome. */
  levelOf?(ending: Outcome): string | undefined
}
