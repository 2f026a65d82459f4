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
import type { RuleOptions, Statements } from './statements'
import type { Guidance, Inspection, Pointed, Table, Way } from './table'
import type { TrialPort } from './trial'

/** One step in progress. `list` returns a writable copy of a list of the state; the public verbs never mutate their arguments. */
export type Turn<S extends GameState, R> = {
  readonly def: OwnedDef<R>
  /** The rules of the definition. */
  readonly rules: R
  readonly state: S
  /** A writable version of a top-level list of the state, copied at most once a step (never in the fast path). */
  list<K extends keyof S>(key: K): S[K] extends readonly (infer T)[] ? T[] : never
  /** Rolls a die of `sides` faces, from 1: scripted if dice are left, otherwise from the generator. */
  roll(sides: number): number
  emit(event: GameEvent): void
  /** Whether events are discarded, so that they need not be created. */
  readonly quiet?: boolean
}

/** Words of a ruleset, from which `npm run schemas:build` makes `schemas/<ruleset>/words.schema.json`. */
export type RulesetWords = {
  /** Types of actions that can answer each phase; empty if any can. */
  readonly phases: Readonly<Record<string, readonly string[]>>
  /** Kinds of work within a phase, for rulesets that have such. */
  readonly tasks?: readonly string[]
  /** Keys of expectations whose lists can be incomplete. */
  readonly subsets?: readonly string[]
  /** Places of units off the map in a written position. */
  readonly offMap?: readonly string[]
  /** Types of headline events, which a summary of many steps keeps. Without any, it keeps the last events. */
  readonly headlines?: readonly string[]
  /** Types of events that end a turn or a half, and that begin one: the log puts the events after an end under the next heading. */
  readonly ends?: readonly string[]
  readonly begins?: readonly string[]
}

/** The files of a pack and of cases in the shapes of a ruleset's own schemas; and its actions by their forms. */
export type Shapes = {
  readonly action?: Action
  readonly pack: RawPack
  readonly position: unknown
  readonly expectation: unknown
}

/** The shapes for code that works with any ruleset. */
export type AnyShapes = {
  readonly pack: RawPack
  readonly position: WrittenPosition
  readonly expectation: Expectation
}

/** A ruleset's own actions. */
type ActionIn<F extends Shapes> = F extends { readonly action: infer A extends Action } ? A : Action

/** The types of a ruleset's files by role, as generated from its schemas. */
type FilesByRole = Partial<Record<'tables' | 'tracks' | 'deck' | 'bots', unknown>> &
  Readonly<Record<'terrain' | 'units' | 'scenario' | 'position' | 'expectation', unknown>>

/** The files of a pack of a ruleset. Files that a pack may lack are optional. */
type PackPartsOf<F extends FilesByRole> = Pick<F, keyof F & ('terrain' | 'units' | 'tables')> &
  Partial<Pick<F, keyof F & ('tracks' | 'bots')>> & {
    [K in keyof F & 'deck' as 'decks']?: Readonly<Record<string, Sourced<F[K]>>>
  } & { scenarios: Readonly<Record<string, Sourced<F['scenario']>>> }

/** The shapes of a ruleset: those of its generated `...Files`, and of its actions. */
export type ShapesOf<F extends FilesByRole, A extends Action> = {
  readonly action: A
  readonly pack: Omit<RawPack, keyof PackPartsOf<F>> & Readonly<PackPartsOf<F>>
  readonly position: F['position']
  readonly expectation: F['expectation']
}

type ScenarioOf<F extends Shapes> = F['pack']['scenarios'][string]

/**
 * The rules of one game: its state, its compiled tables, and the shapes of its files, which the schemas have checked.
 * Every function is pure except `step`, which writes to the given turn.
 * `compile` makes tables (`T`); rules read them together with the data that `derive` adds (`R`).
 * The parts for authors ({@link Authoring}) and for play ({@link RuntimePart}) can be omitted here and loaded separately.
 */
export type Ruleset<S extends GameState = GameState, R = unknown, F extends Shapes = AnyShapes, T = R> = {
  readonly id: string
  /** Counts from 1. Increases whenever the same actions can give another result; records name it. */
  readonly version: number
  readonly words: RulesetWords
  /** The forms of its actions: every type that it can ever offer. */
  readonly forms: ActionForms
  /** Reads the ruleset's own parts of the pack into flat tables. Cross-checks are in `compile/checks`. */
  compile(pack: F['pack'], scenario: ScenarioOf<F>, board: BoardMap): Result<T, Finding[]>
  /** Room beside the tables for data derived from a state, and for choices created on first use. Made once for each owner of positions. */
  derive?(tables: T): Omit<R, keyof T>
  /** Invalidates derived data, because the same state may have changed. */
  forget?(rules: R): void
  /** The rule options of the game, by the names in the statements. */
  ruleOptions?(tables: T): RuleOptions
  /** The first state. Events before the first decision are pushed to `told`, if given. */
  setup(def: OwnedDef<R>, seed: Seed, told?: GameEvent[]): S
  /** The state of a written position (cases, puzzles). */
  position?(def: OwnedDef<R>, given: F['position'], dice: readonly number[]): S
  decisions(def: OwnedDef<R>, state: S): readonly Decision[]
  /**
   * The first unmet requirement of an action of an asked seat, or `undefined` if it is a choice.
   * Called only for actions with the form of their type.
   */
  refuse?(def: OwnedDef<R>, state: S, seat: Seat, action: ActionIn<F>): Refusal | undefined
  /** Carries out a legal action. */
  step(turn: Turn<S, R>, seat: Seat, action: ActionIn<F>): void
  /** Hides secrets from the viewer; returns the state itself if there are none. `view` in game.ts hides the future dice. */
  view(def: OwnedDef<R>, state: S, viewer: Viewer): S
  outcome(def: OwnedDef<R>, state: S): Verdict | undefined
  table(def: OwnedDef<R>, state: S): Table
  /** Describes a pointed thing; `view` has only the viewer's knowledge. */
  inspect?(def: OwnedDef<R>, view: S, viewer: Viewer, at: Pointed): Inspection | undefined
  /** Describes an open decision before the choice; `view` has only the knowledge of its seat. */
  guide?(def: OwnedDef<R>, view: S, decision: Decision): Guidance | undefined
  /** Describes the way of a legal move of the piece in hand; `undefined` for other actions. */
  way?(def: OwnedDef<R>, view: S, action: ActionIn<F>): Way | undefined
  /** The places of units in a written position, and the limit of a cell; `compile/written-units` checks them. `at` is the place of the position. */
  positionUnits?(
    raw: F['pack'],
    scenario: ScenarioOf<F>,
    board: BoardMap,
    given: F['position'],
    at: At,
  ): PositionUnits
  /** The same for units that a scenario itself puts on the map at the start; `at` is the place of the scenario. */
  startUnits?(raw: F['pack'], scenario: ScenarioOf<F>, board: BoardMap, at: At): PositionUnits
  /** Cross-checks of the ruleset's own parts; common ones are in `compile/cross-check`. */
  readonly checks?: readonly ((raw: F['pack']) => Finding[])[]
  /**
   * The parts of the map by the ids of their areas. Links join all areas of a part, and an area of none is isolated.
   * Without this method, all areas are one part.
   */
  joined?(raw: F['pack']): ReadonlyMap<string, string>
  /**
   * The scenario for a case with its own small map, without the parts that need the whole map, such as starting places.
   * Without this method, lists named `setup` and `reinforcements` are emptied.
   */
  onSmallMap?(scenario: Sourced<ScenarioFile>, map: Omit<MapFile, 'id'>): Sourced<ScenarioFile>
  /** Compares a position with the expectation of a case, except `events` and `outcome`: one line for each difference. */
  differences?(def: OwnedDef<R>, state: S, expected: F['expectation']): string[]
  /** Writes a position in the format of cases: the inverse of `position` and `differences`. */
  readonly writing?: Writing<S, R, F>
  /**
   * A state that looks the same to a viewer: hidden parts are drawn again among all possibilities, with numbers from `rng`.
   * For games with secrets: to prove that nothing leaks, and for bots.
   * The future dice are drawn again for all games by `determinize` in game.ts.
   */
  determinize?(def: OwnedDef<R>, state: S, viewer: Viewer, rng: number[]): S
  /**
   * A state that fits a viewer's view, made only of the view and of numbers from `rng`, so that no secret can leak.
   * For bots that simulate games; without it the view serves as the state.
   * The future dice are drawn for all games by `imagine` in game.ts.
   */
  imagine?(def: OwnedDef<R>, view: S, viewer: Viewer, rng: number[]): S
  /**
   * Scores choices for a seat by weights of the pack, for the greedy bot. `style` is one of `styles`; without it the seat plays greedily.
   * `memory` is another scorer's memory of the game so far. It is not changed; the new scorer keeps as much as its seat could know.
   */
  scorer?(def: OwnedDef<R>, seat: Seat, memory?: unknown, style?: string): Scorer<S>
  /** Names of other styles of the seat, from the pack. A search tries each and keeps the best. */
  styles?(def: OwnedDef<R>, seat: Seat): readonly string[]
  /** Information for authors about a unit on a cell. */
  readonly around?: AroundPort<R>
  /** TrialItem parts that may never happen: for `check --play`. */
  readonly trial?: TrialPort<S, T, F['pack']>
}

/** The part of a ruleset for authors: to write positions and cases, and to check their files. */
export type Authoring<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Required<Pick<Ruleset<S, R, F, T>, 'position' | 'differences'>> &
  Pick<
    Ruleset<S, R, F, T>,
    'positionUnits' | 'startUnits' | 'joined' | 'onSmallMap' | 'checks' | 'around' | 'trial' | 'writing'
  >

/** The part of a ruleset that is needed once play begins: refusals, descriptions of pointed things, and scorers for bots. */
export type RuntimePart<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Required<Pick<Ruleset<S, R, F, T>, 'refuse'>> &
  Pick<Ruleset<S, R, F, T>, 'inspect' | 'guide' | 'way' | 'determinize' | 'imagine' | 'scorer' | 'styles'>

/** Writes a position in the format of cases. */
export type Writing<S extends GameState = GameState, R = unknown, F extends Shapes = AnyShapes> = {
  /** The position that `position` would turn into the state; `undefined` if no case can begin there. */
  given(def: OwnedDef<R>, state: S): F['position'] | undefined
  /** The facts of the position that a drafted case can propose; `differences` finds none for them. */
  holds(def: OwnedDef<R>, state: S): F['expectation']
}

/** All parts of a ruleset in one. */
export type WholeRuleset<
  S extends GameState = GameState,
  R = unknown,
  F extends Shapes = AnyShapes,
  T = R,
> = Ruleset<S, R, F, T> & RuntimePart<S, R, F, T> & Authoring<S, R, F, T>

/** Loads the texts of a ruleset in one language. */
type TextFiles = Readonly<Record<'en' | 'it', () => Promise<{ readonly default: object }>>>

/** The description of a ruleset, available without loading it. */
export type RulesetManifest = {
  readonly id: string
  /** The {@link Ruleset} of this id. */
  load(): Promise<{ readonly id: string }>
  /** The {@link Authoring} of this ruleset, if `load` omits it, so that players do not load the part for authors. */
  authoring?(): Promise<object>
  /** The {@link RuntimePart} of this ruleset, if `load` omits it, so that the first look at a table loads less. */
  runtime?(): Promise<object>
  /**
   * All its texts, by language and key. The text `length` describes the length of a game of a scenario.
   * It can use the numbers of the scenario by their keys, and the lengths of its lists.
   */
  readonly texts: TextFiles
  /** The group `refuse` of the texts, if it has its own files: a table loads them once a player acts. */
  readonly refusals?: TextFiles
  /** The statements of its rulebook, which cases prove and refusals name. */
  statements?(): Promise<{ readonly default: Statements }>
}

/** A term of a standing, in thousandths of a certain win: its label and its value, negative if it is bad for the seat. */
export type Term = { readonly label: Message; readonly value: number }

/** A scorer for one game and seat. It can have memory, and reads only the view of the seat. */
export type Scorer<S extends GameState = GameState> = {
  /** A number for every choice, higher is better. */
  score(decision: Decision, view: View<S>): readonly number[]
  /** The index of the optional action to take, or `undefined` for none. */
  optionalAction?(decision: Decision, view: View<S>): number | undefined
  /**
   * The standing of the seat in thousandths of a certain win: 0 for a balanced game, negative for a seat that is behind.
   * A search uses it where it stops before the end; without it such a game counts as even.
   */
  standing?(view: S): number
  /** The terms of the standing in the words of the game, to explain a choice. */
  terms?(view: S): readonly Term[]
  /** Increases when a player's turn ends; a search compares standings of equal rounds. Without it, another asked seat ends a round. */
  round?(view: S): number
  /** Its memory of the game, passed to the scorers of simulated games only. */
  readonly memory?: unknown
}

export type PlacedUnit = {
  /** The source of its place. */
  readonly at: At
  /** Its type, for the text of a finding. */
  readonly unit: string
  readonly side?: string
  /** The names of its cell, or of its front and its rear. */
  readonly cells: readonly string[]
  /** Whether it takes no room, such as a dead unit. */
  readonly isFlat?: boolean
  isClosed(cell: CellIndex): boolean
}

export type PositionUnits = {
  readonly units: readonly PlacedUnit[]
  /** The maximum number of units in a cell, all of one side. */
  readonly most: number
  /** Whether a unit can stand on both cells at once; without it, on any two neighbours. */
  isJoined?(front: CellIndex, rear: CellIndex): boolean
}
