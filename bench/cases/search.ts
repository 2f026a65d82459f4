/**
 * Measures tree search. The same connect four runs on our kernel and through boardgame.io's bot, from the empty board with random
 * play-outs to the end. Kriegspiel runs a hundred actions per iteration. An iteration is one descent in the tree with one play-out
 * from its end.
 */
import { type Effort, QUICK } from '../../engine/bots/search/effort'
import { Search } from '../../engine/bots/search/search'
import { Simulation } from '../../engine/bots/search/simulation'
import { Ways } from '../../engine/bots/search/ways'
import { play, setup, view } from '../../engine/game'
import type { GameDef } from '../../engine/types'
import { fourDef } from '../../tests/engine/support/connect-four'
import type { Case, Cases } from '../lib/case'
import { kriegspielGame } from '../lib/kriegspiel'
import { mctsBot } from '../lib/limits/connect-four-mcts'

const WARM_UP = 1500
/** Iterations per decision: the number that boardgame.io's bot uses by default. */
const ITERATIONS = 1000
/** The same for boardgame.io's bot, in which a full search takes seconds. */
const THEIRS = 100
const ACTIONS = 100

const BLIND: Effort = { ...QUICK, playouts: ITERATIONS, rounds: ACTIONS, ripe: 1, manner: 'random' }

/** Thinks about the first real decision of a game again and again. */
function ours(def: GameDef, effort: Effort): Case {
  const { state, ...game } = play(def, setup(def, { seed: 1 }))
  let [decision] = game.decisions()
  for (; decision.choices.length === 1; [decision] = game.decisions())
    game.act(decision.seat, decision.choices[0].action)
  const seen = view(def, state, decision.seat)
  const simulation = new Simulation(def, effort.manner)
  let seed = 0
  return {
    unit: 'iterations/s',
    warmUp: WARM_UP,
    note: `${effort.candidates} of ${decision.choices.length} choices at the root`,
    run() {
      const search = new Search(
        def,
        decision.seat,
        decision,
        seen,
        new Ways([{ scorer: undefined }]),
        ++seed,
        effort,
        simulation,
      )
      let count = 0
      while (search.step()) count++
      return count
    },
  }
}

function theirs(): Case {
  const think = mctsBot(THEIRS)
  return {
    unit: 'iterations/s',
    warmUp: WARM_UP,
    async run() {
      await think()
      return THEIRS
    },
  }
}

export const cases: Cases = {
  'tree search, connect four: ours': () => ours(fourDef(), { ...BLIND, candidates: 7, steps: 42 }),
  'tree search, connect four: boardgame.io': theirs,
  'tree search, Kriegspiel, 100 actions an iteration: ours': () =>
    ours(kriegspielGame(), { ...BLIND, candidates: 8, steps: ACTIONS }),
}
