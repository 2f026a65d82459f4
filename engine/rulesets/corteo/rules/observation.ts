/** What one player, or everybody, knows of a state; and other states that look the same to them. */
import { nextBelow } from '../../../kernel/random'
import type { Viewer } from '../../../types'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { UNKNOWN } from './choosing'

/** Secret choices of others are UNKNOWN until they are revealed. The state itself where nothing is hidden. */
export function redact(rules: Rules, state: CorteoState, viewer: Viewer): CorteoState {
  const hidden = hiddenFrom(rules, state, viewer)
  if (hidden.length === 0) return state
  return {
    ...state,
    chosen: state.chosen.map((choice, index) => (hidden.includes(index) ? UNKNOWN : choice)),
  }
}

/** Any of the choices may be the one that was written down. */
export function determinize(rules: Rules, state: CorteoState, viewer: Viewer, rng: number[]): CorteoState {
  const chosen = state.chosen.slice()
  for (const index of hiddenFrom(rules, state, viewer))
    chosen[index] = nextBelow(rng, rules.options[index].choices.length)
  return { ...state, chosen }
}

/** Options whose choice the viewer may not know. */
function hiddenFrom({ options, seats }: Rules, { chosen, revealed }: CorteoState, viewer: Viewer): number[] {
  return options.flatMap(({ secret, seat }, index) =>
    secret && chosen[index] >= 0 && seats[seat].id !== viewer && !revealed.includes(index) ? [index] : [],
  )
}

/** What everybody knows. */
export const publicOf = (rules: Rules, state: CorteoState): CorteoState => redact(rules, state, 'spectator')
