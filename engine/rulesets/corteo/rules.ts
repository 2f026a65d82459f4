/** What the ruleset makes of a pack: every lookup a rule needs, as flat tables. Made by `compile.ts`. */
import type {
  BotsFile,
  CaseFile,
  CorteoRules,
  Expectation,
  Position,
  Trigger as RawTrigger,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  UnitsFile,
  UnitType,
  Zone,
} from '../../../schemas/generated/content'
import type { Reacher, StepCosts } from '../../geometry/reach'
import type { BoardMap, CellIndex, Choice, OwnedDef, RawPackOf, Seat, Sourced, Turn } from '../../types'
import type { CorteoAction } from './actions'
import type { CompiledTable } from './rules/ratio-table'
import type { CorteoState } from './state'

export type CorteoPack = RawPackOf<{
  terrain: TerrainFile
  units: UnitsFile
  tables: TablesFile
  bots?: BotsFile
  scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  cases: readonly Sourced<CaseFile>[]
  requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
}>
/** What of this ruleset's files the engine hands it. */
export type CorteoShapes = {
  readonly action: CorteoAction
  readonly pack: CorteoPack
  readonly position: Position
  readonly expectation: Expectation
}

/** What a scenario is compiled into. */
export type Tables = {
  readonly pack: CorteoPack
  readonly scenario: Sourced<ScenarioFile>
  readonly switches: CorteoRules
  readonly board: BoardMap
  /** Sides in the order they play a hand; a side is its index here. */
  readonly sides: readonly Seat[]
  /** Players in the order they move within their side; a seat is its index here. Usually one a side, by its name. */
  readonly seats: readonly { readonly id: Seat; readonly side: number }[]
  /** Seats of each side. */
  readonly seatsOf: readonly (readonly number[])[]
  readonly hands: number
  /** Names of the components that the pack defines; a component is its index here. */
  readonly components: readonly string[]
  readonly types: readonly UnitType[]
  readonly pieces: Pieces
  readonly ground: Ground
  readonly setup: readonly SetupStage[]
  readonly reinforcements: readonly Reinforcement[]
  readonly arrivals: readonly Arrival[]
  readonly run: { readonly side: number; readonly factor: number; readonly forbidden: readonly boolean[] }
  readonly barricades: { readonly side: number; readonly cost: number }
  readonly launch: {
    readonly table: CompiledTable
    readonly half: boolean
    readonly cost: number
    readonly short: boolean
    /** Whether two pieces of a cell may throw with their powers added. */
    readonly together: boolean
  }
  /** `advance`: whether the winner may enter the cells that the losers left. */
  readonly clash: { readonly table: CompiledTable; readonly advance: boolean }
  readonly head: {
    readonly side: number
    readonly units: number
    readonly bonus: number
    /** Whether a march that splits keeps its Head only in the largest part with a piece of the component. */
    readonly splits: boolean
    readonly allowed: readonly number[]
  }
  /** Price in half points of leaving enemy control, by side; -1 when it may not be left. */
  readonly disengage: readonly number[]
  /** Whether the first step out of enemy control may lead into it again. */
  readonly controlToControl: boolean
  readonly arrests: { readonly side: number }
  readonly panic: { readonly side: number; readonly cells: readonly CellIndex[]; readonly asleep: boolean }
  readonly objectives: { readonly side: number; readonly leave: boolean }
  /** Edges of the map by which beaten pieces of a side may leave; absent when nobody may. */
  readonly leaving: Leaving | undefined
  readonly smoke: Smoke | undefined
  readonly jams: Jams | undefined
  readonly options: readonly GameOption[]
  readonly musters: readonly Muster[]
  readonly counters: readonly { readonly id: string; readonly start: number; readonly hidden: boolean }[]
  readonly triggers: readonly Trigger[]
  readonly dormant: readonly { readonly wakes: UnitTest; readonly faces: readonly number[] }[]
  readonly captures: readonly Capture[]
  readonly convoys: readonly Convoy[]
  /** Pieces of convoys, and the convoy of each piece or -1. */
  readonly convoyPieces: readonly number[]
  readonly exits: readonly Exit[]
  readonly homing: readonly Homing[]
  readonly prolong: { readonly hand: number; readonly most: number } | undefined
  readonly custody: Custody | undefined
  /** Whether anything reads how far a Head has walked. */
  readonly countsSteps: boolean
  /** By scoring line: when it counts, and the seat whose points it gives or -1. */
  readonly lines: readonly { readonly when: Test | undefined; readonly seat: number }[]
  /** By scoring line: where its pieces do not count; absent when they count everywhere. */
  readonly unscored: readonly (LiveZone | undefined)[]
}
/** What the rules of a position read: the tables, and what its owner has beside them. */
export type Rules = Tables & {
  readonly choices: ChoiceBook
  readonly reacher: Reacher
  readonly cache: PositionCache
}

/** One entry a piece. */
export type Pieces = {
  readonly count: number
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** Index in `rules.types`. */
  readonly type: Int16Array
  readonly side: Int8Array
  readonly seat: Int8Array
  /** 1 for pieces that control, fight, throw and hold nothing. */
  readonly passive: Uint8Array
  /** 1 for pieces that walk into the bases of their side. */
  readonly entersBases: Uint8Array
  /** 1 for pieces that travel by the networks of the other side too. */
  readonly rides: Uint8Array
  /** Index of the muster for which a piece is ready besides the roster, -1 for those of the roster. */
  readonly pool: Int8Array
  /** Index in `rules.dormant`, `rules.captures`, `rules.convoys`; -1 for pieces that do not sleep, cannot be taken, go nowhere. */
  readonly sleeps: Int8Array
  readonly taken: Int8Array
  readonly convoy: Int8Array
  readonly component: Int16Array
  /** Speed in half points. */
  readonly speed: Int16Array
  readonly power: Int16Array
  /** How far it throws; 0 for pieces that do not. */
  readonly range: Int8Array
  readonly spreads: Uint8Array
  readonly column: Uint8Array
  /** How it shares a cell: 0 never, 1 always, 2 on a base. */
  readonly stacks: Uint8Array
  /** Index in `rules.arrivals` of pieces that come late; -1 for those of the rosters. */
  readonly arrival: Int8Array
  /** 1 for pieces that take jams away. */
  readonly clears: Uint8Array
  /** 1 for pieces bound to the objectives they stand on. */
  readonly bound: Uint8Array
  /** Class of movement: pieces of one class have the same costs. */
  readonly walk: Int8Array
}

/** One entry a cell, or one a step (`cell * width + direction`). */
export type Ground = {
  readonly size: number
  readonly width: number
  readonly neighbours: Int32Array
  /** Direction seen from the other end. */
  readonly opposite: Int8Array
  /** Index in the pack's terrain list; -1 for none. */
  readonly terrain: Int16Array
  /** Price of each step, by class of movement; steps onto a base are closed. */
  readonly costs: readonly StepCosts[]
  /** 1 where a piece of the class may stand, by class. */
  readonly standable: readonly Uint8Array[]
  /** 1 where a piece on the cell controls the neighbour, by side. */
  readonly control: readonly Uint8Array[]
  /** 1 where a piece of the side on the cell may attack the neighbour. */
  readonly attack: readonly Uint8Array[]
  /** 1 where movement of the side ends. */
  readonly stops: readonly Uint8Array[]
  /** 1 where no piece of the side can be thrown at. */
  readonly shelter: readonly Uint8Array[]
  /** By step: 1 where a throw passes over the neighbour in this direction, and where it may cross the side. */
  readonly over: Uint8Array
  readonly cross: Uint8Array
  /** Ground of a covered objective: 1 when a throw passes over it. */
  readonly coveredOver: Uint8Array
  /** Factor of the power of a side on the cell, in halves. */
  readonly factor: readonly Uint8Array[]
  /** By step: factor in halves of a defender attacked along it, and of the attacker. */
  readonly uphill: Uint8Array
  readonly downhill: Uint8Array
  /** By step: 1 where two pieces in touch are linked. */
  readonly linked: Uint8Array
  /** 1 where a barricade may be built. */
  readonly buildable: Uint8Array
  /** Value of an objective, and the index of its site; 0 and -1 elsewhere. */
  readonly value: Int16Array
  readonly site: Int16Array
  /** Index of the base a cell belongs to, -1 elsewhere. */
  readonly base: Int16Array
  /** Cells of each base, and its exits. */
  readonly baseCells: readonly (readonly CellIndex[])[]
  readonly exits: readonly (readonly CellIndex[])[]
  /** Price of entering a cell on foot from anywhere, by class: for base exits. */
  readonly entry: readonly Int16Array[]
  /** Index of the network a side can use from this cell, -1 elsewhere. */
  readonly network: readonly Int16Array[]
  readonly stations: readonly (readonly CellIndex[])[]
}

/** Cells that may depend on a choice made in the game. */
export type Live<T> = (state: Pick<CorteoState, 'chosen'>) => T
export type LiveZone = Live<Uint8Array>
/** Asked of a state whose position cache is loaded. */
export type Test = (rules: Rules, state: CorteoState) => boolean
export type Measure = (rules: Rules, state: CorteoState) => number
export type UnitTest = (rules: Rules, state: CorteoState, piece: number) => boolean

export type GameOption = {
  readonly id: string
  readonly seat: number
  readonly secret: boolean
  readonly choices: readonly string[]
  /** Whether the texts of the choices are those of places. */
  readonly places: boolean
  /** Zone of each choice, where it has one. */
  readonly zones: readonly (Zone | undefined)[]
  /** The choice that stands from the start, or -1. */
  readonly start: number
  /** Choices it may be changed to, by the one that stands. */
  readonly changes: readonly (readonly number[])[]
}
export type Muster = {
  readonly side: number
  readonly seat: number
  readonly units: number
  readonly points: number
}
export type Moment = RawTrigger['at']
export type Trigger = {
  readonly id: string
  readonly at: Moment
  /** Side in whose turn it happens, or -1. */
  readonly turn: number
  readonly from: number
  readonly to: number
  readonly once: boolean
  readonly quiet: boolean
  readonly who: UnitTest | undefined
  readonly when: Test | undefined
  readonly effects: readonly ((turn: CorteoTurn) => void)[]
}
export type Capture = { readonly side: number; readonly cells: Live<readonly CellIndex[]> }
export type Convoy = {
  readonly id: string
  readonly escort: { readonly units: number; readonly distance: number } | undefined
  readonly clear: number
  /** Whether enemy control binds its passive pieces, too. */
  readonly held: boolean
  /** Cells to the goal by way, by class of movement and cell; -1 where there is none. */
  readonly way: Live<readonly Int16Array[]>
  readonly halt: LiveZone
}
export type Exit = {
  readonly side: number
  /** By unit type: 1 when it may leave here. */
  readonly accepts: Uint8Array
  readonly zone: LiveZone
  readonly when: Test | undefined
  readonly back: boolean
}
export type Homing = {
  readonly accepts: Uint8Array
  readonly way: Live<readonly Int16Array[]>
  readonly while: Test
}
export type Custody = {
  readonly side: number
  readonly seat: number
  readonly units: number
  readonly cells: Live<readonly CellIndex[]>
  /** Absent when they are never flown anywhere. */
  readonly transfer: Live<readonly CellIndex[]> | undefined
  /** When they may be flown there; always without it. */
  readonly when: Test | undefined
}

export type SetupStage = {
  readonly side: number
  readonly seat: number
  readonly groups: readonly SetupGroup[]
}
export type SetupGroup = {
  readonly id: string
  /** By unit type: 1 when pieces of it may be placed by this group. */
  readonly accepts: Uint8Array
  readonly count: number
  readonly perCell: number
  readonly zone: LiveZone
  readonly when: Test | undefined
}
export type Reinforcement = {
  readonly hand: number
  readonly when: Test | undefined
  readonly optional: boolean
  readonly side: number
  /** Unit type and how many of it. */
  readonly units: readonly (readonly [number, number])[]
  /** Points of power to pick units for. */
  readonly points: number
  readonly cells: Live<readonly CellIndex[]>
}

/** Extra pieces that come late and wait for their die. */
export type Arrival = {
  readonly hand: number
  readonly side: number
  readonly cells: Live<readonly CellIndex[]>
  readonly faces: readonly number[]
}
export type Leaving = {
  readonly side: number
  readonly hands: number
  /** Cells of each edge, and the edge of each cell or -1. */
  readonly edges: readonly (readonly CellIndex[])[]
  readonly edgeOf: Int16Array
}
export type Smoke = {
  readonly pieces: number
  /** By face of the die: cells it drifts, 0 when it stays, -1 when it is gone. */
  readonly wind: readonly number[]
  /** By face of the die: direction of the grid. */
  readonly directions: readonly number[]
  /** 1 where it drifts. */
  readonly carries: Uint8Array
}
export type Jams = {
  readonly pieces: number
  readonly faces: readonly number[]
  /** 1 where one may form, where a road is, and where roads cross. */
  readonly on: Uint8Array
  readonly road: Uint8Array
  readonly crossing: Uint8Array
}

/** Every choice of the game, made once. */
export type PieceChoice = 'select' | 'head' | 'march' | 'launch' | 'join' | 'rouse' | 'dismiss' | 'hold'
export type CellChoice = 'move' | 'barricade' | 'remove' | 'retreat' | 'base' | 'place' | 'jam'
export type PairChoice = 'attack' | 'launch-with'
export type ButtonChoice =
  | 'run'
  | 'stop'
  | 'done'
  | 'fight'
  | 'stay'
  | 'enough'
  | 'leave'
  | 'traffic'
  | 'exit'
  | 'transfer'
  | 'usual'
  | 'agree'
  | 'decline'

export type ChoiceBook = {
  piece(type: PieceChoice, piece: number): Choice
  cell(type: CellChoice, cell: number): Choice
  /** Two pieces: attacker and target, target and second thrower. */
  pair(type: PairChoice, first: number, second: number): Choice
  advance(piece: number, cell: number): Choice
  button(type: ButtonChoice): Choice
  component(component: number): Choice
  /** An option and one of its choices: made before the set-up, or in place of another. */
  option(type: 'choose' | 'change', option: number, choice: number): Choice
  /** So many more hands; 0 for none. */
  prolong(hands: number): Choice
}

/** Memory of `load` in scratch.ts: who stands where and who controls what. */
export type PositionCache = {
  /** First piece of each cell, -1 when empty; the next piece of the same cell follows in `next`. */
  readonly top: Int16Array
  readonly next: Int16Array
  readonly count: Uint8Array
  /** 1 where the side exerts control. */
  readonly zone: readonly Uint8Array[]
  /** 1 where the side cannot pass: enemies, barricades, covered objectives. */
  readonly blocked: readonly Uint8Array[]
  /** 1 where movement of the side ends. */
  readonly stops: readonly Uint8Array[]
  /** 1 where a barricade, 2 where a covering piece, 3 where smoke, 4 where a jam is. */
  readonly marker: Uint8Array
  /** Marks of searches, valid when equal to `generation`. */
  readonly mark: Int32Array
  readonly spent: Int16Array
  readonly queue: Int32Array
  /** Cells with pieces or markers, to be emptied by the next load. */
  readonly touched: Int32Array
  touchedCount: number
  /** By side, the cells it controls. */
  readonly controlled: readonly Int32Array[]
  readonly controlledCount: Int32Array
  /** The state it is loaded with. */
  of: unknown
  generation: number
}

export type CorteoDef = OwnedDef<Rules>

export type CorteoTurn = Turn<CorteoState, Rules>
