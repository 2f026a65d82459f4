/** Numbers of the rules that scenarios may modify; each belongs to a side. */
import { numberNow } from '../../../blocks/numbers'
import { type BlockPort, NOTHING } from '../../../blocks/port'
import type { VolkState } from '../state'
import type { Tables } from '../tables'

/** Numbers of the tables, by the same names there. */
const OF_TABLES = [
  'quiet',
  'raises',
  'step',
  'bridge',
  'factory-cost',
  'quiet-price',
  'raise-quiet',
  'keep',
  'lenience',
  'police-price',
  'wall-price',
  'collapse',
] as const
type OfTables = (typeof OF_TABLES)[number]
const NAMES = ['economy', 'card-points', 'quiet', 'marks', ...OF_TABLES.slice(1)] as const

/** Counts on the map and on cards are never negative. Without any protest no side collapses. */
export const BOUNDS: BlockPort['numbers'] = NAMES.map((id) => ({
  id,
  least: id === 'collapse' ? 1 : 0,
  most: 1000,
}))

/** Returns a number without modifiers. Numbers that belong to a province, a decade or a card are 0 without one. */
export const plainNumber = ({ numbers }: Tables, number: number): number => {
  const name = OF_TABLES.find((one) => one === NAMES[number])
  return name === undefined ? 0 : numbers[name]
}

/** Returns the current number for a side. @param plain its value without modifiers */
export const volkNumber = (
  rules: Tables,
  state: VolkState,
  name: (typeof NAMES)[number],
  plain: number,
  side: number,
): number => numberNow(rules, state, NAMES.indexOf(name), plain, { piece: NOTHING, seat: side })

/** Returns the current value of a number of the tables for a side. */
export const tableNumber = (rules: Tables, state: VolkState, name: OfTables, side: number): number =>
  volkNumber(rules, state, name, rules.numbers[name], side)
