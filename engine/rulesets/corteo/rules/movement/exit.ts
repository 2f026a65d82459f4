/** Pieces that walk off the map (C-154). Reads the loaded position cache. */
import { leaveCost } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { isUnderControl } from '../control'
import { isEscorted } from '../convoy'
import { isBound, STEP } from './reach'

/** Returns the index in `rules.exits` of the exit for a piece where it stands, or -1. May compute the marches. */
export function exitOf(rules: Rules, state: CorteoState, piece: number): number {
  const { exits, pieces } = rules
  return exits.findIndex(
    ({ side, accepts, zone, when }) =>
      side === pieces.side[piece] &&
      accepts[pieces.type[piece]] === 1 &&
      zone(rules, state)[state.cell[piece]] === 1 &&
      (when === undefined || when(rules, state)),
  )
}

/** Returns the half points of the exit, with the price of leaving enemy control; -1 if control forbids it. */
export function priceOfExit(rules: Rules, state: CorteoState): number {
  if (!isUnderControl(rules, state, state.active)) return STEP
  const price = leaveCost(rules, state, state.active)
  return price < 0 ? -1 : STEP + price
}

/** True if the active piece may leave the map now. */
export function canExit(rules: Rules, state: CorteoState): boolean {
  const { exits, ground } = rules
  if (exits.length === 0 || state.halted !== 0) return false
  const cell = state.cell[state.active]
  const price = priceOfExit(rules, state)
  if (price < 0 || price > state.points || ground.base[cell] >= 0) return false
  if (isBound(rules, state, state.active) || !isEscorted(rules, state, state.active, cell)) return false
  return exitOf(rules, state, state.active) >= 0
}
