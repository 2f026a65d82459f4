/** Placement of pieces from the reserve, first the piece and then its cell. Set-up and reinforcements share it. */

import type { Action, Choice, Decision } from '../../../types'
import { report } from '../events'
import { choicesOf } from '../names'
import { cellOf, focusOn, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { putPiece } from '../rules/place'
import { AWAY, type CorteoState, RESERVE } from '../state'

/** The rules of a placement: `lists` gives the candidate cells, `fits` decides. */
export type Placing = {
  /** True for pieces that are still to be placed. */
  waits(rules: Rules, state: CorteoState, piece: number): boolean
  /** Lists of candidate cells for a piece, which may overlap. */
  lists(rules: Rules, state: CorteoState, piece: number): readonly (readonly number[])[]
  fits(rules: Rules, state: CorteoState, piece: number, cell: number): boolean
}

export function placingChoices(rules: Rules, state: CorteoState, placing: Placing): Choice[] {
  const { pieces } = rules
  const choices = choicesOf(rules, state)
  const found: Choice[] = []
  const { active } = state
  if (active >= 0)
    for (const cell of cellsFor(rules, state, placing, active)) found.push(choices.cell('place', cell))
  const finds = fitByType(rules, state, placing)
  for (let piece = 0; piece < pieces.count; piece++)
    if (piece !== active && isWaiting(rules, state, placing, piece) && finds(piece))
      found.push(choices.piece('select', piece))
  return found
}

/** True if any piece can still be placed. */
export function canPlace(rules: Rules, state: CorteoState, placing: Placing): boolean {
  return nextPiece(rules, state, placing, 0) >= 0
}

/** Selects a piece. */
export function selectPiece(turn: CorteoTurn, action: Action): undefined {
  turn.state.active = pieceOf(turn, action)
}

/** Places the selected piece and selects the next one of its type. */
export function placePiece(turn: CorteoTurn, action: Action, placing: Placing): number {
  const { state, rules } = turn
  const piece = state.active
  const cell = cellOf(turn, action)
  putPiece(turn, piece, cell)
  report(turn, 'placed', piece, cell)
  const alike = nextPiece(rules, state, placing, piece + 1)
  state.active = alike >= 0 && rules.pieces.type[alike] === rules.pieces.type[piece] ? alike : -1
  return piece
}

const isWaiting = (rules: Rules, state: CorteoState, placing: Placing, piece: number): boolean =>
  (state.cell[piece] === RESERVE || state.cell[piece] === AWAY) && placing.waits(rules, state, piece)

function nextPiece(rules: Rules, state: CorteoState, placing: Placing, from: number): number {
  const finds = fitByType(rules, state, placing)
  for (let piece = from; piece < rules.pieces.count; piece++)
    if (isWaiting(rules, state, placing, piece) && finds(piece)) return piece
  return -1
}

/** True if some cell accepts the piece. */
export const hasPlace = (rules: Rules, state: CorteoState, placing: Placing, piece: number): boolean =>
  placing
    .lists(rules, state, piece)
    .some((cells) => cells.some((cell) => placing.fits(rules, state, piece, cell)))

/** The piece in hand, or else the cells where the waiting pieces may go. */
export function placingFocus(rules: Rules, state: CorteoState, placing: Placing): Decision['focus'] {
  if (state.active >= 0) return focusOn(rules, state, state.active)
  const { pieces } = rules
  const known = new Set<number>()
  const lists = new Set<readonly number[]>()
  for (let piece = 0; piece < pieces.count; piece++) {
    if (known.has(pieces.type[piece]) || !isWaiting(rules, state, placing, piece)) continue
    known.add(pieces.type[piece])
    for (const cells of placing.lists(rules, state, piece)) lists.add(cells)
  }
  return { places: [...new Set([...lists].flat())] }
}

/** Tests each type once, since pieces of one type fit the same cells. */
function fitByType(rules: Rules, state: CorteoState, placing: Placing): (piece: number) => boolean {
  const known: (boolean | undefined)[] = []
  return (piece) => {
    const type = rules.pieces.type[piece]
    known[type] ??= hasPlace(rules, state, placing, piece)
    return known[type]
  }
}

function cellsFor(rules: Rules, state: CorteoState, placing: Placing, piece: number): number[] {
  const lists = placing.lists(rules, state, piece)
  const cells = lists.length === 1 ? lists[0] : [...new Set(lists.flat())]
  return cells.filter((cell) => placing.fits(rules, state, piece, cell))
}
