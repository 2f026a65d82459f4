/** Numbers of the rules that scenarios may modify; each belongs to a side. */
import { numberNow } from '../../../blocks/numbers'
import { type BlockPort, NOTHING } from '../../../blocks/port'
import type { VolkState } from '../state'
import type { Tables } from '../tables'

const NAMES = ['economy', 'card-points', 'quiet', 'marks'] as const

/** Nothing that is counted on the map or on cards falls below nothing. */
export const BOUNDS: BlockPort['numbers'] = NAMES.map((id) => ({ id, least: 0, most: 1000 }))

/** What a number is without modifiers: economy and marks are of a province and of an end of a decade, points of a card, nothing without them. */
export const plainNumber = ({ numbers }: Tables, number: number): number =>
  NAMES[number] === 'quiet' ? numbers.quiet : 0

/**
 * A number as it stands for a side.
 * @param plain what it is where nothing modifies it
 */
export const volkNumber = (
  rules: Tables,
  state: VolkState,
  name: (typeof NAMES)[number],
  plain: number,
  side: number,
): number => numberNow(rules, state, NAMES.indexOf(name), plain, { piece: NOTHING, seat: side })
