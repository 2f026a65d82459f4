/** Picks any choice, each as likely as the others, from a generator of its own: the game's dice stay untouched. */
import { nextBelow, seedRandom } from '../kernel/random'
import type { Choice, Decision } from '../types'

export type Bot = (decision: Decision) => Choice

export function randomBot(seed: number): Bot {
  const rng = seedRandom(seed)
  return ({ choices }) => choices[nextBelow(rng, choices.length)]
}
