/** Arrivals by schedule: entries of a scenario, compiled to triggers that put waiting units on the map. */
import type { ScheduleEntry } from '../../schemas/generated/content'
import type { Table, TableArrival, TablePiece } from '../types'
import type { BlockPort, BlockRules, BlockState } from './port'

/** A trigger that happens only while units wait, in the first off-map place of the game. */
export function arrivalsOf(schedule: readonly ScheduleEntry[] | undefined, { pieces }: BlockPort) {
  const [waiting] = Object.keys(pieces?.where ?? {})
  return (schedule ?? []).map(({ side, units, count, zone, nearest, when, ...timing }) => {
    const who = { side, where: waiting, ...(units ? { units } : {}) }
    const place = {
      ...{ type: 'place', who, zone },
      ...(count === undefined ? {} : { count }),
      ...(nearest ? { nearest } : {}),
    }
    const present = { type: 'present', who }
    return { ...timing, when: when ? { type: 'all', of: [present, when] } : present, do: [place] }
  })
}

/** The part of a table with all arrivals, the earliest first; empty if there are none. */
export const arrivalsInOrder = (all: readonly TableArrival[]): Pick<Table, 'arrivals'> =>
  all.length > 0 ? { arrivals: all.toSorted((a, b) => a.turn - b.turn) } : {}

/** The units that wait for a moment at the beginning of turns, by the turn in which they come. */
export function scheduledArrivals(
  schedule: readonly ScheduleEntry[] | undefined,
  rules: BlockRules,
  state: BlockState,
  show: (piece: number) => TablePiece,
): TableArrival[] {
  const { port, seats: sides } = rules.blocks
  const { pieces } = port
  if (!schedule || !pieces) return []
  const now = port.turnOf(rules, state)
  const [place] = Object.values(pieces.where)
  const waiting = Array.from({ length: pieces.count(rules) }, (_, piece) => piece).filter(
    (piece) => pieces.cell(rules, state, piece) === place,
  )
  return schedule.flatMap((entry) => {
    if (!entry.at.startsWith('turn-began')) return []
    const own = waiting.filter((piece) => sides[pieces.side(rules, state, piece)] === entry.side)
    const fits = (piece: number) => !entry.units || entry.units.includes(show(piece).type)
    return inTurns(entry, now, own.filter(fits)).map(([turn, group]) => ({
      turn,
      side: entry.side,
      pieces: group.map(show),
      ...(entry.when ? { text: { key: 'blocks.arrival.when' } } : {}),
    }))
  })
}

/** Splits waiting units into the numbers of an entry, one for each turn from the next one on. */
function inTurns(
  {
    every = 1,
    from = every,
    to = Number.MAX_SAFE_INTEGER,
    count,
    times = Number.MAX_SAFE_INTEGER,
  }: ScheduleEntry,
  now: number,
  waiting: readonly number[],
): (readonly [turn: number, pieces: readonly number[]])[] {
  const each = typeof count === 'number' ? count : waiting.length
  const first = from + every * Math.max(0, Math.ceil((now + 1 - from) / every))
  const open = Math.max(0, Math.floor((to - first) / every) + 1)
  const groups = Math.min(times, Math.ceil(waiting.length / Math.max(1, each)), open)
  return Array.from(
    { length: groups },
    (_, at) => [first + at * every, waiting.slice(at * each, (at + 1) * each)] as const,
  )
}
