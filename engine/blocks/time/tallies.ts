/** How often triggers have run and moments have come, and when last. Only what a scenario reads is counted. */
import type { UnitFilter, Zone } from '../../../schemas/generated/content'
import { type Blocks, whoIf, zoneIf } from '../context'
import { type BlockState, type BlockTurn, NOTHING, type Tally } from '../port'

/** The value of `since` for something that never happened. */
export const NEVER_SINCE = 100_000
/** In the list, each tally has its number and the turn of the last time. */
const WIDTH = 2

/** A trigger by its id, or a moment with filters. */
type Counted = {
  readonly trigger?: string
  readonly at?: string
  readonly who?: UnitFilter
  readonly other?: UnitFilter
  readonly zone?: Zone
  readonly turn?: string
}

/** Compiles what is counted and returns the index of its tally. Words that count the same trigger share a tally. */
export function tallyOf(blocks: Blocks, raw: Counted): number {
  const { tallies } = blocks.made
  const { trigger, at, turn } = raw
  if (trigger !== undefined) {
    const known = tallies.findIndex((tally) => tally.trigger === trigger)
    return known < 0 ? tallies.push({ trigger }) - 1 : known
  }
  return (
    tallies.push({
      at,
      turn: turn === undefined ? NOTHING : blocks.sides.indexOf(turn),
      who: whoIf(blocks, raw.who),
      other: whoIf(blocks, raw.other),
      zone: zoneIf(blocks, raw.zone),
    }) - 1
  )
}

export const timesOf = ({ tallies }: BlockState, tally: number): number => tallies?.[tally * WIDTH] ?? 0

/** The turn of the last time. */
export const lastTime = ({ tallies }: BlockState, tally: number): number => tallies?.[tally * WIDTH + 1] ?? 0

/** Counts one more time in the present turn. */
export function count({ state, rules }: BlockTurn, tally: number): void {
  const { tallies, port } = rules.blocks
  const values = state.tallies?.slice() ?? Array.from({ length: tallies.length * WIDTH }, () => 0)
  values[tally * WIDTH] += 1
  values[tally * WIDTH + 1] = port.turnOf(rules, state)
  state.tallies = values
}

/** The tallies of a state without those of quiet triggers; the list itself if there are none. */
export function withoutQuiet(
  { tallies }: { readonly tallies: readonly Tally[] },
  values: readonly number[],
): readonly number[] {
  return tallies.some(({ quiet }) => quiet)
    ? values.map((value, at) => (tallies[Math.floor(at / WIDTH)].quiet ? 0 : value))
    : values
}
