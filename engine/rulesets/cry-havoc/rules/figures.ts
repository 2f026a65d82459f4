/** The current facts about a piece: its numbers, its cells and its enemies. */
import { numberNow } from '../../../blocks/numbers'
import { neighbour } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import { FORM, type Rules } from '../rules'
import { CAPTIVE, type CryHavocState, has, isLiving, NO_QUARTER, RANSOMED, WOUNDED } from '../state'

/** Those of which something holds, by their index. */
export function piecesWhere({ pieces }: Rules, holds: (piece: number) => boolean): number[] {
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++) if (holds(piece)) found.push(piece)
  return found
}

export const isMounted = (state: CryHavocState, piece: number): boolean => state.mount[piece] >= 0

/** CH-99: a figure that has yielded once keeps the numbers of the ransom counter. */
export function formOf(state: CryHavocState, piece: number): number {
  const wounded = state.health[piece] === WOUNDED
  if (has(state, piece, RANSOMED)) return wounded ? FORM.captiveWounded : FORM.captive
  if (isMounted(state, piece)) return FORM.mounted
  return wounded ? FORM.wounded : FORM.healthy
}

/** @param which the number of a piece, which is also its index among NUMBERS */
export const plainValue = ({ pieces }: Rules, state: CryHavocState, piece: number, which: number): number =>
  Math.max(pieces.values[piece]?.[formOf(state, piece) * 3 + which] ?? 0, 0)

function value(rules: Rules, state: CryHavocState, piece: number, which: number): number {
  const { pieces, blocks } = rules
  const plain = plainValue(rules, state, piece, which)
  if (blocks.modifiable[which] === 0) return plain
  return numberNow(rules, state, which, plain, { piece, seat: pieces.side[piece] })
}
export const attackOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 0)
export const defenceOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 1)
export const speedOf = (rules: Rules, state: CryHavocState, piece: number) => value(rules, state, piece, 2)

/** One cell, or front then rear. */
export const cellsOf = (state: CryHavocState, piece: number): CellIndex[] =>
  state.rear[piece] >= 0 ? [state.cell[piece], state.rear[piece]] : [state.cell[piece]]

export const isCaptive = (state: CryHavocState, piece: number): boolean => has(state, piece, CAPTIVE)
/** A knight who has broken away and may be taken again (CH-102). */
export const isRunaway = (state: CryHavocState, piece: number): boolean =>
  has(state, piece, RANSOMED) && has(state, piece, NO_QUARTER) && !isCaptive(state, piece)

/** A figure that acts: alive, on the map, on its feet, free, no beast. */
export const isAble = ({ pieces }: Rules, state: CryHavocState, piece: number): boolean =>
  isLiving(state, piece) &&
  pieces.beast[piece] === 0 &&
  state.stunned[piece] === 0 &&
  !isCaptive(state, piece)

/** The side a piece goes with: a beast with the holder of its bridle, or that of the file it is in, else with the side it began on (CH-70). */
export function sideOf({ pieces }: Rules, state: CryHavocState, piece: number): number {
  let holder = piece
  while (pieces.beast[holder] === 1 && state.ahead[holder] >= 0) holder = state.ahead[holder]
  return pieces.side[holder]
}

/** True if a piece is an enemy: living, stunned or not, but no beast and no captive. */
export const isFoe = ({ pieces }: Rules, state: CryHavocState, side: number, piece: number): boolean =>
  pieces.side[piece] !== side &&
  pieces.beast[piece] === 0 &&
  isLiving(state, piece) &&
  !isCaptive(state, piece)

/** Fewest steps between two pieces, whichever cells of theirs are nearest. */
export function distanceOf({ board }: Rules, state: CryHavocState, a: number, b: number): number {
  let least = Number.MAX_SAFE_INTEGER
  for (const from of cellsOf(state, a))
    for (const to of cellsOf(state, b)) least = Math.min(least, board.grid.distance(from, to))
  return least
}

/** Side between two neighbouring cells; -1 when they do not touch. */
export function edgeBetween({ board }: Rules, from: CellIndex, to: CellIndex): number {
  const { grid } = board
  const width = grid.directions.length
  for (let direction = 0; direction < width; direction++)
    if (neighbour(grid, from, direction) === to) return grid.edgeIndex(from, direction)
  return -1
}
