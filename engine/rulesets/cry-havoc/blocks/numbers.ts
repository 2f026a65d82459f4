/** The numbers of Cry Havoc that a scenario may modify, and how the rules read them. Without a modifier a read costs one look-up. */
import { numberNow } from '../../../blocks/numbers'
import type { BlockPort } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { CryHavocState } from '../state'

type Bounds = readonly [least: number, most: number]

const POINTS: Bounds = [0, 99]
const SHIFT: Bounds = [-20, 20]
const SWITCH: Bounds = [0, 1]
const SCORE: Bounds = [-999, 999]

/** By number, its bounds. The first three are the values of a piece, in their order. */
const BOUNDS = {
  attack: POINTS,
  defence: POINTS,
  movement: POINTS,
  shot: SHIFT,
  'shot-range': [-99, 99],
  'shot-cover': [-2, 2],
  'shot-again': SWITCH,
  'shot-moves': SWITCH,
  engaged: SWITCH,
  missiles: POINTS,
  'step-cost': SHIFT,
  'body-cost': POINTS,
  'body-limit': [1, 99],
  ground: [-1, 1],
  'fight-column': SHIFT,
  'fight-die': SHIFT,
  harm: [-3, 3],
  'stun-phases': [1, 9],
  'retreat-cells': [0, 20],
  'advance-points': POINTS,
  'quarter-ratio': POINTS,
  'quarter-die': POINTS,
  guard: POINTS,
  guards: POINTS,
  'casualty-points': SCORE,
  'captive-points': SCORE,
  'exit-points': SCORE,
  'hold-points': SCORE,
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

/** A number of a piece, with its side and its cell. @param plain the value without modifiers */
export const ofPiece = (
  rules: Rules,
  state: CryHavocState,
  id: NumberId,
  piece: number,
  plain: number,
): number => ofPieceAt(rules, state, id, piece, state.cell[piece], plain)

/** A number of a piece on a cell other than its own. */
export function ofPieceAt(
  rules: Rules,
  state: CryHavocState,
  id: NumberId,
  piece: number,
  cell: number,
  plain: number,
): number {
  const number = INDEX[id]
  if (rules.blocks.modifiable[number] === 0) return plain
  return numberNow(rules, state, number, plain, { piece, seat: rules.pieces.side[piece], cell })
}

/** A number of a side. */
export const ofSeat = (
  rules: Rules,
  state: CryHavocState,
  id: NumberId,
  seat: number,
  plain: number,
): number => numberNow(rules, state, INDEX[id], plain, { piece: -1, seat })

/** A number of a cell. */
export const ofCell = (
  rules: Rules,
  state: CryHavocState,
  id: NumberId,
  cell: number,
  plain: number,
): number => numberNow(rules, state, INDEX[id], plain, { piece: -1, seat: -1, cell })

/** Returns the points of a step with those that modifiers add; a step never costs less than nothing. */
export const stepNow = (
  rules: Rules,
  state: CryHavocState,
  piece: number,
  cell: number,
  plain: number,
): number =>
  isModifiable(rules, 'step-cost')
    ? Math.max(0, plain + ofPieceAt(rules, state, 'step-cost', piece, cell, 0))
    : plain
