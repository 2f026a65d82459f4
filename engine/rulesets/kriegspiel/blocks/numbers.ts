/** The numbers of the rules that a scenario may modify, and their current values. The vocabulary of the schemas sets their bounds. */
import { numberNow } from '../../../blocks/numbers'
import { NOTHING, type Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'

export const NUMBERS = [
  { id: 'movement', least: 0, most: 100 },
  { id: 'attack', least: 0, most: 200 },
  { id: 'defence', least: 0, most: 200 },
  { id: 'range', least: 0, most: 100 },
  { id: 'moves', least: 0, most: 200 },
  { id: 'supply-range', least: 0, most: 1000 },
] as const

const indexOf = (id: (typeof NUMBERS)[number]['id']): number => NUMBERS.findIndex((one) => one.id === id)
const MOVEMENT = indexOf('movement')
const ATTACK = indexOf('attack')
const DEFENCE = indexOf('defence')
const MOVES = indexOf('moves')
export const SUPPLY = indexOf('supply-range')
export const RANGE = indexOf('range')

/** Returns a number without modifiers. */
export function plainNumber({ pieces, moves, ground }: Rules, number: number, { piece }: Whose): number {
  if (number === MOVES) return moves
  if (number === SUPPLY) return ground.size
  const of = [pieces.speed, pieces.attack, pieces.defence, pieces.range][number]
  return of?.[piece] ?? 0
}

/** Returns a number of a piece in the position that the cache holds. */
function ofPiece(rules: Rules, number: number, plain: number, piece: number): number {
  const { blocks, cache, pieces } = rules
  if (blocks.modifiable[number] === 0 || cache.of === undefined) return plain
  return numberNow(rules, cache.of, number, plain, { piece, seat: pieces.side[piece] })
}

/** Returns the most squares that a piece may move. */
export const speedOf = (rules: Rules, piece: number): number =>
  ofPiece(rules, MOVEMENT, rules.pieces.speed[piece], piece)
/** Returns the points that a piece adds to an attack. */
export const attackPoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, ATTACK, rules.pieces.attack[piece], piece)
/** Returns the points that a piece adds to a defence. */
export const defencePoints = (rules: Rules, piece: number): number =>
  ofPiece(rules, DEFENCE, rules.pieces.defence[piece], piece)
/** Returns the number of squares over which a piece attacks and supports. */
export const rangeOf = (rules: Rules, piece: number): number =>
  ofPiece(rules, RANGE, rules.pieces.range[piece], piece)

/** Returns the number of units that the side in turn may move. */
export const movesOf = (rules: Rules, state: KriegspielState): number =>
  numberNow(rules, state, MOVES, rules.moves, { piece: NOTHING, seat: state.turn })

/** Returns the most squares that a line of communication of a side crosses; more than the board has if there is no limit. */
export const supplyRange = (rules: Rules, side: number): number =>
  rules.cache.of === undefined
    ? rules.ground.size
    : numberNow(rules, rules.cache.of, SUPPLY, rules.ground.size, { piece: NOTHING, seat: side })
