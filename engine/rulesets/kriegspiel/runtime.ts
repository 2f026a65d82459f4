/** The parts of Kriegspiel that only a running game needs: reasons for refusals, inspection, and bots. */
import { determinizeBlocks } from '../../blocks/observation'
import type { RuntimePart } from '../../types'
import { scorer } from './bot/scorer'
import { guide } from './guide'
import { inspect } from './inspect'
import { determinize, imagine } from './observation'
import { refuse } from './requirements'
import type { KriegspielShapes, Rules, Tables } from './rules'
import type { KriegspielState } from './state'
import { way } from './way'

export const runtime: RuntimePart<KriegspielState, Rules, KriegspielShapes, Tables> = {
  refuse,
  inspect,
  guide,
  way,
  determinize: ({ rules }, state, viewer, rng) =>
    determinizeBlocks(rules, determinize(rules, state, viewer, rng), viewer, rng),
  imagine: ({ rules }, view, viewer, rng) =>
    determinizeBlocks(rules, imagine(rules, view, viewer, rng), viewer, rng),
  scorer,
}
