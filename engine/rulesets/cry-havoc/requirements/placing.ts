/** The requirements for placing a piece before the first turn. */

import { type Details, inScenarioFile, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { isOpenFor } from '../rules/movement/walk'
import { asHorse, coversTwo, frontCells, mayBePlaced, rearCells, waitsToBePlaced } from '../rules/set-up'
import {
  about,
  at,
  cellIn,
  type Moment,
  type Naming,
  no,
  noSuchCell,
  noSuchPiece,
  otherStep,
  pieceIn,
} from './attempt'

export function selectToPlace(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-01')
  const values = about(rules, piece)
  if (state.front >= 0) return no('CH-58', 'face-first', { values: about(rules, state.active) })
  if (piece === state.active) return no('CH-01', 'in-hand', { values })
  if (rules.pieces.side[piece] !== rules.setup[state.stage].side) return no('CH-01', 'not-yours', { values })
  if (state.cell[piece] >= 0) return no('CH-01', 'placed', { values })
  if (!waitsToBePlaced(rules, state, piece))
    return no('CH-01', 'not-now', { values, source: inScenarioFile(rules, 'forces') })
  if (state.ahead[piece] >= 0 && !mayBePlaced(rules, state, piece))
    return no('CH-72', 'leader-first', { values })
  return mayBePlaced(rules, state, piece) ? undefined : no('CH-58', 'no-room', { values })
}

export function place(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'set-up') return otherStep()
  const piece = state.active
  if (piece < 0) return no('CH-01', 'take-first')
  if (state.front >= 0) return no('CH-58', 'face-first', { values: about(rules, piece) })
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-01')
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  const unfit = unfitCell(attempt, piece, cell, details)
  if (unfit) return unfit
  if (coversTwo(rules, state, piece) && rearCells(rules, state, piece, cell).length === 0)
    return no('CH-58', 'no-rear', details)
  return frontCells(rules, state, piece).includes(cell) ? undefined : no('CH-72', 'touch-leader', details)
}

function unfitCell(
  { rules, state }: Moment,
  piece: number,
  cell: number,
  details: Details,
): Refusal | undefined {
  const { ground, cache, setup } = rules
  if (setup[state.stage].mask[cell] === 0)
    return no('CH-01', 'out-of-zone', { ...details, source: inScenarioFile(rules, 'forces') })
  if (cache.occupant[cell] >= 0)
    return no('CH-58', 'occupied', {
      ...details,
      values: { ...details.values, target: about(rules, cache.occupant[cell]).unit },
    })
  const horse = asHorse(rules, state, piece)
  if ((horse ? ground.horseCost : ground.footCost)[cell] >= 0) return undefined
  const source = inTerrain(rules, cell, 'cost')
  return horse && ground.footCost[cell] >= 0
    ? no('CH-60', 'closed-to-horses', { ...details, source })
    : no('CH-55', 'closed', { ...details, source })
}

export function face(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'set-up') return otherStep()
  if (state.active < 0 || state.front < 0) return no('CH-58', 'place-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-58')
  const piece = state.active
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (rules.board.grid.distance(state.front, cell) !== 1) return no('CH-58', 'rear-far', details)
  const unfit = unfitCell(attempt, piece, cell, details)
  if (unfit) return unfit
  if (rearCells(rules, state, piece, state.front).includes(cell)) return undefined
  return isOpenFor(rules, true, state.front, cell)
    ? no('CH-58', 'no-rear', details)
    : no('CH-59', 'wall', details)
}
