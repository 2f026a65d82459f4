import { BOTS, type BotMaker } from '../engine/bots/kinds'
import type { GameDef } from '../engine/types'
import { UsageError } from './context'

/** Parses `random,greedy`: one name per seat, one per side for all its players, or one for every seat. */
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
  const known: Readonly<Record<string, BotMaker>> = BOTS
  if (Object.hasOwn(known, name)) return known[name]
  throw new UsageError('cli.usage.no-bot', { name, known: Object.keys(BOTS).join(', ') })
}
