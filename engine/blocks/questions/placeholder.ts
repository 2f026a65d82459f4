/** The word `answered` in place of a seat or side, inside effects that run for each possible seat. */
import type { Blocks, Typed } from '../context'
import { ANSWERED } from './terms'

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
export const isOpen = (value: unknown): boolean => namesIt(value, '')

function namesIt(value: unknown, key: string): boolean {
  if (value === ANSWERED) return !NEVER.includes(key)
  if (Array.isArray(value)) return value.some((one) => namesIt(one, key))
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([inner, one]) => !bindsAnew(value, inner) && namesIt(one, inner))
}

const bindsAnew = (owner: object, key: string): boolean => {
  const { type } = owner as { readonly type?: unknown }
  return typeof type === 'string' && Object.hasOwn(BINDS, type) && BINDS[type].includes(key)
}

/** The same blocks about one seat. */
export const about = <T>(blocks: Blocks, value: T, seat: number): T => {
  const { id, side } = blocks.seats[seat]
  return replaced(value, '', id, blocks.sides[side] ?? id) as T
}

function replaced(value: unknown, key: string, seat: string, side: string): unknown {
  if (value === ANSWERED) return NEVER.includes(key) ? value : OF_SEAT.includes(key) ? seat : side
  if (Array.isArray(value)) return value.map((one) => replaced(one, key, seat, side))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [
      inner,
      bindsAnew(value, inner) ? one : replaced(one, inner, seat, side),
    ]),
  )
}

/** A list of effects for each seat; one for all if it does not name the seat. */
export function listsBySeat(blocks: Blocks, effects: readonly Typed[] | undefined): (seat: number) => number {
  if (effects === undefined || !isOpen(effects)) {
    const list = blocks.listOf(effects)
    return () => list
  }
  const lists = blocks.seats.map((_, seat) => blocks.listOf(about(blocks, effects, seat)))
  return (seat) => lists[seat]
}
