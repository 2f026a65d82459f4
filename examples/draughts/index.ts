/** Draughts for the engine: see README.md. */
import { wordsOf } from 'ludoteca/engine/kernel/words'
import type { WholeRuleset } from 'ludoteca/engine/types'
import { FORMS } from './actions'
import { scorer } from './bot'
import { checks, footing, startFooting } from './checks'
import { compile } from './compile'
import { differences } from './observables'
import { decisions, phases, step } from './phases'
import { refuse } from './refuse'
import type { DraughtsShapes, DraughtsState, Rules } from './rules'
import { position, setup } from './start'
import { outcome, table } from './table'
import { trial } from './trial'

export const draughts: WholeRuleset<DraughtsState, Rules, DraughtsShapes> = {
  id: 'draughts',
  version: 1,
  words: wordsOf(phases),
  forms: FORMS,
  compile,
  checks,
  footing,
  startFooting,
  setup,
  position,
  decisions,
  refuse,
  step,
  // This game has no hidden information.
  view: (_, state) => state,
  outcome,
  table,
  differences,
  scorer,
  trial,
  // Pieces whose starting square is missing on the small map of a case are off the board.
  onSmallMap: (scenario) => scenario,
}
