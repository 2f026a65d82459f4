/** The contract between the engine and the rules of one game. */
import type { Finding, Message } from '../../schemas/diagnostic'
import type { MapFile } from '../../schemas/generated/content'
import type { ActionForms } from '../kernel/forms'
import type { AroundPort } from './around'
import type { Expectation, WrittenPosition } from './case'
import type {
  Action,
  BoardMap,
  CellIndex,
  Decision,
  GameEvent,
  GameState,
  OwnedDef,
  Refusal,
  Result,
  Seat,
  Seed,
  Verdict,
  View,
  Viewer,
} from './game'
import type { At, RawPack, ScenarioFile, Sourced } from './pack'
import type { Settings, Statements } from './statements'
import type { Inspection, Pointed, Table } from './table'
import type { TrialPort } from './trial'

/** One step in the making. `list` gives a copy of a state list that may be written; the public verbs never mutate what they got. */
export type Turn<S extends GameState, R> = {
  readonly def: OwnedDef<R>
  /** Those of the definition. */
  readonly rules: R
  readonly state: S
  /** A writable version of a top-level list of the state, copied at most once a step (never in the fast path). */
  list<K extends keyof S>(key: K): S[K] extends readonly (infer T)[] ? T[] : never
  /** A die of `sides` faces, 1 up: scripted if dice are left, else from the generator. */
  roll(sides: number): number
  emit(event: GameEvent): void
  /** Nobody listens: what is emitted is thrown away, and need not be made. */
  readonly quiet?: boolean
}

/** Words of a ruleset's own, from which `npm run schemas:build` makes `schemas/<ruleset>/words.schema.json`. */
export type RulesetWords = {
  /** By name of a phase, the types of actions that can answer it; none where it may be any. */
  readonly phases: Readonly<Record<string, readonly string[]>>
  /** Kinds of work within a phase, in rulesets that have such. */
  readonly tasks?: readonly string[]
  /** Keys of expectations whose lists name only some of what is there. */
  readonly subsets?: readonly string[]
  /** Where units of a written position can be when they are on no cell. */
  readonly offMap?: readonly string[]
  /** Types of events that a summary of many steps keeps: what decides something. Without any, the last things that happened. */
  readonly telling?: readonly string[]
}

/** The files of a pack, and what cases write, in the shapes of a ruleset's own schemas; and its actions, as its forms say them. */
export type Shapes = {
  readonly action?: Action
  readonly pack: RawPack
  readonly position: unknown
  readonly expectation: unknown
}

/** What is read where the ruleset does not matter, or is not known. */
export type AnyShapes = {
  readonly pack: RawPack
  readonly position: WrittenPosition
  readonly expectation: Expectation
}

/** A ruleset's own actions. */
type ActionIn<F extends Shapes> = F extends { readonly action: infer A extends Action } ? A : Action

type ScenarioOf<F extends Shapes> = F['pack']['scenarios'][string]

/**
 * The rules of one game: its state, what `compile` makes of a pack, and the shapes of the files it reads, which its schemas have judged.
 * Every function is pure except `step`, which writes to the turn it is given.
 * What `compile` makes are tables (`T`); rules read them together with what `derive` adds (`R`).
 * What only authors want ({@link Authoring}), and what nobody asks for before somebody plays ({@link Counsel}), may be left out here and
 * loaded apart.
 */
export type Ruleset<S extends GameState = GameState, R = unknown, F extends Shapes = AnyShapes, T = R> = {
  readonly id: string
  /** Counts from 1, and goes up whenever the same actions may come to something else than before: records tell by it. */
  readonly version: number
  readonly words: RulesetWords
  /** What its actions look like: every type that it can ever offer. */
  readonly forms: ActionForms
  /** Reads the ruleset's own parts of the pack into flat tables. Cross-checks live in `compile/checks`. */
  compile(pack: F['pack'], scenario: ScenarioOf<F>, board: BoardMap): Result<T, Finding[]>
  /** What an owner of positions has beside the tables: room for what is worked out from a state, and choices made when they are first wanted. */
  derive?(tables: T): Omit<R, keyof T>
  /** What is derived no longer holds: the same state may have changed. */
  forget?(rules: R): void
  /** How the game answers what the rulebook leaves open: the options that statements name. */
  settings?(tables: T): Settings
  /** The first state; what happens before anybody is asked is told to `told`, where somebody listens. */
  setup(def: OwnedDef<R>, seed: Seed, told?: GameEvent[]): S
  /** Start from a written position (cases, puzzles). */
  position?(def: OwnedDef<R>, given: F['position'], dice: readonly number[]): S
  decisions(def: OwnedDef<R>, state: S): readonly Decision[]
  /**
   * What an action of a seat that is asked lacks: the first of its requirements that is not met; nothing when it is among the choices.
   * Only asked of actions that have the form of their type.
   */
  refuse?(def: OwnedDef<R>, state: S, seat: Seat, action: ActionIn<F>): Refusal | undefined
  /** Carries out a legal action. */
  step(turn: Turn<S, R>, seat: Seat, action: ActionIn<F>): void
  /** Hides what the viewer may not know; the state itself where that is nothing. The dice to come are hidden for all games by `view` in game.ts. */
  view(def: OwnedDef<R>, state: S, viewer: Viewer): S
  outcome(def: OwnedDef<R>, state: S): Verdict | undefined
  table(def: OwnedDef<R>, state: S): Table
  /** What the rules say of something pointed at; `view` holds only what the viewer may know. */
  inspect?(def: OwnedDef<R>, view: S, viewer: Viewer, at: Pointed): Inspection | undefined
  /** Who stands where in a written position, and how many share a cell: `compile/standers` judges it. `at` is where the position is written. */
  footing?(raw: F['pack'], scenario: ScenarioOf<F>, board: BoardMap, given: F['position'], at: At): Footing
  /** The same of whom a scenario itself puts on the map before anybody places or enters; `at` is where the scenario is written. */
  startFooting?(raw: F['pack'], scenario: ScenarioOf<F>, board: BoardMap, at: At): Footing
  /** Cross-checks of the ruleset's own parts; those that every pack needs are in `compile/cross-check`. */
  readonly checks?: readonly ((raw: F['pack']) => Finding[])[]
  /**
   * The parts into which areas fall, by their ids: links join all areas of a part, and an area of none stands alone. Without this, all areas
   * are one part.
   */
  joined?(raw: F['pack']): ReadonlyMap<string, string>
  /**
   * The scenario as a case plays it on a small map of its own: without the parts that need the whole map, such as where units
   * start or come in. Without this, lists named `setup` and `reinforcements` are emptied; the rest stays as it is.
   */
  onSmallMap?(scenario: Sourced<ScenarioFile>, map: Omit<MapFile, 'id'>): Sourced<ScenarioFile>
  /** Compares a position with what a case expects, other than `events` and `outcome`: one line for each difference. */
  differences?(def: OwnedDef<R>, state: S, expected: F['expectation']): string[]
  /** Writes a position down as a case would: the other way round than `position` and `differences`. */
  readonly writing?: Writing<S, R, F>
  /**
   * A state that looks the same to a viewer: what they cannot know is drawn again among everything it could be, by numbers drawn
   * from `rng`. For games with secrets: the proof that nothing leaks, and bots that think about what they cannot see. The dice
   * to come are drawn again for all games by `determinize` in game.ts.
   */
  determinize?(def: OwnedDef<R>, state: S, viewer: Viewer, rng: number[]): S
  /**
   * A state that could be behind what a viewer sees: made of the view and numbers drawn from `rng` alone, so that nothing of the true state
   * gets into it. For bots that play on in their minds; without it the view is taken for the state. The dice to come are drawn for all games
   * by `imagine` in game.ts.
   */
  imagine?(def: OwnedDef<R>, view: S, viewer: Viewer, rng: number[]): S
  /**
   * What makes a choice good for a seat, by weights of the pack: for the greedy bot. `memory` is what a scorer of whatever seat remembers of
   * the game so far: it is left as it is, and the new one goes on with as much of it as its own seat could know. `style` is one of `styles`;
   * without it the seat is played as greedy plays it.
   */
  scorer?(def: OwnedDef<R>, seat: Seat, memory?: unknown, style?: string): Scorer<S>
  /** Other ways to play the seat, by name, that the pack lists: a search tries where each of them leads and keeps to the best. */
  styles?(def: OwnedDef<R>, seat: Seat): readonly string[]
  /** What an author may ask of a unit on a cell. */
  readonly around?: AroundPort<R>
  /** What authors write that may never happen: for `check --play`. */
  readonly trial?: TrialPort<S, T, F['pack']>
}

/** What authors want of a ruleset and players do not: to write positions and cases, and to have what they write judged. */
export type Authoring<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Required<Pick<Ruleset<S, R, F, T>, 'position' | 'differences'>> &
  Pick<
    Ruleset<S, R, F, T>,
    'footing' | 'startFooting' | 'joined' | 'onSmallMap' | 'checks' | 'around' | 'trial' | 'writing'
  >

/**
 * What nobody asks for before somebody plays: why something may not be done, what there is to say of what is pointed at, and what bots go by.
 */
export type Counsel<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Required<Pick<Ruleset<S, R, F, T>, 'refuse'>> &
  Pick<Ruleset<S, R, F, T>, 'inspect' | 'determinize' | 'imagine' | 'scorer' | 'styles'>

/** A position in the words of cases. */
export type Writing<S extends GameState = GameState, R = unknown, F extends Shapes = AnyShapes> = {
  /** What `position` would make the state of; undefined at a moment that no case can begin at. */
  given(def: OwnedDef<R>, state: S): F['position'] | undefined
  /** Everything that holds, of what `differences` compares. */
  holds(def: OwnedDef<R>, state: S): F['expectation']
}

/** Rules, counsel and authoring in one. */
export type WholeRuleset<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Ruleset<S, R, F, T> & Counsel<S, R, F, T> & Authoring<S, R, F, T>

/** Loads the texts of a ruleset in one language. */
type TextFiles = Readonly<Record<'en' | 'it', () => Promise<{ readonly default: object }>>>

/** What is known of a ruleset without loading it. */
export type RulesetManifest = {
  readonly id: string
  /** The {@link Ruleset} of this id. */
  load(): Promise<{ readonly id: string }>
  /** The {@link Authoring} of this ruleset, where `load` leaves it out: a table carries nothing that only authors want. */
  authoring?(): Promise<object>
  /** The {@link Counsel} of this ruleset, where `load` leaves it out: the first look at a table carries nothing that only play asks for. */
  counsel?(): Promise<object>
  /**
   * Everything that it says, by language and key. Its own `length` says how long a game of a scenario lasts, with the numbers of the scenario
   * by their keys, and of its lists how many they have.
   */
  readonly texts: TextFiles
  /** The group `refuse` of the texts, where it has files of its own: a table fetches them once a player acts. */
  readonly refusals?: TextFiles
  /** What its rulebook says, sentence by sentence: what cases prove and refusals name. */
  statements?(): Promise<{ readonly default: Statements }>
}

/** A part of a standing, in thousandths of a certain win: what it is called, and how much it is for the seat, or against it. */
export type Term = { readonly label: Message; readonly value: number }

/** Made once a game and seat, it may remember; it reads only what the seat may see. */
export type Scorer<S extends GameState = GameState> = {
  /** A number for every choice, higher is better. */
  score(decision: Decision, view: View<S>): readonly number[]
  /** The choice to take of a decision that the game does not wait for, by its index; nothing to let it be. */
  optionalAction?(decision: Decision, view: View<S>): number | undefined
  /**
   * How the game stands for the seat, in thousandths of a certain win: 0 where nobody is ahead, below 0 for who is behind. What a search
   * counts with where it stops before the end; without it nothing.
   */
  standing?(view: S): number
  /** What the standing is made of, in the words of the game: for who asks why a choice is good. */
  terms?(view: S): readonly Term[]
  /** Goes up when a player's turn ends: a search compares standings where it is the same. Without it, when another seat is asked. */
  round?(view: S): number
  /** What it remembers of the game, for the scorers of those it imagines to play on; nothing else reads it. */
  readonly memory?: unknown
}

export type Stander = {
  /** Where its place is written. */
  readonly at: At
  /** Its type, for the words of a finding. */
  readonly unit: string
  readonly side?: string
  /** The names of its cell, or of its front and its rear. */
  readonly cells: readonly string[]
  /** Takes no room, as the dead do. */
  readonly isFlat?: boolean
  isClosed(cell: CellIndex): boolean
}

export type Footing = {
  readonly standers: readonly Stander[]
  /** Most units that share a cell; of one side only. */
  readonly most: number
  /** Whether somebody can stand on both cells at once; without it, on any two neighbours. */
  isJoined?(front: CellIndex, rear: CellIndex): boolean
}
