/** The current facts about a piece: its numbers, its cells and its enemies. */
import { neighbour } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import { NUMBER_IDS, ofPiece } from '../blocks/numbers'
import { FORM, type Rules } from '../rules'
import { CAPTIVE, type CryHavocState, has, isLiving, NO_QUARTER, RANSOMED, WOUNDED } from '../state'

/** Returns the indices of the pieces that pass a test. */
export function piecesWhere({ pieces }: Rules, holds: (piece: number) => boolean): number[] {
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++) if (holds(piece)) found.push(piece)
  return found
}

export const isMounted = (state: CryHavocState, piece: number): boolean => state.mount[piece] >= 0

/** Returns the form of a figure. One that has yielded once keeps the numbers of the ransom counter (CH-99). */
export function formOf(state: CryHavocState, piece: number): number {
  const wounded = state.health[piece] === WOUNDED
  if (has(state, piece, RANSOMED)) return wounded ? FORM.captiveWounded : FORM.captive
  if (isMounted(state, piece)) return FORM.mounted
  return wounded ? FORM.wounded : FORM.healthy
}

/** @param which the index of the number, in a piece's values and in NUMBERS */
export const plainValue = ({ pieces }: Rules, state: CryHavocState, piece: number, which: number): number =>
  Math.max(pieces.values[piece]?.[formOf(state, piece) * 3 + which] ?? 0, 0)

function value(rules: Rules, state: CryHavocState, piece: number, which: number): number {
  return ofPiece(rules, state, NUMBER_IDS[which], piece, plainValue(rules, state, piece, which))
}
export const attackOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 0)
export const defenceOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 1)
export const speedOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 2)

/** Returns the one cell of a piece, or its front and rear. */
export const cellsOf = (state: CryHavocState, piece: number): CellIndex[] =>
  state.rear[piece] >= 0 ? [state.cell[piece], state.rear[piece]] : [state.cell[piece]]

export const isCaptive = (state: CryHavocState, piece: number): boolean => has(state, piece, CAPTIVE)
/** True for a knight that has broken away and may be captured again (CH-102). */
export const isRunaway = (state: CryHavocState, piece: number): boolean =>
  has(state, piece, RANSOMED) && has(state, piece, NO_QUARTER) && !isCaptive(state, piece)

/** True for a figure that can act: alive, on the map, on its feet, free, no beast. */
export const isAble = ({ pieces }: Rules, state: CryHavocState, piece: number): boolean =>
  isLiving(state, piece) &&
  pieces.beast[piece] === 0 &&
  state.stunned[piece] === 0 &&
  !isCaptive(state, piece)

/** Returns the side that a piece goes with. A beast goes with the holder of its bridle or of its file, otherwise with its first side (CH-70). */
export function sideOf({ pieces }: Rules, state: CryHavocState, piece: number): number {
  let holder = piece
  while (pieces.beast[holder] === 1 && state.ahead[holder] >= 0) holder = state.ahead[holder]
  return pieces.side[holder]
}

/** True if a piece is an enemy: living, even if stunned, but no beast and no captive. */
export const isFoe = ({ pieces }: Rules, state: CryHavocState, side: number, piece: number): boolean =>
  pieces.side[piece] !== side &&
  pieces.beast[piece] === 0 &&
  isLiving(state, piece) &&
  !isCaptive(state, piece)

/** Returns the fewest steps between the cells of two pieces. */
export function distanceOf({ board }: Rules, state: CryHavocState, a: number, b: number): number {
  let least = Number.MAX_SAFE_INTEGER
  for (const from of cellsOf(state, a))
    for (const to of cellsOf(state, b)) least = Math.min(least, board.grid.distance(from, to))
  return least
}

/** Returns the side between two neighbouring cells; -1 if they do not touch. */
export function edgeBetween({ board }: Rules, from: CellIndex, to: CellIndex): number {
  const { grid } = board
  const width = grid.directions.length
  for (let direction = 0; direction < width; direction++)
    if (neighbour(grid, from, direction) === to) return grid.edgeIndex(from, direction)
  return -1
}
