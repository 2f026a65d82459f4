/** Plays one game at random from a seed for this many actions, and returns the hash of its state. */
import { hash, play, setup } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import type { GameDef } from '../../../engine/types'

export function seededGame(def: GameDef, seed: number, acts: number): string {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed)
  for (let act = 0; act < acts; act++) {
    const asked = game.decisions().filter(({ choices }) => choices.length > 0)
    if (asked.length === 0) break
    const { seat, choices } = asked[nextBelow(rng, asked.length)]
    game.act(seat, choices[nextBelow(rng, choices.length)].action)
  }
  return hash(game.state)
}
