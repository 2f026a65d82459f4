/**
 * Measures random play with every choice listed before each action: the base game of the bundled pack through the engine's fast
 * interface, connect four through boardgame.io's client. Choices per step are printed too, as the two do different work.
 */
import { randomBot } from '../../engine/bots/random'
import { play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { GameDef } from '../../engine/types'
import { bundledGames } from '../lib/bundled'
import type { Case, Cases } from '../lib/case'
import { corteoGame, corteoGameThatWaits } from '../lib/corteo'
import { connectFourGame } from '../lib/limits/connect-four'

/** Enough games for every phase to occur, before the speed means anything. */
const WARM_UP = 1500

/** Plays games with new seeds, of each definition in turn, a few hundred actions at a time. */
function randomPlay(...defs: readonly GameDef[]): Case {
  let seed = 0
  let actions = 0
  let choices = 0
  const begin = () => {
    const def = defs[seed++ % defs.length]
    return { game: play(def, setup(def, { seed })), bot: randomBot(seed) }
  }
  let { game, bot } = begin()
  return {
    unit: 'actions/s',
    warmUp: WARM_UP,
    note: () => `${(choices / actions).toFixed(0)} choices an action`,
    run() {
      for (let i = 0; i < 200; i++) {
        let asked = game.decisions()
        if (asked.length === 0) {
          if (!game.outcome()) throw new Error('a game ended without an outcome')
          ;({ game, bot } = begin())
          asked = game.decisions()
        }
        actions++
        for (const decision of asked) choices += decision.choices.length
        game.act(asked[0].seat, bot(asked[0]).action)
      }
      return 200
    },
  }
}

function connectFourPlay(): Case {
  const rng = seedRandom(7)
  const game = connectFourGame((count) => nextBelow(rng, count))
  return { unit: 'actions/s', warmUp: WARM_UP, note: 'up to 7 choices an action', run: game }
}

export const cases: Cases = {
  'random play, Corteo: ours': () => randomPlay(corteoGame()),
  'random play, Corteo on a map of twice the width and height: ours': () => randomPlay(corteoGame(2)),
  'random play, Corteo with triggers that wait for nothing: ours': () => randomPlay(corteoGameThatWaits()),
  'random play, Cry Havoc, all scenarios: ours': () => randomPlay(...bundledGames('cry-havoc')),
  'random play, Wir sind das Volk!, all scenarios: ours': () =>
    randomPlay(...bundledGames('wir-sind-das-volk')),
  'random play, Junta, all scenarios: ours': () => randomPlay(...bundledGames('junta')),
  'random play, connect four: boardgame.io': connectFourPlay,
}
