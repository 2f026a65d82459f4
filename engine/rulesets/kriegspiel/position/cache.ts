/**
 * Occupied cells, connected units and choices, computed from a state on demand.
 *
 * These arrays are memory, not state, and each position has its own. The caller calls `load` first. A step that changes
 * a state in place uses the functions here to keep them up to date.
 */
import { bookOf } from '../choices'
import { renew } from '../compile/live'
import type { KriegspielTurn, PositionCache, Rules, Tables } from '../rules'
import { type KriegspielState, NOBODY } from '../state'

/** The outdated part of a network: nothing, the units connected by contact, or its lines as well. */
export const FRESH = 0
export const CONTACTS = 1
export const LINES = 2

export function makeCache(tables: Tables): PositionCache {
  const { ground, territory, pieces, sides, reach, aims } = tables
  const { size } = ground
  const { count } = pieces
  return {
    of: undefined,
    printed: { ground, territory, pieces, reach, aims, choices: bookOf(tables) },
    laid: undefined,
    recast: undefined,
    recastAt: 0,
    at: new Int16Array(size).fill(NOBODY),
    cell: new Int32Array(count).fill(NOBODY),
    lit: sides.map(() => new Int32Array(size)),
    connected: new Uint8Array(count),
    linked: new Uint8Array(count),
    generation: new Int32Array(sides.length),
    ranges: new Int32Array(sides.length).fill(size),
    isFresh: false,
    stale: new Uint8Array(sides.length).fill(LINES),
    measuring: false,
    sources: new Int32Array(count + size),
    queue: new Int32Array(count),
    emits: pieces.emits.slice(),
    stops: pieces.stopsLines.slice(),
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

/** Returns the position cache for this state. A second call for the same state costs nothing. */
export const load = (rules: Rules, state: KriegspielState): PositionCache =>
  rules.cache.of === state ? rules.cache : reload(rules, state)

/** Updates the cache. Required after effects have changed the ground or the units of the state that it holds. */
export function reload(rules: Rules, state: KriegspielState): PositionCache {
  const { cache } = rules
  renew(rules, state)
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
  for (const piece of state.moved) cache.hasMoved[piece] += 1
  cache.of = state
  forget(cache)
  return cache
}

/** Drops the data that a new turn outdates: lists of choices, and networks that depend on more than positions. */
export function forgetTurn({ cache, areLinesLocal }: Rules): void {
  if (areLinesLocal) forgetChoices(cache)
  else forget(cache)
}

/** Drops the networks and the lists of choices. */
export function forget(cache: PositionCache): void {
  cache.isFresh = false
  cache.stale.fill(LINES)
  forgetChoices(cache)
}

export function forgetChoices(cache: PositionCache): void {
  cache.movable = undefined
  cache.attacks = undefined
}

/** Returns an unused generation number. */
export function nextGeneration(cache: PositionCache): number {
  if (cache.counter > 0x7ffffff0) {
    for (const list of [...cache.lit, cache.seen]) list.fill(0)
    forget(cache)
    cache.counter = 0
  }
  cache.counter += 1
  return cache.counter
}

/** Puts a piece on a cell, or off the board (RESERVE, CAPTURED). */
export function put(turn: KriegspielTurn, piece: number, to: number): void {
  load(turn.rules, turn.state)
  turn.list('cell')[piece] = to
  lay(turn.rules, piece, to)
}

/** Moves a piece in the position cache only, to evaluate a hypothetical position. */
export function lay(rules: Rules, piece: number, to: number): void {
  const { cache } = rules
  const from = cache.cell[piece]
  outdate(rules, piece, from)
  outdate(rules, piece, to)
  if (from >= 0) cache.at[from] = NOBODY
  cache.cell[piece] = to
  if (to >= 0) cache.at[to] = piece
  cache.isFresh = false
  forgetChoices(cache)
}

/** Marks networks as outdated when a piece leaves or enters a cell: lines that reach the cell, and contacts of its side. */
function outdate({ cache, pieces, arsenals, areLinesLocal }: Rules, piece: number, cell: number): void {
  const { stale } = cache
  const isAnyLine = !areLinesLocal || (cell >= 0 && arsenals.at[cell] >= 0)
  for (let side = 0; side < stale.length; side++) {
    const isOwn = pieces.side[piece] === side
    const mayTurnLines = !isOwn || cache.emits[piece] !== 0
    if (isAnyLine || (mayTurnLines && isReached(cache, side, cell))) stale[side] = LINES
    else if (isOwn && stale[side] === FRESH) stale[side] = CONTACTS
  }
}

/** True if a line of a side crosses a cell or is stopped at it. */
const isReached = ({ lit, generation }: PositionCache, side: number, cell: number): boolean =>
  cell >= 0 && Math.abs(lit[side][cell]) === generation[side]

export function markMoved(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.rules, turn.state)
  turn.list('moved').push(piece)
  cache.hasMoved[piece] += 1
  forgetChoices(cache)
}

export function forgetMoved(turn: KriegspielTurn): void {
  const cache = load(turn.rules, turn.state)
  for (const piece of turn.state.moved) cache.hasMoved[piece] = 0
  turn.list('moved').length = 0
  forgetChoices(cache)
}

export function orderRetreat(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.rules, turn.state)
  turn.list('retreating').push(piece)
  cache.retreating[piece] = 1
  forgetChoices(cache)
}

export function endRetreat(turn: KriegspielTurn, piece: number): void {
  const cache = load(turn.rules, turn.state)
  const list = turn.list('retreating')
  const index = list.indexOf(piece)
  if (index >= 0) list.splice(index, 1)
  cache.retreating[piece] = 0
  forgetChoices(cache)
}
