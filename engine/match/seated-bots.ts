import { greedyBot } from '../bots/greedy'
import { type Bot, randomBot } from '../bots/random'
import { saltedSeed } from '../kernel/seed'
import type { GameDef, Seat, Seed } from '../types'

/** Those that answer at once; one that searches does of its own accord what `greedy` would. */
export type SeatedBots = ReadonlyMap<Seat, { readonly random: Bot; readonly greedy: Bot }>

/** Keeps the bots' dice apart from the game's. */
const BOT_SALT = 0x5eed
/** The dice of a thought, apart from those of all others: by seat and step. */
const THOUGHT_SALT = 0x7400_0000

/** A bot of each kind for every seat: which of them plays may change in the middle of a game. */
export const seatedBots = (def: GameDef, seed: Seed): SeatedBots =>
  new Map(
    def.seats.map((seat, at) => {
      const own = saltedSeed(seed, BOT_SALT + at)
      return [seat, { random: randomBot(own), greedy: greedyBot(def, seat, own) }]
    }),
  )

/** The seed of what a seat thinks at a step: the same game is thought over in the same way. */
export const thoughtSeed = (def: GameDef, seed: Seed, seat: Seat, step: number): Seed =>
  saltedSeed(saltedSeed(seed, BOT_SALT + def.seats.indexOf(seat)), (THOUGHT_SALT + step) >>> 0)
