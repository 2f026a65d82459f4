/** What the files of this game may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */
import type { CellName, EntryName, Id, LocalText, MapFile, ScenarioName, SideLook, Source, TerrainLook, UnitLook } from 'ludoteca/schemas/content'

/** A whole number; below zero it is shunned. */
export type DraughtsWeight = number

/** A statement of the rules (examples/draughts/RULES.md). */
export type DraughtsStatement = string

/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type DraughtsCaseStep = (
  | {do: DraughtsCaseAction; by?: string}
  | {offers: DraughtsCaseAction[]; by?: string}
  | {hides: DraughtsCaseAction[]; by?: string}
  | {refuses: DraughtsCaseAction; rule: string; by?: string}
  | {secret: DraughtsPosition; unseenBy?: string}
  | {expect: DraughtsExpectation}
) & {spare?: string}

/** A phase. */
export type DraughtsPhase = string

/** An action or a part of one: `type` and its fields. */
export type DraughtsCaseAction = Record<string, string | number | boolean>

/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type DraughtsReason = string

/** A type of action. */
export type DraughtsActionType = string

/** A kind of square. */
export type DraughtsTerrain = {
  /** Name of the terrain. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Whether pieces stand and move on it. */
  play: boolean
}

/** terrain.yaml: the kinds of squares. */
export type DraughtsTerrainFile = {
  /** Kinds of squares. */
  terrain: DraughtsTerrain[]
}

/** A side. */
export type DraughtsSide = {
  /** Name of the side. */
  id: Id
  /** Where its men go: towards the first row of the map (`north`) or the last. */
  forward: 'north' | 'south'
  /** How its pieces look. */
  look: SideLook
}

/** A kind of piece. */
export type DraughtsUnitType = {
  /** Name of the kind. */
  id: Id
  /** What it becomes on its last row: this makes it a man. A kind without it is a king. */
  becomes?: Id
  /** How it is drawn. */
  look: UnitLook
}

/** units.yaml: the two sides and the kinds of pieces. */
export type DraughtsUnitsFile = {
  /** The two sides. */
  sides: DraughtsSide[]
  /** Kinds of pieces: men, and what a man becomes. */
  units: DraughtsUnitType[]
}

/** What the bot of one side looks for. */
export type DraughtsBot = {
  /** The side it plays. */
  side: Id
  /** How much each thing counts; what is left out counts nothing. */
  weights: DraughtsWeights
}

/** How much each thing counts: the move with the highest sum is taken. */
export type DraughtsWeights = {
  /** Each piece captured. */
  capture?: DraughtsWeight
  /** Each king captured, besides. */
  king?: DraughtsWeight
  /** A man crowned. */
  crown?: DraughtsWeight
  /** Each row that a man goes forward. */
  advance?: DraughtsWeight
  /** Each piece that the other side could capture after the move; it counts against it. */
  danger?: DraughtsWeight
  /** A king on a square nearer to the enemy. */
  roam?: DraughtsWeight
}

/** bots.yaml: what the greedy bot of each side looks for. A pack without it has bots that play at random. */
export type DraughtsBotsFile = {
  /** The bots, one a side. */
  bots: DraughtsBot[]
}

/** Pieces of one kind and side, and where they start. */
export type DraughtsSetup = {
  /** The side they belong to. */
  side: Id
  /** Their kind. */
  unit: Id
  /** Their squares, one a piece. */
  at: CellName[]
}

/** Rules that a scenario chooses. */
export type DraughtsOptions = {
  /** How far a king goes: one step, or as far as the diagonal is free. Default: `short`. */
  kings?: 'short' | 'flying'
  /** Where men capture. Default: `forward`. */
  menCapture?: 'forward' | 'both-ways'
  /** Which of several captures must be chosen: any, or one that takes the most pieces. Default: `any`. */
  capture?: 'any' | 'most'
  /** What a man does that comes to its last row while it captures: it is crowned and stops, goes on as a man, or goes on as a king. Default: `stops`. */
  crowning?: 'stops' | 'passes' | 'goes-on'
  /** Whether a man may capture a king. Default: true. */
  menTakeKings?: boolean
}

/** When a game is a draw. */
export type DraughtsDraws = {
  /** The same position, with the same side in turn, so many times. */
  repeats: number
  /** So many moves in a row, those of both sides counted, in which nothing is captured and no man moves. */
  quiet: number
  /** Whether the sides may agree to a draw. */
  agreement: boolean
}

/** A note. */
export type DraughtsComment = {
  /** What it is about. */
  title: LocalText
  /** What it says. */
  text: LocalText
}

/** scenarios/*.yaml: one game: its board, its pieces and its rules. */
export type DraughtsScenarioFile = {
  /** Name of the scenario. */
  id: Id
  /** The map it is played on. */
  map: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The two sides, the one that begins first. */
  order: Id[]
  /** How long a game takes, in minutes. */
  minutes?: number
  /** The pieces and their squares at the start. */
  setup: DraughtsSetup[]
  /** What differs from one kind of draughts to another. */
  options?: DraughtsOptions
  /** When nobody wins. */
  draws: DraughtsDraws
  /** Notes for whoever reads the scenario. */
  comments?: DraughtsComment[]
}

/** One rule test. */
export type DraughtsCase = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: DraughtsStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** A small map in place of the scenario's, whose rules and forces stay: written here, or one of `maps` by its name. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: DraughtsPosition
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: DraughtsCaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}

/** A position at the beginning of a turn. Pieces that are not named have been captured. */
export type DraughtsPosition = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** The side whose turn it is. Default: the first of `order`. */
  turn?: Id
  /** Number of the move, those of both sides counted. Default: 1. */
  number?: number
  /** Moves in a row without a capture and without a man. Default: 0. */
  quiet?: number
  /** Pieces on the board. */
  units?: DraughtsPositionUnit[]
}

/** A piece on the board. */
export type DraughtsPositionUnit = {
  /** Name of the piece in this case; without it, the one the game gives. */
  id?: EntryName
  /** Kind of piece, as the scenario sets it up. */
  unit: Id
  /** The side it belongs to. */
  side: Id
  /** Its square. */
  at: CellName
  /** Whether it has become a king. */
  crowned?: boolean
}

/** What must hold; only what is written is compared. */
export type DraughtsExpectation = {
  /** The side whose turn it is. */
  turn?: Id
  /** Number of the move, those of both sides counted. */
  number?: number
  /** Phase now: `turn`, `move`, `capture`, `answer` or `over`. */
  phase?: DraughtsPhase
  /** The side that is asked now, or `nobody`. */
  asked?: Id
  /** Moves in a row without a capture and without a man. */
  quiet?: number
  /** Pieces that each side has on the board. */
  pieces?: Record<string, number>
  /** Pieces by their id, and how they must stand. */
  units?: {
    [k: string]: DraughtsExpectedUnit
  }
  /** How the game must have ended. */
  outcome?: DraughtsExpectedOutcome
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
}

/** How a piece must stand. */
export type DraughtsExpectedUnit = {
  /** Its square, or `captured`. */
  at?: CellName | 'captured'
  /** Whether it is a king. */
  crowned?: boolean
}

/** How a game ends. */
export type DraughtsExpectedOutcome = {
  /** The side that has won, or `draw`. */
  winner: Id
  /** Why: `no-pieces`, `no-move`, `agreement`, `repeats` or `quiet`. */
  level?: Id
}

/** cases/*.yaml: rule tests that a designer can write and read. */
export type DraughtsCaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: DraughtsCase[]
  /** Maps that several cases share, by name: a case says `map: NAME`, in this file or in any other of `cases/`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, DraughtsPosition>
}

/** Words of the ruleset draughts that cases use. Written by `npm run schemas:build`: do not edit. */
export type DraughtsCaseWords = {}
