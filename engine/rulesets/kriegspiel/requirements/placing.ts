/** The requirements for placing units, and for ending the placement (K-12 to K-14). */

import { inScenarioFile, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import type { Rules } from '../rules'
import { type KriegspielState, NOBODY, RESERVE } from '../state'
import { type Acting, type Attempt, about, at, cellIn, no, pieceIn } from './attempt'

const isPlacing = ({ state }: Acting): boolean => state.phase === 'placement'

export function selectToPlace(attempt: Attempt): Refusal | undefined {
  const { rules, state, side } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return no('K-13', 'no-piece')
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== side) return no('K-13', 'not-yours', { values })
  if (state.hand[side] === piece) return no('K-13', 'in-hand', { values })
  const isNext = state.cell[piece] !== RESERVE || nextAlike(rules, state, piece) === piece
  return isNext ? undefined : no('K-13', 'another-first', { values })
}

export function place(attempt: Attempt): Refusal | undefined {
  const { rules, state, side } = attempt
  if (!isPlacing(attempt)) return no('K-13', 'placement-over')
  const piece = state.hand[side]
  if (piece < 0) return no('K-13', 'nothing-in-hand')
  const cell = cellIn(attempt)
  if (cell < 0) return no('K-13', 'no-cell')
  const values = { ...about(rules, piece), ...at(rules, cell) }
  const terrain = rules.ground.terrain[cell]
  if (terrain < 0 || rules.pack.terrain.terrain[terrain].cost === 'closed')
    return no('K-24', 'closed', { values, source: inTerrain(rules, cell, 'cost'), cells: [cell] })
  if (rules.territory[side][cell] === 0) {
    const entry = rules.scenario.territories.findIndex((one) => one.side === rules.sides[side])
    return no('K-13', 'foreign-ground', {
      values,
      source: inScenarioFile(rules, 'territories', Math.max(0, entry), 'region'),
      cells: [cell],
    })
  }
  return rules.cache.at[cell] < 0 ? undefined : no('K-12', 'occupied', { values, cells: [cell] })
}

export function ready(attempt: Acting): Refusal | undefined {
  const { rules, state, side } = attempt
  if (!isPlacing(attempt)) return no('K-13', 'placement-over')
  const left = waiting(rules, state, side)
  if (left > 0) return no('K-13', 'not-all-placed', { values: { left } })
  return state.hand[side] >= 0 ? no('K-13', 'put-down-first') : undefined
}

export function opening(attempt: Acting): Refusal | undefined {
  const { rules, state, side } = attempt
  if (!isPlacing(attempt)) return no('K-13', 'placement-over')
  if (!rules.placement.opening) return no('K-13', 'no-opening')
  if (state.hand[side] >= 0) return no('K-13', 'put-down-first')
  return isAsWritten(rules, state, side) ? no('K-13', 'stands-as-written') : undefined
}

/** True if all units of a side are placed as written. */
const isAsWritten = (
  { pieces, placement: { opening } }: Rules,
  state: KriegspielState,
  side: number,
): boolean => state.cell.every((cell, piece) => pieces.side[piece] !== side || cell === opening?.[piece])

/** Returns the number of pieces of a side that are not placed yet. */
export function waiting({ pieces }: Rules, state: KriegspielState, side: number): number {
  let count = 0
  for (const piece of pieces.of[side]) if (state.cell[piece] === RESERVE) count++
  return count
}

const isAlike = ({ type, named }: Rules['pieces'], one: number, other: number): boolean =>
  type[one] === type[other] && named.get(one) === named.get(other)

/** Returns the next waiting piece of the same type, possibly the piece itself, or NOBODY. */
export function nextAlike({ pieces }: Rules, state: KriegspielState, piece: number): number {
  const side = pieces.side[piece]
  for (const other of pieces.of[side])
    if (isAlike(pieces, other, piece) && state.cell[other] === RESERVE) return other
  return NOBODY
}
