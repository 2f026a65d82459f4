/**
 * The whole engine on one page: six verbs, and `compile` before them.
 *
 *   compile  -> GameDef          what can be played
 *   setup    -> GameState        a game begins
 *   decisions-> Decision[]       who is asked what, with every legal choice
 *   apply    -> state and events or a Refusal that says why not
 *   view     -> View             what one seat may know
 *   outcome  -> Outcome          who won, with the score sheet
 *   replay   -> GameState        a record played again, or the first action that is not legal
 *
 * `table` lays a state out for a screen, `inspect` answers what is pointed at, `explain` says why not without trying,
 * `determinize` makes another state that looks the same to a viewer, `hash`
 * proves that two states are the same, and `play` is the fast face of the same game for bots.
 *
 * A definition is never written. What the verbs work out from a state they keep in one position a definition, owned by this file, which
 * is loaded anew when another state comes; a game played by `play` has a position of its own.
 */
import { hashValue } from './kernel/hash'
import { findChoice, isOffered, whyNone } from './kernel/legality'
import { type Play, type PlayOptions, playWith } from './kernel/play'
import { readPointed } from './kernel/pointing'
import { Owners, Position } from './kernel/position'
import { nextWord, seedRandom } from './kernel/random'
import { withoutChance } from './kernel/secrets'
import { freshTurn } from './kernel/turn'
import { judged } from './kernel/utility'
import { once } from './once'
import { counselledRulesetOf, rulesetOf, wholeRulesetOf } from './rulesets'
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
  WrittenPosition,
} from './types'
import { ok } from './types'

export { compile } from './compile/compile'

/** The position of the verbs below, by definition. */
const positionOn = once((def: GameDef) => new Position(rulesetOf(def), def))

/** Owners for games that are played on from a state, by definition. */
const ownersOn = once((def: GameDef) => new Owners(rulesetOf(def), def))

/** The definition with what is derived from a state. */
const at = (def: GameDef, state: GameState): OwnedDef => positionOn(def).at(state)

export type Applied = { readonly state: GameState; readonly events: readonly GameEvent[] }

export type SetUp = {
  readonly seed: Seed
  /** Where what happens before anybody is asked is told. */
  readonly told?: GameEvent[]
}

export function setup(def: GameDef, { seed, told }: SetUp): GameState {
  return rulesetOf(def).setup(positionOn(def).blank, seed, told)
}

/** A game that begins from a written position: cases, puzzles. */
export function setUpAs(def: GameDef, given: WrittenPosition, dice: readonly number[]): GameState {
  return wholeRulesetOf(def).position(positionOn(def).blank, given, dice)
}

/** What a position is, and a case expects otherwise: one line for each. */
export function differences(def: GameDef, state: GameState, expected: Expectation): string[] {
  return wholeRulesetOf(def).differences(at(def, state), state, expected)
}

/** Nobody is asked anything once the game is over. */
export function decisions(def: GameDef, state: GameState): readonly Decision[] {
  return rulesetOf(def).decisions(at(def, state), state)
}

/** Never changes the state it was given; a refused action changes nothing at all. */
export function apply(def: GameDef, state: GameState, seat: Seat, action: Action): Result<Applied, Refusal> {
  const choice = findChoice(rulesetOf(def), at(def, state), state, seat, action)
  return choice.ok ? ok(carryOut(def, state, seat, choice.value.action)) : choice
}

/** Why an action is not among what a seat is asked; nothing when it is. Tries nothing, and lists nothing again. */
export function explain(
  def: GameDef,
  state: GameState,
  own: readonly Decision[],
  action: Action,
): Refusal | undefined {
  return isOffered(own, action) ? undefined : whyNone(rulesetOf(def), at(def, state), state, own, action)
}

/** The next state for an action that is known to be among the choices. */
export function carryOut(def: GameDef, state: GameState, seat: Seat, action: Action): Applied {
  const { turn, events } = freshTurn(at(def, state), state)
  rulesetOf(def).step(turn, seat, action)
  turn.state.step += 1
  positionOn(def).keep(turn.state)
  return { state: turn.state, events }
}

/** The dice that fall when a choice is carried out. */
export function diceOf(def: GameDef, state: GameState, seat: Seat, action: Action): readonly number[] {
  const { turn } = freshTurn(at(def, state), state)
  turn.rolled = []
  rulesetOf(def).step(turn, seat, action)
  return turn.rolled
}

/** A position in the words of cases; undefined where its ruleset cannot say it. */
export function written(def: GameDef, state: GameState): WrittenPosition | undefined {
  return wholeRulesetOf(def).writing?.given(at(def, state), state)
}

/** Everything that a case may expect of a position; undefined where its ruleset does not say. */
export function holding(def: GameDef, state: GameState): Expectation | undefined {
  return wholeRulesetOf(def).writing?.holds(at(def, state), state)
}

/** Never holds the dice to come, whatever the ruleset: nothing can be rolled with it. */
export function view<S extends GameState>(def: GameDef, state: S, viewer: Viewer): View<S> {
  return withoutChance(rulesetOf(def).view(at(def, state), state, viewer) as S)
}

/** Whether nothing but the dice to come is kept from a viewer. */
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
 * What the rules say of a thing that a viewer points at: from what that viewer may know, and nothing else. Of a pointer that
 * points at nothing, however it is written, nothing is said.
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
  return counselledRulesetOf(def).inspect?.(at(def, seen), seen, viewer, pointed)
}

/**
 * Another state that looks the same to a viewer: what they cannot know is drawn again by numbers drawn from `rng`, and so are the dice
 * to come. Where a ruleset keeps no secrets it is the same state with other dice.
 */
export function determinize<S extends GameState>(def: GameDef, state: S, viewer: Viewer, rng: number[]): S {
  const dealt = (counselledRulesetOf(def).determinize?.(at(def, state), state, viewer, rng) ?? state) as S
  return { ...dealt, rng: seedRandom(nextWord(rng)) }
}

/**
 * A state that could be behind what a viewer sees, with dice of its own: made of the view and of numbers drawn from `rng`, and of nothing
 * else. What bots play on with in their minds.
 */
export function imagine<S extends GameState>(def: GameDef, seen: View<S>, viewer: Viewer, rng: number[]): S {
  const dealt = (counselledRulesetOf(def).imagine?.(at(def, seen), seen, viewer, rng) ?? seen) as S
  return { ...dealt, rng: seedRandom(nextWord(rng)) }
}

/** Sixteen hexadecimal digits; equal states have equal hashes on every machine. */
export function hash(state: GameState): string {
  return hashValue(state)
}

/** Who follows a game as it is played again: how it begins, and each step. */
export type Follower = {
  begin(start: GameStart): void
  step(step: GameStep): void
}

/**
 * Throws {@link ReplayError} at the first action that is not legal. Compare the hash to prove the result. A caller that follows is told of
 * each step.
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
    /** Which action of the record, from 0. */
    readonly index: number,
    readonly seat: Seat,
    readonly action: Action,
    readonly refusal: Refusal,
  ) {
    super(`Action ${index + 1} (${seat}: ${JSON.stringify(action)}) is not legal: ${refusal.rule}`)
    this.name = 'ReplayError'
  }
}

/** Plays on from a state in place. The caller picks only from `decisions()`. */
export function play(def: GameDef, state: GameState, options?: PlayOptions): Play {
  return playWith(rulesetOf(def), def, ownersOn(def), state, options)
}
