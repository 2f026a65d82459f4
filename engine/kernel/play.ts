/** The fast face of a game, for bots and the lab: one state of its own, written in place, no legality checks. */
import type { Action, Decision, GameDef, GameEvent, GameState, Outcome, Ruleset, Seat } from '../types'
import { ownDef } from './position'
import { ownCopy, privateTurn } from './turn'
import { judged } from './utility'

export type Play = {
  /** The state as it is now; the next `act` writes into it. Copy what must last. */
  readonly state: GameState
  decisions(): readonly Decision[]
  /** Does an action taken from `decisions()`; anything else breaks the game. */
  act(seat: Seat, action: Action): void
  outcome(): Outcome | undefined
  /** Events emitted since the start or the last call, kept only with `events: true`. */
  takeEvents(): GameEvent[]
  /** Another game from where this one stands: neither knows of the other. Events so far stay with this one. */
  clone(): Play
  /** Plays on from another state of the same definition, and forgets its events. Cheaper than a new game or a clone. */
  reset(state: GameState): void
}

export type PlayOptions = { readonly events?: boolean }

export function playWith(ruleset: Ruleset, def: GameDef, from: GameState, options: PlayOptions = {}): Play {
  const own = ownDef(ruleset, def)
  const turnFrom = (state: GameState) => privateTurn(own, ownCopy(state), !options.events)
  let turn = turnFrom(from)
  return {
    get state() {
      return turn.state
    },
    decisions: () => ruleset.decisions(own, turn.state),
    act(seat, action) {
      ruleset.step(turn, seat, action)
      turn.state.step += 1
    },
    outcome() {
      const verdict = ruleset.outcome(own, turn.state)
      return verdict && judged(def, verdict)
    },
    takeEvents: () => turn.events.splice(0),
    clone: () => playWith(ruleset, def, turn.state, options),
    reset(state) {
      ruleset.forget?.(own.rules)
      turn = turnFrom(state)
    },
  }
}
