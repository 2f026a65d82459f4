/**
 * What nobody asks of Wir sind das Volk! before somebody plays: why something may not be done, what there is to say of what is
 * pointed at, and what bots go by.
 */
import type { Counsel } from '../../types'
import { scorer } from './bot/scorer'
import { inspect } from './inspect'
import { determinize, imagine } from './observation'
import { refuse } from './requirements'
import type { Rules, Tables, VolkShapes } from './rules'
import type { VolkState } from './state'

export const counsel: Counsel<VolkState, Rules, VolkShapes, Tables> = {
  refuse,
  inspect,
  determinize: ({ rules }, state, viewer, rng) => determinize(rules, state, viewer, rng),
  imagine: ({ rules }, view, viewer, rng) => imagine(rules, view, viewer, rng),
  scorer,
}
