/** The moves of a piece with their captures: steps, jumps, and the choice among jumps. */
import { type DraughtsState, isKing, NOBODY, OFF, type Rules } from './rules'

/** The part of a state that move generation reads. Bots build other positions with it. */
export type Position = Pick<DraughtsState, 'cell' | 'king' | 'taken'>

/** One step of a piece, or one jump over another. */
export type Way = {
  readonly to: number
  /** The captured piece, or NOBODY for a step. */
  readonly over: number
  /** The most pieces that can be captured with this jump, including this one; 0 for a step. */
  readonly most: number
}

/** Returns the piece on each cell. A captured piece stays until the move ends (D-13). */
export function boardOf({ board, pieces }: Rules, { cell }: Position): Int16Array {
  const at = new Int16Array(board.grid.size).fill(NOBODY)
  for (let piece = 0; piece < pieces.ids.length; piece++) if (cell[piece] !== OFF) at[cell[piece]] = piece
  return at
}

/** All four diagonals. Men use two of them. */
const ALL = [0, 1, 2, 3]

/** A piece on its way: its cell, whether it is a king by now, and its captures. */
type Walker = {
  readonly piece: number
  readonly from: number
  readonly king: boolean
  readonly taken: readonly number[]
}

/** Returns the steps of a piece, ignoring captures (D-05 to D-07). */
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

/** Returns every possible jump of a piece, before the choice among jumps. */
export function jumpsOf(rules: Rules, state: Position, piece: number): Way[] {
  const at = boardOf(rules, state)
  const from = state.cell[piece]
  // The square it left is empty now, so a later jump may cross it.
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
    // D-16: if further captures are possible from some landing squares, the piece must choose among these.
    const goesOn = landings.some(({ most }) => most > 1)
    found.push(...landings.filter(({ most }) => !goesOn || most > 1))
  }
  return found
}

/** Returns the diagonals along which a piece may jump (D-09). */
const jumpDiagonals = ({ options, forward, pieces }: Rules, { king, piece }: Walker): readonly number[] =>
  king || options.menCapture === 'both-ways' ? ALL : forward[pieces.side[piece]]

/** True for an enemy that is not yet captured. Men may be forbidden to capture kings (D-08, D-11, D-13). */
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

/** Returns the most pieces that can be captured after a jump. */
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

/** Returns the most pieces that a side can capture in one move, or 0 if it can capture none. */
export function mostFor(rules: Rules, state: Position, side: number): number {
  let most = 0
  for (const [piece, owner] of rules.pieces.side.entries())
    if (owner === side && state.cell[piece] !== OFF)
      most = Math.max(most, mostOf(jumpsOf(rules, state, piece)))
  return most
}

/** Returns the moves of a piece at the start of its side's turn, given the most pieces it can capture (D-12, D-15). */
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

/** D-15: keeps only the jumps that capture the most, if the option requires it. */
const chosen = ({ options }: Rules, jumps: readonly Way[], most: number): readonly Way[] =>
  options.capture === 'most' ? jumps.filter((jump) => jump.most === most) : jumps
