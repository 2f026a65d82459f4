/** The reach of a piece (K-16 to K-27, K-38 to K-41). Expects networks that match the state. */

import { isModifiable, movesEach, speedOf, stepNow } from '../blocks/numbers'
import { nextGeneration } from '../position/cache'
import { entering } from '../requirements/arsenal'
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'
import { enemyArsenalAt } from './arsenal'
import { isConnected, isLit } from './network'

/** True for pieces that cannot move at all (K-38, K-41). */
export const isInert = (rules: Rules, piece: number): boolean =>
  rules.pieces.bound[piece] !== 0 && !isConnected(rules, piece)

/** True if a piece on its cell in the cache may still move in this turn. */
export function isMovable(rules: Rules, state: KriegspielState, piece: number): boolean {
  const { cache } = rules
  return (
    cache.cell[piece] >= 0 &&
    cache.hasMoved[piece] < movesEach(rules, piece) &&
    !isInert(rules, piece) &&
    hasWay(rules, state, piece)
  )
}

/** True if the piece may enter a neighbouring square. Otherwise it reaches no square at all. */
export function hasWay(rules: Rules, state: KriegspielState, piece: number): boolean {
  const { ground, cache } = rules
  if (speedOf(rules, piece) === 0) return false
  const from = cache.cell[piece]
  const slot = from << 3
  for (let direction = 0; direction < 8; direction++)
    if (ground.open[slot + direction] !== 0 && mayEnd(rules, state, piece, from + ground.steps[direction]))
      return true
  return false
}

/** True for an empty square without an enemy arsenal, unless the piece takes it (K-12, K-23, K-82). */
export const mayEnd = (rules: Rules, state: KriegspielState, piece: number, cell: number): boolean =>
  rules.cache.at[cell] < 0 && (rules.arsenals.at[cell] < 0 || !entering(rules, state, piece, cell))

/**
 * Fills `cache.reached` with the squares where a piece may end its move and returns their number. Steps lead over
 * empty squares. An enemy arsenal is only ever the last one, since entering it destroys it.
 */
export const reach = (rules: Rules, state: KriegspielState, piece: number): number =>
  hasCosts(rules) ? reachOverCosts(rules, state, piece) : reachInSteps(rules, state, piece)

/** True if squares may differ in the movement that they cost. */
const hasCosts = (rules: Rules): boolean =>
  rules.ground.cost !== undefined || isModifiable(rules, 'step-cost')

/** Computes the reach on ground of equal cost, in steps. */
function reachInSteps(rules: Rules, state: KriegspielState, piece: number): number {
  const { cache } = rules
  const { seen, reached } = cache
  const from = cache.cell[piece]
  const speed = speedOf(rules, piece)
  if (speed === 0) return 0
  const generation = nextGeneration(cache)
  seen[from] = generation
  let count = expand(rules, state, piece, from, generation, 0)
  let next = 0
  for (let step = 2; step <= speed; step++)
    for (const end = count; next < end; next++)
      if (leadsOn(rules, state, piece, reached[next]))
        count = expand(rules, state, piece, reached[next], generation, count)
  return count
}

/** Computes the reach on ground with costs, from squares with the most movement left to those with the least. Each is reached the cheapest way. */
function reachOverCosts(rules: Rules, state: KriegspielState, piece: number): number {
  const { seen, reached, left, cell } = rules.cache
  const from = cell[piece]
  const speed = speedOf(rules, piece)
  if (speed === 0) return 0
  const generation = nextGeneration(rules.cache)
  seen[from] = generation
  left[from] = speed
  let count = expandAt(rules, state, piece, from, generation, 0)
  for (let points = speed - 1; points > 0; points--)
    for (let next = 0; next < count; next++)
      if (left[reached[next]] === points && leadsOn(rules, state, piece, reached[next]))
        count = expandAt(rules, state, piece, reached[next], generation, count)
  return count
}

/** Adds the neighbours that the remaining movement can pay for and returns the new number. The first step is always allowed. */
function expandAt(
  rules: Rules,
  state: KriegspielState,
  piece: number,
  from: number,
  generation: number,
  known: number,
): number {
  const { at, seen, reached, left } = rules.cache
  const { open, steps } = rules.ground
  const isFirst = from === rules.cache.cell[piece]
  let count = known
  for (let direction = 0; direction < 8; direction++) {
    const cell = from + steps[direction]
    if (open[(from << 3) + direction] === 0 || at[cell] >= 0) continue
    const spare = left[from] - costOf(rules, piece, cell)
    if (spare < 0 && !isFirst) continue
    const rest = spare > 0 ? spare : 0
    if (seen[cell] === generation) {
      if (left[cell] < rest) left[cell] = rest
      continue
    }
    if (rules.arsenals.at[cell] >= 0 && !mayEnd(rules, state, piece, cell)) continue
    seen[cell] = generation
    left[cell] = rest
    reached[count++] = cell
  }
  return count
}

/** Returns the movement that a piece spends to enter a square. */
export const costOf = (rules: Rules, piece: number, cell: number): number =>
  stepNow(rules, piece, cell, rules.ground.cost?.[cell] ?? 1)

/** True if only the cost of the ground keeps a piece from a square. */
export const isTooDear = (rules: Rules, state: KriegspielState, piece: number, cell: number): boolean =>
  hasCosts(rules) && rules.cache.reached.subarray(0, reachInSteps(rules, state, piece)).includes(cell)

/** True if a piece may end its move on a square. */
export const reaches = (rules: Rules, state: KriegspielState, piece: number, cell: number): boolean =>
  rules.cache.reached.subarray(0, reach(rules, state, piece)).includes(cell)

/** Adds the neighbours that were not reached before and returns the new number. */
function expand(
  rules: Rules,
  state: KriegspielState,
  piece: number,
  from: number,
  generation: number,
  known: number,
): number {
  const { ground, arsenals } = rules
  const { at, seen, reached } = rules.cache
  const { open, steps } = ground
  const slot = from << 3
  let count = known
  for (let direction = 0; direction < 8; direction++) {
    if (open[slot + direction] === 0) continue
    const cell = from + steps[direction]
    if (seen[cell] === generation || at[cell] >= 0) continue
    seen[cell] = generation
    if (arsenals.at[cell] < 0 || mayEnd(rules, state, piece, cell)) reached[count++] = cell
  }
  return count
}

/** True if a piece may move on from a square. */
export function leadsOn(rules: Rules, state: KriegspielState, piece: number, cell: number): boolean {
  const { ruleOptions, pieces, arsenals } = rules
  if (arsenals.at[cell] >= 0 && enemyArsenalAt(rules, state, pieces.side[piece], cell) >= 0) return false
  if (ruleOptions.passThroughDark === 'free' || pieces.bound[piece] === 0) return true
  if (isLit(rules, pieces.side[piece], cell)) return true
  return ruleOptions.passThroughDark === 'supplied' && isBesideConnected(rules, piece, cell)
}

/** True if a connected friend is beside the cell before the move. */
function isBesideConnected(rules: Rules, piece: number, cell: number): boolean {
  const { pieces, cache, board } = rules
  const side = pieces.side[piece]
  const slot = cell << 3
  for (let direction = 0; direction < 8; direction++) {
    const beside = board.grid.neighbours[slot + direction]
    const friend = beside < 0 ? -1 : cache.at[beside]
    if (friend < 0 || friend === piece || pieces.side[friend] !== side) continue
    if (isConnected(rules, friend)) return true
  }
  return false
}
