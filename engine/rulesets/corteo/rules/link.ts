/** Aggregates of adjacent pieces, and the march that a Head leads (B-12). Reads the loaded position cache. */

import { ofPiece, powerNow } from '../blocks/numbers'
import { freshMark } from '../position/cache'
import type { Rules } from '../rules'
import { type CorteoState, HEAD, has } from '../state'
import { componentOf, marchOfPiece } from './marches'

/**
 * Returns the pieces of one side linked to the given ones, directly or not, nearest first, with the given ones.
 * @param isOf tests the pieces that may link; without it all may
 */
export function linkedTo(
  rules: Rules,
  state: CorteoState,
  start: readonly number[],
  isOf?: (piece: number) => boolean,
): number[] {
  const { cache, ground, pieces } = rules
  if (start.length === 0) return []
  const side = pieces.side[start[0]]
  const mark = freshMark(cache)
  const found: number[] = []
  const take = (piece: number) => {
    if (cache.mark[piece] === mark) return
    cache.mark[piece] = mark
    found.push(piece)
  }
  /** A piece that waits for its die is not part of a march yet (C-148); a passive one never is (C-150). */
  const takeLink = (piece: number) => {
    if (pieces.passive[piece] !== 0 || (isOf !== undefined && !isOf(piece))) return
    if (state.waiting.length === 0 || !state.waiting.includes(piece)) take(piece)
  }
  start.forEach(take)
  for (let i = 0; i < found.length; i++) {
    const cell = state.cell[found[i]]
    if (cell < 0) continue
    for (let piece = cache.top[cell]; piece >= 0; piece = cache.next[piece]) takeLink(piece)
    for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
      if (ground.linked[slot] === 0) continue
      const first = cache.top[ground.neighbours[slot]]
      if (first < 0 || pieces.side[first] !== side) continue
      for (let piece = first; piece >= 0; piece = cache.next[piece]) takeLink(piece)
    }
  }
  return found
}

/** Returns the linked pieces that walk together. If each player leads a march, only units of the same marches count. */
export function bandOf(rules: Rules, state: CorteoState, start: readonly number[]): number[] {
  if (rules.head.marches.length <= 1) return linkedTo(rules, state, start)
  const marches = new Set(start.map((piece) => marchOfPiece(rules, piece)))
  return linkedTo(rules, state, start, (piece) => marches.has(marchOfPiece(rules, piece)))
}

/**
 * Returns the aggregate of a march that has the Head rule (C-122, C-123): the largest with a Head that its player
 * chose. Before a choice, or when the chosen group is gone, it is the largest with any Head. Empty without a Head.
 */
export function marchOf(rules: Rules, state: CorteoState, march: number): readonly number[] {
  const isWatched = state.led.some((piece) => marchOfPiece(rules, piece) === march)
  if (isWatched && isLed(rules, state, march)) return partOf(rules, state, march)
  const groups = groupsOfHeads(rules, state, march)
  const chosen = groups.filter((group) => state.leaders.some((piece) => group.includes(piece)))
  return largestOf(chosen.length > 0 ? chosen : groups)
}

/** Returns all pieces of marches with the Head rule. */
export const inMarches = (rules: Rules, state: CorteoState): readonly number[] =>
  rules.head.marches.flatMap((_, march) => marchOf(rules, state, march))

/** True if a piece is in its march, if that has the Head rule. */
export const isInMarch = (rules: Rules, state: CorteoState, piece: number): boolean => {
  const march = marchOfPiece(rules, piece)
  return march >= 0 && marchOf(rules, state, march).includes(piece)
}

/** Returns the aggregates of a march that contain a Head, in the order of their first Heads. */
export function groupsOfHeads(
  rules: Rules,
  state: CorteoState,
  march: number,
): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (!has(state, piece, HEAD) || state.cell[piece] < 0 || marchOfPiece(rules, piece) !== march) continue
    if (!groups.some((group) => group.includes(piece))) groups.push(bandOf(rules, state, [piece]))
  }
  return groups
}

/** Returns the first of the largest groups. */
const largestOf = (groups: readonly (readonly number[])[]): readonly number[] =>
  groups.reduce((largest, group) => (group.length > largest.length ? group : largest), [])

/** True if the chosen group of the march still exists, so still has a Head. If a split may cost it the Head, a piece of its component is enough. */
export function isLed(rules: Rules, state: CorteoState, march: number): boolean {
  const { led, leaders, cell, flags } = state
  const component = componentOf(state, march)
  const isThere = (piece: number) => cell[piece] >= 0 && marchOfPiece(rules, piece) === march
  return (
    leaders.some((piece) => isThere(piece) && (flags[piece] & HEAD) !== 0) ||
    led.some((piece) => isThere(piece) && rules.pieces.component[piece] === component)
  )
}

/** C-156: true if a piece is linked to a Head of the last hand's march, with at least one other piece. */
export function walksWithLastMarch(rules: Rules, state: CorteoState, piece: number): boolean {
  if (state.lastLeaders.length === 0 || state.cell[piece] < 0) return false
  const band = bandOf(rules, state, [piece])
  return band.length > 1 && state.lastLeaders.some((head) => band.includes(head))
}

/** C-123: the largest part of the former march, or an empty list if that part has no Head. */
function partOf(rules: Rules, state: CorteoState, march: number): readonly number[] {
  const part = largestPart(rules, state, march)
  return part.some((piece) => has(state, piece, HEAD)) ? part : []
}

/** Returns the largest part with a piece of the component, among the pieces of the march when its Heads were named. */
export function largestPart(rules: Rules, state: CorteoState, march: number): readonly number[] {
  const component = componentOf(state, march)
  const leads = (part: readonly number[]) => part.some((piece) => has(state, piece, HEAD))
  let largest: readonly number[] = []
  for (const piece of state.led) {
    if (rules.pieces.component[piece] !== component || state.cell[piece] < 0) continue
    if (marchOfPiece(rules, piece) !== march) continue
    if (largest.includes(piece)) continue
    const part = bandOf(rules, state, [piece])
    if (part.length > largest.length || (part.length === largest.length && leads(part))) largest = part
  }
  return largest
}

/** C-180: true if the march led in this hand is no longer one aggregate. */
export function isSplit(rules: Rules, state: CorteoState, march: number): boolean {
  const left = state.led.filter((piece) => state.cell[piece] >= 0 && marchOfPiece(rules, piece) === march)
  if (left.length < 2) return false
  const together = bandOf(rules, state, [left[0]])
  return left.some((piece) => !together.includes(piece))
}

/** Returns the power of a piece: as printed, for a Head 2 more for each linked piece (C-116), and with the modifiers of the scenario. */
export const ownPower = (rules: Rules, state: CorteoState, piece: number): number =>
  powerNow(rules, state, piece, plainPower(rules, state, piece))

export function plainPower(rules: Rules, state: CorteoState, piece: number): number {
  const printed = rules.pieces.power[piece]
  if (!has(state, piece, HEAD)) return printed
  const march = marchOf(rules, state, marchOfPiece(rules, piece))
  return march.includes(piece) ? printed + bonusOf(rules, state, piece) * (march.length - 1) : printed
}

/** Returns the power that a Head gains from each linked piece. */
export const bonusOf = (rules: Rules, state: CorteoState, piece: number): number =>
  ofPiece(rules, state, 'head-bonus', piece, rules.head.bonus)
