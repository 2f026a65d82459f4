/** What one player, or everybody, knows of a state. */
import type { Viewer } from '../../../types'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { UNKNOWN } from './choosing'

/** Secret choices of others are UNKNOWN until they are revealed. The state itself where nothing is hidden. */
export function viewOf(rules: Rules, state: CorteoState, viewer: Viewer): CorteoState {
  const { options, seats } = rules
  const hides = (index: number) =>
    options[index].secret &&
    state.chosen[index] >= 0 &&
    seats[options[index].seat].id !== viewer &&
    !state.revealed.includes(index)
  if (!state.chosen.some((_, index) => hides(index))) return state
  return { ...state, chosen: state.chosen.map((choice, index) => (hides(index) ? UNKNOWN : choice)) }
}

/** What everybody knows. */
export const publicOf = (rules: Rules, state: CorteoState): CorteoState => viewOf(rules, state, 'spectator')
