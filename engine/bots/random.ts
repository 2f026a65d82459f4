/** Picks any choice with equal probability, from its own generator. The dice of the game are not used. */
import { nextBelow, seedRandom } from '../kernel/random'
import type { Choice, Decision, Seed, View } from '../types'

/** Picks one of the offered choices; `view` is the state that its seat sees. */
export type Bot = {
  (decision: Decision, view: View): Choice
  /** Returns an optional action for an `optional` decision, or `undefined`. Without it the bot takes none. */
  readonly optionalAction?: (decision: Decision, view: View) => Choice | undefined
  /** Called if another player has answered for this seat. */
  readonly answered?: () => void
}

export function randomBot(seed: Seed): (decision: Decision) => Choice {
  const rng = seedRandom(seed)
  return ({ choices }) => choices[nextBelow(rng, choices.length)]
}
