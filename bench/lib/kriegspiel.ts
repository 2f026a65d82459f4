/** The bundled Kriegspiel pack for measuring, and positions as random play makes them. */
import { randomBot } from '../../engine/bots/random'
import { play, setup } from '../../engine/game'
import type { KriegspielDef, KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { bundledGames } from './bundled'

/** The first scenario: the usual opening, both armies on the board. */
export const kriegspielGame = (): KriegspielDef => bundledGames('kriegspiel')[0] as KriegspielDef

/** States taken from random games, one every forty actions. */
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
