/** A game that can be played, what happens in it, and how it is kept: definition, state, action, choice, refusal, event, outcome, record. */
import type { Message } from '../../schemas/diagnostic'
import type { MapFile } from '../../schemas/generated/content'
import type { Grid } from '../geometry/grid'
import type { ActionForms } from '../kernel/forms'
import type { Source } from './pack'

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

/**
 * A game ready to be played: one scenario of a pack, checked, frozen and indexed. Made by `compile`, never by hand.
 * `rules` is what the ruleset made of its own parts, with every lookup turned into a typed array or a plain table. Nothing in it is ever
 * written: any number of games may share it, and another thread makes the same from the same pack and scenario.
 */
export type GameDef<R = unknown> = {
  readonly pack: {
    readonly id: string
    readonly version: string
    readonly digest: string
    /** That of the files as they are written, in an old format. */
    readonly earlier?: string
  }
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
  /** A picture under the grid: in the studio, and at the table where the map says so. */
  readonly underlay?: MapFile['underlay']
  /** Of a map that was made of another by painting some cells: the ground of that one, and the only cells where it may differ. */
  readonly painted?: { readonly over: BoardMap['terrain']; readonly cells: readonly CellIndex[] }
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
  /** Points that the sheet reaches, whatever is drawn on it. */
  readonly room?: readonly (readonly [number, number])[]
}

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
