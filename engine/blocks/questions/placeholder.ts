/** The word `answered` in place of a seat or side, inside effects that run for each possible seat. */
import type { Blocks, Typed } from '../context'
import { ANSWERED, EACH } from './terms'

/** Keys that name a seat; other keys name its side. */
const OF_SEAT: readonly string[] = ['seat', 'seats', 'receiver']
/** Keys whose value is never a seat. */
const NEVER: readonly string[] = ['type', 'id', 'of', 'answered']

/** Blocks whose own lists give the placeholder another meaning, by type. */
const BINDS: Readonly<Record<string, readonly string[]>> = {
  'ask-seat': ['do', 'when'],
  bid: ['do', 'from', 'to'],
  'for-answer': ['do'],
}

/** Whether a block speaks of the answered seat. */
export const isOpen = (value: unknown, word: string = ANSWERED): boolean => namesIt(value, '', word)

function namesIt(value: unknown, key: string, word: string): boolean {
  if (value === word) return !NEVER.includes(key)
  if (Array.isArray(value)) return value.some((one) => namesIt(one, key, word))
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(
    ([inner, one]) => !bindsAnew(value, inner, word) && namesIt(one, inner, word),
  )
}

const bindsAnew = (owner: object, key: string, word: string): boolean => {
  if (word !== ANSWERED) return false
  const { type } = owner as { readonly type?: unknown }
  return typeof type === 'string' && Object.hasOwn(BINDS, type) && BINDS[type].includes(key)
}

/** The same blocks about one seat. */
export const about = <T>(blocks: Blocks, value: T, seat: number, word: string = ANSWERED): T => {
  const { id, side } = blocks.seats[seat]
  return replaced(value, '', { word, seat: id, side: blocks.sides[side] ?? id }) as T
}

type Bound = { readonly word: string; readonly seat: string; readonly side: string }

function replaced(value: unknown, key: string, bound: Bound): unknown {
  const { word, seat, side } = bound
  if (value === word) return NEVER.includes(key) ? value : OF_SEAT.includes(key) ? seat : side
  if (Array.isArray(value)) return value.map((one) => replaced(one, key, bound))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [
      inner,
      bindsAnew(value, inner, word) ? one : replaced(one, inner, bound),
    ]),
  )
}

/** The same trigger about each player, or each side that has one. */
export function forEach<T extends { readonly each?: 'seat' | 'side' }>(blocks: Blocks, raw: T): T[] {
  const { seats } = blocks
  const first = (side: number) => seats.findIndex((one) => one.side === side)
  return seats.flatMap(({ side }, seat) =>
    raw.each === 'side' && first(side) !== seat ? [] : [about(blocks, raw, seat, EACH)],
  )
}

/** A list of effects for each seat; one for all if it does not name the seat. */
export function listsBySeat(
  blocks: Blocks,
  effects: readonly Typed[] | undefined,
  word: string = ANSWERED,
): (seat: number) => number {
  if (effects === undefined || !isOpen(effects, word)) {
    const list = blocks.listOf(effects)
    return () => list
  }
  const lists = blocks.seats.map((_, seat) => blocks.listOf(about(blocks, effects, seat, word)))
  return (seat) => lists[seat]
}
