/** The effects of control on pieces. `isUnderControl` reads the loaded position cache. */
import { isModifiable, ofPiece } from '../blocks/numbers'
import type { Rules } from '../rules'
import { type CorteoState, PANICKED } from '../state'
import { isPlayed } from './foes'

/**
 * True if enemy control binds a piece in its cell (C-035, C-046). Passive pieces of a convoy are never attacked. Control
 * therefore only ends the step into it (C-157), unless the scenario says that it holds them.
 */
export const isUnderControl = (rules: Rules, state: CorteoState, piece: number): boolean =>
  !isFreeOfControl(rules, piece) && isControlled(rules, state, piece)

const isFreeOfControl = ({ pieces, convoys }: Rules, piece: number): boolean =>
  pieces.passive[piece] !== 0 && pieces.convoy[piece] >= 0 && !convoys[pieces.convoy[piece]].held

/** C-157, C-X27: 1 for cells where the movement of a piece ends. Control does not stop pieces that ignore it. */
export const stopsOf = ({ cache, ground, pieces, convoys }: Rules, piece: number): Uint8Array => {
  const ignores =
    pieces.convoy[piece] >= 0 && pieces.passive[piece] !== 0 && convoys[pieces.convoy[piece]].ignores
  return (ignores ? ground : cache).stops[pieces.side[piece]]
}

const isControlled = ({ cache, pieces }: Rules, state: CorteoState, piece: number): boolean =>
  cache.hostile[pieces.side[piece]][state.cell[piece]] !== 0

/** True if a piece controls a neighbouring cell from where it stands (C-013). */
export function controlsCell(
  { ground, pieces }: Rules,
  state: CorteoState,
  piece: number,
  cell: number,
): boolean {
  const control = ground.control[pieces.side[piece]]
  const from = state.cell[piece] * ground.width
  for (let slot = from; slot < from + ground.width; slot++)
    if (ground.neighbours[slot] === cell) return control[slot] === 1
  return false
}

/** True if a piece on the map controls the cells around it. */
export function controlsNow(rules: Rules, state: CorteoState, piece: number): boolean {
  const { pieces } = rules
  const controls =
    isPlayed(rules, pieces.side[piece]) &&
    (state.flags[piece] & PANICKED) === 0 &&
    pieces.passive[piece] === 0
  if (!controls || !isModifiable(rules, 'control')) return controls
  return ofPiece(rules, state, 'control', piece, 1) === 1
}
