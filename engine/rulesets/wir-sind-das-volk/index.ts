/** Wir sind das Volk! for the engine: see README.md. */
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
import type { Rules, Tables, VolkShapes } from './rules'
import { outcomeOf } from './rules/outcome'
import { setup } from './start'
import type { VolkState } from './state'
import { table } from './table/table'
import { TASKS } from './tasks/kinds'

export const wirSindDasVolk: Ruleset<VolkState, Rules, VolkShapes, Tables> = {
  id: 'wir-sind-das-volk',
  version: 1, // Increase by one when the rules change: see CONTRIBUTING.md.
  words: {
    ...wordsOf(phases),
    tasks: Object.keys(TASKS),
    subsets: ['operative', 'dangling'],
    headlines: HEADLINES,
    begins: BEGINS,
  },
  forms: FORMS,
  compile,
  derive: (tables) => ({ choices: bookOf(tables) }),
  ruleOptions: ({ ruleOptions }) => ruleOptionsOf(USUAL, ruleOptions),
  setup,
  decisions,
  step,
  view: ({ rules }, state, viewer) => redact(rules, state, viewer),
  outcome: ({ rules }, state) => withWinners(rules, state, outcomeOf(rules, state)),
  table,
}
