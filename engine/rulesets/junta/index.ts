/** Junta for the engine: see README.md. */
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { FORMS } from './actions'
import { scorer } from './bot/scorer'
import { checks } from './checks'
import { compile } from './compile'
import { footing } from './compile/footing'
import { inspect } from './coup/inspect'
import { differences } from './differences'
import { viewOf } from './known'
import { decisions, phases, step } from './phases'
import { position } from './position'
import { refuse } from './refuse'
import type { JuntaShapes, Rules } from './rules'
import { outcomeOf } from './rules/endings'
import { setup } from './start'
import type { JuntaState } from './state'
import { table } from './table'
import { resample } from './worlds'

export const junta: Ruleset<JuntaState, Rules, JuntaShapes> = {
  id: 'junta',
  version: 2, // up by one when rules change: see CONTRIBUTING.md
  words: {
    ...wordsOf(phases),
    subsets: ['discards'],
  },
  forms: FORMS,
  compile,
  checks,
  footing,
  setup,
  position,
  decisions,
  refuse,
  step,
  view: ({ rules }, state, viewer) => viewOf(rules, state, viewer),
  outcome: ({ rules }, state) => outcomeOf(rules, state),
  table,
  inspect,
  differences,
  resample: ({ rules }, state, viewer, rng) => resample(rules, state, viewer, rng),
  scorer,
}
