/**
 * The vocabulary of the engine. Read this file, then `game.ts`, and you know how every game works here.
 *
 * Inside the engine cells, pieces and types are small integers (indices into the tables of a {@link GameDef});
 * their names ("0704", "mov-6-6-1") live at the borders: actions, choices, events, tables, records.
 */

import type { Diagnostic, Finding, Message, MessageValue, ValuePath } from '../schemas/diagnostic'
import type {
  BotsFile,
  CaseFile,
  Expectation,
  MapFile,
  PackFile,
  Position,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  TextFile,
  UnitsFile,
} from '../schemas/generated/content'
import type { At } from './compile/finding'
import type { Footing } from './compile/standers'
import type { Grid } from './geometry/grid'
import type { ActionForms } from './kernel/forms'
import type { Statements } from './rulesets/statements'

export type { Diagnostic, Finding, Message, MessageValue, ValuePath }

/** A player's place at the table, by the id of the side it plays; by a name of its own where a side has several players. */
export type Seat = string
export type Viewer = Seat | 'spectator'
/** Index of a cell in `def.grid`. */
export type CellIndex = number

/** Success or an expected fault, as a value. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** The files of a pack after schema checks, by path; the loose form is text, this one is shaped but may still dangle. */
export type RawPack = {
  readonly manifest: PackFile
  readonly digest: string
  readonly terrain: TerrainFile
  readonly units: UnitsFile
  readonly tables: TablesFile
  /** Rows of spaces with markers on them, in rulesets that have such. */
  readonly tracks?: TracksFile
  /** Decks of cards by id, in rulesets that have such; `cardsOf` in compile/deck-cards says who wrote which card. */
  readonly decks?: Readonly<Record<string, Sourced<DeckFile>>>
  /** What the greedy bots look for; without it they play at random. */
  readonly bots?: BotsFile
  readonly maps: Readonly<Record<string, Sourced<MapFile>>>
  readonly scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly cases: readonly Sourced<CaseFile>[]
  /** Of a pack that requires others: their scenarios by id, for its cases. */
  readonly requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly texts: Readonly<Record<string, TextFile>>
  /** Of a pack that requires others, whose parts are then in the lists above: where each entry is written. */
  readonly origins?: Readonly<Record<PartList, readonly Source[]>>
  /** Of a pack that requires others: the cards of its decks. */
  readonly cardOrigins?: Readonly<Record<string, readonly Source[]>>
  /** Cards of required packs that are out of their deck, by deck: ids that `without` names. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>
  /** Of a pack that requires others: who wrote a part at the top of a file last, by file and key; in a list of things with ids, each of them. */
  readonly partOrigins?: Readonly<Record<string, Readonly<Record<string, Source | readonly Source[]>>>>
  /** Of a pack that requires others: its own texts without theirs. */
  readonly ownTexts?: Readonly<Record<string, TextFile>>
}
/**
 * The same pack as a ruleset with files of its own shapes reads it: what is not named here is as in {@link RawPack}.
 * Schemas hold the difference (`schemas/<ruleset>/<file>.schema.json`), so a ruleset may take its pack for this.
 */
export type RawPackOf<F extends Partial<Record<keyof RawPack, unknown>>> = Omit<RawPack, keyof F> &
  Readonly<F>

/** What the decks of all rulesets have in common. */
export type DeckFile = {
  readonly id: string
  readonly cards: readonly CardEntry[]
  /** Cards that a required pack has in its deck of this id, and this one has not. */
  readonly without?: readonly string[]
}
/** A kind of card; the deck holds `copies` of it, one unless it says more. */
export type CardEntry = { readonly id: string; readonly copies?: number }
/** What the tracks of all rulesets have in common. */
export type TracksFile = { readonly tracks?: readonly { readonly id: string }[] }

/** Lists of a pack to which another pack can add. */
export type PartList = 'terrain' | 'edges' | 'sides' | 'components' | 'units' | 'tables' | 'tracks' | 'bots'
/** A value with the file it came from, and the pack when it is another one. */
export type Sourced<T> = T & { readonly file: string; readonly pack?: string }
/** A place in a value of a file; `pack` is the required pack the file belongs to, when it is not the pack itself. */
export type Source = { readonly pack?: string; readonly file: string; readonly path: ValuePath }

/**
 * A game ready to be played: one scenario of a pack, checked, frozen and indexed. Made by `compile`, never by hand.
 * `rules` is what the ruleset made of its own parts, with every lookup turned into a typed array or a plain table. Nothing in it is ever
 * written: any number of games may share it, and another thread makes the same from the same pack and scenario.
 */
export type GameDef<R = unknown> = {
  readonly pack: { readonly id: string; readonly version: string; readonly digest: string }
  readonly ruleset: string
  readonly scenario: string
  /** In the order of play. */
  readonly seats: readonly Seat[]
  /** The side that each seat plays for: its own id, unless the scenario gives a side several players. */
  readonly sideOf: Readonly<Record<Seat, string>>
  /** What its actions look like, by type: those of its ruleset. */
  readonly forms: ActionForms
  readonly grid: Grid
  readonly map: BoardMap
  readonly rules: R
}

/**
 * A definition in the hands of one owner: `rules` has the same tables and, beside them, what is derived from the state that they play.
 * Made by `kernel/position`, and never shared.
 */
export type OwnedDef<R = unknown> = GameDef<R> & { readonly [owned]: true }
declare const owned: unique symbol

/** What a screen needs to draw the ground, names kept: also made from half-broken maps, so that the editor can paint. */
export type BoardMap = {
  readonly id: string
  readonly grid: Grid
  /** Terrain id by cell; `undefined` where nothing valid is written. */
  readonly terrain: readonly (string | undefined)[]
  /** Direction index (see Grid.directions) of the way up, or -1, by cell. */
  readonly up: Int8Array
  readonly edges: readonly { readonly type: string; readonly cell: CellIndex; readonly direction: number }[]
  readonly places: readonly {
    readonly id: string
    readonly kind: string
    readonly cells: readonly CellIndex[]
  }[]
  readonly sites: readonly {
    readonly id: string
    readonly role: string
    readonly kind?: string
    readonly value?: number
    readonly number?: number
    readonly side?: string
    readonly cells: readonly CellIndex[]
    readonly exits?: readonly CellIndex[]
  }[]
  readonly regions: readonly { readonly id: string; readonly cells: readonly CellIndex[] }[]
  /** Only of maps of areas: what is drawn besides their outlines. */
  readonly drawing?: AreaDrawing
}

/** Points in cell widths, as `grid.centre`. */
export type AreaDrawing = {
  readonly around: 'paper' | 'sea'
  /** By cell: whether it has an outline of its own (else it is a node), and the middle of its name where the map says. */
  readonly outlined: readonly boolean[]
  readonly labels: readonly (readonly [number, number] | undefined)[]
  readonly links: readonly {
    readonly type: string
    readonly from: CellIndex
    readonly to: CellIndex
    /** How many lines run side by side. */
    readonly strands: number
    readonly via: readonly (readonly [number, number])[]
  }[]
  readonly scenery: NonNullable<MapFile['scenery']>
}

// ---- what happens

/**
 * A move of a player, flat and readable: `{ type: 'move', cell: '0704' }`. The only thing a record stores. A ruleset knows its own more
 * closely (`ActionOf` in kernel/forms).
 */
export type Action = { readonly type: string; readonly [field: string]: string | number | boolean }

/** What a choice points at, so that any screen can highlight it and any bot can pick it. */
export type Target =
  | { readonly kind: 'piece'; readonly piece: string; readonly cell?: CellIndex }
  | { readonly kind: 'cell'; readonly cell: CellIndex }
  | { readonly kind: 'edge'; readonly cell: CellIndex; readonly direction: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'track'; readonly track: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'button'; readonly button: string }

export type Choice = {
  readonly action: Action
  readonly at: Target
  /** What choosing it means, for buttons, lists and speech. */
  readonly label: Message
  /** Choices of one kind share a group ("move", "launch"): a screen colours them alike. */
  readonly group: string
}

/** One seat is asked one thing. Several may be asked at once (secret choices, answers to offers). */
export type Decision = {
  readonly seat: Seat
  readonly phase: string
  readonly prompt: Message
  readonly choices: readonly Choice[]
  /**
   * Optional actions of the seat, which the game does not wait for: open a deal, resign, come back. A seat may be in the list
   * twice, once for what it is asked and once for this; these come last.
   */
  readonly optional?: boolean
  /** Pieces and cells the question is about (the unit that moves, the clash being resolved). */
  readonly focus?: { readonly pieces?: readonly string[]; readonly cells?: readonly CellIndex[] }
}

/** The answer to "why not?". */
export type Refusal = {
  /** Statement id of the rules file: "C-034". Kernel rules: "K-SEAT", "K-OVER", "K-FORM". */
  readonly rule: string
  /** Section of the rulebook: "B-6". */
  readonly section?: string
  readonly message: Message
  /** Where the number that decided it is written. */
  readonly source?: Source
  readonly cells?: readonly CellIndex[]
}

/** Something that happened; log, sound and animation read these. `type` and flat fields, names not indices. */
export type GameEvent = {
  readonly type: string
  readonly message: Message
  /** The seats that learn of it, when not everybody does (`eventsFor` in kernel/secrets). */
  readonly only?: readonly Seat[]
  /** What all the others get in its place; nothing without it. */
  readonly others?: GameEvent
  readonly [field: string]: unknown
}

/** State every ruleset shares. Plain JSON, integers and names only; lists are replaced, never mutated, once shared. */
export type GameState = {
  /** The phase that asks next. */
  phase: string
  /** Actions applied so far. */
  step: number
  /** State of the random generator: four 32-bit unsigned integers. */
  rng: readonly number[]
  /** Scripted dice still to come (cases only). */
  dice?: readonly number[]
}

/** What a viewer may know of a state: above all not the dice to come. A caller who asks for a view is never given a state by mistake. */
export type View<S extends GameState = GameState> = S & {
  readonly rng: readonly []
  readonly dice?: readonly []
}

/** What is on a seat's score sheet, line by line, and who won. */
export type Outcome = {
  /** A seat; or the name of a side, whose players win together. */
  readonly winner: Seat | 'draw'
  /** Level of victory by its id in the scenario ("crushing-march"). */
  readonly level?: string
  readonly score: number
  readonly reason: Message
  readonly sheet: readonly {
    readonly id: string
    readonly label: Message
    readonly points: number
    readonly lines?: readonly { readonly label: Message; readonly points: number }[]
  }[]
  /** Where a side has several players, the points of each of its own. */
  readonly scores?: readonly SeatScore[]
  /** What the end is worth to each seat, in one scale for all games: 1 won, 0 drew, -1 lost. */
  readonly utility: Readonly<Record<Seat, number>>
}
/** How a ruleset says that a game has ended; `kernel/utility` makes the {@link Outcome} of it. */
export type Verdict = Omit<Outcome, 'utility'> & {
  /** Of a draw that not all seats share: those that do. */
  readonly drawn?: readonly Seat[]
}
export type SeatScore = { readonly seat: Seat; readonly points: number }

// ---- what is on the table

/** The position for a screen, a terminal or a screen reader: no rule is needed to draw it. */
export type Table = {
  readonly round: Message
  readonly seat: Seat | undefined
  readonly phase: Message
  readonly pieces: readonly TablePiece[]
  /** Flat marks on cells: control of a side, a covered objective, a focus. */
  readonly marks: readonly {
    readonly cell: CellIndex
    readonly kind: string
    readonly side?: Seat
    readonly text?: string
  }[]
  /** Lines on the map: of communication, of sight, of fire. */
  readonly lines?: readonly TableLine[]
  /** Everything off the map: reserves, prison, supplies. */
  readonly trays: readonly {
    readonly id: string
    readonly side?: Seat
    readonly label: Message
    readonly pieces: readonly TablePiece[]
  }[]
  readonly counters: readonly {
    readonly id: string
    readonly side?: Seat
    readonly label: Message
    readonly value: number
    readonly of?: number
  }[]
  readonly score: {
    readonly total: number
    readonly sheet: Outcome['sheet']
    readonly scores?: readonly SeatScore[]
  }
  readonly tracks?: readonly TableTrack[]
  /** Cards: open displays, hands, what is before a player, piles. */
  readonly displays?: readonly TableDisplay[]
  /** What everybody may see of each player: offices, money on the table, whether they live. */
  readonly mats?: readonly TableMat[]
  /** Offers between players that the viewer may see. */
  readonly deals?: readonly TableDeal[]
  /** What a player has written down and others may not read: only in a view in which it can be read. */
  readonly secrets?: readonly { readonly seat: Seat; readonly label: Message; readonly value: Message }[]
}
/** A row of spaces with markers on it. */
export type TableTrack = {
  readonly id: string
  readonly label: Message
  /** In the order they are drawn; `side` is the side that the space favours. */
  readonly spaces: readonly { readonly at: number; readonly label?: Message; readonly side?: string }[]
  readonly markers: readonly {
    readonly id: string
    readonly label: Message
    readonly at: number
    readonly side?: string
    /** Which of its faces shows, where it has several ("wall"). */
    readonly face?: string
  }[]
}

/** A card as it is: `name` and `lines` only where its face can be seen. */
export type TableCard = {
  /** The card's id in its deck; for a card that the viewer cannot know, a name that says only where it is ("hand-2"). */
  readonly id: string
  readonly faceDown?: boolean
  /** Section and id in the texts of the pack ("cards.bread-riot"). */
  readonly name?: string
  /** The side it favours; cards of one kind are drawn alike. */
  readonly side?: string
  readonly kind?: string
  /** Numbers printed in its corner, each for a side where they differ. */
  readonly values?: readonly { readonly side?: string; readonly value: number }[]
  /** What it does, line by line. */
  readonly lines?: readonly Message[]
  readonly badges: readonly string[]
}

export type TableDisplay = {
  readonly id: string
  readonly label: Message
  /** Whose it is. */
  readonly seat?: Seat
  readonly kind: 'open' | 'hand' | 'front' | 'pile' | 'played'
  readonly cards: readonly TableCard[]
  /** How many cards there are, where not each of them is in the list. */
  readonly count?: number
}

export type TableMat = {
  readonly seat: Seat
  /** What they are at present: offices by name. */
  readonly roles: readonly Message[]
  /** States a player must see: "dead", "exile", "rebel", "asked". */
  readonly badges: readonly string[]
  readonly counters: readonly { readonly id: string; readonly label: Message; readonly value: number }[]
}

export type TableDeal = {
  readonly from: Seat
  readonly to: Seat
  readonly state: 'draft' | 'offered'
  /** What each side would give, and what is only words; empty for those who may not read it. */
  readonly gives: readonly Message[]
  readonly wants: readonly Message[]
  readonly words: readonly Message[]
  /** How many things are on each side: everybody may know. */
  readonly counts: { readonly gives: number; readonly wants: number }
}

/** A straight line from the middle of a cell to that of another; lines of one kind are drawn alike. */
export type TableLine = {
  readonly kind: string
  readonly side?: Seat
  readonly from: CellIndex
  readonly to: CellIndex
}

/** What a player points at to ask about it. */
export type Pointed =
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'cell'; readonly cell: CellIndex }

/** What the rules say of a thing that is pointed at, before anybody commits: sums line by line, what is seen from where. */
export type Inspection = {
  readonly title: Message
  /** What would come of it, in words ("captured", "column 3-1"). */
  readonly verdict?: Message
  readonly sums: readonly {
    readonly id: string
    readonly label: Message
    readonly total: number
    readonly lines: readonly { readonly label: Message; readonly points: number; readonly piece?: string }[]
  }[]
  /** Cells that matter, in one manner per kind ("seen", "light", "medium", "blocked"), each with what a screen reader says. */
  readonly cells: readonly { readonly cell: CellIndex; readonly kind: string; readonly label?: Message }[]
  readonly lines: readonly TableLine[]
}

export type TablePiece = {
  readonly id: string
  readonly kind: 'unit' | 'marker'
  /** Unit type or marker kind ("barricade", "cover"). */
  readonly type: string
  readonly side?: Seat
  /** What a marker is, where a ruleset lays it down by itself; else its type has a name among the units of the pack. */
  readonly label?: Message
  /** Its own name, by section and id in the texts of the pack ("figures.baker"). */
  readonly name?: string
  readonly component?: string
  readonly cell?: CellIndex
  /** Order in its cell, 0 at the bottom. */
  readonly level: number
  /** The other cell under a piece that covers two: `cell` is its front, this its rear. */
  readonly rear?: CellIndex
  /** Printed numbers, in the order they are printed (speed then power, or attack, defence, speed); markers may print a text. */
  readonly numbers?: readonly number[]
  readonly text?: string
  readonly faceDown?: boolean
  /** States a player must see: "moved", "head", "panicked", "active", "engaged". */
  readonly badges: readonly string[]
}

// ---- a ruleset

/** One step in the making. `list` gives a copy of a state list that may be written; the public verbs never mutate what they got. */
export type Turn<S extends GameState, R> = {
  readonly def: OwnedDef<R>
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
}

/** The files of a pack, and what cases write, in the shapes of a ruleset's own schemas; and its actions, as its forms say them. */
export type Shapes = {
  readonly action?: Action
  readonly pack: { readonly scenarios: Readonly<Record<string, unknown>> }
  readonly position: unknown
  readonly expectation: unknown
}
/** What is read where the ruleset does not matter, or is not known. */
export type AnyShapes = {
  readonly pack: RawPack
  readonly position: Position
  readonly expectation: Expectation
}
/** A ruleset's own actions. */
type ActionIn<F extends Shapes> = F extends { readonly action: infer A extends Action } ? A : Action
type ScenarioOf<F extends Shapes> = F['pack']['scenarios'][string]

/**
 * The rules of one game: its state, what `compile` makes of a pack, and the shapes of the files it reads, which its schemas have judged.
 * Every function is pure except `step`, which writes to the turn it is given.
 * What `compile` makes are tables (`T`); rules read them together with what `derive` adds (`R`).
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
  setup(def: OwnedDef<R>, seed: Seed): S
  /** Start from a written position (cases, puzzles). */
  position(def: OwnedDef<R>, given: F['position'], dice: readonly number[]): S
  decisions(def: OwnedDef<R>, state: S): readonly Decision[]
  /**
   * What an action of a seat that is asked lacks: the first of its requirements that is not met; nothing when it is among the choices.
   * Only asked of actions that have the form of their type.
   */
  refuse(def: OwnedDef<R>, state: S, seat: Seat, action: ActionIn<F>): Refusal | undefined
  /** Carries out a legal action. */
  step(turn: Turn<S, R>, seat: Seat, action: ActionIn<F>): void
  /** Hides what the viewer may not know; the state itself where that is nothing. The dice to come are hidden for all games by `view` in game.ts. */
  view(def: OwnedDef<R>, state: S, viewer: Viewer): S
  outcome(def: OwnedDef<R>, state: S): Verdict | undefined
  table(def: OwnedDef<R>, state: S): Table
  /** What the rules say of something pointed at; `view` holds only what the viewer may know. */
  inspect?(def: OwnedDef<R>, view: S, viewer: Viewer, at: Pointed): Inspection | undefined
  /** Who stands where in a written position, and how many share a cell: `compile/standers` judges it. `at` is where the position is written. */
  footing?(raw: RawPack, scenario: ScenarioOf<F>, board: BoardMap, given: F['position'], at: At): Footing
  /** The same of whom a scenario itself puts on the map before anybody places or enters; `at` is where the scenario is written. */
  startFooting?(raw: RawPack, scenario: ScenarioOf<F>, board: BoardMap, at: At): Footing
  /** Cross-checks of the ruleset's own parts; those that every pack needs are in `compile/cross-check`. */
  readonly checks?: readonly ((raw: RawPack) => Finding[])[]
  /**
   * The scenario as a case plays it on a small map of its own: without the parts that need the whole map, such as where units
   * start or come in. Without this, lists named `setup` and `reinforcements` are emptied; the rest stays as it is.
   */
  onSmallMap?(scenario: Sourced<ScenarioFile>, map: Omit<MapFile, 'id'>): Sourced<ScenarioFile>
  /** Compares a position with what a case expects, other than `events` and `outcome`: one line for each difference. */
  differences(def: OwnedDef<R>, state: S, expected: F['expectation']): string[]
  /**
   * A state that looks the same to a viewer: what they cannot know is drawn again among everything it could be, by numbers drawn
   * from `rng`. For games with secrets: the proof that nothing leaks, and bots that think about what they cannot see. The dice
   * to come are drawn again for all games by `resample` in game.ts.
   */
  resample?(def: OwnedDef<R>, state: S, viewer: Viewer, rng: number[]): S
  /** What makes a choice good for a seat, by weights of the pack: for the greedy bot. */
  scorer?(def: OwnedDef<R>, seat: Seat): Scorer<S>
}

/** What is known of a ruleset without loading it. */
export type RulesetManifest = {
  readonly id: string
  /** The {@link Ruleset} of this id. */
  load(): Promise<{ readonly id: string }>
  /** Everything that it says, by language and key. */
  readonly texts: Readonly<Record<'en' | 'it', () => Promise<{ readonly default: object }>>>
  /** What its rulebook says, sentence by sentence: what cases prove and refusals name. */
  statements?(): Promise<{ readonly default: Statements }>
}

/** Made once a game and seat, it may remember; it reads only what the seat may see. */
export type Scorer<S extends GameState = GameState> = {
  /** A number for every choice, higher is better. */
  score(decision: Decision, view: View<S>): readonly number[]
  /** The choice to take of a decision that the game does not wait for, by its index; nothing to let it be. */
  aside?(decision: Decision, view: View<S>): number | undefined
}

/** Which rules a game was played by. */
export type RulesVersion = { readonly ruleset: string; readonly version: number }

/**
 * Where the chance of a game begins: 128 bits as 32 hexadecimal digits, or a whole number as records had it before and tests have it;
 * see `kernel/seed`.
 */
export type Seed = number | string

/** A game in a file: content, seed and actions. `hash` proves a replay. */
export type GameRecord = {
  readonly format: 1
  /** Missing in records made before rules had a version: they are of version 1 or older. */
  readonly rules?: RulesVersion
  readonly pack: { readonly id: string; readonly version: string; readonly digest: string }
  readonly scenario: string
  readonly seed: Seed
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  /** Hash of the final state. */
  readonly hash: string
}
