/** The parts of Cry Havoc that only a running game needs: reasons for refusals, inspection, and bots. */
import { determinizeBlocks } from '../../blocks/observation'
import type { RuntimePart } from '../../types'
import { scorer } from './bot/scorer'
import { stylesOf } from './bot/weights'
import { guide } from './guide'
import { inspect } from './inspect/inspect'
import { refuse } from './requirements'
import type { CryHavocShapes, Rules, Tables } from './rules'
import type { CryHavocState } from './state'
import { way } from './way'

export const runtime: RuntimePart<CryHavocState, Rules, CryHavocShapes, Tables> = {
  refuse,
  inspect,
  guide,
  determinize: ({ rules }, state, viewer, rng) => determinizeBlocks(rules, state, viewer, rng),
  imagine: ({ rules }, view, viewer, rng) => determinizeBlocks(rules, view, viewer, rng),
  scorer,
  way,
  styles: ({ rules }, seat) => stylesOf(rules, rules.sides.indexOf(seat)),
}
