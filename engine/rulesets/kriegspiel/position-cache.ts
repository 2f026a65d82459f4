/**
 * Who stands where, who is connected and what may be chosen, worked out from a state when it is needed.
 *
 * These arrays are memory, not state, and each position has its own. The caller calls `load` first; a step that changes a state in place goes
 * through the functions here, so that they stay true.
 */
import type { KriegspielTurn, PositionCache, Rules, Tables } from './rules'
import { type KriegspielState, NOBODY } from './state'

export function makeCache({ ground: { size }, pieces, sides }: Tables): PositionCache {
  const { count } = pieces
  return {
    of: undefined,
    at: new Int16Array(size).fill(NOBODY),
    cell: new Int32Array(count).fill(NOBODY),
    lit: sides.map(() => new Int32Array(size)),
    connected: new Int32Array(count),
    onLine: new Int32Array(count),
    generation: new Int32Array(sides.length),
    isFresh: false,
    measuring: false,
    sources: new Int32Array(count + size),
    queue: new Int32Array(count),
    blocks: pieces.stopsLines.slice(),
    retreating: new Uint8Array(count),
    hasMoved: new Uint8Array(count),
    seen: new Int32Array(size),
    reached: new Int32Array(size),
    left: new Int32Array(size),
    counter: 0,
    movable: undefined,
    attacks: undefined,
  }
}

/** Loads the position cache with this state; costs nothing when it does already. */
export const load = (rules: Rules, state: KriegspielState): PositionCache =>
  rules.cache.of === state ? rules.cache : reload(rules, state)

function reload({ cache }: Rules, state: KriegspielState): PositionCache {
  const { at, cell } = cache
  for (let piece = 0; piece < cell.length; piece++) if (cell[piece] >= 0) at[cell[piece]] = NOBODY
  for (let piece = 0; piece < cell.length; piece++) {
    const here = state.cell[piece]
    cell[piece] = here
    if (here >= 0) at[here] = piece
  }
  cache.retreating.fill(0)
  for (const piece of state.retreating) cache.retreating[piece] = 1
  cache.hasMoved.fill(0)
  for (const piece of state.moved) cache.hasMoved[piece] = 1
  cache.of = state
  forget(cache)
  return cache
}

/** Networks and lists of choices no longer hold. */
export function forget(cache: PositionCache): void {
  cache.isFresh = false
  forgetChoices(cache)
}

export function forgetChoices(cache: PositionCache): void {
  cache.movable = undefined
  cache.attacks = undefined
}

/** A number no generation has yet. */
export function nextGeneration(cache: PositionCache): number {
  if (cache.counter > 0x7ffffff0) {
    for (const list of [...cache.lit, cache.connected, cache.onLine, cache.seen]) list.fill(0)
    cache.isFresh = false
    cache.counter = 0
  }
  cache.counter += 1
  return cache.counter
}

/** Puts a piece on a cell, or off the board (RESERVE, CAPTURED). */
export function put(turn: KriegspielTurn, piece: number, to: number): void {
  const cache = load(turn.def.rules, turn.state)
  turn.list('cell')[piece] = to
  lay(cache, piece, to)
}

/** The same in the position cache alone: for a question about a position that is not there. */
export function lay(cache: PositionCache, piece: number, to: number): void {
  const from = cache.cell[piece]
  if (from >= 0) cache.at[from] = NOBODY
  cache.cell[piece] = to
  if (to >= 0) cache.at[to] = piece
  forget(cache)
}

export function markMoved(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.def.rules, turn.state)
  turn.list('moved').push(piece)
  cache.hasMoved[piece] = 1
  forgetChoices(cache)
}

export function forgetMoved(turn: KriegspielTurn): void {
  const cache = load(turn.def.rules, turn.state)
  for (const piece of turn.state.moved) cache.hasMoved[piece] = 0
  turn.list('moved').length = 0
  forgetChoices(cache)
}

export function orderRetreat(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.def.rules, turn.state)
  turn.list('retreating').push(piece)
  cache.retreating[piece] = 1
  forgetChoices(cache)
}

export function endRetreat(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.def.rules, turn.state)
  const list = turn.list('retreating')
  const index = list.indexOf(piece)
  if (index >= 0) list.splice(index, 1)
  cache.retreating[piece] = 0
  forgetChoices(cache)
}
