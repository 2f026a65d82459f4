/** The parts of Corteo that only a running game needs: reasons for refusals, and bots. */
import { determinizeBlocks } from '../../blocks/observation'
import type { RuntimePart } from '../../types'
import { scorer } from './bot/scorer'
import { guide } from './guide'
import type { CorteoShapes } from './pack'
import { refuse } from './requirements'
import type { Rules, Tables } from './rules'
import type { CorteoState } from './state'
import { way } from './way'

export const runtime: RuntimePart<CorteoState, Rules, CorteoShapes, Tables> = {
  refuse,
  guide,
  determinize: ({ rules }, state, viewer, rng) => determinizeBlocks(rules, state, viewer, rng),
  imagine: ({ rules }, view, viewer, rng) => determinizeBlocks(rules, view, viewer, rng),
  scorer,
  way,
}
