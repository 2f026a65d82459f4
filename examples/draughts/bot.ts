/** Scores choices by the weights of the pack: each move is tried and rated by its gain and its risk. */
import { weightsIn } from 'ludoteca/engine/kernel/bots/weights'
import type { Choice, Scorer, Seat } from 'ludoteca/engine/types'
import type { DraughtsWeights } from './files'
import {
  isLastRow,
  jumpsOf,
  mostFor,
  moved,
  type Position,
  piecesOn,
  type Way,
  waysInHand,
  waysOf,
} from './moves'
import type { DraughtsDef, DraughtsState, Rules } from './rules'
import { cellNamed, enemyOf, isKing, NOBODY, OFF, pieceNamed } from './rules'

type Weights = Required<DraughtsWeights>
const USUAL: Weights = { capture: 0, king: 0, crown: 0, advance: 0, danger: 0, roam: 0 }
const NEVER = -1_000_000

export function scorer({ rules }: DraughtsDef, seat: Seat): Scorer<DraughtsState> {
  const weights = weightsIn(rules.pack.bots, seat, USUAL)
  return {
    score: ({ choices }, view) =>
      choices.map((choice) => (weights ? worthOf(rules, weights, view, choice) : 0)),
  }
}

function worthOf(rules: Rules, weights: Weights, state: DraughtsState, { action }: Choice): number {
  const best = (piece: number, ways: readonly Way[]) =>
    Math.max(NEVER, ...ways.map((way) => afterMove(rules, weights, state, piece, way)))
  if (action.type === 'select') {
    const piece = pieceNamed(rules, action.unit)
    return best(piece, waysOf(rules, state, piece))
  }
  const cell = cellNamed(rules, action.cell)
  if (action.type === 'move')
    return best(
      state.active,
      waysInHand(rules, state).filter(({ to }) => to === cell),
    )
  return action.type === 'decline' ? 0 : NEVER
}

/** Returns the value of a whole move. Further captures follow the way that captures the most. */
function afterMove(rules: Rules, weights: Weights, state: DraughtsState, piece: number, first: Way): number {
  const side = rules.pieces.side[piece]
  let position: Position = state
  let to = first.to
  let value = 0
  let way: Way | undefined = first
  while (way) {
    const left: number = way.most - 1
    if (way.over !== NOBODY) value += weights.capture + (isKing(state, way.over) ? weights.king : 0)
    position = moved(position, piece, way)
    to = way.to
    way = left > 0 ? jumpsOf(rules, position, piece).find(({ most }) => most === left) : undefined
  }
  const isMan = !isKing(state, piece)
  if (isMan && isLastRow(rules, piece, to)) value += weights.crown
  value += isMan
    ? weights.advance * rowsForward(rules, side, state.cell[piece], to)
    : weights.roam * nearness(rules, position, side, to)
  return value - weights.danger * mostFor(rules, withoutTaken(position), enemyOf(side))
}

const withoutTaken = ({ cell, king, taken }: Position): Position => ({
  cell: cell.map((one, piece) => (taken.includes(piece) ? OFF : one)),
  king,
  taken: [],
})

function rowsForward({ board, lastRow }: Rules, side: number, from: number, to: number): number {
  const rowOf = (cell: number) => Math.floor(cell / board.grid.columns)
  return (rowOf(to) - rowOf(from)) * (lastRow[side] === 0 ? -1 : 1)
}

/** Returns a score that grows as the nearest enemy comes closer, from 0. */
function nearness(rules: Rules, position: Position, side: number, to: number): number {
  const { grid } = rules.board
  const { cell } = withoutTaken(position)
  const distances = piecesOn(rules, { cell }, enemyOf(side)).map((enemy) => grid.distance(to, cell[enemy]))
  const far = Math.max(grid.columns, grid.rows)
  return far - Math.min(far, ...distances)
}
