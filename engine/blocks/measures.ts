/** Numbers that blocks read from a game. */
import type { Measure as RawMeasure } from '../../schemas/generated/content'
import { marked } from '../geometry/cells'
import { type Blocks, liveCells, liveZone, type Typed } from './context'
import { cardsMeasure } from './decks'
import { pieceCells, piecesOf, unitsThat, unitTest } from './filters'
import { turnsHeld } from './holding'
import { numberMeasure } from './numbers'
import { type Measure, NO_SUBJECT, NOTHING } from './port'

/** A number as it is written, or a measure. */
export function amountOf(blocks: Blocks, raw: number | RawMeasure | Typed): Measure {
  if (typeof raw === 'number') return () => raw
  const own = blocks.own.measures?.[raw.type]
  return own ? own(blocks, raw) : commonMeasure(blocks, raw as RawMeasure)
}

export const amountIf = (blocks: Blocks, raw: number | RawMeasure | undefined): Measure | undefined =>
  raw === undefined ? undefined : amountOf(blocks, raw)

function commonMeasure(blocks: Blocks, raw: RawMeasure): Measure {
  switch (raw.type) {
    case 'units':
    case 'power':
      return unitsMeasure(blocks, raw)
    case 'counter':
      return counterMeasure(blocks, raw.counter)
    case 'turn':
      return (rules, state) => blocks.port.turnOf(rules, state)
    case 'score': {
      const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
      return (rules, state) => blocks.port.score?.(rules, state, seat) ?? 0
    }
    case 'cells': {
      const cells = liveCells(blocks, raw.zone, pieceCells)
      return (rules, state, subject) => cells(rules, state, subject).length
    }
    case 'distance':
      return distanceMeasure(blocks, raw)
    case 'held': {
      const { holds } = blocks.made
      const side = blocks.sides.indexOf(raw.side)
      const hold = holds.push({ zone: liveZone(blocks, raw.zone, pieceCells), side }) - 1
      return (_, state) => turnsHeld(state, hold)
    }
    case 'number': {
      const number = (blocks.port.numbers ?? []).findIndex(({ id }) => id === raw.number)
      return numberMeasure(number)
    }
    case 'cards':
      return cardsMeasure(blocks, raw)
    case 'rolled':
      return (_rules, _state, subject = NO_SUBJECT) => subject.rolled
    case 'share': {
      const of = amountOf(blocks, raw.of)
      return (rules, state, subject) => Math.floor(of(rules, state, subject) / raw.by)
    }
    default:
      return joinedMeasure(blocks, raw)
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

/** What goes beyond this either way stays there: sums of sums would leave what an integer holds. */
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

function unitsMeasure(blocks: Blocks, raw: Extract<RawMeasure, { type: 'units' | 'power' }>): Measure {
  const port = piecesOf(blocks)
  const who = unitTest(blocks, raw.who)
  if (raw.type === 'power')
    return (rules, state, subject) =>
      unitsThat(port, rules, state, who, subject).reduce(
        (sum, piece) => sum + (port.power?.(rules, state, piece) ?? 0),
        0,
      )
  const beyond = raw.beyond === undefined ? undefined : counterMeasure(blocks, raw.beyond)
  return (rules, state, subject) =>
    unitsThat(port, rules, state, who, subject).length - (beyond?.(rules, state) ?? 0)
}

function counterMeasure({ counters }: Blocks, id: string): Measure {
  const index = counters.indexOf(id)
  return (_, state) => state.counters?.[index] ?? 0
}

/** Cells of the straight way from one zone to another; -1 where one of them has none. */
function distanceMeasure(blocks: Blocks, raw: Extract<RawMeasure, { type: 'distance' }>): Measure {
  const { grid } = blocks.board
  const from = liveCells(blocks, raw.from, pieceCells)
  const to = liveZone(blocks, raw.to, pieceCells)
  return (rules, state, subject) => {
    const goals = marked(to(rules, state, subject))
    let least = NOTHING
    for (const cell of from(rules, state, subject))
      for (const goal of goals) {
        const steps = grid.distance(cell, goal)
        if (least === NOTHING || steps < least) least = steps
      }
    return least
  }
}
