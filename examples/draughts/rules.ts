/** The compiled pack and the state of a game. Sides are 0 and 1 in the order of play, pieces and cells small integers. */
import type { BoardMap, GameState, OwnedDef, RawPackOf, Seat, Sourced, Turn } from 'ludoteca/engine/types'
import type { DraughtsAction } from './actions'
import type {
  DraughtsBotsFile,
  DraughtsDraws,
  DraughtsExpectation,
  DraughtsOptions,
  DraughtsPosition,
  DraughtsScenarioFile,
  DraughtsTerrainFile,
  DraughtsUnitsFile,
} from './files'

export type DraughtsPack = RawPackOf<{
  terrain: DraughtsTerrainFile
  units: DraughtsUnitsFile
  bots?: DraughtsBotsFile
  scenarios: Readonly<Record<string, Sourced<DraughtsScenarioFile>>>
}>
export type Scenario = DraughtsPack['scenarios'][string]

/** The ruleset's own files and actions, as the engine passes them. */
export type DraughtsShapes = {
  readonly action: DraughtsAction
  readonly pack: DraughtsPack
  readonly position: DraughtsPosition
  readonly expectation: DraughtsExpectation
}

/** The compiled scenario. `compile` makes it once, and nothing changes it. */
export type Rules = {
  readonly pack: DraughtsPack
  readonly scenario: Scenario
  readonly board: BoardMap
  readonly sides: readonly Seat[]
  readonly options: Required<DraughtsOptions>
  readonly draws: DraughtsDraws
  readonly pieces: Pieces
  /** The playing square one step from a cell, -1 for none: `steps[cell * 4 + diagonal]`. */
  readonly steps: Int16Array
  /** By side, the two diagonals that lead forward. */
  readonly forward: readonly (readonly number[])[]
  /** By side, the row on which its men are crowned. */
  readonly lastRow: readonly number[]
}

/** One entry a piece. */
export type Pieces = {
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly side: readonly number[]
  /** Its kind before and after crowning; both are the same for a piece that starts as a king. */
  readonly man: readonly string[]
  readonly king: readonly string[]
  /** Its square at the start, or OFF if the map lacks it. */
  readonly start: readonly number[]
}

export type DraughtsState = GameState & {
  /** Side in turn. */
  turn: number
  /** Number of the move, counting those of both sides; 0 before the first. */
  number: number
  /** By piece, its cell or OFF. */
  cell: readonly number[]
  /** By piece, 1 if it is a king. */
  king: readonly number[]
  /** Piece in hand, NOBODY for none. */
  active: number
  /** Pieces captured in this move so far; they leave the board when it ends. */
  taken: readonly number[]
  /** 1 if a draw has been offered in this turn. */
  offered: 0 | 1
  /** Moves in a row without a capture or a move of a man. */
  quiet: number
  /** Positions since the last irreversible move, each as a text. */
  seen: readonly string[]
  /** Index in LEVELS of the way the game ended, and the winning side; NOBODY before the end and for a draw. */
  level: number
  winner: number
}

export const NOBODY = -1
export const OFF = -1
/** Diagonals by their index in `directions` of a square grid: NE, SE, SW, NW. */
export const DIAGONALS = [1, 3, 5, 7] as const

/** Ways a game can end, as outcomes name them. */
export const LEVELS = ['no-pieces', 'no-move', 'agreement', 'repeats', 'quiet'] as const
export type Level = (typeof LEVELS)[number]

export type DraughtsDef = OwnedDef<Rules>
export type DraughtsTurn = Turn<DraughtsState, Rules>

export const enemyOf = (side: number): number => 1 - side
export const pieceNamed = ({ pieces }: Rules, id: unknown): number => pieces.indexOf.get(id as string) ?? -1
export const cellNamed = ({ board }: Rules, name: unknown): number =>
  typeof name === 'string' ? board.grid.indexOf(name) : -1
export const isKing = ({ king }: Pick<DraughtsState, 'king'>, piece: number): boolean => king[piece] === 1

/** Names for messages. */
export const sideName = ({ sides }: Rules, side: number) => ({ text: `sides.${sides[side]}` })
export const cellName = ({ board }: Rules, cell: number) => ({ cell: board.grid.names[cell] })
export const kindOf = ({ pieces }: Rules, state: Pick<DraughtsState, 'king'>, piece: number): string =>
  isKing(state, piece) ? pieces.king[piece] : pieces.man[piece]
export const unitName = (rules: Rules, state: DraughtsState, piece: number) => ({
  text: `units.${kindOf(rules, state, piece)}`,
})
