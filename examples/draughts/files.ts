/** What the files of this game may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */
import type { CellName, Direction, EntryName, Id, LocalText, MapFile, ScenarioName, Side, SideLook, Source, TerrainLook, UnitLook, Without } from 'ludoteca/schemas/content'

/** A whole number; a negative one makes the bot avoid the thing. */
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

/** An action or a part of one: `type` and its fields. */
export type DraughtsCaseAction = Record<string, string | number | boolean>

/** A phase. */
export type DraughtsPhase = string

/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type DraughtsReason = string

/** A type of action. */
export type DraughtsActionType = string

/** A kind of square. */
export type DraughtsTerrain = {
  /** Id of the terrain. */
  id: Id
  /** Appearance on the map. */
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
  /** Id of the side. */
  id: Id
  /** Direction of its men: towards the first row of the map (`north`) or the last. */
  forward: 'north' | 'south'
  /** Appearance of its pieces. */
  look: SideLook
}

/** A kind of piece. */
export type DraughtsUnitType = {
  /** Id of the kind. */
  id: Id
  /** Kind that it becomes on its last row, which makes it a man. A kind without it is a king. */
  becomes?: Id
  /** Appearance on the map. */
  look: UnitLook
}

/** units.yaml: the two sides and the kinds of pieces. */
export type DraughtsUnitsFile = {
  /** The two sides. */
  sides: DraughtsSide[]
  /** Kinds of pieces: men, and the kings that they become. */
  units: DraughtsUnitType[]
}

/** The bot of one side. */
export type DraughtsBot = {
  /** Side of the bot. */
  side: Id
  /** Weights; those left out are 0. */
  weights: DraughtsWeights
}

/** Weights of a move; the bot takes the move with the highest sum. */
export type DraughtsWeights = {
  /** Each piece captured. */
  capture?: DraughtsWeight
  /** Each captured piece that is a king, on top of `capture`. */
  king?: DraughtsWeight
  /** A man crowned. */
  crown?: DraughtsWeight
  /** Each row that a man goes forward. */
  advance?: DraughtsWeight
  /** Each piece that the best reply of the other side captures; it counts against. */
  danger?: DraughtsWeight
  /** Each square by which a king comes nearer to the enemy. */
  roam?: DraughtsWeight
}

/** bots.yaml: weights of the greedy bot of each side. Without this file bots play at random. */
export type DraughtsBotsFile = {
  /** The bots, one a side. */
  bots: DraughtsBot[]
}

/** Pieces of one kind and side, with their starting squares. */
export type DraughtsSetup = {
  /** Side of the units. */
  side: Id
  /** Kind of the pieces. */
  unit: Id
  /** Squares, one for each piece. */
  at: CellName[]
}

/** Rule options of a scenario. */
export type DraughtsRuleOptions = {
  /** Range of a king: one step, or the whole free diagonal. Default: `short`. */
  kings?: 'short' | 'flying'
  /** Directions in which men capture. Default: `forward`. */
  menCapture?: 'forward' | 'both-ways'
  /** Choice between several captures: free, or one that takes the most pieces. Default: `any`. */
  capture?: 'any' | 'most'
  /** Fate of a man that reaches its last row during a capture: it is crowned and stops, goes on as a man, or goes on as a king. Default: `stops`. */
  crowning?: 'stops' | 'passes' | 'goes-on'
  /** Whether a man may capture a king. Default: true. */
  menTakeKings?: boolean
}

/** Conditions for a draw. */
export type DraughtsDraws = {
  /** Number of repetitions of a position, with the same side in turn. */
  repeats: number
  /** Number of moves in a row, counting those of both sides, without a capture or a move of a man. */
  quiet: number
  /** Whether the sides may agree to a draw. */
  agreement: boolean
}

/** A note. */
export type DraughtsComment = {
  /** Title of the note. */
  title: LocalText
  /** Text of the note. */
  text: LocalText
}

/** scenarios/*.yaml: a game with its board, pieces and rules. */
export type DraughtsScenarioFile = {
  /** Id of the scenario. */
  id: Id
  /** Map of the scenario. */
  map: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The two sides, with the first player first. */
  order: Id[]
  /** Typical length of a game, in minutes. */
  minutes?: number
  /** The pieces and their squares at the start. */
  setup: DraughtsSetup[]
  /** Rule options, which differ between kinds of draughts. */
  options?: DraughtsRuleOptions
  /** Conditions for a draw. */
  draws: DraughtsDraws
  /** Notes for readers of the scenario. */
  comments?: DraughtsComment[]
}

/** One rule test. */
export type DraughtsCase = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: DraughtsStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** A small map that replaces the scenario’s, but not its rules and forces: written here, or a name in `maps`. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: DraughtsPosition
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: DraughtsCaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}

/** A position at the start of a turn. Pieces that it does not name are captured. */
export type DraughtsPosition = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** The side in turn. Default: the first of `order`. */
  turn?: Id
  /** Number of the move, counting those of both sides. Default: 1. */
  number?: number
  /** Number of moves in a row without a capture or a move of a man. Default: 0. */
  quiet?: number
  /** Pieces on the board. */
  units?: DraughtsPositionUnit[]
}

/** A piece on the board. */
export type DraughtsPositionUnit = {
  /** Name of the piece in this case. Default: its name in the game. */
  id?: EntryName
  /** Kind of piece, as the scenario sets it up. */
  unit: Id
  /** Owner of the base. */
  side: Id
  /** Square of the unit. */
  at: CellName
  /** Whether it has become a king. */
  crowned?: boolean
}

/** Facts that must hold. Only the keys written here are compared. */
export type DraughtsExpectation = {
  /** The side in turn. */
  turn?: Id
  /** Number of the move, counting those of both sides. */
  number?: number
  /** Current phase: `turn`, `move`, `capture`, `answer` or `over`. */
  phase?: DraughtsPhase
  /** The side that is asked now, or `nobody`. */
  asked?: Id
  /** Number of moves in a row without a capture or a move of a man. */
  quiet?: number
  /** Number of pieces on the board, by side. */
  pieces?: {
    [k: string]: number
  }
  /** Expected state of pieces, by id. */
  units?: {
    [k: string]: DraughtsExpectedUnit
  }
  /** Expected outcome of the game. */
  outcome?: {
    /** The winning side or player, `draw`, or `nobody`. */
    winner?: Id
    /** Reason: `no-pieces`, `no-move`, `agreement`, `repeats` or `quiet`. */
    level?: Id
  }
  /** Events of the last action, in order; each must match the given fields. */
  events?: Record<string, unknown>[]
}

/** Expected state of a piece. */
export type DraughtsExpectedUnit = {
  /** Its square, or `captured`. */
  at?: CellName | 'captured'
  /** Whether it is a king. */
  crowned?: boolean
}

/** cases/*.yaml: tests of the rules that a designer can write and read. */
export type DraughtsCaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: DraughtsCase[]
  /** Maps for several cases, by name. A case of this file or of another one in `cases/` uses one with `map: NAME`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, DraughtsPosition>
}

/** Words of the ruleset draughts that cases use. Written by `npm run schemas:build`: do not edit. */
export type DraughtsCaseWords = {}

/** The types of the files of a ruleset, by role. */
export type DraughtsFiles = {
  terrain: DraughtsTerrainFile
  units: DraughtsUnitsFile
  bots: DraughtsBotsFile
  scenario: DraughtsScenarioFile
  position: DraughtsPosition
  expectation: DraughtsExpectation
}
