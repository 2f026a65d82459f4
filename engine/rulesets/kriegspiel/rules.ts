/** The compiled form of a pack: every lookup of the rules, as flat tables. Made by `compile.ts`. */
import type {
  KriegspielBotsFile,
  KriegspielExpectation,
  KriegspielOptions,
  KriegspielPosition,
  KriegspielScenarioFile,
  KriegspielTerrainFile,
  KriegspielUnitsFile,
  KriegspielUnitType,
} from '../../../schemas/generated/content'
import type { BlockTables } from '../../blocks/port'
import type { BoardMap, CellIndex, Choice, OwnedDef, RawPackOf, Seat, Sourced, Turn } from '../../types'
import type { KriegspielAction } from './actions'
import type { KriegspielState } from './state'

export type KriegspielPack = RawPackOf<{
  terrain: KriegspielTerrainFile
  units: KriegspielUnitsFile
  bots?: KriegspielBotsFile
  scenarios: Readonly<Record<string, Sourced<KriegspielScenarioFile>>>
}>
/** The ruleset's own files and actions, as the engine passes them. */
export type KriegspielShapes = {
  readonly action: KriegspielAction
  readonly pack: KriegspielPack
  readonly position: KriegspielPosition
  readonly expectation: KriegspielExpectation
}

/** A compiled scenario. */
export type Tables = {
  readonly pack: KriegspielPack
  readonly scenario: Sourced<KriegspielScenarioFile>
  readonly board: BoardMap
  readonly sides: readonly Seat[]
  readonly options: Required<KriegspielOptions>
  readonly types: readonly KriegspielUnitType[]
  readonly pieces: Pieces
  readonly ground: Ground
  readonly arsenals: Arsenals
  /** Territory of each side, by cell. */
  readonly territory: readonly Uint8Array[]
  readonly placement: {
    readonly isFree: boolean
    readonly isSecret: boolean
    /** Written cells by piece, RESERVE where none is; undefined without an opening. */
    readonly opening: readonly number[] | undefined
  }
  /** Faces of the die for the first move; 0 where `side` is named. */
  readonly first: { readonly faces: number; readonly side: number }
  readonly moves: number
  readonly attacks: number
  readonly results: { readonly retreat: number; readonly capture: number }
  readonly limit: KriegspielScenarioFile['limit']
  /** Farthest that any unit reaches. */
  readonly reach: number
  /** Whether lines of communication of a side depend on nothing but its own units and what stands in their way. */
  readonly areLinesLocal: boolean
  /** Whether the scenario modifies how far lines of communication go. */
  readonly areRangesModified: boolean
  /** By the difference of two cells, from `-size`: whether a unit may be in reach of one across it; lines that wrap round the border count too. */
  readonly aims: Uint8Array
  readonly cellNamed: ReadonlyMap<string, CellIndex>
  /** The blocks of the scenario. */
  readonly blocks: BlockTables
}
/** The input of rules about a position: the tables, the choices and the cache of its owner. */
export type Rules = Tables & { readonly choices: ChoiceBook; readonly cache: PositionCache }

/** One entry a piece. */
export type Pieces = {
  readonly count: number
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly side: Uint8Array
  /** Index in the types of the pack. */
  readonly type: Uint16Array
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  readonly range: Uint8Array
  readonly speed: Uint8Array
  /** The points that a charge adds; 0 for units that never charge. */
  readonly charge: Uint8Array
  readonly emits: Uint8Array
  readonly combat: Uint8Array
  /** Whether it stops enemy lines, unless that depends on who is connected. */
  readonly stopsLines: Uint8Array
  /** Whether it is bound to its network: it can only move while connected. */
  readonly bound: Uint8Array
  /** First piece of each side, then the count. */
  readonly from: readonly number[]
}

/** By cell, or by cell and direction (`cell * 8 + direction`). */
export type Ground = {
  readonly size: number
  /** Difference of cells for a step in each direction. */
  readonly steps: Int32Array
  /** Index in the terrain of the pack, -1 where none is known. */
  readonly terrain: Int16Array
  /** Whether a unit may step that way (K-20, K-24). */
  readonly open: Uint8Array
  /** Movement spent to enter each cell; undefined where every open cell of the map costs 1. */
  readonly cost: Uint8Array | undefined
  /** Cells that a line of communication from here crosses on an empty board (K-28, K-32). */
  readonly lineRun: Uint16Array
  /** Cells that fire from or to here crosses on an empty board (K-43, K-46). */
  readonly fireRun: Uint16Array
  /** Bonus of defence by terrain and type: `terrain * types + type` (K-58, K-59). */
  readonly bonus: Uint8Array
  /** By cell, whether a unit in it may be charged, or may charge (K-56, K-57). */
  readonly charged: Uint8Array
  readonly charges: Uint8Array
}

export type Arsenals = {
  readonly count: number
  readonly cell: readonly CellIndex[]
  readonly side: readonly number[]
  /** Index of the arsenal on a cell, -1 for none. */
  readonly at: Int16Array
}

/** Choices whose action names a piece, a cell, or nothing. */
export type PieceChoice = 'select'
export type CellChoice = 'place' | 'move' | 'retreat' | 'take'
export type ButtonChoice = 'opening' | 'ready' | 'roll' | 'drop' | 'done' | 'offer' | 'accept' | 'decline'
export type ChoiceBook = {
  piece(type: PieceChoice, piece: number): Choice
  cell(type: CellChoice, cell: CellIndex): Choice
  attack(target: number, attack: number, defence: number): Choice
  button(type: ButtonChoice): Choice
}

/** Memory, not state: see `cache.ts`. */
export type PositionCache = {
  of: KriegspielState | undefined
  /** Piece by cell, -1 for none. */
  readonly at: Int16Array
  /** Cell by piece, as in the state. */
  readonly cell: Int32Array
  /** Generations: an entry equal to the network's own counts; in `lit` the same below zero is a cell at which a line is stopped. */
  readonly lit: readonly Int32Array[]
  /** By piece, whether it is connected. */
  readonly connected: Uint8Array
  /** By side, the generation of its network. */
  readonly generation: Int32Array
  /** By side, squares that its lines cross at most; more than the board has where nothing bounds them. */
  readonly ranges: Int32Array
  /** Whether the networks are still those of the position; while not, by side, what of them is not: FRESH, CONTACTS or LINES. */
  isFresh: boolean
  readonly stale: Uint8Array
  /** True while the networks are being computed. */
  measuring: boolean
  /** Pieces of each side that send lines on, after the arsenals. */
  readonly sources: Int32Array
  readonly queue: Int32Array
  /** By piece, whether it stops enemy lines now. */
  readonly blocks: Uint8Array
  readonly retreating: Uint8Array
  readonly hasMoved: Uint8Array
  /** Cells reached by a piece, as generations; and the list of them. */
  readonly seen: Int32Array
  readonly reached: Int32Array
  /** By cell that is reached, the movement left there; written only where ground has costs. */
  readonly left: Int32Array
  counter: number
  /** Lists of choices that hold until the position changes. */
  movable: Choice[] | undefined
  attacks: Choice[] | undefined
}

export type KriegspielDef = OwnedDef<Rules>

export type KriegspielTurn = Turn<KriegspielState, Rules>
