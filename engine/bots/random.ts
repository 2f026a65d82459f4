/** Picks any choice, each as likely as the others, from a generator of its own: the game's dice stay untouched. */
import { nextBelow, seedRandom } from '../kernel/random'
import type { Choice, Decision, Seed, View } from '../types'

/** Picks among the offered choices; `view` is what its seat may see. */
export type Bot = {
  (decision: Decision, view: View): Choice
  /** What it does of its own accord when the game does not wait for it (an `optional` decision); without it, never anything. */
  readonly optionalAction?: (decision: Decision, view: View) => Choice | undefined
  /** Somebody else has answered in its place what the seat was asked. */
  readonly answered?: () => void
}

export function randomBot(seed: Seed): (decision: Decision) => Choice {
  const rng = seedRandom(seed)
  return ({ choices }) => choices[nextBelow(rng, choices.length)]
}
