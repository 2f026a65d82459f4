/** The effects of a move on the position. */
import { fact, factOfPiece } from 'ludoteca/engine/kernel/facts'
import type { Message } from 'ludoteca/engine/types'
import { isLastRow, type Way } from './moves'
import { type DraughtsTurn, isKing, LEVELS, type Level, NOBODY, OFF, sideName, unitName } from './rules'

/** Emits a fact about a piece on its cell. */
function emit(turn: DraughtsTurn, type: string, piece: number, facts: Record<string, unknown> = {}): void {
  const { state, rules } = turn
  const cell = rules.board.grid.names[state.cell[piece]]
  const about = { id: rules.pieces.ids[piece], unit: unitName(rules, state, piece), cell }
  turn.emit(factOfPiece('draughts', type, about, {}, facts))
}

/** Emits a fact about a side. */
export function emitOf(turn: DraughtsTurn, type: string, side: number): void {
  const { rules } = turn
  turn.emit(fact('draughts', type, { side: sideName(rules, side) }, { side: rules.sides[side] }))
}

/** Moves the piece in hand. `stops` is true if crowning ends its move (D-18). */
export function go(turn: DraughtsTurn, { to, over }: Way): { readonly stops: boolean } {
  const { state, rules } = turn
  const piece = state.active
  const from = rules.board.grid.names[state.cell[piece]]
  const wasMan = !isKing(state, piece)
  turn.list('cell')[piece] = to
  emit(turn, over === NOBODY ? 'moved' : 'jumped', piece, { from })
  if (over !== NOBODY) turn.list('taken').push(over)
  if (over !== NOBODY || wasMan) forget(turn)
  if (!wasMan || !isLastRow(rules, rules.pieces.side[piece], to)) return { stops: false }
  if (over !== NOBODY && rules.options.crowning === 'passes') return { stops: false }
  crown(turn, piece)
  return { stops: rules.options.crowning === 'stops' }
}

/** Clears the history after an irreversible move: no earlier position can recur (D-22, D-23). */
function forget(turn: DraughtsTurn): void {
  turn.state.quiet = 0
  turn.state.seen = []
}

function crown(turn: DraughtsTurn, piece: number): void {
  turn.list('king')[piece] = 1
  emit(turn, 'crowned', piece)
}

/** Ends the move: captured pieces leave the board (D-13), and a man on its last row is crowned (D-17). */
export function finish(turn: DraughtsTurn): void {
  const { state, rules } = turn
  for (const piece of state.taken) {
    emit(turn, 'captured', piece)
    turn.list('cell')[piece] = OFF
  }
  const piece = state.active
  if (!isKing(state, piece) && isLastRow(rules, rules.pieces.side[piece], state.cell[piece]))
    crown(turn, piece)
  state.taken = []
  state.active = NOBODY
  state.offered = 0
  if (state.seen.length > 0) state.quiet += 1
}

/** Ends the game; `winner` is NOBODY for a draw. */
export function end(turn: DraughtsTurn, level: Level, winner: number): 'over' {
  const { state, rules } = turn
  state.level = LEVELS.indexOf(level)
  state.winner = winner
  const values: Message['values'] =
    winner === NOBODY ? { result: 'draw' } : { result: 'won', side: sideName(rules, winner) }
  turn.emit(fact('draughts', 'over', values, { level, winner: rules.sides[winner] ?? 'draw' }))
  return 'over'
}

/** Returns the position as a text in which pieces of one kind are interchangeable (D-22). */
export function positionText({ state, rules }: DraughtsTurn): string {
  const { pieces } = rules
  const marks = pieces.ids.flatMap((_, piece) =>
    state.cell[piece] === OFF
      ? []
      : [`${state.cell[piece]}${'abAB'[pieces.side[piece] + 2 * state.king[piece]]}`],
  )
  return `${state.turn}:${marks.sort().join()}`
}
