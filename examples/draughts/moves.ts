/** The steps and jumps of a piece. Phases, refusals and bots ask the same questions about a position. */
import { type DraughtsState, isKing, NOBODY, OFF, type Rules } from './rules'

/** The part of a state that moves depend on. */
export type Position = Pick<DraughtsState, 'cell' | 'king' | 'taken'>

/** A step, or a jump over a piece. `most` is the most pieces that a capture can take which begins with this jump; 0 for a step. */
export type Way = { readonly to: number; readonly over: number; readonly most: number }

/** Returns the piece on each cell. A captured piece stays until the move ends (D-13). */
export function boardOf({ board, pieces }: Rules, { cell }: Position): Int16Array {
  const at = new Int16Array(board.grid.size).fill(NOBODY)
  for (const piece of pieces.ids.keys()) if (cell[piece] !== OFF) at[cell[piece]] = piece
  return at
}

/** The pieces of a side on the board. */
export const piecesOn = ({ pieces }: Rules, { cell }: Pick<Position, 'cell'>, side: number): number[] =>
  pieces.side.flatMap((owner, piece) => (owner === side && cell[piece] !== OFF ? [piece] : []))

export const isLastRow = ({ board, lastRow, pieces }: Rules, piece: number, cell: number): boolean =>
  Math.floor(cell / board.grid.columns) === lastRow[pieces.side[piece]]

const isFlying = ({ ruleOptions }: Rules, position: Position, piece: number) =>
  isKing(position, piece) && ruleOptions.kings === 'flying'

/** The diagonals of a piece: all four, or only those that lead forward. */
const diagonalsOf = ({ forward, pieces }: Rules, piece: number, isFree: boolean) =>
  isFree ? [0, 1, 2, 3] : forward[pieces.side[piece]]

/** The empty squares along a diagonal, or only the first one. */
function emptyOn({ steps }: Rules, at: Int16Array, from: number, diagonal: number, isFar: boolean): number[] {
  const found: number[] = []
  let to = steps[from * 4 + diagonal]
  while (to >= 0 && at[to] === NOBODY && (isFar || found.length === 0)) {
    found.push(to)
    to = steps[to * 4 + diagonal]
  }
  return found
}

/** Returns the steps of a piece, ignoring captures (D-05 to D-07). */
export function stepsOf(rules: Rules, position: Position, piece: number): Way[] {
  const at = boardOf(rules, position)
  return diagonalsOf(rules, piece, isKing(position, piece))
    .flatMap((one) => emptyOn(rules, at, position.cell[piece], one, isFlying(rules, position, piece)))
    .map((to) => ({ to, over: NOBODY, most: 0 }))
}

/** Returns every possible jump of a piece. It must land where it can capture more, if there is such a square (D-09, D-16). */
export function jumpsOf(rules: Rules, position: Position, piece: number): Way[] {
  const at = boardOf(rules, position)
  const from = position.cell[piece]
  // The square it left is empty now, so a later jump may cross it.
  at[from] = NOBODY
  const isFar = isFlying(rules, position, piece)
  const isFree = isKing(position, piece) || rules.ruleOptions.menCapture === 'both-ways'
  return diagonalsOf(rules, piece, isFree).flatMap((diagonal) => {
    const before = isFar ? (emptyOn(rules, at, from, diagonal, true).at(-1) ?? from) : from
    const cell = rules.steps[before * 4 + diagonal]
    if (cell < 0 || !isPrey(rules, position, piece, at[cell])) return []
    const jumps = emptyOn(rules, at, cell, diagonal, isFar).map((to) => {
      const over = at[cell]
      return { to, over, most: 1 + mostAfter(rules, position, piece, { to, over }) }
    })
    const onward = jumps.filter(({ most }) => most > 1)
    return onward.length > 0 ? onward : jumps
  })
}

/** True for an enemy that is not yet captured. Men may be forbidden to capture kings (D-08, D-11, D-13). */
export const isPrey = (
  { pieces, ruleOptions }: Rules,
  position: Position,
  piece: number,
  other: number,
): boolean =>
  other >= 0 &&
  pieces.side[other] !== pieces.side[piece] &&
  !position.taken.includes(other) &&
  (isKing(position, piece) || ruleOptions.menTakeKings || !isKing(position, other))

/** The position after a step or a jump, without the crowning. */
export const moved = ({ cell, king, taken }: Position, piece: number, { to, over }: Omit<Way, 'most'>) => ({
  cell: cell.with(piece, to),
  king,
  taken: over === NOBODY ? taken : [...taken, over],
})

function mostAfter(rules: Rules, position: Position, piece: number, way: Omit<Way, 'most'>): number {
  const { crowning } = rules.ruleOptions
  const isCrowned = !isKing(position, piece) && isLastRow(rules, piece, way.to)
  if (isCrowned && crowning === 'stops') return 0
  const next = moved(position, piece, way)
  const king = isCrowned && crowning === 'goes-on' ? next.king.with(piece, 1) : next.king
  return mostOf(jumpsOf(rules, { ...next, king }, piece))
}

export const mostOf = (ways: readonly Way[]): number => Math.max(0, ...ways.map(({ most }) => most))

/** Returns the most pieces that a side can capture in one move, or 0 if it can capture none. */
export const mostFor = (rules: Rules, position: Position, side: number): number =>
  Math.max(0, ...piecesOn(rules, position, side).map((piece) => mostOf(jumpsOf(rules, position, piece))))

/** Returns the moves of a piece at the start of its side's turn, given the most pieces it can capture (D-12, D-15). */
export const waysOf = (
  rules: Rules,
  position: Position,
  piece: number,
  most = mostFor(rules, position, rules.pieces.side[piece]),
): Way[] =>
  most === 0 ? stepsOf(rules, position, piece) : chosen(rules, jumpsOf(rules, position, piece), most)

/** Returns the moves of the piece in hand. A capture ends if there is none (D-14). */
export const waysInHand = (rules: Rules, state: DraughtsState): Way[] =>
  state.phase === 'capture' ? waysOn(rules, state) : waysOf(rules, state, state.active)
export const waysOn = (rules: Rules, state: DraughtsState): Way[] =>
  chosen(rules, jumpsOf(rules, state, state.active))

/** D-15: keeps only the jumps that capture the most, if the option requires it. */
const chosen = ({ ruleOptions }: Rules, jumps: Way[], most = mostOf(jumps)): Way[] =>
  ruleOptions.capture === 'most' ? jumps.filter((jump) => jump.most === most) : jumps
