/** Why a unit may not be placed there, or the placement not be finished. */

import { inScenarioFile, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { waiting } from '../phases/placement'
import { type Attempt, about, at, cellIn, no, pieceIn } from './reason'

const isPlacing = ({ state }: Attempt): boolean => state.phase === 'placement'

export function selectToPlace(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return no('K-13', 'no-piece')
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== side) return no('K-13', 'not-yours', { values })
  if (state.hand[side] === piece) return no('K-13', 'in-hand', { values })
  return no('K-13', 'another-first', { values })
}

export function place(attempt: Attempt): Refusal {
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
  return no('K-12', 'occupied', { values, cells: [cell] })
}

export function ready(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isPlacing(attempt)) return no('K-13', 'placement-over')
  const left = waiting(rules, state, side)
  return left > 0 ? no('K-13', 'not-all-placed', { values: { left } }) : no('K-13', 'put-down-first')
}

export function opening(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isPlacing(attempt)) return no('K-13', 'placement-over')
  if (!rules.placement.opening) return no('K-13', 'no-opening')
  return state.hand[side] >= 0 ? no('K-13', 'put-down-first') : no('K-13', 'stands-as-written')
}
