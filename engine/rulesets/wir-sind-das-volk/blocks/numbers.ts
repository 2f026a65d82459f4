/** Numbers of the rules that scenarios may modify; each belongs to a side. */
import { numberNow } from '../../../blocks/numbers'
import { type BlockPort, NOTHING } from '../../../blocks/port'
import type { VolkState } from '../state'
import type { Tables } from '../tables'

const NAMES = ['economy', 'card-points', 'quiet', 'marks'] as const

/** Counts on the map and on cards are never negative. */
export const BOUNDS: BlockPort['numbers'] = NAMES.map((id) => ({ id, least: 0, most: 1000 }))

/** Returns a number without modifiers. Numbers that belong to a province, a decade or a card are 0 without one. */
export const plainNumber = ({ numbers }: Tables, number: number): number =>
  NAMES[number] === 'quiet' ? numbers.quiet : 0

/** Returns the current number for a side. @param plain its value without modifiers */
export const volkNumber = (
  rules: Tables,
  state: VolkState,
  name: (typeof NAMES)[number],
  plain: number,
  side: number,
): number => numberNow(rules, state, NAMES.indexOf(name), plain, { piece: NOTHING, seat: side })
