/** Aggregates of pieces in touch, and the march that a Head leads (B-12). Reads the loaded scratch. */
import type { Rules } from '../rules'
import { freshMark } from '../scratch'
import { type CorteoState, HEAD, has } from '../state'

/** Pieces of one side linked to the given ones directly or through others, nearest first, the given ones included. */
export function linkedTo(rules: Rules, state: CorteoState, start: readonly number[]): number[] {
  const { scratch, ground, pieces } = rules
  if (start.length === 0) return []
  const side = pieces.side[start[0]]
  const mark = freshMark(scratch)
  const found: number[] = []
  const take = (piece: number) => {
    if (scratch.mark[piece] === mark) return
    scratch.mark[piece] = mark
    found.push(piece)
  }
  /** A piece that waits for its die is no part of a march yet (C-148), a passive one never (C-150). */
  const takeLink = (piece: number) => {
    if (pieces.passive[piece] !== 0) return
    if (state.waiting.length === 0 || !state.waiting.includes(piece)) take(piece)
  }
  start.forEach(take)
  for (let i = 0; i < found.length; i++) {
    const cell = state.cell[found[i]]
    if (cell < 0) continue
    for (let piece = scratch.top[cell]; piece >= 0; piece = scratch.next[piece]) takeLink(piece)
    for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
      if (ground.linked[slot] === 0) continue
      const first = scratch.top[ground.neighbours[slot]]
      if (first < 0 || pieces.side[first] !== side) continue
      for (let piece = first; piece >= 0; piece = scratch.next[piece]) takeLink(piece)
    }
  }
  return found
}

/** The one aggregate that has the Head rule: the largest with a Head in it (C-122, C-123). Empty without a Head. */
export function marchOf(rules: Rules, state: CorteoState): readonly number[] {
  if (state.led.length > 0) return partOf(rules, state)
  let march: readonly number[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (!has(state, piece, HEAD) || state.cell[piece] < 0 || march.includes(piece)) continue
    const aggregate = linkedTo(rules, state, [piece])
    if (aggregate.length > march.length) march = aggregate
  }
  return march
}

/** C-123: the largest part of what was the march; without a Head in it, none. */
function partOf(rules: Rules, state: CorteoState): readonly number[] {
  const part = largestPart(rules, state)
  return part.some((piece) => has(state, piece, HEAD)) ? part : []
}

/** Of what was the march when its Heads were named, the largest part with a piece of the component. */
export function largestPart(rules: Rules, state: CorteoState): readonly number[] {
  const leads = (part: readonly number[]) => part.some((piece) => has(state, piece, HEAD))
  let largest: readonly number[] = []
  for (const piece of state.led) {
    if (rules.pieces.component[piece] !== state.component || state.cell[piece] < 0) continue
    if (largest.includes(piece)) continue
    const part = linkedTo(rules, state, [piece])
    if (part.length > largest.length || (part.length === largest.length && leads(part))) largest = part
  }
  return largest
}

/** C-180: the march that was led in this hand is no longer one aggregate. */
export function isSplit(rules: Rules, state: CorteoState): boolean {
  const left = state.led.filter((piece) => state.cell[piece] >= 0)
  if (left.length < 2) return false
  const together = linkedTo(rules, state, [left[0]])
  return left.some((piece) => !together.includes(piece))
}

/** Power of a piece on its own: printed, and for a Head 2 more for each piece linked to it (C-116). */
export function ownPower(rules: Rules, state: CorteoState, piece: number): number {
  const printed = rules.pieces.power[piece]
  if (!has(state, piece, HEAD)) return printed
  const march = marchOf(rules, state)
  return march.includes(piece) ? printed + rules.head.bonus * (march.length - 1) : printed
}
