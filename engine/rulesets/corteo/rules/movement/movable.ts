/** The actions at the start of a piece's movement. Reads the loaded position cache. */
import { leaveCost } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import { type CorteoState, has, MOVED, PANICKED, THROWN } from '../../state'
import { isUnderControl } from '../control'
import { isEscorted } from '../convoy'
import { eachTarget, mayThrow, partners } from '../fighting/launch'
import { hasRoom } from '../stack'
import { isBound } from './reach'

/** C-046: a piece that may not leave enemy control can still throw. */
export function canSelect(rules: Rules, state: CorteoState, piece: number): boolean {
  const cell = state.cell[piece]
  if (cell < 0 || rules.pieces.seat[piece] !== state.mover) return false
  if ((state.flags[piece] & (MOVED | PANICKED)) !== 0) return false
  if (rules.pieces.convoy[piece] >= 0 && !isEscorted(rules, state, piece, cell)) return false
  if (isBound(rules, state, piece) && !hasObjectiveBeside(rules, state, piece)) return false
  if (!isPinned(rules, state, piece)) return true
  return canThrowPinned(rules, state, piece)
}

export const canThrowPinned = (rules: Rules, state: CorteoState, piece: number): boolean =>
  mayThrow(rules, state, piece) && hasTarget(rules, state, piece)

export const isPinned = (rules: Rules, state: CorteoState, piece: number): boolean =>
  leaveCost(rules, state, piece) < 0 && isUnderControl(rules, state, piece)

/** C-049: true if a garrison can move to a neighbouring objective, its only possible move. */
export function hasObjectiveBeside(rules: Rules, state: CorteoState, piece: number): boolean {
  const { ground, pieces, cache } = rules
  const from = state.cell[piece] * ground.width
  for (let slot = from; slot < from + ground.width; slot++) {
    const to = ground.neighbours[slot]
    if (ground.costs[pieces.walk[piece]][slot] < 0 || ground.site[to] < 0) continue
    if (cache.blocked[pieces.side[piece]][to] === 0 && hasRoom(rules, piece, to)) return true
  }
  return false
}

/** True if a piece has a target, alone or together with another of its cell (C-078). */
function hasTarget(rules: Rules, state: CorteoState, piece: number): boolean {
  let found = false
  const note = () => {
    found = true
  }
  eachTarget(rules, state, [piece], note)
  if (!found)
    for (const partner of partners(rules, state, piece)) eachTarget(rules, state, [piece, partner], note)
  return found
}

/** C-054, C-055: true if the side may run: the hand allows it, and nothing has moved yet. */
export function mayRun(rules: Rules, state: CorteoState): boolean {
  const { run } = rules
  if (!run.sides.includes(state.turn) || state.running !== 0 || state.runs <= 0 || run.forbidden[state.hand])
    return false
  return state.acted === 0 && !hasBegun(rules, state)
}

/** True if a piece of the side in turn has moved or thrown. */
export const hasBegun = ({ pieces }: Rules, state: CorteoState): boolean =>
  hasAnyBegun(state, pieces.side, state.turn)

/** True if a piece of the player in turn has moved or thrown. */
export const hasPlayerBegun = ({ pieces }: Rules, state: CorteoState): boolean =>
  hasAnyBegun(state, pieces.seat, state.mover)

function hasAnyBegun(state: CorteoState, ownerOf: Int8Array, owner: number): boolean {
  for (let piece = 0; piece < ownerOf.length; piece++)
    if (ownerOf[piece] === owner && (has(state, piece, MOVED) || has(state, piece, THROWN))) return true
  return false
}
