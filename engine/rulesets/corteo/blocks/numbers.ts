/** The numbers of Corteo that a scenario may modify, and how the rules read them. */
import { numberNow } from '../../../blocks/numbers'
import type { BlockPort, Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

export const NUMBERS: NonNullable<BlockPort['numbers']> = [
  { id: 'movement', least: 0, most: 99 },
  { id: 'throw-range', least: 0, most: 20 },
  { id: 'power', least: 0, most: 999 },
  { id: 'throw-power', least: 0, most: 999 },
  { id: 'clash-column', least: -20, most: 20 },
  { id: 'throw-column', least: -20, most: 20 },
]
const [MOVEMENT, THROW_RANGE, POWER, THROW_POWER, CLASH_COLUMN, THROW_COLUMN] = NUMBERS.keys()
/** Points of movement are counted in halves. */
const HALVES = 2

const whose = ({ pieces }: Rules, piece: number) => ({ piece, seat: pieces.seat[piece] })

/**
 * @param power the power of a piece without modifiers
 * @returns a number without modifiers: points of movement, cells of range, points of power; a shift is 0
 */
export function plainNumber(
  { pieces }: Rules,
  number: number,
  { piece }: Whose,
  power: () => number,
): number {
  if (piece < 0) return 0
  if (number === MOVEMENT) return pieces.speed[piece] / HALVES
  if (number === THROW_RANGE) return pieces.range[piece]
  return number === POWER || number === THROW_POWER ? power() : 0
}

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

/** Returns a number of one piece, computed without its owner as long as nothing can modify it. */
const ofPiece = (rules: Rules, state: CorteoState, number: number, piece: number, plain: number): number =>
  rules.blocks.modifiable[number] === 0 ? plain : numberNow(rules, state, number, plain, whose(rules, piece))

/** @param plain the power without modifiers */
export const powerNow = (rules: Rules, state: CorteoState, piece: number, plain: number): number =>
  ofPiece(rules, state, POWER, piece, plain)

/** @param power the power of the thrower in a clash, with its modifiers */
export const throwPowerNow = (rules: Rules, state: CorteoState, piece: number, power: number): number =>
  ofPiece(rules, state, THROW_POWER, piece, power)

/** Returns the columns by which a clash is shifted to the right, a number of its first attacker. */
export const clashShift = (rules: Rules, state: CorteoState, attacker: number): number =>
  ofPiece(rules, state, CLASH_COLUMN, attacker, 0)

/** Returns the columns by which a throw is shifted to the right, a number of its first thrower. */
export const throwShift = (rules: Rules, state: CorteoState, thrower: number): number =>
  ofPiece(rules, state, THROW_COLUMN, thrower, 0)
