/**
 * The whole engine on one page: six verbs, and `compile` before them.
 *
 * - compile -> GameDef: a playable definition
 * - setup -> GameState: a game begins
 * - decisions -> Decision[]: the questions to the seats, with every legal choice
 * - apply -> state and events, or a Refusal with the reason
 * - view -> View: the knowledge of one seat
 * - outcome -> Outcome: the winner, with the score sheet
 * - replay -> GameState: a record played again, or the first illegal action
 * - table: a state laid out for a screen
 * - inspect: a description of a pointed thing
 * - guide: the worth of the choices of a decision
 * - way: the way and the price of a move, before it is made
 * - explain: the reason against an action, without trying it
 * - determinize: another state that looks the same to a viewer
 * - hash: proves that two states are equal
 * - play: the fast form of a game, for bots
 *
 * A definition is immutable. Data derived from a state is kept in one position for each definition, owned by this file.
 * The position is rebuilt for another state. A game of `play` has a position of its own.
 */

import { judged } from './kernel/bots/utility'
import { hashValue } from './kernel/hash'
import { findChoice, isOffered, whyNone } from './kernel/legality/legality'
import { readPointed } from './kernel/legality/pointing'
import { type Play, type PlayOptions, playWith } from './kernel/play'
import { Owners, Position } from './kernel/position'
import { nextWord, seedRandom } from './kernel/random'
import { withoutChance } from './kernel/secrets'
import { freshTurn } from './kernel/turn'
import { memoise } from './memoise'
import { rulesetOf, runtimeRulesetOf, wholeRulesetOf } from './rulesets'
import type {
  Action,
  Decision,
  Expectation,
  GameDef,
  GameEvent,
  GameRecord,
  GameStart,
  GameState,
  GameStep,
  Guidance,
  Inspection,
  Outcome,
  OwnedDef,
  Pointed,
  Refusal,
  Result,
  Seat,
  Seed,
  Table,
  View,
  Viewer,
  Way,
  WrittenPosition,
} from './types'
import { ok } from './types'

export { compile } from './compile/compile'

/** The shared position of the verbs below, by definition. */
const positionOn = memoise((def: GameDef) => new Position(rulesetOf(def), def))

/** Owners of positions for games of `play`, by definition. */
const ownersOn = memoise((def: GameDef) => new Owners(rulesetOf(def), def))

/** The definition with the data derived from a state. */
const at = (def: GameDef, state: GameState): OwnedDef => positionOn(def).at(state)

export type Applied = { readonly state: GameState; readonly events: readonly GameEvent[] }

export type SetUp = {
  readonly seed: Seed
  /** Receives the events before the first decision. */
  readonly told?: GameEvent[]
}

export function setup(def: GameDef, { seed, told }: SetUp): GameState {
  return rulesetOf(def).setup(positionOn(def).blank, seed, told)
}

/** A game that begins from a written position: cases, puzzles. */
export function setUpAs(def: GameDef, given: WrittenPosition, dice: readonly number[]): GameState {
  return wholeRulesetOf(def).position(positionOn(def).blank, given, dice)
}

/** The differences between a position and the expectation of a case, one line each. */
export function differences(def: GameDef, state: GameState, expected: Expectation): string[] {
  return wholeRulesetOf(def).differences(at(def, state), state, expected)
}

/** Returns the open decisions; none once the game is over. */
export function decisions(def: GameDef, state: GameState): readonly Decision[] {
  return rulesetOf(def).decisions(at(def, state), state)
}

/** Leaves the given state unchanged. A refused action changes nothing. */
export function apply(def: GameDef, state: GameState, seat: Seat, action: Action): Result<Applied, Refusal> {
  const choice = findChoice(rulesetOf(def), at(def, state), state, seat, action)
  return choice.ok ? ok(carryOut(def, state, seat, choice.value.action)) : choice
}

/** Returns the reason why an action is not offered to a seat, or `undefined` if it is. Does not try the action. */
export function explain(
  def: GameDef,
  state: GameState,
  own: readonly Decision[],
  action: Action,
): Refusal | undefined {
  return isOffered(own, action) ? undefined : whyNone(rulesetOf(def), at(def, state), state, own, action)
}

/** The next state for an action that is known to be legal. */
export function carryOut(def: GameDef, state: GameState, seat: Seat, action: Action): Applied {
  const { turn, events } = freshTurn(at(def, state), state)
  rulesetOf(def).step(turn, seat, action)
  turn.state.step += 1
  positionOn(def).keep(turn.state)
  return { state: turn.state, events }
}

/** The dice rolled by a choice. */
export function diceOf(def: GameDef, state: GameState, seat: Seat, action: Action): readonly number[] {
  const { turn } = freshTurn(at(def, state), state)
  turn.rolled = []
  rulesetOf(def).step(turn, seat, action)
  return turn.rolled
}

/** A position in the format of cases, or `undefined` if its ruleset cannot write it. */
export function written(def: GameDef, state: GameState): WrittenPosition | undefined {
  return wholeRulesetOf(def).writing?.given(at(def, state), state)
}

/** All expectations that a case could have for a position, or `undefined` if its ruleset does not list them. */
export function holding(def: GameDef, state: GameState): Expectation | undefined {
  return wholeRulesetOf(def).writing?.holds(at(def, state), state)
}

/** The view of a viewer. It never contains the future dice, so nothing can be rolled with it. */
export function view<S extends GameState>(def: GameDef, state: S, viewer: Viewer): View<S> {
  return withoutChance(rulesetOf(def).view(at(def, state), state, viewer) as S)
}

/** Whether only the future dice are hidden from a viewer. */
export function seesAll(def: GameDef, state: GameState, viewer: Viewer): boolean {
  return rulesetOf(def).view(at(def, state), state, viewer) === state
}

export function outcome(def: GameDef, state: GameState): Outcome | undefined {
  const verdict = rulesetOf(def).outcome(at(def, state), state)
  return verdict && judged(def, verdict)
}

export function table(def: GameDef, state: GameState): Table {
  return rulesetOf(def).table(at(def, state), state)
}

/**
 * The rules' description of a pointed thing, based on the viewer's knowledge only.
 * Returns `undefined` for an invalid pointer of any form.
 */
export function inspect(
  def: GameDef,
  state: GameState,
  viewer: Viewer,
  pointer: Pointed,
): Inspection | undefined {
  const pointed = readPointed(def, pointer)
  if (!pointed) return undefined
  const seen = view(def, state, viewer)
  return runtimeRulesetOf(def).inspect?.(at(def, seen), seen, viewer, pointed)
}

/** The rules' advice for an open decision: the worth of its choices, and why there is only one. */
export function guide(def: GameDef, state: GameState, decision: Decision): Guidance | undefined {
  const seen = view(def, state, decision.seat)
  return runtimeRulesetOf(def).guide?.(at(def, seen), seen, decision)
}

/** The way of an action that is offered to a viewer, from the viewer's knowledge; `undefined` if the rules describe none. */
export function way(def: GameDef, state: GameState, viewer: Viewer, action: Action): Way | undefined {
  const seen = view(def, state, viewer)
  return runtimeRulesetOf(def).way?.(at(def, seen), seen, action)
}

/**
 * Another state that looks the same to a viewer. Hidden parts and future dice are drawn again with numbers from `rng`.
 * For a ruleset without secrets it is the same state with other dice.
 */
export function determinize<S extends GameState>(def: GameDef, state: S, viewer: Viewer, rng: number[]): S {
  const dealt = (runtimeRulesetOf(def).determinize?.(at(def, state), state, viewer, rng) ?? state) as S
  return { ...dealt, rng: seedRandom(nextWord(rng)) }
}

/**
 * A state that is consistent with a viewer's view, with dice of its own. It is made only of the view and of numbers from `rng`.
 * Bots simulate games from it.
 */
export function imagine<S extends GameState>(def: GameDef, seen: View<S>, viewer: Viewer, rng: number[]): S {
  const dealt = (runtimeRulesetOf(def).imagine?.(at(def, seen), seen, viewer, rng) ?? seen) as S
  return { ...dealt, rng: seedRandom(nextWord(rng)) }
}

/** Sixteen hexadecimal digits; equal states have equal hashes on every machine. */
export function hash(state: GameState): string {
  return hashValue(state)
}

/** Receives the start and each step of a replayed game. */
export type Follower = {
  begin(start: GameStart): void
  step(step: GameStep): void
}

/**
 * Throws {@link ReplayError} at the first illegal action. Compare the hash to prove the result.
 * A follower receives each step.
 */
export function replay(def: GameDef, record: GameRecord, follower?: Follower): GameState {
  const told: GameEvent[] = []
  let state = setup(def, { seed: record.seed, told: follower && told })
  follower?.begin({ events: told, state })
  for (const [index, { seat, action }] of record.actions.entries()) {
    const { phase } = state
    const next = apply(def, state, seat, action)
    if (!next.ok) throw new ReplayError(index, seat, action, next.error)
    state = next.value.state
    follower?.step({ phase, seat, action, events: next.value.events, state })
  }
  return state
}

export class ReplayError extends Error {
  constructor(
    /** The index of the action in the record, from 0. */
    readonly index: number,
    readonly seat: Seat,
    readonly action: Action,
    readonly refusal: Refusal,
  ) {
    super(`Action ${index + 1} (${seat}: ${JSON.stringify(action)}) is not legal: ${refusal.rule}`)
    this.name = 'ReplayError'
  }
}

/** Plays on from a state in place. The caller must pick only from `decisions()`. */
export function play(def: GameDef, state: GameState, options?: PlayOptions): Play {
  return playWith(rulesetOf(def), def, ownersOn(def), state, options)
}
