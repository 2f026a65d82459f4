/** The requirements for walking off the map and waking a piece (C-154, C-161). */
import type { Refusal } from '../../../types'
import { isEscorted } from '../rules/convoy'
import { exitOf, priceOfExit } from '../rules/movement/exit'
import { isBound } from '../rules/movement/reach'
import { hasWaker, isAsleep } from '../rules/movement/rouse'
import { type Attempt, about, inScenario, no, noSuchPiece, offMap, pieceIn } from './attempt'
import { withoutEscort } from './moving'

export function exit(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const { exits, pieces, ground } = rules
  const piece = state.active
  if (exits.length === 0) return no('C-154', 'exit-none')
  if (state.phase !== 'movement') return no('C-154', 'no-movement')
  if (piece < 0) return no('C-154', 'take-first')
  const cell = state.cell[piece]
  const details = { values: about(rules, piece), cells: [cell] }
  const source = inScenario(rules, 'exits')
  if (exitOf(rules, state, piece) < 0) {
    const shut = exits.findIndex(
      ({ side, accepts, zone }) =>
        side === pieces.side[piece] && accepts[pieces.type[piece]] === 1 && zone(rules, state)[cell] === 1,
    )
    return shut < 0
      ? no('C-154', 'exit-here', { ...details, source })
      : no('C-154', 'exit-later', { ...details, source: inScenario(rules, 'exits', shut, 'when') })
  }
  if (ground.base[cell] >= 0) return no('C-154', 'exit-here', { ...details, source })
  if (state.halted !== 0) return no('C-034', 'halted', details)
  if (isBound(rules, state, piece))
    return no('C-048', 'bound', { ...details, source: inScenario(rules, 'garrisons', 'tag') })
  if (!isEscorted(rules, state, piece, cell)) return withoutEscort(attempt, piece, 'escort')
  const price = priceOfExit(rules, state)
  if (price < 0) return no('C-046', 'pinned', { ...details, source: inScenario(rules, 'disengage') })
  if (price <= state.points) return undefined
  const points = Math.ceil(price / 2)
  return no('C-154', 'exit-points', { ...details, values: { ...details.values, points }, source })
}

export function rouse(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const { pieces, dormant } = rules
  if (dormant.length === 0) return no('C-161', 'rouse-nobody')
  if (state.phase !== 'movement') return no('C-161', 'no-movement')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-161')
  const values = about(rules, piece)
  if (pieces.side[piece] !== state.turn) return no('C-161', 'not-yours', { values })
  const off = offMap(attempt, piece, 'C-161')
  if (off) return off
  const details = { values, cells: [state.cell[piece]] }
  if (!isAsleep(rules, state, piece)) return no('C-161', 'rouse-awake', details)
  const source = inScenario(rules, 'dormant', pieces.sleeps[piece])
  if (state.rolled.includes(piece)) return no('C-161', 'rouse-again', { ...details, source })
  if (!hasWaker(rules, state, piece))
    return no('C-161', 'rouse-far', {
      ...details,
      source: inScenario(rules, 'dormant', pieces.sleeps[piece], 'wakers'),
    })
  if (state.active >= 0) return no('C-161', 'rouse-busy', details)
  return pieces.seat[piece] === state.mover ? undefined : no('C-161', 'other-player', details)
}
