import { greedyIn, leftNoChoice } from '../../bots/greedy'
import { type Bot, randomBot } from '../../bots/random'
import type { SlowBot } from '../../bots/turn'
import { seedRandom } from '../../kernel/random'
import { saltedSeed } from '../../kernel/seed'
import { hasRuntime } from '../../rulesets'
import type { GameDef, Seat, Seed } from '../../types'

type Seated = {
  readonly random: Bot
  /** Undefined until the part of the ruleset for bots is loaded. It has memory: one for each game. */
  readonly greedy: () => Bot | undefined
  /** The same bot before that: its first question loads the part. It makes the same choices. */
  readonly late: SlowBot
}

/** Synchronous bots; a searching one takes the optional actions of `greedy`. */
export type SeatedBots = ReadonlyMap<Seat, Seated>

/** Separates the bots' dice from the game's. */
const BOT_SALT = 0x5eed
/** Separates the dice of a search from all others, by seat and step. */
const THOUGHT_SALT = 0x7400_0000

/** A bot of each kind for every seat, because the kind can change during a game. */
export const seatedBots = (def: GameDef, seed: Seed): SeatedBots =>
  new Map(def.seats.map((seat, at) => [seat, seated(def, seat, saltedSeed(seed, BOT_SALT + at))]))

function seated(def: GameDef, seat: Seat, seed: Seed): Seated {
  const rng = seedRandom(seed)
  let greedy: Bot | undefined
  return {
    random: randomBot(seed),
    greedy: () => {
      if (!greedy && hasRuntime(def)) greedy = greedyIn(def, seat, rng)
      return greedy
    },
    late: { isSlow: true, only: (decision) => leftNoChoice(decision, rng) },
  }
}

/** The seed of a search of a seat after `step` observed steps, so that the same game gives the same search. */
export const thoughtSeed = (def: GameDef, seed: Seed, seat: Seat, step: number): Seed =>
  saltedSeed(saltedSeed(seed, BOT_SALT + def.seats.indexOf(seat)), (THOUGHT_SALT + step) >>> 0)
