/** The cells of standing and lying pieces. Computing them from a state is faster than storing them. */
import { layGround } from '../compile/lay-ground'
import { isRecast, recastPieces } from '../compile/recast'
import { sightOf } from '../compile/sight'
import type { PositionCache, Rules, Tables } from '../rules'
import { type CryHavocState, DEAD } from '../state'

export function makeCache(tables: Tables): PositionCache {
  const { count } = tables.pieces
  const { size } = tables.board.grid
  return {
    occupant: new Int16Array(size).fill(-1),
    living: new Uint8Array(size),
    bodies: new Uint8Array(size),
    touched: new Int32Array(count * 2),
    touchedCount: 0,
    printed: { ground: tables.ground, sight: sightOf(tables) },
    laid: undefined,
    enlisted: tables.pieces,
    recast: undefined,
    recastAt: 0,
    walk: {
      layers: 0,
      top: 0,
      cost: new Int16Array(),
      stamp: new Int32Array(),
      before: new Int32Array(),
      item: new Int32Array(),
      next: new Int32Array(),
      heads: new Int32Array(128).fill(-1),
      generation: 0,
      ends: new Int32Array(size),
      endCells: new Int32Array(size).fill(-1),
      endCosts: new Int16Array(size),
      endRears: new Int32Array(size),
      turnCells: new Int32Array(size),
      turnCost: new Int16Array(size),
      turnNode: new Int32Array(size),
      turnRear: new Int32Array(size),
      turnStamp: new Int32Array(size),
      turnCount: 0,
      endCount: 0,
      endStamp: new Int32Array(size),
      of: undefined,
      step: -1,
      piece: -1,
      budget: -1,
    },
  }
}

/** Updates the cache. Required before a read whenever pieces may have moved or died. */
export function load(rules: Rules, state: CryHavocState): PositionCache {
  const { cache } = rules
  if (cache.laid !== state.laid) layGround(rules, state)
  if (isRecast(rules, state)) recastPieces(rules, state)
  const { pieces } = rules
  const { occupant, living, bodies, touched } = cache
  for (let i = 0; i < cache.touchedCount; i++) {
    occupant[touched[i]] = -1
    living[touched[i]] = 0
    bodies[touched[i]] = 0
  }
  let used = 0
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (cell < 0) continue
    const rear = state.rear[piece]
    if (state.health[piece] === DEAD) {
      const weight = pieces.beast[piece] === 1 ? rules.bodies.beast : rules.bodies.figure
      bodies[cell] = Math.min(255, bodies[cell] + weight)
      if (rear >= 0) bodies[rear] = Math.min(255, bodies[rear] + weight)
    } else {
      occupant[cell] = piece
      living[cell] = 1
      if (rear >= 0) {
        occupant[rear] = piece
        living[rear] = 1
      }
    }
    touched[used++] = cell
    if (rear >= 0) touched[used++] = rear
  }
  cache.touchedCount = used
  return cache
}
