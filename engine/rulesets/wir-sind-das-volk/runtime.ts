/** The parts of Wir sind das Volk! that only a running game needs: reasons for refusals, inspection, and bots. */
import type { RuntimePart } from '../../types'
import { scorer } from './bot/scorer'
import { guide } from './guide'
import { inspect } from './inspect/inspect'
import { determinize, imagine } from './observation'
import { refuse } from './requirements'
import type { Rules, Tables, VolkShapes } from './rules'
import type { VolkState } from './state'

export const runtime: RuntimePart<VolkState, Rules, VolkShapes, Tables> = {
  refuse,
  inspect,
  guide,
  determinize: ({ rules }, state, viewer, rng) => determinize(rules, state, viewer, rng),
  imagine: ({ rules }, view, viewer, rng) => imagine(rules, view, viewer, rng),
  scorer,
}
