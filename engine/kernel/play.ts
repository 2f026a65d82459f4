/** The fast form of a game, for bots and the lab: one private state, written in place, no legality checks. */
import type { Action, Decision, GameDef, GameEvent, GameState, Outcome, Ruleset, Seat } from '../types'
import { judged } from './bots/utility'
import type { Owners } from './position'
import { ownCopy, privateTurn } from './turn'

export type Play = {
  /** The current state; the next `act` writes into it. Copy it if it must last. */
  readonly state: GameState
  decisions(): readonly Decision[]
  /** Carries out an action taken from `decisions()`; anything else breaks the game. */
  act(seat: Seat, action: Action): void
  outcome(): Outcome | undefined
  /** Events emitted since the start or the last call, kept only with `events: true`. */
  takeEvents(): GameEvent[]
  /** An independent copy of this game. Events so far stay with this one. */
  clone(): Play
  /** Plays on from another state of the same definition, and drops its events. Cheaper than a new game or a clone. */
  reset(state: GameState): void
}

export type PlayOptions = { readonly events?: boolean }

export function playWith(
  ruleset: Ruleset,
  def: GameDef,
  owners: Owners,
  from: GameState,
  options: PlayOptions = {},
): Play {
  const holder = {}
  let owner = owners.lend(holder)
  let turn = privateTurn(owner.own, ownCopy(from), !options.events)
  /** The turn, with data derived from this game's state only. */
  const now = () => {
    if (owner.holder !== holder) {
      owner = owners.lend(holder)
      turn = turn.with(owner.own)
    }
    return turn
  }
  return {
    get state() {
      return turn.state
    },
    decisions() {
      const { def: own, state } = now()
      return ruleset.decisions(own, state)
    },
    act(seat, action) {
      ruleset.step(now(), seat, action)
      turn.state.step += 1
    },
    outcome() {
      const { def: own, state } = now()
      const verdict = ruleset.outcome(own, state)
      return verdict && judged(def, verdict)
    },
    takeEvents: () => turn.events.splice(0),
    clone: () => playWith(ruleset, def, owners, turn.state, options),
    reset(state) {
      const { def: own } = now()
      ruleset.forget?.(own.rules)
      turn = privateTurn(own, ownCopy(state), !options.events)
    },
  }
}
