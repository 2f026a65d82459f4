/** Corteo for the engine: see README.md. */
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { scorer } from './bot/scorer'
import { checks } from './checks'
import { compile } from './compile'
import { footing } from './compile/footing'
import { differences } from './differences'
import { decisions, phases, step } from './phases'
import { refuse } from './refuse'
import type { Rules } from './rules'
import { resample, viewOf } from './rules/known'
import { outcomeOf } from './rules/scoring'
import { OFF_MAP, position, setup } from './start'
import type { CorteoState } from './state'
import { table } from './table'

export const corteo: Ruleset<CorteoState, Rules> = {
  id: 'corteo',
  version: 2, // up by one when rules change: see CONTRIBUTING.md
  words: { ...wordsOf(phases), subsets: ['zone'], offMap: Object.keys(OFF_MAP) },
  compile,
  checks,
  footing,
  setup,
  position,
  decisions,
  refuse,
  step,
  view: ({ rules }, state, viewer) => viewOf(rules, state, viewer),
  resample: ({ rules }, state, viewer, rng) => resample(rules, state, viewer, rng),
  outcome: (def, state) => (state.phase === 'over' ? outcomeOf(def.rules, state) : undefined),
  table,
  differences,
  scorer,
}
