/** Why a piece cannot be placed (B-5). */

import { inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { reinforcementPlacing } from '../phases/reinforcements'
import { groupFor, setUpPlacing } from '../phases/set-up'
import { entryCells, isArriving } from '../rules/arrivals'
import { hasRoom } from '../rules/stack'
import { PANICKED } from '../state'
import { closedCell, fullCell, noRoom } from './move'
import { type Attempt, about, at, cellIn, inScenario, no, noSuchCell, noSuchPiece, pieceIn } from './reason'

const isTooDear = ({ rules, state }: Attempt, piece: number): boolean =>
  state.budget > 0 &&
  rules.pieces.side[piece] === state.turn &&
  rules.pieces.arrival[piece] < 0 &&
  rules.pieces.power[piece] > state.budget

/** Those who are due must enter before the rest is given up. */
export const enough = ({ state }: Attempt): Refusal =>
  no('C-027', state.phase === 'reinforcements' ? 'enough-due' : 'enough-now')

/** The statement about this side's set-up, or about reinforcements. */
function ruleOf({ rules, state }: Attempt, piece = state.active): string {
  if (state.phase === 'reinforcements') {
    if (piece >= 0 && state.gone.includes(piece)) return 'C-107'
    if (piece >= 0 && isArriving(rules, state, piece)) return 'C-148'
    return state.budget > 0 ? 'C-027' : 'C-025'
  }
  return rules.setup[state.stage]?.side === rules.arrests.side ? 'C-018' : 'C-023'
}

export function selectToPlace(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  const rule = ruleOf(attempt, piece)
  if (piece < 0) return noSuchPiece(rule)
  const values = about(rules, piece)
  if (piece === state.active) return no(rule, 'in-hand', { values })
  if (state.cell[piece] >= 0) return no(rule, 'placed', { values })
  const left = state.gone.indexOf(piece)
  if (left >= 0 && state.goneUntil[left] > state.hand)
    return no('C-106', 'away', { values: { ...values, hand: state.goneUntil[left] } })
  if (state.phase === 'reinforcements' && isTooDear(attempt, piece))
    return no('C-027', 'too-dear', { values: { ...values, points: state.budget } })
  const placing = state.phase === 'reinforcements' ? reinforcementPlacing : setUpPlacing
  if (!placing.waits(rules, state, piece)) return no(rule, 'not-now', { values })
  return no('C-109', 'no-room', { values, source: inScenario(rules, 'stacking') })
}

export function place(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  const rule = ruleOf(attempt)
  if (state.phase !== 'set-up' && state.phase !== 'reinforcements') return no('C-018', 'not-placing')
  const piece = state.active
  if (piece < 0) return no(rule, 'take-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell(rule)
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (rules.ground.standable[rules.pieces.walk[piece]][cell] === 0)
    return (
      closedCell(attempt, cell, details, piece) ??
      no('C-039', 'closed', { ...details, source: inTerrain(rules, cell, 'cost') })
    )
  if (rules.cache.count[cell] > 0 && rules.pieces.side[rules.cache.top[cell]] !== rules.pieces.side[piece])
    return no('C-109', 'enemy-there', details)
  if (state.phase === 'reinforcements') {
    const { marker } = rules.cache
    if (marker[cell] !== 0 || (state.gone.includes(piece) && hasRoom(rules, piece, cell)))
      return closedCell(attempt, cell, details, piece) ?? no('C-107', 'out-of-zone', details)
    if (
      isArriving(rules, state, piece) &&
      inAny(entryCells(rules, state, piece), cell) &&
      hasRoom(rules, piece, cell)
    )
      return no('C-148', 'shared', details)
  }
  if (rules.cache.count[cell] === 0 || hasRoom(rules, piece, cell)) {
    const crowded =
      state.phase === 'set-up' && rules.cache.count[cell] > 0 && groupFor(rules, state, piece, cell) < 0
    return no(rule, crowded && isInZone(attempt, cell) ? 'per-cell' : 'out-of-zone', details)
  }
  if (rules.cache.count[cell] < rules.switches.stacking) return fullCell(attempt, cell, details, piece)
  const panicked = (state.flags[rules.cache.top[cell]] & PANICKED) !== 0
  return noRoom(attempt, cell, details, panicked ? 'C-029' : 'C-109')
}

const inAny = (lists: readonly (readonly number[])[], cell: number): boolean =>
  lists.some((cells) => cells.includes(cell))

/** Whether a group that still takes this piece has the cell in its zone. */
const isInZone = ({ rules, state }: Attempt, cell: number): boolean =>
  setUpPlacing.lists(rules, state, state.active).some((cells) => cells.includes(cell))
