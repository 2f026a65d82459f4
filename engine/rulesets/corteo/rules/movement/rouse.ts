/** Sleeping pieces and the units that wake them (C-161). Reads the loaded position cache. */
import type { Rules } from '../../rules'
import { type CorteoState, PANICKED } from '../../state'
import { controlsCell } from '../control'

export const isAsleep = ({ pieces }: Rules, state: CorteoState, piece: number): boolean =>
  pieces.sleeps[piece] >= 0 && state.waiting.includes(piece)

/** Returns the sleepers for which the player in turn may roll now. */
export function sleepers(rules: Rules, state: CorteoState): number[] {
  const { dormant, pieces } = rules
  if (dormant.length === 0 || state.active >= 0) return []
  return state.waiting.filter(
    (piece) =>
      pieces.sleeps[piece] >= 0 &&
      pieces.seat[piece] === state.mover &&
      !state.rolled.includes(piece) &&
      hasWaker(rules, state, piece),
  )
}

/** True if a waking unit controls or shares the cell of the sleeper. It is of the same side unless the scenario names the units that wake. */
export function hasWaker(rules: Rules, state: CorteoState, sleeper: number): boolean {
  const { dormant, pieces } = rules
  const { wakes, ofAnySide } = dormant[pieces.sleeps[sleeper]]
  for (let piece = 0; piece < pieces.count; piece++)
    if (
      piece !== sleeper &&
      (ofAnySide || pieces.side[piece] === pieces.side[sleeper]) &&
      isAwake(rules, state, piece) &&
      (state.cell[piece] === state.cell[sleeper] || controlsCell(rules, state, piece, state.cell[sleeper])) &&
      wakes(rules, state, piece)
    )
      return true
  return false
}

const isAwake = ({ pieces }: Rules, state: CorteoState, piece: number): boolean =>
  state.cell[piece] >= 0 && pieces.passive[piece] === 0 && (state.flags[piece] & PANICKED) === 0
