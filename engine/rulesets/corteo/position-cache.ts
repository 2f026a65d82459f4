/**
 * Who stands where and who controls what, worked out from a state when it is needed.
 *
 * These arrays are memory, not state, and each position has its own: `reload` empties only what the load before it filled, so that its cost grows with
 * the pieces and not with the map. The caller calls `load` before reading them, and `reload` after changing a state.
 */

import type { PositionCache } from './compile/cache'
import { isRecast, layGround, recastPieces } from './compile/live'
import type { Rules } from './rules'
import { type CorteoState, enemyOf, PANICKED } from './state'

export const BARRICADE = 1
export const COVER = 2
export const SMOKE = 3
export const JAM = 4

/** More pieces than any cell holds. */
const FULL = 255

/** A number no mark has yet. */
export function freshMark(cache: PositionCache): number {
  if (cache.generation > 0x7ffffff0) {
    cache.mark.fill(0)
    cache.generation = 0
  }
  return ++cache.generation
}

/** Loads the position cache with this state; costs nothing when it does already. */
export const load = (rules: Rules, state: CorteoState): PositionCache =>
  rules.cache.of === state ? rules.cache : reload(rules, state)

/** To be called after every change of who stands where, face down or not, and of the markers. */
export function reload(rules: Rules, state: CorteoState): PositionCache {
  const { cache } = rules
  clear(rules)
  if (cache.laid !== state.laid) layGround(rules, state)
  if (isRecast(rules, state)) recastPieces(rules, state)
  const { ground, pieces } = rules
  cache.of = state
  cache.reach.mark = 0
  const { top, next, count, blocked, zone, stops, touched, controlled, controlledCount } = cache
  const { neighbours, width, control } = ground
  let used = 0
  for (let piece = pieces.count - 1; piece >= 0; piece--) {
    const cell = state.cell[piece]
    if (cell < 0) continue
    const side = pieces.side[piece]
    const enemy = enemyOf(side)
    next[piece] = top[cell]
    top[cell] = piece
    if (count[cell]++ === 0) touched[used++] = cell
    // Units of a side without a player are in everybody's way, and that is all.
    if (side > 1) {
      blocked[0][cell] = 1
      blocked[1][cell] = 1
      continue
    }
    if (pieces.taken[piece] >= 0 && isPrey(rules, piece)) stops[enemy][cell] = 1
    else blocked[enemy][cell] = 1
    if ((state.flags[piece] & PANICKED) !== 0 || pieces.passive[piece] !== 0) continue
    const controls = control[side]
    const mine = zone[side]
    const halts = stops[enemy]
    const cells = controlled[side]
    let held = controlledCount[side]
    for (let slot = cell * width, end = slot + width; slot < end; slot++) {
      if (controls[slot] === 0) continue
      const other = neighbours[slot]
      if (mine[other] !== 0) continue
      mine[other] = 1
      halts[other] = 1
      cells[held++] = other
    }
    controlledCount[side] = held
  }
  cache.touchedCount = used
  // C-148: nobody joins a piece that arrived late and waits for its die.
  for (const piece of state.waiting) if (pieces.sleeps[piece] < 0) count[state.cell[piece]] = FULL
  markAll(cache, state.smoke, SMOKE)
  markAll(cache, state.jams, JAM)
  markAll(cache, state.barricades, BARRICADE)
  markAll(cache, state.covered, COVER)
  return cache
}

/** C-166: a piece that the other side may take by entering its cell. */
export const isPrey = ({ pieces, captures }: Rules, piece: number): boolean =>
  pieces.taken[piece] >= 0 && captures[pieces.taken[piece]].side === enemyOf(pieces.side[piece])

function markAll(cache: PositionCache, cells: readonly number[], marker: number): void {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]
    cache.marker[cell] = marker
    for (let side = 0; side < cache.blocked.length; side++) {
      cache.blocked[side][cell] = 1
      // C-016, C-133: a covered objective is a building, and nobody controls those.
      if (marker === COVER) cache.zone[side][cell] = 0
    }
    cache.touched[cache.touchedCount++] = cell
  }
}

function clear({ cache, ground, captures }: Rules): void {
  const { top, count, blocked, zone, stops, touched, marker, controlled, controlledCount } = cache
  for (let i = 0; i < cache.touchedCount; i++) {
    const cell = touched[i]
    top[cell] = -1
    count[cell] = 0
    marker[cell] = 0
    for (let side = 0; side < blocked.length; side++) blocked[side][cell] = 0
    if (captures.length > 0)
      for (let side = 0; side < stops.length; side++) stops[side][cell] = ground.stops[side][cell]
  }
  for (let side = 0; side < controlled.length; side++) {
    const [cells, mine, enemy] = [controlled[side], zone[side], enemyOf(side)]
    const [halts, always] = [stops[enemy], ground.stops[enemy]]
    for (let i = 0; i < controlledCount[side]; i++) {
      mine[cells[i]] = 0
      halts[cells[i]] = always[cells[i]]
    }
    controlledCount[side] = 0
  }
}
