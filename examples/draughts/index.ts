/** Draughts for the engine: see README.md. */
import { trialKeys } from 'ludoteca/engine/compile/trial-items'
import { wordsOf } from 'ludoteca/engine/kernel/words'
import type { WholeRuleset } from 'ludoteca/engine/types'
import { scorer } from './bot'
import { checks, positionUnits, startUnits } from './checks'
import { decisions, phases, position, setup, step } from './phases'
import { refuse } from './refuse'
import { compile, type DraughtsShapes, type DraughtsState, FORMS, type Rules } from './rules'
import { differences, outcome, table } from './table'

export const draughts: WholeRuleset<DraughtsState, Rules, DraughtsShapes> = {
  id: 'draughts',
  version: 1,
  words: wordsOf(phases),
  forms: FORMS,
  compile,
  checks,
  positionUnits,
  startUnits,
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
  // The content of a scenario that may never occur in play: ways in which a game is drawn.
  trial: { authored: (_, scenario) => trialKeys('level', [scenario, 'draws'], { ...scenario.draws }) },
  // Pieces whose starting square is missing on the small map of a case are off the board.
  onSmallMap: (scenario) => scenario,
}
