/** The compiled form of a pack: every lookup of the rules, as flat tables. Made by `compile.ts`. */

import type {
  KriegspielFiles,
  KriegspielRuleOptions,
  KriegspielScenarioFile,
  KriegspielUnitType,
} from '../../../schemas/generated/content'
import type { BlockState, BlockTables } from '../../blocks/port'
import type { Begun } from '../../blocks/units/begun'
import type { LaidGround } from '../../blocks/zones/ground'
import type { BoardMap, CellIndex, Choice, OwnedDef, Seat, ShapesOf, Sourced, Turn } from '../../types'
import type { KriegspielAction } from './actions'
import type { KriegspielState } from './state'

/** The ruleset's own files and actions, as the engine passes them. */
export type KriegspielShapes = ShapesOf<KriegspielFiles, KriegspielAction>
export type KriegspielPack = KriegspielShapes['pack']

/** A compiled scenario. */
export type Tables = {
  readonly pack: KriegspielPack
  readonly scenario: Sourced<KriegspielScenarioFile>
  readonly board: BoardMap
  readonly sides: readonly Seat[]
  readonly ruleOptions: Required<KriegspielRuleOptions>
  readonly types: readonly KriegspielUnitType[]
  readonly pieces: Pieces
  readonly ground: Ground
  readonly arsenals: Arsenals
  /** Territory of each side, by cell. */
  readonly territory: readonly Uint8Array[]
  readonly placement: {
    readonly isFree: boolean
    readonly isSecret: boolean
    /** Written cells by piece, RESERVE for none; `undefined` without an opening. */
    readonly opening: readonly number[] | undefined
  }
  /** Faces of the die for the first move, or 0 if `side` is named. */
  readonly first: { readonly faces: number; readonly side: number }
  readonly moves: number
  readonly attacks: number
  readonly results: { readonly retreat: number; readonly capture: number }
  readonly limit: KriegspielScenarioFile['limit']
  /** Longest range of any unit. */
  readonly reach: number
  /** True if lines of communication depend only on own units and on obstacles. */
  readonly areLinesLocal: boolean
  /** True if the scenario modifies numbers of the networks: the length of lines, the units that relay or stop them, connections. */
  readonly isNetworkModified: boolean
  /** By the difference of two cells, from `-size`: 1 if a unit may be in reach across it. Lines that wrap round the border count too. */
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
  /** 1 for pieces that stop enemy lines, unless that depends on connection. */
  readonly stopsLines: Uint8Array
  /** 1 for pieces that can only move while connected. */
  readonly bound: Uint8Array
  /** The pieces of each side, in their order. */
  readonly of: readonly (readonly number[])[]
  /** Names that the scenario gives, by piece; absent for most. */
  readonly named: ReadonlyMap<number, string>
  readonly begun: readonly Begun[]
}

/** By cell, or by cell and direction (`cell * 8 + direction`). */
export type Ground = {
  readonly size: number
  /** Difference of cells for a step in each direction. */
  readonly steps: Int32Array
  /** Index in the terrain of the pack, -1 if unknown. */
  readonly terrain: Int16Array
  /** 1 if a unit may step that way (K-20, K-24). */
  readonly open: Uint8Array
  /** Movement spent to enter each cell; `undefined` if every open cell of the map costs 1. */
  readonly cost: Uint8Array | undefined
  /** Cells that a line of communication from here crosses on an empty board (K-28, K-32). */
  readonly lineRun: Uint16Array
  /** Cells that fire from or to here crosses on an empty board (K-43, K-46). */
  readonly fireRun: Uint16Array
  /** Bonus of defence by terrain and type: `terrain * types + type` (K-58, K-59). */
  readonly bonus: Uint8Array
  /** By cell, 1 if a unit there may be charged, or may charge (K-56, K-57). */
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

/** The result of an attack. */
export type Result = 'safe' | 'retreat' | 'captured'

/** Choices whose action names a piece, a cell, or nothing. */
export type PieceChoice = 'select'
export type CellChoice = 'place' | 'move' | 'retreat' | 'take'
export type ButtonChoice = 'opening' | 'ready' | 'roll' | 'drop' | 'done' | 'offer' | 'accept' | 'decline'
export type ChoiceBook = {
  piece(type: PieceChoice, piece: number): Choice
  cell(type: CellChoice, cell: CellIndex): Choice
  attack(target: number, attack: number, defence: number, result: Result): Choice
  button(type: ButtonChoice): Choice
}

/** The parts of the tables that effects replace. */
export type Printed = Pick<Rules, 'ground' | 'territory' | 'pieces' | 'reach' | 'aims' | 'choices'>

/** A cache, not state: see `position/cache.ts`. */
export type PositionCache = LaidGround<Printed> & {
  /** The changes of units in the state that the present pieces have, and their turn. */
  recast: BlockState['recast']
  recastAt: number
  of: KriegspielState | undefined
  /** Piece by cell, -1 for none. */
  readonly at: Int16Array
  /** Cell by piece, as in the state. */
  readonly cell: Int32Array
  /** Cells by generation: those equal to the network's own are lit. Its negative in `lit` marks the cell where a line is stopped. */
  readonly lit: readonly Int32Array[]
  /** By piece, 1 if it is connected; and the same without modifiers of the number `connection`. */
  readonly connected: Uint8Array
  readonly linked: Uint8Array
  /** By side, the generation of its network. */
  readonly generation: Int32Array
  /** By side, the most squares that its lines cross; more than the board has if there is no limit. */
  readonly ranges: Int32Array
  /** True if the networks match the position. Otherwise `stale` holds the outdated part by side: FRESH, CONTACTS or LINES. */
  isFresh: boolean
  readonly stale: Uint8Array
  /** True while the networks are being computed. */
  measuring: boolean
  /** Pieces of each side that relay lines, after the arsenals. */
  readonly sources: Int32Array
  readonly queue: Int32Array
  /** By piece, 1 if it relays lines; and if it stops enemy lines, whether connected or not. With modifiers, as they are now. */
  readonly emits: Uint8Array
  readonly stops: Uint8Array
  /** By piece, 1 if it stops enemy lines now. */
  readonly blocks: Uint8Array
  readonly retreating: Uint8Array
  /** By piece, its moves in this turn. */
  readonly hasMoved: Uint8Array
  /** Cells that a piece reaches, as generations and as a list. */
  readonly seen: Int32Array
  readonly reached: Int32Array
  /** By reached cell, the movement left there; set only if ground has costs. */
  readonly left: Int32Array
  counter: number
  /** Lists of choices, valid until the position changes. */
  movable: Choice[] | undefined
  attacks: Choice[] | undefined
}

export type KriegspielDef = OwnedDef<Rules>

export type KriegspielTurn = Turn<KriegspielState, Rules>
