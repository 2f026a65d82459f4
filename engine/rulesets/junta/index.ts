/** Junta for the engine: see README.md. */
import { withWinners } from '../../blocks/parties'
import { ruleOptionsOf } from '../../kernel/rule-options'
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { FORMS } from './actions'
import { compile } from './compile'
import { USUAL } from './generated/rule-options'
import { BEGINS, HEADLINES } from './headlines'
import { redact } from './hidden/observation'
import { decisions, phases, step } from './phases'
import type { JuntaShapes, Rules } from './rules'
import { outcomeOf } from './rules/endings'
import { setup } from './start'
import type { JuntaState } from './state'
import { table } from './table/table'

export const junta: Ruleset<JuntaState, Rules, JuntaShapes> = {
  id: 'junta',
  version: 3, // Increase by one when the rules change: see CONTRIBUTING.md.
  words: {
    ...wordsOf(phases),
    subsets: ['discards'],
    headlines: HEADLINES,
    begins: BEGINS,
  },
  forms: FORMS,
  compile,
  ruleOptions: ({ ruleOptions }) => ruleOptionsOf(USUAL, ruleOptions),
  setup,
  decisions,
  step,
  view: ({ rules }, state, viewer) => redact(rules, state, viewer),
  outcome: ({ rules }, state) => withWinners(rules, state, outcomeOf(rules, state)),
  table,
}
