/** The numbers of Kriegspiel that a scenario may modify, and how the rules read them. Without a modifier a read costs one look-up. */
import { numberNow } from '../../../blocks/numbers'
import type { BlockPort } from '../../../blocks/port'
import { NOTHING } from '../../../blocks/port'
import type { Rules, Tables } from '../rules'
import type { KriegspielState } from '../state'

type Bounds = readonly [least: number, most: number]

const POINTS: Bounds = [0, 200]
const SHIFT: Bounds = [-20, 20]
const SCORE: Bounds = [-999, 999]
const SWITCH: Bounds = [0, 1]

/** By number, its bounds. The order is that of the vocabulary. */
const BOUNDS = {
  movement: [0, 100],
  attack: POINTS,
  defence: POINTS,
  range: [0, 100],
  moves: POINTS,
  'supply-range': [0, 1000],
  'unit-moves': [0, 9],
  attacks: [0, 99],
  'step-cost': SHIFT,
  charge: POINTS,
  'charge-from': SWITCH,
  'charge-against': SWITCH,
  support: POINTS,
  'ground-bonus': POINTS,
  'retreat-at': [-200, 999],
  'capture-at': [-200, 999],
  connection: SWITCH,
  relays: SWITCH,
  'stops-lines': SWITCH,
  'first-die': SHIFT,
  'arsenal-points': SCORE,
  'combat-points': SCORE,
  'relay-points': SCORE,
  'defeat-arsenals': [0, 99],
  'defeat-units': POINTS,
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
export const isModifiable = ({ blocks }: Pick<Tables, 'blocks'>, id: NumberId): boolean =>
  blocks.modifiable[INDEX[id]] === 1

/** The greatest value of a number. */
export const mostOf = (id: NumberId): number => BOUNDS[id][1]

const [MOVEMENT, ATTACK, DEFENCE, RANGE, CHARGE, SUPPORT, BONUS] = (
  ['movement', 'attack', 'defence', 'range', 'charge', 'support', 'ground-bonus'] as const
).map((id) => INDEX[id])

/** Returns a number of a piece in the position that the cache holds. */
function ofPiece(rules: Rules, number: number, plain: number, piece: number): number {
  const { blocks, cache, pieces } = rules
  if (blocks.modifiable[number] === 0 || cache.of === undefined) return plain
  const whose = { piece, seat: pieces.side[piece], cell: cache.cell[piece] }
  return numberNow(rules, cache.of, number, plain, whose)
}

/** Returns a switch of a piece in the position that the cache holds. */
export const isOn = (rules: Rules, id: NumberId, piece: number, plain: number): boolean =>
  ofPiece(rules, INDEX[id], plain, piece) !== 0

/** Returns the most squares that a piece may move. */
export const speedOf = (rules: Rules, piece: number): number =>
  ofPiece(rules, MOVEMENT, rules.pieces.speed[piece], piece)
/** Returns the points that a piece adds to an attack. */
export const attackPoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, ATTACK, rules.pieces.attack[piece], piece)
/** Returns the points that a piece adds to its own defence. */
export const defencePoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, DEFENCE, rules.pieces.defence[piece], piece)
/** Returns the points that a piece adds to the defence of a friend. */
export const supportPoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, SUPPORT, defencePoints(rules, piece), piece)
/** Returns the points that a piece adds to a charge; 0 if it never charges. */
export const chargePoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, CHARGE, rules.pieces.charge[piece], piece)
/** Returns the number of squares over which a piece attacks and supports. */
export const rangeOf = (rules: Rules, piece: number): number =>
  ofPiece(rules, RANGE, rules.pieces.range[piece], piece)
/** Returns the bonus of the ground under a piece. @param plain the bonus without modifiers */
export const bonusPoints = (rules: Rules, piece: number, plain: number): number =>
  ofPiece(rules, BONUS, plain, piece)
/** Returns how often a piece may move in a turn. */
export const movesEach = (rules: Rules, piece: number): number =>
  ofPiece(rules, INDEX['unit-moves'], 1, piece)

/** True if a unit on a cell may be charged there (K-56). */
export function isChargeable(rules: Rules, cell: number): boolean {
  const plain = rules.ground.charged[cell]
  const { of } = rules.cache
  if (!isModifiable(rules, 'charge-against') || of === undefined) return plain !== 0
  const piece = rules.cache.at[cell]
  const seat = piece < 0 ? NOTHING : rules.pieces.side[piece]
  return numberNow(rules, of, INDEX['charge-against'], plain, { piece, seat, cell }) !== 0
}

/** Returns the movement that a piece spends to enter a cell, at least 1. @param plain that of the ground */
export function stepNow(rules: Rules, piece: number, cell: number, plain: number): number {
  const { of } = rules.cache
  if (!isModifiable(rules, 'step-cost') || of === undefined) return plain
  const whose = { piece, seat: rules.pieces.side[piece], cell }
  return Math.max(1, plain + numberNow(rules, of, INDEX['step-cost'], 0, whose))
}

/** Returns the leads by which an attack drives off and captures its target (K-48, K-49). */
export function leadsAgainst(rules: Rules, target: number): Rules['results'] {
  const { results } = rules
  if (!isModifiable(rules, 'retreat-at') && !isModifiable(rules, 'capture-at')) return results
  return {
    retreat: ofPiece(rules, INDEX['retreat-at'], results.retreat, target),
    capture: ofPiece(rules, INDEX['capture-at'], results.capture, target),
  }
}

/** Returns a number of a side. */
export const ofSeat = (
  rules: Rules,
  state: KriegspielState,
  id: NumberId,
  seat: number,
  plain: number,
): number => numberNow(rules, state, INDEX[id], plain, { piece: NOTHING, seat })

/** Returns the number of units that the side in turn may move. */
export const movesOf = (rules: Rules, state: KriegspielState): number =>
  ofSeat(rules, state, 'moves', state.turn, rules.moves)

/** Returns the number of attacks of the side in turn. */
export const attacksOf = (rules: Rules, state: KriegspielState): number =>
  ofSeat(rules, state, 'attacks', state.turn, rules.attacks)

/** Returns the most squares that a line of communication of a side crosses; more than the board has if there is no limit. */
export const supplyRange = (rules: Rules, side: number): number =>
  rules.cache.of === undefined
    ? rules.ground.size
    : ofSeat(rules, rules.cache.of, 'supply-range', side, rules.ground.size)
