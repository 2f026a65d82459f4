/** Pieces that walk off the map (C-154). Reads the loaded position cache. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { isUnderControl } from './control'
import { isEscorted } from './convoy'
import { isBound, STEP } from './reach'

/** The exit a piece could take where it stands, by its index in `rules.exits`; -1 for none. May look for marches. */
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

/** Half points of the step over the edge, out of enemy control at its price; -1 when that cannot be left. */
export function priceOfExit(rules: Rules, state: CorteoState): number {
  if (!isUnderControl(rules, state, state.active)) return STEP
  const price = rules.disengage[rules.pieces.side[state.active]]
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
