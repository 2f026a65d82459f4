/** The numbers of Corteo that a scenario may modify, and how the rules read them. Without a modifier a read costs one look-up. */
import { numberNow } from '../../../blocks/numbers'
import type { BlockPort } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

type Bounds = readonly [least: number, most: number]

const POINTS: Bounds = [0, 99]
const CELLS: Bounds = [0, 99]
const POWER: Bounds = [0, 999]
const SHIFT: Bounds = [-20, 20]
const SCORE: Bounds = [-999, 999]
const SWITCH: Bounds = [0, 1]

/** By number, its bounds. The order is that of the vocabulary. */
const BOUNDS = {
  movement: POINTS,
  'run-factor': [1, 9],
  'step-cost': SHIFT,
  'leave-cost': POINTS,
  control: SWITCH,
  stacking: [1, 99],
  'barricade-cost': POINTS,
  'removal-cost': POINTS,
  'throw-range': [0, 20],
  throws: [0, 99],
  'throw-cost': POINTS,
  'throw-power': POWER,
  'throw-defence': POWER,
  'throw-column': SHIFT,
  'throw-die': SHIFT,
  power: POWER,
  'head-bonus': [0, 99],
  heads: [0, 99],
  'attack-power': POWER,
  'defence-power': POWER,
  'ground-power': [0, 20],
  'slope-power': [0, 20],
  'column-size': [2, 99],
  'clash-column': SHIFT,
  'clash-die': SHIFT,
  nerve: [-1, 1],
  'retreat-cells': CELLS,
  'panic-reach': CELLS,
  arrests: SWITCH,
  'turns-away': POINTS,
  'escort-units': POINTS,
  'escort-distance': CELLS,
  'clear-distance': CELLS,
  'waking-die': SHIFT,
  'arrival-die': SHIFT,
  'freeing-die': SHIFT,
  'jam-tries': [0, 9],
  'jam-die': SHIFT,
  'entry-points': [0, 999],
  'objective-points': SCORE,
  'arrest-points': SCORE,
  'map-points': SCORE,
} as const satisfies Readonly<Record<string, Bounds>>

export type NumberId = keyof typeof BOUNDS
export const NUMBER_IDS = Object.keys(BOUNDS) as readonly NumberId[]

export const NUMBERS: NonNullable<BlockPort['numbers']> = NUMBER_IDS.map((id) => {
  const [least, most] = BOUNDS[id]
  return { id, least, most }
})

const INDEX = Object.fromEntries(NUMBER_IDS.map((id, index) => [id, index])) as Readonly<
  Record<NumberId, number>
>

/** True if a modifier of the scenario or of one of its effects exists for a number. */
export const isModifiable = ({ blocks }: Rules, id: NumberId): boolean => blocks.modifiable[INDEX[id]] === 1

/** A number of a unit, with its player and its cell. @param plain the value without modifiers */
export const ofPiece = (
  rules: Rules,
  state: CorteoState,
  id: NumberId,
  piece: number,
  plain: number,
): number => ofPieceAt(rules, state, id, piece, state.cell[piece], plain)

/** A number of a unit on a cell other than its own. */
export function ofPieceAt(
  rules: Rules,
  state: CorteoState,
  id: NumberId,
  piece: number,
  cell: number,
  plain: number,
): number {
  const number = INDEX[id]
  if (rules.blocks.modifiable[number] === 0) return plain
  return numberNow(rules, state, number, plain, { piece, seat: rules.pieces.seat[piece], cell })
}

/** A number of a player. */
export const ofSeat = (rules: Rules, state: CorteoState, id: NumberId, seat: number, plain: number): number =>
  numberNow(rules, state, INDEX[id], plain, { piece: -1, seat })

/** A number of a cell. */
export const ofCell = (rules: Rules, state: CorteoState, id: NumberId, cell: number, plain: number): number =>
  numberNow(rules, state, INDEX[id], plain, { piece: -1, seat: -1, cell })

/** Returns a die with the modifier of a number, within its faces. @param piece the owner */
export const dieOf = (
  rules: Rules,
  state: CorteoState,
  id: NumberId,
  piece: number,
  die: number,
  faces: number,
): number => Math.max(1, Math.min(faces, die + ofPiece(rules, state, id, piece, 0)))

/** The half points in a point. */
const HALVES = 2

/** Returns the half points that a piece may spend in a hand without running. */
export const speedNow = (rules: Rules, state: CorteoState, piece: number): number =>
  isModifiable(rules, 'movement')
    ? HALVES * ofPiece(rules, state, 'movement', piece, rules.pieces.speed[piece] / HALVES)
    : rules.pieces.speed[piece]

/** Returns the range of a throw in cells, or 0 for a piece that never throws. */
export const rangeNow = (rules: Rules, state: CorteoState, piece: number): number => {
  const plain = rules.pieces.range[piece]
  return plain === 0 ? 0 : ofPiece(rules, state, 'throw-range', piece, plain)
}

/** @param plain the power without modifiers */
export const powerNow = (rules: Rules, state: CorteoState, piece: number, plain: number): number =>
  ofPiece(rules, state, 'power', piece, plain)

/** @param power the power of the thrower in a clash, with its modifiers */
export const throwPowerNow = (rules: Rules, state: CorteoState, piece: number, power: number): number =>
  ofPiece(rules, state, 'throw-power', piece, power)

/** Returns the columns by which a clash is shifted to the right, a number of its first attacker. */
export const clashShift = (rules: Rules, state: CorteoState, attacker: number): number =>
  ofPiece(rules, state, 'clash-column', attacker, 0)

/** Returns the columns by which a throw is shifted to the right, a number of its first thrower. */
export const throwShift = (rules: Rules, state: CorteoState, thrower: number): number =>
  ofPiece(rules, state, 'throw-column', thrower, 0)

/** The price of leaving enemy control that forbids it. */
export const NEVER = 99

/** Returns the half points for leaving enemy control, or -1 if leaving is forbidden. */
export function leaveCost(rules: Rules, state: CorteoState, piece: number): number {
  const plain = rules.disengage[rules.pieces.side[piece]]
  if (!isModifiable(rules, 'leave-cost')) return plain
  const now = ofPiece(rules, state, 'leave-cost', piece, plain < 0 ? NEVER : plain)
  return now >= NEVER ? -1 : now
}

/** Returns the half points for building or removing a barricade. */
export const barricadeCost = (
  rules: Rules,
  state: CorteoState,
  piece: number,
  id: 'barricade-cost' | 'removal-cost' = 'barricade-cost',
): number => HALVES * ofPiece(rules, state, id, piece, rules.barricades.cost / HALVES)

/** Returns the points of an objective cell. */
export const objectivePoints = (rules: Rules, state: CorteoState, cell: number): number =>
  ofCell(rules, state, 'objective-points', cell, rules.ground.value[cell])

/** Returns the number of Heads of a march. @param seat its player, or the first of its side */
export const headsNow = (rules: Rules, state: CorteoState, seat: number): number =>
  ofSeat(rules, state, 'heads', seat, rules.head.units)
