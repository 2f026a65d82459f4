/** Cry Havoc for the engine: see README.md. */

import { redactBlocks } from '../../blocks/observation'
import { withWinners } from '../../blocks/parties'
import { ruleOptionsOf } from '../../kernel/rule-options'
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { FORMS } from './actions'
import { bookOf } from './choices'
import { compile } from './compile'
import { piecesOf } from './compile/recast'
import { sightOf } from './compile/sight'
import { BEGINS, HEADLINES } from './headlines'
import { decisions, phases, step } from './phases'
import { makeCache } from './position/cache'
import { USUAL } from './rule-options'
import type { CryHavocShapes, Rules, Tables } from './rules'
import { outcomeOf } from './rules/victory'
import { setup } from './start'
import type { CryHavocState } from './state'
import { table } from './table/table'

export const cryHavoc: Ruleset<CryHavocState, Rules, CryHavocShapes, Tables> = {
  id: 'cry-havoc',
  version: 3, // Increase by one when the rules change: see CONTRIBUTING.md.
  words: { ...wordsOf(phases), subsets: ['sight'], headlines: HEADLINES, begins: BEGINS },
  forms: FORMS,
  compile,
  derive: (tables) => ({
    sight: sightOf(tables),
    choices: bookOf(tables),
    cache: makeCache(tables),
  }),
  forget({ cache }) {
    cache.walk.of = undefined
  },
  ruleOptions({ scenario: { rules } }) {
    const { engaged, advanceRounding, riderReach } = rules
    return ruleOptionsOf(USUAL, { engaged, advanceRounding, riderReach })
  },
  setup,
  decisions,
  step,
  /** The only hidden information is that of the scenario's blocks. */
  view({ rules }, state, viewer) {
    piecesOf(rules, state)
    return redactBlocks(rules, state, viewer)
  },
  outcome({ rules }, state) {
    piecesOf(rules, state)
    return withWinners(rules, state, state.phase === 'over' ? outcomeOf(rules, state) : undefined)
  },
  table,
}
