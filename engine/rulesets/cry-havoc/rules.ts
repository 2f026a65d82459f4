/** The compiled form of a pack: every lookup of the rules, as flat tables. Made by `compile.ts`. */

import type { CryHavocFiles, CryHavocScenarioFile } from '../../../schemas/generated/content'
import type { BlockState, BlockTables } from '../../blocks/port'
import type { Track } from '../../blocks/time/track'
import type { Begun } from '../../blocks/units/begun'
import type { LaidGround } from '../../blocks/zones/ground'
import type { BoardMap, CellIndex, Choice, Seat, ShapesOf, Sourced } from '../../types'
import type { CryHavocAction } from './actions'
import type { Line } from './compile/line'
import type { SightGround, SightTables } from './rules/sight/ground'

/** The ruleset's own files and actions, as the engine passes them. */
export type CryHavocShapes = ShapesOf<CryHavocFiles, CryHavocAction>
export type CryHavocPack = CryHavocShapes['pack']

/** A compiled scenario. */
export type Tables = {
  readonly pack: CryHavocPack
  readonly scenario: Sourced<CryHavocScenarioFile>
  readonly board: BoardMap
  /** Sides in the order of play; each is an enemy of the others. */
  readonly sides: readonly Seat[]
  readonly pieces: Pieces
  /** The forces that the pieces are made of. */
  readonly lines: readonly Line[]
  readonly ground: Ground
  /** Made by `compile/sight.ts`; `undefined` on maps without straight lines. */
  readonly sightTables: SightTables | undefined
  readonly melee: Melee
  readonly missiles: Missiles
  readonly bodies: {
    readonly figure: number
    readonly beast: number
    readonly costAt: number
    readonly cost: number
    readonly closedAt: number
  }
  readonly setup: readonly SetupStage[]
  readonly fixed: readonly Fixed[]
  readonly entries: readonly Entry[]
  /** CH-97 to CH-102; `undefined` if the scenario has no ransom. */
  readonly ransom: Ransom | undefined
  /** Number of dice for the missiles of each shooter (CH-95); 0 if missiles are not counted. */
  readonly missileDice: number
  readonly ends: Ends
  readonly blocks: BlockTables
  /** The phases of a turn as the scenario writes them; absent if they are those of the rules. */
  readonly track: Track | undefined
  /** True if: contact counts as engaged (CH-X9); half a movement is rounded up (CH-X10); riders attack from the front cell only (CH-X11). */
  readonly ruleOptions: {
    readonly adjacentEngaged: boolean
    readonly roundsUp: boolean
    readonly frontOnly: boolean
  }
}
/** The input of rules about a position: the tables, the choices and the cache of its owner. */
export type Rules = Tables & {
  /** The sight tables with the lines over the map, which are computed on first use. */
  readonly sight: SightGround | undefined
  readonly choices: ChoiceBook
  /** A cache, not state: `load` fills it for a state. */
  readonly cache: PositionCache
}

/** One entry a piece. */
export type Pieces = {
  readonly count: number
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** Index in `pack.units.units`, the own name of a piece ("" for none), and its label from that name or its type. */
  readonly type: Int16Array
  readonly name: readonly string[]
  readonly label: readonly { readonly text: string }[]
  readonly begun: readonly Begun[]
  readonly side: Int8Array
  /** 1 for horses and mules; the same as a list. */
  readonly beast: Uint8Array
  readonly beasts: readonly number[]
  /** 1 for beasts that can be ridden; number of cells a piece covers (2 for beasts; a mounted figure covers its mount's). */
  readonly ridden: Uint8Array
  readonly length: Uint8Array
  /** Attack, defence, speed by form (see Form): form * 3 + value; -1 for a form that does not exist. */
  readonly values: readonly Int16Array[]
  /** Index in `missiles.weapons`, -1 for none. */
  readonly weapon: Int8Array
  /** Index of the missile target category, on foot and mounted. */
  readonly target: Int8Array
  readonly targetMounted: Int8Array
  /** 1 for knights, which may mount any horse; 1 for figures that may yield and capture; weight as a guard (a captive needs `ransom.guards`). */
  readonly knight: Uint8Array
  readonly guard: Uint8Array
  /** The mount on which a rider begins, -1 on foot. */
  readonly startsOn: Int16Array
  /** 1 for beasts that can be tied in a file; the piece in front at the start; and 1 if tied to it. */
  readonly tied: Uint8Array
  readonly startsBehind: Int16Array
  readonly startsTied: Uint8Array
  /** Points for its loss, and for its capture. */
  readonly worth: Int16Array
  readonly captureWorth: Int16Array
}

/** Rows of `pieces.values`. A mounted or captive form has priority; otherwise health decides. */
export const FORM = { healthy: 0, wounded: 1, mounted: 2, captive: 3, captiveWounded: 4 } as const
export const FORMS = 5

/** Tables by cell and by side of a cell. Costs are in points; -1 is closed. */
export type Ground = {
  readonly size: number
  /** Directions of the grid; `neighbours` and the steps are by `cell * width + direction` of leaving. */
  readonly width: number
  readonly neighbours: Int32Array
  readonly footStep: Int16Array
  readonly horseStep: Int16Array
  /** Index in `pack.terrain.terrain` by cell, -1 if unknown. */
  readonly terrain: Int16Array
  /** By edge index: index in `pack.terrain.edges`, -1 for none. */
  readonly edge: Int16Array
  readonly footCost: Int16Array
  readonly horseCost: Int16Array
  /** -1, 0 or 1 for the figure on the cell; behind a door or entrance that of its opening. */
  readonly melee: Int8Array
  /** 1 for cells where a mounted figure can attack an enemy. */
  readonly mountedAttack: Uint8Array
  /** By edge index: points that replace the cost of the cell entered, -1 closed, -2 free (the cell's own cost). */
  readonly edgeFoot: Int16Array
  readonly edgeHorse: Int16Array
  /** By edge index: 1 if no fight is possible across it. */
  readonly noMelee: Uint8Array
  /** By edge index: 1 for openings that must be climbed. They are closed without enough points, and while an enemy stands beyond (CH-63). */
  readonly climbed: Uint8Array
}

/** Tables by kind of target: [0] on foot, [1] mounted; column, then die - 1: index of a letter, -1 no effect. */
export type Melee = {
  readonly die: number
  /** Lowest ratio of each column ("3-1" is 3), rising. */
  readonly columns: readonly number[]
  readonly results: readonly (readonly Int8Array[])[]
  readonly effects: readonly (readonly Effect[])[]
  /** Columns to the right: by ground of the attacker + 1, then of the defender + 1. */
  readonly shifts: readonly (readonly number[])[]
  /** Effect of a shift below the first column: the attack is forbidden, or stays on it. */
  readonly belowFirst: 'forbidden' | 'first'
}
export type Effect = {
  readonly letter: string
  readonly type: 'none' | 'retreat' | 'stun' | 'wound' | 'kill'
  /** In fights, the party that suffers it. */
  readonly who: 'attacker' | 'defender'
  readonly cells: number
  /** The effect on the mount of a mounted target. The rider falls from it unless `falls` is false. */
  readonly mount: 'unhurt' | 'killed' | 'none'
  readonly falls: boolean
}

export type Missiles = {
  readonly die: number
  readonly wounded: number
  readonly weapons: readonly Weapon[]
  /** results[target][weapon][cover][die - 1]: index in effects[target], -1 no effect. Cover 0 none, 1 light, 2 medium. */
  readonly results: readonly (readonly (readonly Int8Array[])[])[]
  readonly effects: readonly (readonly Effect[])[]
}
export type Weapon = {
  readonly id: string
  /** Largest distance of each bracket in hexes, and its modifier of the die. */
  readonly brackets: readonly { readonly upTo: number; readonly adds: number; readonly id: string }[]
  /** True if it shoots again in step 3; true if it may move after a shot of step 1. */
  readonly again: boolean
  readonly moves: boolean
  /** First bracket from which it may shoot over figures, and the most cover of such targets; -1 for never (CH-18 to CH-22). */
  readonly overFrom: number
  readonly overCover: number
}

export type Ransom = {
  /** Lowest ratio at which a knight asks for quarter, and the highest die that grants it. */
  readonly ratio: number
  readonly yields: number
  /** Total weight of adjacent guards that holds a captive (see `Pieces.guard`). */
  readonly guards: number
}

/** The scoring and the endings of the game, compiled by `compile/ends.ts` from the scenario. */
export type Ends = {
  /** Last turn, 0 without a limit; and the result at the limit. */
  readonly turns: number
  readonly atLimit: 'draw' | 'score'
  readonly lines: readonly ScoreLine[]
  readonly victory: readonly VictoryBlock[]
}
export type ScoreLine = {
  readonly id: string
  readonly type: 'casualties' | 'exit' | 'hold' | 'captive'
  /** Side that gets the points. */
  readonly side: number
  /** The points for a piece that is killed, leaves, is held or is led off. */
  readonly points: number | 'worth'
  /** The points for a piece that ends wounded. */
  readonly wounded: number | 'half'
  /** By type of unit: 1 for those that count. */
  readonly units: Uint8Array
  /** Masks by cell: the exit, or one for each region to hold. */
  readonly cells: readonly Uint8Array[]
}
export type VictoryBlock = {
  readonly type: 'eliminate' | 'exit' | 'hold' | 'score'
  readonly winner: number
  readonly loser: number
  readonly units: Uint8Array
  readonly cells: readonly Uint8Array[]
  readonly count: number
}

/** A group that its owner puts on the map; riders represent their mounts too. */
export type SetupStage = {
  readonly side: number
  readonly pieces: readonly number[]
  readonly cells: readonly CellIndex[]
  readonly mask: Uint8Array
}
/** A piece that begins on a listed cell. */
export type Fixed = { readonly piece: number; readonly cell: CellIndex; readonly rear: CellIndex }
/** Pieces that enter by cells of the edge during movement, from a turn on. */
export type Entry = {
  readonly turn: number
  readonly pieces: readonly number[]
  readonly cells: readonly CellIndex[]
}

/** Choices made once and listed by reference. */
export type ChoiceBook = {
  /** `{ type, unit }` */
  piece(type: string, piece: number): Choice
  /** `{ type, cell }` */
  cell(type: string, cell: number): Choice
  /** `{ type }` */
  button(type: string): Choice
  /** `{ type, unit, to }`, pointing at `unit` */
  pair(type: string, piece: number, other: number): Choice
  /** `{ type, unit, cell }`, pointing at the cell */
  step(type: string, piece: number, cell: number): Choice
  /** `{ type, unit, count }`, pointing at the piece */
  amount(type: string, piece: number, count: number): Choice
}

/** The pieces of the loaded state by cell, and the ways of the walking piece. */
export type PositionCache = LaidGround<Pick<Rules, 'ground' | 'sight'>> & {
  /** The pieces of the scenario, and the changes of the state that the present ones have. */
  readonly enlisted: Pieces
  recast: BlockState['recast']
  recastAt: number
  /** The living piece on a cell, -1 for none; a rider on both of its cells. */
  readonly occupant: Int16Array
  /** 1 for cells with living, stunned pieces or beasts (CH-19, CH-20); a rider and its mount are on both of their cells. */
  readonly living: Uint8Array
  /** Sum of the dead by cell (CH-61, CH-62). */
  readonly bodies: Uint8Array
  readonly touched: Int32Array
  touchedCount: number
  readonly walk: WalkMemory
}
/** Nodes are `layer * cells + cell`; see `rules/movement/ways.ts`. */
export type WalkMemory = {
  /** Number of layers allocated, and the first node of the uppermost. */
  layers: number
  top: number
  cost: Int16Array
  stamp: Int32Array
  before: Int32Array
  item: Int32Array
  next: Int32Array
  heads: Int32Array
  generation: number
  /** Nodes where the walk may end, one for each cell of its head; the cost; the rear if it turned there, else -1. */
  readonly ends: Int32Array
  readonly endCells: Int32Array
  readonly endCosts: Int16Array
  readonly endRears: Int32Array
  endCount: number
  readonly endStamp: Int32Array
  /** By cell, the cheapest way to stand on it with the rear beyond, for riders. */
  readonly turnCells: Int32Array
  readonly turnCost: Int16Array
  readonly turnNode: Int32Array
  readonly turnRear: Int32Array
  readonly turnStamp: Int32Array
  turnCount: number
  /** The key of the last search: the state, its step, the piece, the points. */
  of: unknown
  step: number
  piece: number
  budget: number
}
