/** Enemy control over pieces that want to go. Reads the loaded scratch. */
import type { Rules } from '../rules'
import { type CorteoState, enemyOf } from '../state'

/**
 * Whether enemy control binds a piece where it stands (C-035, C-046). Nobody clashes with the passive pieces of a convoy,
 * so control does nothing to them but end the step that leads into it (C-157).
 */
export const isUnderControl = ({ scratch, pieces }: Rules, state: CorteoState, piece: number): boolean =>
  (pieces.convoy[piece] < 0 || pieces.passive[piece] === 0) &&
  scratch.zone[enemyOf(pieces.side[piece])][state.cell[piece]] !== 0
