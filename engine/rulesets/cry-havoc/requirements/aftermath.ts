/** The requirements for choosing the piece that is hit, retreating, falling and advancing (CH-81 to CH-88, CH-91). */

import { directionBetween } from '../../../geometry/cells'
import { inScenarioFile } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { candidates, effectOf } from '../phases/hurt'
import { opponentsOf, others, retreatCells } from '../phases/retreat'
import { advanceCells, advancePoints, endFor } from '../rules/advancing'
import { isBesideFoe, isOpenBetween } from '../rules/contact'
import { cellsOf, isAble, sideOf } from '../rules/figures'
import { bodiesOn, isFarther, isFree, landings, shiftedCells } from '../rules/giving-way'
import { bodyLimit } from '../rules/movement/walk'
import { isTouched } from '../rules/results'
import { has, SADDLING } from '../state'
import {
  about,
  at,
  cellIn,
  inTables,
  type Moment,
  type Naming,
  no,
  noSuchCell,
  noSuchPiece,
  pieceIn,
} from './attempt'

export function hurt(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'hurt') return no('CH-81', 'nobody-hurt')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-81')
  const values = about(rules, piece)
  if (!isTouched(rules, piece, effectOf(rules, state))) return no('CH-92', 'not-touched', { values })
  const found = candidates(rules, state)
  return found.includes(piece)
    ? undefined
    : no('CH-81', 'not-in-fight', { values: { ...values, count: found.length } })
}

export function selectToRetreat(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-81')
  return others(rules, state).includes(piece)
    ? undefined
    : no('CH-81', 'not-retreating', { values: about(rules, piece) })
}

/**
 * Refuses a retreat that is not away from every opponent, or is next to an enemy or through a piece (section 3 of the
 * facts). All cells of the piece are tested, as for the retreat itself.
 */
export function retreat(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'retreat') return no('CH-81', 'nobody-retreats')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-81')
  const piece = state.pending[1]
  const { grid } = rules.board
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (grid.distance(state.cell[piece], cell) !== 1) return no('CH-81', 'retreat-far', details)
  if (!isFree(rules, state, cell, [piece])) return occupied(attempt, cell, 'CH-81')
  const after = shiftedCells(rules, state, piece, directionBetween(grid, state.cell[piece], cell))
  if (after.some((one) => one < 0)) return no('CH-81', 'retreat-closed', details)
  const near = opponentsOf(state, piece).find((other) => !isFarther(rules, state, piece, after, other))
  if (near !== undefined)
    return no('CH-81', 'retreat-nearer', {
      ...details,
      values: { ...details.values, target: about(rules, near).unit },
    })
  if (isBesideFoe(rules, state, sideOf(rules, state, piece), after))
    return no('CH-81', 'retreat-beside', details)
  return retreatCells(rules, state).includes(cell) ? undefined : no('CH-81', 'retreat-closed', details)
}

function occupied({ rules, state }: Moment, cell: number, rule: string): Refusal {
  const details = { values: at(rules, cell), cells: [cell] }
  return bodiesOn(rules, state, cell) >= bodyLimit(rules, state, cell)
    ? no('CH-62', 'bodies', { ...details, source: inTables(rules, 'bodies', 'closedAt') })
    : no(rule === 'CH-81' ? rule : 'CH-58', 'occupied', details)
}

export function fall(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'fall') return no('CH-91', 'nobody-falls')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-91')
  const [, rider, mount] = state.pending
  const details = { values: { ...about(rules, rider), ...at(rules, cell) }, cells: [cell] }
  const beside = cellsOf(state, mount).some((under) => rules.board.grid.distance(under, cell) === 1)
  if (!beside) return no('CH-91', 'fall-far', details)
  if (!isFree(rules, state, cell)) return occupied(attempt, cell, 'CH-91')
  return landings(rules, state, rider, mount).includes(cell) ? undefined : no('CH-91', 'fall-closed', details)
}

export function advance(attempt: Naming<'unit' | 'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'advance') return no('CH-84', 'nobody-advances')
  const piece = pieceIn(attempt)
  const cell = cellIn(attempt)
  if (piece < 0) return noSuchPiece('CH-84')
  if (cell < 0) return noSuchCell('CH-84')
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (!state.winners.includes(piece)) return no('CH-84', 'not-winner', details)
  if (state.advanced === 1 && state.active !== piece) return no('CH-87', 'one-advances', details)
  if (!isAble(rules, state, piece)) return no('CH-84', 'unable', details)
  if (has(state, piece, SADDLING)) return no('CH-65', 'busy-saddle', details)
  const from = endFor(rules, state, piece, cell)
  if (rules.board.grid.distance(from, cell) !== 1) return no('CH-85', 'advance-far', details)
  if (state.advanced === 0 && !state.vacated.includes(cell)) return no('CH-85', 'not-vacated', details)
  if (cellsOf(state, piece).includes(cell) || !isFree(rules, state, cell, [piece]))
    return occupied(attempt, cell, 'CH-58')
  if (!isOpenBetween(rules, from, cell)) return no('CH-59', 'advance-closed', details)
  if (advanceCells(rules, state, piece).includes(cell)) return undefined
  const points = state.advanced === 1 ? state.advance : advancePoints(rules, state, piece)
  const values = { ...details.values, points }
  return no('CH-84', 'advance-points', {
    ...details,
    values,
    source: inScenarioFile(rules, 'rules', 'advanceRounding'),
  })
}

export const stay = ({ state }: Moment): Refusal | undefined =>
  state.phase === 'advance' ? undefined : no('CH-87', 'nobody-advances')
