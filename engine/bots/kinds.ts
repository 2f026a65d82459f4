/** Bots by their names in commands and findings. */
import { saltedSeed } from '../kernel/seed'
import type { GameDef, Seed } from '../types'
import { curiousBot } from './curious'
import { greedyBot } from './greedy'
import { type Bot, randomBot } from './random'
import { searchBot } from './search/bot'
import { EFFORTS, type SearchKind } from './search/effort'

/** Makes a bot for one game, so that a seed reproduces the game; `seat` is an index of the definition's seats. */
export type BotMaker = (def: GameDef, seed: Seed, seat: number) => Bot

/** Far enough apart that two seats of two neighbouring games never share a stream. */
const SEAT_STRIDE = 0x9e37_79b1
const streamOf = (seed: Seed, seat: number): Seed => {
  const salt = ((seat + 1) * SEAT_STRIDE) >>> 0
  return typeof seed === 'number' ? (seed + salt) >>> 0 : saltedSeed(seed, salt)
}

const searching =
  (kind: SearchKind): BotMaker =>
  (def, seed, seat) =>
    searchBot(def, def.seats[seat], streamOf(seed, seat), EFFORTS[kind])

export const BOTS = {
  random: (_, seed, seat) => randomBot(streamOf(seed, seat)),
  curious: (_, seed, seat) => curiousBot(streamOf(seed, seat)),
  greedy: (def, seed, seat) => greedyBot(def, def.seats[seat], streamOf(seed, seat)),
  search: searching('search'),
  'search-medium': searching('search-medium'),
  'search-long': searching('search-long'),
} as const satisfies Readonly<Record<string, BotMaker>>

export type BotKind = keyof typeof BOTS
