/** The requirements for placing a piece (B-5). */

import { type Details, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { hasPlace, type Placing } from '../phases/placing'
import { mayStop, reinforcementPlacing } from '../phases/reinforcements'
import { setUpPlacing } from '../phases/set-up'
import { isArriving, turnOfReturn } from '../rules/arrivals'
import { hasRoom, roomOn } from '../rules/stack'
import { type CorteoState, has, PANICKED } from '../state'
import { type Attempt, about, at, cellIn, inScenario, no, noSuchCell, noSuchPiece, pieceIn } from './attempt'
import { closedCell, fullCell, noRoom } from './moving'

const isTooDear = ({ rules, state }: Attempt, piece: number): boolean =>
  state.budget > 0 &&
  rules.pieces.side[piece] === state.turn &&
  rules.pieces.arrival[piece] < 0 &&
  rules.pieces.power[piece] > state.budget

/** Refuses the end of the entries while due units can enter. */
export function enough({ rules, state }: Attempt): Refusal | undefined {
  if (state.phase !== 'reinforcements') return no('C-027', 'enough-now')
  return mayStop(rules, state) ? undefined : no('C-027', 'enough-due')
}

/** The statement about this side's set-up, or about reinforcements. */
function ruleOf({ rules, state }: Attempt, piece = state.active): string {
  if (state.phase === 'reinforcements') {
    if (piece >= 0 && state.gone.includes(piece)) return 'C-107'
    if (piece >= 0 && isArriving(rules, state, piece)) return 'C-148'
    return state.budget > 0 ? 'C-027' : 'C-025'
  }
  return rules.arrests.sides.includes(rules.setup[state.stage]?.side) ? 'C-018' : 'C-023'
}

export function selectToPlace(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  const rule = ruleOf(attempt, piece)
  if (piece < 0) return noSuchPiece(rule)
  const values = about(rules, piece)
  if (piece === state.active) return no(rule, 'in-hand', { values })
  if (state.cell[piece] >= 0) return no(rule, 'placed', { values })
  const hand = turnOfReturn(state, piece)
  if (hand !== undefined) return no('C-106', 'away', { values: { ...values, hand } })
  if (!placingOf(state).waits(rules, state, piece))
    return state.phase === 'reinforcements' && isTooDear(attempt, piece)
      ? no('C-027', 'too-dear', { values: { ...values, points: state.budget } })
      : no(rule, 'not-now', { values })
  if (hasPlace(rules, state, placingOf(state), piece)) return undefined
  return no('C-109', 'no-room', { values, source: inScenario(rules, 'stacking') })
}

export function place(attempt: Attempt): Refusal | undefined {
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
  if (state.phase === 'reinforcements' && rules.cache.marker[cell] !== 0)
    return closedCell(attempt, cell, details, piece)
  return noRoomToPlace(attempt, cell, details) ?? outOfZone(attempt, cell, details)
}

function noRoomToPlace(attempt: Attempt, cell: number, details: Details): Refusal | undefined {
  const { rules, state } = attempt
  if (hasRoom(rules, state.active, cell)) return undefined
  if (rules.cache.count[cell] < roomOn(rules, state.active, cell))
    return fullCell(attempt, cell, details, state.active)
  const panicked = has(state, rules.cache.top[cell], PANICKED)
  return noRoom(attempt, cell, details, panicked ? 'C-029' : 'C-109')
}

/** Refuses a cell outside the zones of the selected piece, or one that it may not share. */
function outOfZone(attempt: Attempt, cell: number, details: Details): Refusal | undefined {
  const { rules, state } = attempt
  const piece = state.active
  const placing = placingOf(state)
  if (!placing.lists(rules, state, piece).some((cells) => cells.includes(cell))) {
    const closed = state.gone.includes(piece) && closedCell(attempt, cell, details, piece)
    return closed || no(ruleOf(attempt), 'out-of-zone', details)
  }
  if (placing.fits(rules, state, piece, cell)) return undefined
  return state.phase === 'set-up' ? no(ruleOf(attempt), 'per-cell', details) : no('C-148', 'shared', details)
}

const placingOf = ({ phase }: CorteoState): Placing =>
  phase === 'reinforcements' ? reinforcementPlacing : setUpPlacing
