/** A playable game, its events and its record: definition, state, action, choice, refusal, event, outcome, record. */
import type { Message } from '../../schemas/diagnostic'
import type { MapFile } from '../../schemas/generated/content'
import type { Grid } from '../geometry/grid'
import type { ActionForms } from '../kernel/forms'
import type { Source } from './pack'

/** A player's place at the table, named after its side, or by its own name if a side has several players. */
export type Seat = string

export type Viewer = Seat | 'spectator'

/** Index of a cell in `def.grid`. */
export type CellIndex = number

/** A success or an expected error, as a value. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/**
 * A playable game: one scenario of a pack, checked, frozen and indexed. Made by `compile`, never by hand.
 * `rules` are the ruleset's own parts, with every lookup turned into a typed array or a plain table.
 * Immutable, so that any number of games can share it. Another thread builds the same from the same pack and scenario.
 */
export type GameDef<R = unknown> = {
  readonly pack: {
    readonly id: string
    readonly version: string
    readonly digest: string
    /** The digest of the original files, if they are in an old format. */
    readonly earlier?: string
  }
  readonly ruleset: string
  readonly scenario: string
  /** In the order of play. */
  readonly seats: readonly Seat[]
  /** The side of each seat: its own id, unless a side has several players. */
  readonly sideOf: Readonly<Record<Seat, string>>
  /** The forms of its ruleset's actions, by type. */
  readonly forms: ActionForms
  readonly grid: Grid
  readonly map: BoardMap
  readonly rules: R
}

/**
 * A definition owned by one position: `rules` also has the data derived from the current state.
 * Made by `kernel/position`, and never shared.
 */
export type OwnedDef<R = unknown> = GameDef<R> & { readonly [owned]: true }

declare const owned: unique symbol

/** The ground for drawing, with names. Also made from incomplete maps, so that the editor can paint. */
export type BoardMap = {
  readonly id: string
  readonly grid: Grid
  /** Terrain id by cell; `undefined` if it is missing or invalid. */
  readonly terrain: readonly (string | undefined)[]
  /** The uphill direction by cell (an index into Grid.directions), or -1. */
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
  /** Details besides the outlines, for maps of areas only. */
  readonly drawing?: AreaDrawing
  /** A picture under the grid: in the studio, and at the table if the map says so. */
  readonly underlay?: MapFile['underlay']
  /** For a map made from another by painting cells: the original ground, and the only cells that can differ. */
  readonly painted?: { readonly over: BoardMap['terrain']; readonly cells: readonly CellIndex[] }
}

/** Points in cell widths, as `grid.centre`. */
export type AreaDrawing = {
  readonly around: 'paper' | 'sea'
  /** By cell: whether it has its own outline (otherwise it is a node), and the position of its name, if given. */
  readonly outlined: readonly boolean[]
  readonly labels: readonly (readonly [number, number] | undefined)[]
  readonly links: readonly {
    readonly type: string
    readonly from: CellIndex
    readonly to: CellIndex
    /** The number of parallel lines. */
    readonly strands: number
    readonly via: readonly (readonly [number, number])[]
  }[]
  readonly scenery: NonNullable<MapFile['scenery']>
  /** Points that the sheet must include, whatever is drawn on it. */
  readonly room?: readonly (readonly [number, number])[]
}

/**
 * A player's action, flat and readable: `{ type: 'move', cell: '0704' }`. The only thing a record stores.
 * Rulesets have narrower types (`ActionOf` in kernel/forms).
 */
export type Action = { readonly type: string; readonly [field: string]: string | number | boolean }

/** The thing that a choice points at, for screens to highlight and bots to pick. */
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
  /** The meaning of the choice, for buttons, lists and speech. */
  readonly label: Message
  /** The group of similar choices ("move", "launch"); a screen colours them alike. */
  readonly group: string
}

/** One question to one seat. Several can be open at once (secret choices, answers to offers). */
export type Decision = {
  readonly seat: Seat
  readonly phase: string
  readonly prompt: Message
  readonly choices: readonly Choice[]
  /**
   * Optional actions of the seat, which the game does not wait for: open a deal, resign, come back.
   * A seat can be listed twice, once for its decision and once for these; these come last.
   */
  readonly optional?: boolean
  /** Pieces and cells that the question is about (the moving unit, the clash being resolved). */
  readonly focus?: {
    readonly pieces?: readonly string[]
    readonly cells?: readonly CellIndex[]
    /** Cells of later choices, while no piece is in hand: a first view of the map shows them. */
    readonly places?: readonly CellIndex[]
  }
}

/** The answer to "why not?". */
export type Refusal = {
  /** Statement id of the rules file: "C-034". Kernel rules: "K-SEAT", "K-OVER", "K-FORM". */
  readonly rule: string
  /** Section of the rulebook: "B-6". */
  readonly section?: string
  readonly message: Message
  /** The source of the deciding number. */
  readonly source?: Source
  readonly cells?: readonly CellIndex[]
}

/** An event of the game; log, sound and animation read these. `type` and flat fields, with names instead of indices. */
export type GameEvent = {
  readonly type: string
  readonly message: Message
  /** The seats that receive it, if not all (`eventsFor` in kernel/secrets). */
  readonly only?: readonly Seat[]
  /** The event for all other seats; without it they receive none. */
  readonly others?: GameEvent
  readonly [field: string]: unknown
}

/** State that every ruleset shares. Plain JSON, integers and names only; lists are replaced, never mutated, once shared. */
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

/** A viewer's part of a state, without the future dice. The type keeps a full state from being passed as a view. */
export type View<S extends GameState = GameState> = S & {
  readonly rng: readonly []
  readonly dice?: readonly []
}

/** The score sheet of each side, line by line, and the winner. */
export type Outcome = {
  /** A seat, or the name of a side whose players win together. */
  readonly winner: Seat | 'draw'
  /** Several seats or sides that win together, with `draw` as `winner`; empty if all lose. */
  readonly winners?: readonly Seat[]
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
  /** The points of each player, for sides with several players. */
  readonly scores?: readonly SeatScore[]
  /** All levels of victory by points, the highest first. */
  readonly levels?: readonly VictoryStep[]
  /** The value of the end for each seat, on one scale for all games: 1 won, 0 drew, -1 lost. */
  readonly utility: Readonly<Record<Seat, number>>
}

/** The end of a game, as its ruleset reports it; `kernel/bots/utility` turns it into the {@link Outcome}. */
export type Verdict = Omit<Outcome, 'utility'> & {
  /** The seats that share a draw, if not all do. */
  readonly drawn?: readonly Seat[]
}

/** A level of victory with its range of points. Without a limit the range is open. */
export type VictoryStep = { readonly id: string; readonly from?: number; readonly to?: number }

export type SeatScore = { readonly seat: Seat; readonly points: number }

/** The rules version of a game. */
export type RulesVersion = { readonly ruleset: string; readonly version: number }

/**
 * The seed of a game: 128 bits as 32 hexadecimal digits, or a whole number in old records and tests.
 * See `kernel/seed`.
 */
export type Seed = number | string

/** An act of a record. `joins` is set if it belongs to the same handling as the last act of its seat; old records have none. */
export type RecordedAct = { readonly seat: Seat; readonly action: Action; readonly joins?: true }

/** A game in a file: content, seed and actions. `hash` proves a replay. */
export type GameRecord = {
  readonly format: 1
  /** Missing in old records, which are of version 1 or older. */
  readonly rules?: RulesVersion
  readonly pack: { readonly id: string; readonly version: string; readonly digest: string }
  readonly scenario: string
  readonly seed: Seed
  readonly actions: readonly RecordedAct[]
  /** Hash of the final state. */
  readonly hash: string
}
