/** The fast face of a game, for bots and the lab: one state of its own, written in place, no legality checks. */
import type { Action, Decision, GameDef, GameEvent, GameState, Outcome, Ruleset, Seat } from '../types'
import { ownCopy, privateTurn } from './turn'

export type Play = {
  /** The state as it is now; the next `act` writes into it. Copy what must last. */
  readonly state: GameState
  decisions(): readonly Decision[]
  /** Does an action taken from `decisions()`; anything else breaks the game. */
  act(seat: Seat, action: Action): void
  outcome(): Outcome | undefined
  /** Events told since the start or the last call, kept only with `events: true`. */
  takeEvents(): GameEvent[]
}

export type PlayOptions = { readonly events?: boolean }

export function playWith(
  ruleset: Ruleset,
  def: GameDef,
  from: GameState,
  { events = false }: PlayOptions = {},
): Play {
  const state = ownCopy(from)
  const turn = privateTurn(def, state, !events)
  return {
    state,
    decisions: () => ruleset.decisions(def, state),
    act(seat, action) {
      ruleset.step(turn, seat, action)
      state.step += 1
    },
    outcome: () => ruleset.outcome(def, state),
    takeEvents: () => turn.events.splice(0),
  }
}
