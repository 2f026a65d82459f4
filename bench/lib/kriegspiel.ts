/** The bundled Kriegspiel pack for measurements, and positions from random play. */
import { randomBot } from '../../engine/bots/random'
import { play, setup } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { kriegspiel } from '../../engine/rulesets/kriegspiel'
import type { KriegspielDef, Tables } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { GameDef } from '../../engine/types'
import { bundledGames } from './bundled'

/** The first scenario: the usual opening, both armies on the board. */
export const kriegspielGame = (): KriegspielDef =>
  ownDef(kriegspiel, bundledGames('kriegspiel')[0] as GameDef<Tables>)

/** Returns states from random games, one every forty actions. */
export function kriegspielPositions(def: KriegspielDef, wanted: number): KriegspielState[] {
  const found: KriegspielState[] = []
  for (let seed = 1; found.length < wanted; seed++) {
    const game = play(def, setup(def, { seed }))
    const bot = randomBot(seed)
    for (let actions = 1; found.length < wanted; actions++) {
      const [decision] = game.decisions()
      if (!decision) break
      game.act(decision.seat, bot(decision).action)
      if (actions % 40 === 0) found.push(structuredClone(game.state) as KriegspielState)
    }
  }
  return found
}
