/** Cry Havoc for the engine: see README.md. */
import { wordsOf } from '../../kernel/words'
import type { Ruleset } from '../../types'
import { scorer } from './bot/scorer'
import { checks } from './checks'
import { compile } from './compile'
import { footing, startFooting } from './compile/footing'
import { differences } from './differences'
import { inspect } from './inspect'
import { decisions, phases, step } from './phases'
import { refuse } from './refuse'
import type { CryHavocShapes, Rules } from './rules'
import { outcomeOf } from './rules/victory'
import { position, setup } from './start'
import type { CryHavocState } from './state'
import { table } from './table'

export const cryHavoc: Ruleset<CryHavocState, Rules, CryHavocShapes> = {
  id: 'cry-havoc',
  version: 2, // up by one when rules change: see CONTRIBUTING.md
  words: { ...wordsOf(phases), subsets: ['sight'] },
  compile,
  checks,
  footing,
  startFooting,
  setup,
  position,
  decisions,
  refuse,
  step,
  /** Nothing is hidden in this game. */
  view: (_, state) => state,
  outcome: (def, state) => (state.phase === 'over' ? outcomeOf(def.rules, state) : undefined),
  table,
  inspect,
  differences,
  scorer,
}
