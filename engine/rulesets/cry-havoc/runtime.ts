/** The parts of Cry Havoc that only a running game needs: reasons for refusals, inspection, and bots. */
import { determinizeBlocks } from '../../blocks/observation'
import type { RuntimePart, Viewer } from '../../types'
import { scorer } from './bot/scorer'
import { stylesOf } from './bot/weights'
import { piecesOf } from './compile/recast'
import { guide } from './guide'
import { inspect } from './inspect/inspect'
import { refuse } from './requirements'
import type { CryHavocShapes, Rules, Tables } from './rules'
import type { CryHavocState } from './state'
import { way } from './way'

function determinize(
  { rules }: { readonly rules: Rules },
  state: CryHavocState,
  viewer: Viewer,
  rng: number[],
): CryHavocState {
  piecesOf(rules, state)
  return determinizeBlocks(rules, state, viewer, rng)
}

export const runtime: RuntimePart<CryHavocState, Rules, CryHavocShapes, Tables> = {
  refuse,
  inspect,
  guide,
  determinize,
  imagine: determinize,
  scorer,
  way,
  styles: ({ rules }, seat) => stylesOf(rules, rules.sides.indexOf(seat)),
}
