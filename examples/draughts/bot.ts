/** Scores choices by the weights of the pack: each move is tried and rated by its gain and its risk. */
import type { Choice, Decision, Scorer, Seat } from 'ludoteca/engine/types'
import type { DraughtsWeights } from './files'
import { isLastRow, jumpsOf, mostFor, type Position, type Way, waysOf } from './moves'
import { waysInHand } from './phases'
import {
  cellNamed,
  type DraughtsDef,
  type DraughtsState,
  enemyOf,
  isKing,
  NOBODY,
  OFF,
  pieceNamed,
  type Rules,
} from './rules'

const NOTHING: Required<DraughtsWeights> = { capture: 0, king: 0, crown: 0, advance: 0, danger: 0, roam: 0 }
const NEVER = -1_000_000

type Beliefs = { readonly rules: Rules; readonly weights: Required<DraughtsWeights> }

export function scorer({ rules }: DraughtsDef, seat: Seat): Scorer<DraughtsState> {
  const bot = rules.pack.bots?.bots.find(({ side }) => side === seat)
  const beliefs: Beliefs = { rules, weights: { ...NOTHING, ...bot?.weights } }
  if (!bot) return { score: ({ choices }) => choices.map(() => 0) }
  return {
    score: (decision: Decision, view) => decision.choices.map((choice) => worthOf(beliefs, view, choice)),
  }
}

function worthOf(beliefs: Beliefs, state: DraughtsState, { action }: Choice): number {
  const { rules } = beliefs
  if (action.type === 'select') {
    const piece = pieceNamed(rules, action.unit)
    return Math.max(NEVER, ...waysOf(rules, state, piece).map((way) => afterMove(beliefs, state, piece, way)))
  }
  if (action.type === 'move') {
    const cell = cellNamed(rules, action.cell)
    const way = waysInHand(rules, state).find(({ to }) => to === cell)
    return way ? afterMove(beliefs, state, state.active, way) : NEVER
  }
  return action.type === 'decline' ? 0 : NEVER
}

/** Returns the value of a whole move. Further captures follow the way that captures the most. */
function afterMove({ rules, weights }: Beliefs, state: DraughtsState, piece: number, way: Way): number {
  const side = rules.pieces.side[piece]
  let position = moved(state, piece, way)
  const wasMan = !isKing(state, piece)
  let value = gainOf(weights, state, way)
  let to = way.to
  for (let left = way.most - 1; left > 0; left--) {
    const next = jumpsOf(rules, position, piece).find(({ most }) => most === left)
    if (!next) break
    value += gainOf(weights, state, next)
    position = moved(position, piece, next)
    to = next.to
  }
  if (wasMan && isLastRow(rules, side, to)) value += weights.crown
  value += wasMan
    ? weights.advance * rowsForward(rules, side, state.cell[piece], to)
    : weights.roam * nearness(rules, position, piece, to)
  return value - weights.danger * mostFor(rules, withoutTaken(position), enemyOf(side))
}

const gainOf = (weights: Required<DraughtsWeights>, state: DraughtsState, { over }: Way): number =>
  over === NOBODY ? 0 : weights.capture + (isKing(state, over) ? weights.king : 0)

const moved = (state: Position, piece: number, { to, over }: Way): Position => ({
  king: state.king,
  cell: state.cell.map((cell, other) => (other === piece ? to : cell)),
  taken: over === NOBODY ? state.taken : [...state.taken, over],
})

const withoutTaken = ({ cell, king, taken }: Position): Position => ({
  king,
  cell: cell.map((one, piece) => (taken.includes(piece) ? OFF : one)),
  taken: [],
})

function rowsForward({ board, lastRow }: Rules, side: number, from: number, to: number): number {
  const rowOf = (cell: number) => Math.floor(cell / board.grid.columns)
  const rows = rowOf(to) - rowOf(from)
  return lastRow[side] === 0 ? -rows : rows
}

/** Returns a score that grows as the nearest enemy comes closer, from 0. */
function nearness({ board, pieces }: Rules, { cell, taken }: Position, piece: number, to: number): number {
  const { columns, rows } = board.grid
  const far = Math.max(columns, rows)
  const distances = pieces.side.flatMap((side, other) =>
    side === pieces.side[piece] || cell[other] === OFF || taken.includes(other)
      ? []
      : [board.grid.distance(to, cell[other])],
  )
  return far - Math.min(far, ...distances)
}
