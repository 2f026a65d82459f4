/**
 * Measures the play-out actions per second of a search bot (P17): every seat plays greedily in the simulation, from positions of a
 * greedy game.
 */

import { greedyBot } from '../../engine/bots/greedy'
import { QUICK } from '../../engine/bots/search/effort'
import { Search } from '../../engine/bots/search/search'
import { Simulation } from '../../engine/bots/search/simulation'
import { Ways } from '../../engine/bots/search/ways'
import { botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { rulesetOf } from '../../engine/rulesets'
import type { Action, Decision, GameDef, Scorer, Seat, View } from '../../engine/types'
import { bundledPack, gameIn } from '../lib/bundled'
import type { Case, Cases } from '../lib/case'

class Counting extends Simulation {
  actions = 0
  override act(seat: Seat, action: Action): void {
    this.actions += 1
    super.act(seat, action)
  }
}

type Asked = { readonly decision: Decision; readonly seen: View; readonly scorer: Scorer | undefined }

/** Returns decisions with several choices, a few steps apart. */
function questions(def: GameDef, most: number): Asked[] {
  const game = play(def, setup(def, { seed: 3 }))
  const ruleset = rulesetOf(def)
  const bots = new Map(def.seats.map((seat) => [seat, greedyBot(def, seat, 7)] as const))
  const found: Asked[] = []
  for (let step = 0; found.length < most && step < 3000; step++) {
    const asked = game.decisions()
    const wide = asked.find(({ optional, choices }) => !optional && choices.length > 1)
    if (wide && step % 13 === 12) {
      const seen = structuredClone(view(def, game.state, wide.seat))
      found.push({ decision: wide, seen, scorer: ruleset.scorer?.(ownDef(ruleset, def), wide.seat) })
    }
    const move = botMove(
      asked,
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    game.act(move.seat, move.action)
  }
  return found
}

function searching(pack: string, scenario: string): Case {
  const def = gameIn(bundledPack(pack), scenario)
  const asked = questions(def, 12)
  const simulation = new Counting(def)
  let next = 0
  let [playouts, actions] = [0, 0]
  return {
    unit: 'actions/s',
    warmUp: 1500,
    note: () => `${(actions / playouts).toFixed(0)} actions a play-out`,
    run() {
      const { decision, seen, scorer } = asked[next++ % asked.length]
      const search = new Search(
        def,
        decision.seat,
        decision,
        seen,
        new Ways([{ scorer }]),
        next,
        QUICK,
        simulation,
      )
      const before = simulation.actions
      while (search.step()) playouts += 1
      const done = simulation.actions - before
      actions += done
      return done
    },
  }
}

export const cases: Cases = {
  'search, Corteo: play-outs': () => searching('corteo', 'base'),
  'search, Cry Havoc: play-outs': () => searching('cry-havoc', 'crossroads-ambush'),
  'search, Junta: play-outs': () => searching('junta', 'five-families'),
  'search, Kriegspiel: play-outs': () => searching('kriegspiel', 'opening'),
  'search, Wir sind das Volk!: play-outs': () => searching('wir-sind-das-volk', 'four-decades'),
}
