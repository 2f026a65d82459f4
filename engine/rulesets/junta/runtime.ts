/** The parts of Junta that only a running game needs: reasons for refusals, inspection, and bots. */
import type { RuntimePart } from '../../types'
import { scorer } from './bot/scorer'
import { stylesOf } from './bot/weights'
import { inspect } from './coup/inspect'
import { guide } from './guide'
import { determinize } from './hidden/determinization'
import { imagine } from './hidden/imagination'
import { refuse } from './requirements'
import type { JuntaShapes, Rules } from './rules'
import type { JuntaState } from './state'
import { way } from './way'

export const runtime: RuntimePart<JuntaState, Rules, JuntaShapes> = {
  refuse,
  inspect,
  guide,
  way,
  determinize: ({ rules }, state, viewer, rng) => determinize(rules, state, viewer, rng),
  imagine: ({ rules }, view, viewer, rng) => imagine(rules, view, viewer, rng),
  scorer,
  styles: ({ rules }, seat) => stylesOf(rules, rules.seats.indexOf(seat)),
}
