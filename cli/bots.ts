import { randomBot } from '../engine/bots/random'
import type { Choice, Decision, GameDef } from '../engine/types'
import { UsageError } from './context'

/** Picks among the offered choices; made once a game, so that a seed gives the same game again. */
export type Bot = (seed: number, seat: number) => (decision: Decision) => Choice

/** Far enough apart that two seats of two neighbouring games never share a stream. */
const SEAT_STRIDE = 0x9e37_79b1

const BOTS: Readonly<Record<string, Bot>> = {
  random: (seed, seat) => randomBot((seed + (seat + 1) * SEAT_STRIDE) >>> 0),
}

/** `random,random`: one name a seat, or one name for all of them. */
export function botsFor(def: GameDef, seats: string): Bot[] {
  const names = seats.split(',').map((name) => name.trim())
  if (names.length !== 1 && names.length !== def.seats.length) {
    const values = { count: def.seats.length, seats: def.seats.join(', '), found: names.length }
    throw new UsageError('cli.usage.seats', values)
  }
  return def.seats.map((_, index) => botNamed(names.length === 1 ? names[0] : names[index]))
}

function botNamed(name: string): Bot {
  if (Object.hasOwn(BOTS, name)) return BOTS[name]
  throw new UsageError('cli.usage.no-bot', { name, known: Object.keys(BOTS).join(', ') })
}
