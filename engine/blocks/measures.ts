/** Numbers that blocks read from a game. */
import type { Measure as RawMeasure } from '../../schemas/generated/content'
import { type Blocks, type Typed, unspoken, whoIf, zoneIf } from './context'
import { counterOfSeat } from './counter'
import { numberMeasure } from './numbers'
import { type Measure, NO_SUBJECT } from './port'
import { seldomWord } from './seldom/loaded'

/** A number as it is written, or a measure. */
export function amountOf(blocks: Blocks, raw: number | RawMeasure | Typed): Measure {
  if (typeof raw === 'number') return () => raw
  const word = blocks.words.measures?.[raw.type] ?? seldomWord('measures', raw.type)
  return word ? word(blocks, raw) : commonMeasure(blocks, raw as RawMeasure)
}

export const amountIf = (blocks: Blocks, raw: number | RawMeasure | undefined): Measure | undefined =>
  raw === undefined ? undefined : amountOf(blocks, raw)

function commonMeasure(blocks: Blocks, raw: RawMeasure): Measure {
  switch (raw.type) {
    case 'counter':
      return counterMeasure(blocks, raw.counter, raw.seat)
    case 'turn':
      return (rules, state) => blocks.port.turnOf(rules, state)
    case 'score': {
      const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
      return (rules, state) => blocks.port.score?.(rules, state, seat) ?? 0
    }
    case 'number': {
      const number = (blocks.port.numbers ?? []).findIndex(({ id }) => id === raw.number)
      const seat = raw.seat === undefined ? undefined : blocks.seats.findIndex(({ id }) => id === raw.seat)
      return numberMeasure(number, whoIf(blocks, raw.who), seat, zoneIf(blocks, raw.zone))
    }
    case 'rolled':
      return (_rules, _state, subject = NO_SUBJECT) => subject.rolled
    case 'share': {
      const of = amountOf(blocks, raw.of)
      return (rules, state, subject) => Math.floor(of(rules, state, subject) / raw.by)
    }
    case 'add':
    case 'less':
    case 'times':
    case 'least':
    case 'most':
      return joinedMeasure(blocks, raw)
    default:
      return unspoken(blocks, raw.type)
  }
}

type Joined = Extract<RawMeasure, { type: keyof typeof JOIN }>
const JOIN = {
  add: (a: number, b: number) => a + b,
  less: (a: number, b: number) => a - b,
  times: (a: number, b: number) => a * b,
  least: Math.min,
  most: Math.max,
}

/** Values are clamped to this in both directions, because nested sums would exceed the safe integers. */
const FARTHEST = 1_000_000_000
export const bounded = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, value))

function joinedMeasure(blocks: Blocks, raw: Joined): Measure {
  const [first, ...others] = raw.of.map((part) => amountOf(blocks, part))
  const join = JOIN[raw.type]
  return (rules, state, subject) => {
    let value = first(rules, state, subject)
    for (const part of others) value = bounded(join(value, part(rules, state, subject)))
    return value
  }
}

/** A counter. If each player has one, the named player's, that of the player of the moment, or the sum of all. */
export function counterMeasure(blocks: Blocks, id: string, seat?: string): Measure {
  const { index, isOwn } = counterNamed(blocks, id, seat)
  if (!isOwn) return (_, state) => state.counters?.[index] ?? 0
  const count = blocks.seats.length
  return (_, { counters = [] }, subject = NO_SUBJECT) =>
    subject.seat >= 0
      ? (counters[index + subject.seat] ?? 0)
      : counters.slice(index, index + count).reduce((sum, value) => sum + value, 0)
}

/** The index of a counter. `isOwn`: each player has one, and it is that of the first. */
export function counterNamed({ counters, perSeat, seats }: Blocks, id: string, seat?: string) {
  if (!perSeat.has(id)) return { index: counters.indexOf(id), isOwn: false }
  const isOwn = seat === undefined
  return { index: counters.indexOf(counterOfSeat(id, seat ?? seats[0]?.id ?? '')), isOwn }
}
