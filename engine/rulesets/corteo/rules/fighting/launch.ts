/** Throws (B-9): the targets, with ratio and price. Reads the loaded position cache. */

import { ofPiece, rangeNow, speedNow, throwPowerNow, throwShift } from '../../blocks/numbers'
import { COVER } from '../../position/cells'
import type { Rules } from '../../rules'
import { type CorteoState, MOVED, PANICKED, throwsOf } from '../../state'
import { areFoes } from '../foes'
import { ownPower } from '../link'
import { isHoming } from '../movement/homing'
import { columnOf, shiftedColumn } from './ratio-table'

/** Returns all the half points of a piece in this hand. */
export function fullPoints(rules: Rules, state: CorteoState, piece: number): number {
  const { pieces, run } = rules
  const speed = speedNow(rules, state, piece)
  return state.running !== 0 && run.sides.includes(pieces.side[piece])
    ? speed * ofPiece(rules, state, 'run-factor', piece, run.factor)
    : speed
}

/** Returns the factor of running without modifiers; 1 for the pieces of a side that cannot run. */
export const runFactor = ({ run, pieces }: Rules, piece: number): number =>
  run.sides.includes(pieces.side[piece]) ? run.factor : 1

/** C-062: half of the piece's points, or the price of the scenario. */
export function launchCost(rules: Rules, state: CorteoState, piece: number): number {
  const { half, cost } = rules.launch
  const plain = half ? Math.trunc(fullPoints(rules, state, piece) / 2) : cost
  return ofPiece(rules, state, 'throw-cost', piece, plain)
}

export const mayThrow = (rules: Rules, state: CorteoState, piece: number): boolean =>
  rangeNow(rules, state, piece) > 0 &&
  throwsOf(state, piece) < ofPiece(rules, state, 'throws', piece, rules.launch.perPhase) &&
  !isHoming(rules, state, piece)

/** True if the active piece can pay for a throw now. */
export const canThrow = (rules: Rules, state: CorteoState): boolean =>
  mayThrow(rules, state, state.active) && state.points >= launchCost(rules, state, state.active)

/** Calls back with the first piece of every cell in line, in range, uncovered and not too strong. */
export function eachTarget(
  rules: Rules,
  state: CorteoState,
  throwers: readonly number[],
  found: (target: number) => void,
): void {
  const { pieces, ground } = rules
  const from = state.cell[throwers[0]]
  const side = pieces.side[throwers[0]]
  const range = Math.min(...throwers.map((piece) => rangeNow(rules, state, piece)))
  for (let direction = 0; direction < ground.width; direction++) {
    let cell = from
    for (let step = 1; step <= range; step++) {
      const slot = cell * ground.width + direction
      cell = ground.neighbours[slot]
      if (cell < 0 || ground.cross[slot] === 0) break
      const first = targetOn(rules, cell)
      if (
        first >= 0 &&
        areFoes(rules, pieces.side[first], side) &&
        ground.shelter[pieces.side[first]][cell] === 0
      )
        if (launchColumn(rules, state, throwers, first) >= 0) found(first)
      if (!passesOver(rules, slot, cell)) break
    }
  }
}

const passesOver = ({ ground, cache }: Rules, slot: number, cell: number): boolean =>
  cache.marker[cell] === COVER
    ? ground.coveredOver[cell] !== 0 && ground.over[slot] !== 0
    : ground.over[slot] !== 0

/** Column of the ratio, with the powers of a stack added (C-110); -1 if the throw is too weak (C-069). */
export function launchColumn(
  rules: Rules,
  state: CorteoState,
  throwers: readonly number[],
  target: number,
): number {
  const { table } = rules.launch
  const { power, against } = launchPowers(rules, state, throwers, target)
  return shiftedColumn(table, columnOf(table, power, against), throwShift(rules, state, throwers[0]))
}

/** The power of a throw and of its target, in points. */
export function launchPowers(
  rules: Rules,
  state: CorteoState,
  throwers: readonly number[],
  target: number,
): { readonly power: number; readonly against: number } {
  const power = throwers.reduce(
    (sum, piece) => sum + throwPowerNow(rules, state, piece, ownPower(rules, state, piece)),
    0,
  )
  const against = stackOf(rules, state, target).reduce(
    (sum, piece) => sum + ofPiece(rules, state, 'throw-defence', piece, ownPower(rules, state, piece)),
    0,
  )
  return { power, against }
}

/** The first piece of a cell that a throw can hit; -1 for none. */
export function targetOn({ cache, pieces }: Rules, cell: number): number {
  let piece = cache.top[cell]
  while (piece >= 0 && pieces.passive[piece] !== 0) piece = cache.next[piece]
  return piece
}

/** Returns the pieces that share the cell of a piece, except passive ones, which nothing affects (C-150). */
export function stackOf({ cache, pieces }: Rules, state: CorteoState, piece: number): number[] {
  const stack: number[] = []
  for (let other = cache.top[state.cell[piece]]; other >= 0; other = cache.next[other])
    if (pieces.passive[other] === 0) stack.push(other)
  return stack
}

export function stackOn({ cache }: Rules, cell: number): number[] {
  const stack: number[] = []
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other]) stack.push(other)
  return stack
}

/** Pieces that may throw together with this one (C-078): of its player and cell, awake, not moved yet, able to pay. */
export function partners(rules: Rules, state: CorteoState, thrower: number): number[] {
  if (!rules.launch.together) return []
  return stackOf(rules, state, thrower).filter(
    (piece) =>
      piece !== thrower &&
      rules.pieces.seat[piece] === rules.pieces.seat[thrower] &&
      mayThrow(rules, state, piece) &&
      (state.flags[piece] & (MOVED | PANICKED)) === 0,
  )
}
