import { greedyBot } from '../engine/bots/greedy'
import { type Bot, randomBot } from '../engine/bots/random'
import { saltedSeed } from '../engine/kernel/seed'
import type { GameDef, Seed } from '../engine/types'
import { UsageError } from './context'

/** Made once a game, so that a seed gives the same game again. */
export type BotMaker = (def: GameDef, seed: Seed, seat: number) => Bot

/** Far enough apart that two seats of two neighbouring games never share a stream. */
const SEAT_STRIDE = 0x9e37_79b1
const streamOf = (seed: Seed, seat: number): Seed => {
  const salt = ((seat + 1) * SEAT_STRIDE) >>> 0
  return typeof seed === 'number' ? (seed + salt) >>> 0 : saltedSeed(seed, salt)
}

const BOTS: Readonly<Record<string, BotMaker>> = {
  random: (_, seed, seat) => randomBot(streamOf(seed, seat)),
  greedy: (def, seed, seat) => greedyBot(def, def.seats[seat], streamOf(seed, seat)),
}

/** `random,greedy`: one name a seat, one a side for all its players, or one for everybody. */
export function botsFor(def: GameDef, seats: string): BotMaker[] {
  const names = seats.split(',').map((name) => name.trim())
  const sides = [...new Set(Object.values(def.sideOf))]
  if (![1, sides.length, def.seats.length].includes(names.length)) {
    const values = { count: def.seats.length, seats: def.seats.join(', '), found: names.length }
    throw new UsageError('cli.usage.seats', values)
  }
  return def.seats.map((seat, index) => {
    if (names.length === def.seats.length) return botNamed(names[index])
    return botNamed(names.length === 1 ? names[0] : names[sides.indexOf(def.sideOf[seat])])
  })
}

function botNamed(name: string): BotMaker {
  if (Object.hasOwn(BOTS, name)) return BOTS[name]
  throw new UsageError('cli.usage.no-bot', { name, known: Object.keys(BOTS).join(', ') })
}
