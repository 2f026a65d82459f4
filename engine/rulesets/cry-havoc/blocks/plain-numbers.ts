/** The numbers of Cry Havoc without modifiers, as the measure `number` reads them. */
import type { Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import { advanceHalf } from '../rules/advancing'
import { plainValue } from '../rules/figures'
import { type CryHavocState, ENGAGED, has } from '../state'
import { NUMBER_IDS, type NumberId } from './numbers'

type Plain = (rules: Rules, state: CryHavocState, piece: number, whose: Whose) => number

const weaponOf = ({ pieces, missiles }: Rules, piece: number) => missiles.weapons[pieces.weapon[piece]]
const valueAt =
  (which: number): Plain =>
  (rules, state, piece) =>
    plainValue(rules, state, piece, which)

/** The numbers of pieces. A number without an entry is a shift of 0, or depends on the moment. */
const OF_PIECE: Partial<Record<NumberId, Plain>> = {
  attack: valueAt(0),
  defence: valueAt(1),
  movement: valueAt(2),
  'shot-again': (rules, _, piece) => (weaponOf(rules, piece)?.again ? 1 : 0),
  'shot-moves': (rules, _, piece) => (weaponOf(rules, piece)?.moves === false ? 0 : 1),
  engaged: (_, state, piece) => (has(state, piece, ENGAGED) ? 1 : 0),
  missiles: (_, { arrows }, piece) => Math.max(0, arrows[piece]),
  ground: ({ ground }, state, piece, { cell = state.cell[piece] }) => ground.melee[cell] ?? 0,
  'stun-phases': () => 1,
  'advance-points': advanceHalf,
  'quarter-ratio': ({ ransom }) => ransom?.ratio ?? 0,
  'quarter-die': ({ ransom }) => ransom?.yields ?? 0,
  guard: ({ pieces }, _, piece) => pieces.guard[piece],
  guards: ({ ransom }) => ransom?.guards ?? 0,
  'casualty-points': ({ pieces }, _, piece) => pieces.worth[piece],
  'captive-points': ({ pieces }, _, piece) => pieces.captureWorth[piece],
}

const OF_CELL: Partial<Record<NumberId, (rules: Rules) => number>> = {
  'body-cost': ({ bodies }) => bodies.cost,
  'body-limit': ({ bodies }) => bodies.closedAt,
}

/** Returns a number without modifiers; 0 if it needs an owner and has none. */
export function plainNumber(rules: Rules, state: CryHavocState, number: number, whose: Whose): number {
  const id = NUMBER_IDS[number]
  const ofPiece = whose.piece < 0 ? undefined : OF_PIECE[id]
  return ofPiece?.(rules, state, whose.piece, whose) ?? OF_CELL[id]?.(rules) ?? 0
}
