/** Where a piece may go, and what it captures on the way: steps, jumps, and which of them must be taken. */
import { type DraughtsState, isKing, NOBODY, OFF, type Rules } from './rules'

/** The part of a state that move generation reads. Bots build other positions with it. */
export type Position = Pick<DraughtsState, 'cell' | 'king' | 'taken'>

/** One step of a piece, or one jump over another. */
export type Way = {
  readonly to: number
  /** The piece that is captured, NOBODY in a step. */
  readonly over: number
  /** Pieces that are captured with it at most, this one counted; 0 in a step. */
  readonly most: number
}

/** Piece by cell; a captured one stays until the move is over (D-13). */
export function boardOf({ board, pieces }: Rules, { cell }: Position): Int16Array {
  const at = new Int16Array(board.grid.size).fill(NOBODY)
  for (let piece = 0; piece < pieces.ids.length; piece++) if (cell[piece] !== OFF) at[cell[piece]] = piece
  return at
}

/** A man's two diagonals, all four of a king. */
const ALL = [0, 1, 2, 3]

/** A piece on its way: where it is, whether it is a king by now, and what it has captured. */
type Walker = {
  readonly piece: number
  readonly from: number
  readonly king: boolean
  readonly taken: readonly number[]
}

/** D-05 to D-07: steps of a piece, as if nothing could be captured. */
export function stepsOf(rules: Rules, state: Position, piece: number): Way[] {
  const at = boardOf(rules, state)
  const king = isKing(state, piece)
  const found: Way[] = []
  for (const diagonal of king ? ALL : rules.forward[rules.pieces.side[piece]]) {
    let to = rules.steps[state.cell[piece] * 4 + diagonal]
    while (to >= 0 && at[to] === NOBODY) {
      found.push({ to, over: NOBODY, most: 0 })
      to = king && rules.options.kings === 'flying' ? rules.steps[to * 4 + diagonal] : -1
    }
  }
  return found
}

/** Every jump that a piece can make now, whichever it must choose. */
export function jumpsOf(rules: Rules, state: Position, piece: number): Way[] {
  const at = boardOf(rules, state)
  const from = state.cell[piece]
  // It has left its square: another jump may cross it.
  at[from] = NOBODY
  return jumpsFrom(rules, state, at, { piece, from, king: isKing(state, piece), taken: state.taken })
}

function jumpsFrom(rules: Rules, state: Position, at: Int16Array, walker: Walker): Way[] {
  const { steps, options } = rules
  const flies = walker.king && options.kings === 'flying'
  const found: Way[] = []
  for (const diagonal of jumpDiagonals(rules, walker)) {
    let over = steps[walker.from * 4 + diagonal]
    while (flies && over >= 0 && at[over] === NOBODY) over = steps[over * 4 + diagonal]
    if (over < 0 || !isPrey(rules, state, walker, at[over])) continue
    const landings: Way[] = []
    let to = steps[over * 4 + diagonal]
    while (to >= 0 && at[to] === NOBODY) {
      const most = 1 + mostAfter(rules, state, at, walker, at[over], to)
      landings.push({ to, over: at[over], most })
      to = flies ? steps[to * 4 + diagonal] : -1
    }
    // D-16: where it can go on from one of these squares, it lands on such a one.
    const goesOn = landings.some(({ most }) => most > 1)
    found.push(...landings.filter(({ most }) => !goesOn || most > 1))
  }
  return found
}

/** D-09. */
const jumpDiagonals = ({ options, forward, pieces }: Rules, { king, piece }: Walker): readonly number[] =>
  king || options.menCapture === 'both-ways' ? ALL : forward[pieces.side[piece]]

/** D-08, D-11, D-13: an enemy that is not captured yet, and no king where men may not take one. */
export const isPrey = (
  { pieces, options }: Rules,
  state: Position,
  { piece, king, taken }: Omit<Walker, 'from'>,
  other: number,
): boolean =>
  other >= 0 &&
  pieces.side[other] !== pieces.side[piece] &&
  !taken.includes(other) &&
  (king || options.menTakeKings || !isKing(state, other))

/** How many pieces can be captured after a jump. */
function mostAfter(
  rules: Rules,
  state: Position,
  at: Int16Array,
  walker: Walker,
  over: number,
  to: number,
): number {
  const { piece, king, taken } = walker
  const crowned = !king && isLastRow(rules, rules.pieces.side[piece], to)
  if (crowned && rules.options.crowning === 'stops') return 0
  const next = {
    piece,
    from: to,
    king: king || (crowned && rules.options.crowning === 'goes-on'),
    taken: [...taken, over],
  }
  return mostOf(jumpsFrom(rules, state, at, next))
}

export const mostOf = (ways: readonly Way[]): number =>
  ways.reduce((most, way) => Math.max(most, way.most), 0)

export const isLastRow = ({ board, lastRow }: Rules, side: number, cell: number): boolean =>
  Math.floor(cell / board.grid.columns) === lastRow[side]

/** The most pieces that a side can capture in one move; 0 when it can capture none. */
export function mostFor(rules: Rules, state: Position, side: number): number {
  let most = 0
  for (const [piece, owner] of rules.pieces.side.entries())
    if (owner === side && state.cell[piece] !== OFF)
      most = Math.max(most, mostOf(jumpsOf(rules, state, piece)))
  return most
}

/**
 * Returns the moves of a piece at the beginning of its side's turn, in which `most` pieces can be captured (D-12, D-15).
 */
export function waysOf(
  rules: Rules,
  state: Position,
  piece: number,
  most = mostFor(rules, state, rules.pieces.side[piece]),
): readonly Way[] {
  return most === 0 ? stepsOf(rules, state, piece) : chosen(rules, jumpsOf(rules, state, piece), most)
}

/** Returns the moves that continue a capture, or an empty list if the move is over (D-14). */
export const waysOn = (rules: Rules, state: DraughtsState): readonly Way[] => {
  const jumps = jumpsOf(rules, state, state.active)
  return chosen(rules, jumps, mostOf(jumps))
}

/** D-15: where the most must be captured, the other ways are none. */
const chosen = ({ options }: Rules, jumps: readonly Way[], most: number): readonly Way[] =>
  options.capture === 'most' ? jumps.filter((jump) => jump.most === most) : jumps
