/** The numbers of Corteo that a scenario may modify, and how the rules read them. */
import { numberNow } from '../../../blocks/numbers'
import type { BlockPort, Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

export const NUMBERS: NonNullable<BlockPort['numbers']> = [
  { id: 'movement', least: 0, most: 99 },
  { id: 'throw-range', least: 0, most: 20 },
]
const [MOVEMENT, THROW_RANGE] = NUMBERS.keys()
/** Points of movement are counted in halves. */
const HALVES = 2

const whose = ({ pieces }: Rules, piece: number) => ({ piece, seat: pieces.seat[piece] })

/** @returns a number without modifiers: points of movement, cells of range */
export const plainNumber = ({ pieces }: Rules, _: CorteoState, number: number, { piece }: Whose): number =>
  piece < 0 ? 0 : number === MOVEMENT ? pieces.speed[piece] / HALVES : pieces.range[piece]

/** Returns the half points that a piece may spend in a hand without running. */
export const speedNow = (rules: Rules, state: CorteoState, piece: number): number =>
  rules.blocks.modifiable[MOVEMENT] === 0
    ? rules.pieces.speed[piece]
    : HALVES * numberNow(rules, state, MOVEMENT, rules.pieces.speed[piece] / HALVES, whose(rules, piece))

/** Returns the range of a throw in cells, or 0 for a piece that never throws. */
export const rangeNow = (rules: Rules, state: CorteoState, piece: number): number => {
  const plain = rules.pieces.range[piece]
  return plain === 0 ? 0 : numberNow(rules, state, THROW_RANGE, plain, whose(rules, piece))
}
