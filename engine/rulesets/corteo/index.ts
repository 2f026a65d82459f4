/** Corteo for the engine: see README.md. */

import { redactBlocks } from '../../blocks/observation'
import { withWinners } from '../../blocks/parties'
import { reacherOf } from '../../geometry/reach'
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { FORMS } from './actions'
import { bookOf } from './choices'
import { compile } from './compile'
import { makeCache } from './compile/cache'
import { BEGINS, ENDS, HEADLINES } from './headlines'
import type { CorteoShapes } from './pack'
import { decisions, phases, step } from './phases'
import type { Rules, Tables } from './rules'
import { outcomeOf } from './rules/scoring'
import { OFF_MAP, setup } from './start'
import type { CorteoState } from './state'
import { table } from './table/table'

export const corteo: Ruleset<CorteoState, Rules, CorteoShapes, Tables> = {
  id: 'corteo',
  version: 3, // Increase by one when the rules change: see CONTRIBUTING.md.
  words: {
    ...wordsOf(phases),
    subsets: ['zone'],
    headlines: HEADLINES,
    ends: ENDS,
    begins: BEGINS,
    offMap: Object.keys(OFF_MAP),
  },
  forms: FORMS,
  compile,
  derive: (tables) => ({
    choices: bookOf(tables),
    reacher: reacherOf(tables.board.grid),
    cache: makeCache(tables),
    ...tables.printed,
  }),
  forget({ cache }) {
    cache.of = undefined
  },
  setup,
  decisions,
  step,
  view: ({ rules }, state, viewer) => redactBlocks(rules, state, viewer),
  outcome: ({ rules }, state) =>
    withWinners(rules, state, state.phase === 'over' ? outcomeOf(rules, state) : undefined),
  table,
}
