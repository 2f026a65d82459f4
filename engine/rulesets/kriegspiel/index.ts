/** Kriegspiel for the engine: see README.md. */

import { redactBlocks } from '../../blocks/observation'
import { withWinners } from '../../blocks/parties'
import { ruleOptionsOf } from '../../kernel/rule-options'
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { FORMS } from './actions'
import { bookOf } from './choices'
import { compile } from './compile'
import { USUAL } from './generated/rule-options'
import { BEGINS, HEADLINES } from './headlines'
import { redact } from './observation'
import { decisions, phases, step } from './phases'
import { makeCache } from './position/cache'
import type { KriegspielShapes, Rules, Tables } from './rules'
import { outcomeOf } from './rules/endings'
import { setup } from './start'
import type { KriegspielState } from './state'
import { table } from './table/table'

export const kriegspiel: Ruleset<KriegspielState, Rules, KriegspielShapes, Tables> = {
  id: 'kriegspiel',
  version: 1, // Increase by one when the rules change: see CONTRIBUTING.md.
  words: { ...wordsOf(phases), subsets: ['network', 'combat'], headlines: HEADLINES, begins: BEGINS },
  forms: FORMS,
  compile,
  derive: (tables) => ({ choices: bookOf(tables), cache: makeCache(tables) }),
  forget({ cache }) {
    cache.of = undefined
  },
  ruleOptions: ({ ruleOptions }) => ruleOptionsOf(USUAL, ruleOptions),
  setup,
  decisions,
  step,
  view: ({ rules }, state, viewer) => redactBlocks(rules, redact(rules, state, viewer), viewer),
  outcome: ({ rules }, state) => withWinners(rules, state, outcomeOf(rules, state)),
  table,
}
