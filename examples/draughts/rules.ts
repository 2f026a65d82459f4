/** Actions, the compiled scenario and the state. Sides are 0 and 1 in the order of play, pieces and cells small integers. */
import { findingIn } from 'ludoteca/engine/compile/finding'
import { type ActionOf, CELL, OWN_PIECE } from 'ludoteca/engine/kernel/forms'
import type { BoardMap, Finding, GameState, OwnedDef, ShapesOf, Turn } from 'ludoteca/engine/types'
import { err, ok } from 'ludoteca/engine/types'
import type { DraughtsFiles, DraughtsRuleOptions } from './files'

/** The forms of the actions, likeliest first. The engine parses actions by them, and a click on the board fills them in. */
export const FORMS = {
  select: { unit: OWN_PIECE },
  move: { cell: CELL },
  drop: {},
  offer: {},
  accept: {},
  decline: {},
} as const
export type DraughtsAction = ActionOf<typeof FORMS>
export type DraughtsShapes = ShapesOf<DraughtsFiles, DraughtsAction>
export type DraughtsPack = DraughtsShapes['pack']
export type Scenario = DraughtsPack['scenarios'][string]

export type DraughtsState = GameState & {
  /** Side in turn, and the number of its move; 0 before the first. */
  turn: number
  number: number
  /** By piece: its cell, or OFF; and 1 when it is a king. */
  cell: readonly number[]
  king: readonly number[]
  /** Piece in hand, NOBODY for none. */
  active: number
  /** Pieces captured in this move so far; they leave the board when it ends. */
  taken: readonly number[]
  /** Whether a draw has been offered in this turn. */
  offered: 0 | 1
  /** Moves in a row without a capture or a move of a man, and the positions since the last irreversible move. */
  quiet: number
  seen: readonly string[]
  /** Index in LEVELS of the way the game ended, and the winning side; NOBODY before the end and for a draw. */
  level: number
  winner: number
}
export const NOBODY = -1
export const OFF = -1
export const LEVELS = ['no-pieces', 'no-move', 'agreement', 'repeats', 'quiet'] as const

/** The defaults for rule options that a scenario leaves out: English draughts. */
const USUAL: Required<DraughtsRuleOptions> = {
  kings: 'short',
  menCapture: 'forward',
  capture: 'any',
  crowning: 'stops',
  menTakeKings: true,
}
/** Diagonals by their index in `directions` of a square grid: NE, SE, SW, NW. */
export const DIAGONALS: readonly number[] = [1, 3, 5, 7]

/** Compiles a scenario into flat tables, once; play only looks values up. */
export function compile(pack: DraughtsPack, scenario: Scenario, board: BoardMap) {
  const { kind, neighbours, directions, size, rows } = board.grid
  if (kind !== 'square') return err([noSquares(scenario)])
  const goesNorth = scenario.order.map((side) => isNorthward(pack, side))
  return ok({
    pack,
    scenario,
    board,
    sides: scenario.order,
    ruleOptions: { ...USUAL, ...scenario.options },
    draws: scenario.draws,
    pieces: piecesOf(pack, scenario, board),
    /** The playing square one step from a cell, -1 for none: `steps[cell * 4 + diagonal]`. */
    steps: Int16Array.from({ length: size * 4 }, (_, index) => {
      const cell = neighbours[(index >> 2) * directions.length + DIAGONALS[index & 3]]
      return cell >= 0 && isPlayed(pack, board, cell) ? cell : -1
    }),
    /** By side: the two diagonals that lead forward, and the row on which its men are crowned. */
    forward: goesNorth.map((north) => (north ? [0, 3] : [1, 2])),
    lastRow: goesNorth.map((north) => (north ? 0 : rows - 1)),
  })
}
export type Rules = Extract<ReturnType<typeof compile>, { ok: true }>['value']
export type DraughtsDef = OwnedDef<Rules>
export type DraughtsTurn = Turn<DraughtsState, Rules>

/** Returns lists with an entry for each piece. Their ids count up by side: "white-1", "white-2" ... */
function piecesOf({ units }: DraughtsPack, { order, setup }: Scenario, { grid }: BoardMap) {
  const lines = setup.flatMap(({ side, unit, at }) => at.map((name) => ({ side, unit, name })))
  const counts = new Map<string, number>()
  const ids = lines.map(({ side }) => {
    counts.set(side, (counts.get(side) ?? 0) + 1)
    return `${side}-${counts.get(side)}`
  })
  return {
    ids,
    indexOf: new Map(ids.map((id, index) => [id, index])),
    side: lines.map(({ side }) => order.indexOf(side)),
    /** Its kind before and after crowning; both are the same for a piece that starts as a king. */
    man: lines.map(({ unit }) => unit),
    king: lines.map(({ unit }) => units.units.find(({ id }) => id === unit)?.becomes ?? unit),
    /** Its square at the start, or OFF if the map lacks it. */
    start: lines.map(({ name }) => grid.indexOf(name)),
  }
}

export const finding = findingIn('draughts.finding')
export const noSquares = ({ file, map }: Scenario): Finding =>
  finding('E-DRAUGHTS-GRID', { file, path: ['map'] }, 'grid', { found: map }, { found: map })
/** True if pieces stand and move on a cell (D-02). */
export const isPlayed = ({ terrain }: DraughtsPack, board: BoardMap, cell: number): boolean =>
  terrain.terrain.find(({ id }) => id === board.terrain[cell])?.play === true
export const isNorthward = ({ units }: DraughtsPack, side: string): boolean =>
  units.sides.find(({ id }) => id === side)?.forward !== 'south'

export const enemyOf = (side: number): number => 1 - side
export const pieceNamed = ({ pieces }: Rules, id: unknown): number => pieces.indexOf.get(id as string) ?? -1
export const cellNamed = ({ board }: Rules, name: unknown): number => board.grid.indexOf(String(name))
export const isKing = ({ king }: Pick<DraughtsState, 'king'>, piece: number): boolean => king[piece] === 1
export const kindOf = ({ pieces }: Rules, state: Pick<DraughtsState, 'king'>, piece: number): string =>
  (isKing(state, piece) ? pieces.king : pieces.man)[piece]
/** Its name for messages. */
export const unitName = (rules: Rules, state: Pick<DraughtsState, 'king'>, piece: number) => ({
  text: `units.${kindOf(rules, state, piece)}`,
})
