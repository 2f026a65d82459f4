import { greedyIn, leftNoChoice } from '../bots/greedy'
import { type Bot, randomBot } from '../bots/random'
import type { SlowBot } from '../bots/turn'
import { seedRandom } from '../kernel/random'
import { saltedSeed } from '../kernel/seed'
import { hasCounsel } from '../rulesets'
import type { GameDef, Seat, Seed } from '../types'

type Seated = {
  readonly random: Bot
  /** Undefined as long as what it goes by is not at hand. It remembers: one a game. */
  readonly greedy: () => Bot | undefined
  /** The same bot until then: once it is asked something, that is fetched. It comes to the same choices. */
  readonly late: SlowBot
}

/** Those that answer at once; one that searches does of its own accord what `greedy` would. */
export type SeatedBots = ReadonlyMap<Seat, Seated>

/** Keeps the bots' dice apart from the game's. */
const BOT_SALT = 0x5eed
/** The dice of a thought, apart from those of all others: by seat and step. */
const THOUGHT_SALT = 0x7400_0000

/** A bot of each kind for every seat: which of them plays may change in the middle of a game. */
export const seatedBots = (def: GameDef, seed: Seed): SeatedBots =>
  new Map(def.seats.map((seat, at) => [seat, seated(def, seat, saltedSeed(seed, BOT_SALT + at))]))

function seated(def: GameDef, seat: Seat, seed: Seed): Seated {
  const rng = seedRandom(seed)
  let greedy: Bot | undefined
  return {
    random: randomBot(seed),
    greedy: () => {
      if (!greedy && hasCounsel(def)) greedy = greedyIn(def, seat, rng)
      return greedy
    },
    late: { isSlow: true, only: (decision) => leftNoChoice(decision, rng) },
  }
}

/** The seed of what a seat thinks after `step` steps that it observed: the same game is thought over in the same way. */
export const thoughtSeed = (def: GameDef, seed: Seed, seat: Seat, step: number): Seed =>
  saltedSeed(saltedSeed(seed, BOT_SALT + def.seats.indexOf(seat)), (THOUGHT_SALT + step) >>> 0)
