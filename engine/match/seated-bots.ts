import { greedyBot } from '../bots/greedy'
import { type Bot, randomBot } from '../bots/random'
import { saltedSeed } from '../kernel/seed'
import type { GameDef, Seat, Seed } from '../types'
import type { Control } from './controls'

export type SeatedBots = ReadonlyMap<Seat, Readonly<Record<Exclude<Control, 'human'>, Bot>>>

/** Keeps the bots' dice apart from the game's. */
const BOT_SALT = 0x5eed

/** A bot of each kind for every seat: which of them plays may change in the middle of a game. */
export const seatedBots = (def: GameDef, seed: Seed): SeatedBots =>
  new Map(
    def.seats.map((seat, at) => {
      const own = saltedSeed(seed, BOT_SALT + at)
      return [seat, { random: randomBot(own), greedy: greedyBot(def, seat, own) }]
    }),
  )
