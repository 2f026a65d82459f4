/**
 * What nobody asks of Kriegspiel before somebody plays: why something may not be done, what there is to say of what is
 * pointed at, and what bots go by.
 */
import { determinizeBlocks } from '../../blocks/observation'
import type { Counsel } from '../../types'
import { scorer } from './bot/scorer'
import { inspect } from './inspect'
import { determinize, imagine } from './observation'
import { refuse } from './requirements'
import type { KriegspielShapes, Rules, Tables } from './rules'
import type { KriegspielState } from './state'

export const counsel: Counsel<KriegspielState, Rules, KriegspielShapes, Tables> = {
  refuse,
  inspect,
  determinize: ({ rules }, state, viewer, rng) =>
    determinizeBlocks(rules, determinize(rules, state, viewer, rng), viewer, rng),
  imagine: ({ rules }, view, viewer, rng) =>
    determinizeBlocks(rules, imagine(rules, view, viewer, rng), viewer, rng),
  scorer,
}
