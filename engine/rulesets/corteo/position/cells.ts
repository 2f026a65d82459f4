/** Updates a cell and its neighbours when a piece is placed or removed: `reload` keeps the position cache up to date with it. */
import type { Rules } from '../rules'
import { areFoes, isPlayed } from '../rules/foes'

/** The markers that close a cell, in the order in which `reload` receives their cells. */
export const SMOKE = 1
export const JAM = 2
export const BARRICADE = 3
export const COVER = 4

const NOWHERE = -1

/** C-166: true for a piece that the other side may capture by entering its cell. */
export const isPrey = (rules: Rules, piece: number): boolean => {
  const { pieces, captures } = rules
  return pieces.taken[piece] >= 0 && areFoes(rules, captures[pieces.taken[piece]].side, pieces.side[piece])
}

/** Puts a piece from off the map on a cell. The top of a stack is the first in the list of pieces. */
export function putDown(rules: Rules, piece: number, cell: number, controls: number): void {
  const { top, next } = rules.cache
  const above = lastBefore(rules, piece, cell)
  next[piece] = above < 0 ? top[cell] : next[above]
  putUnder(rules, above, cell, piece)
  count(rules, piece, cell, controls, 1)
}

/** Removes a piece from its cell, if it has one. */
export function takeUp(rules: Rules, piece: number): void {
  const { next, cell, controls } = rules.cache
  const from = cell[piece]
  if (from < 0) return
  putUnder(rules, lastBefore(rules, piece, from), from, next[piece])
  count(rules, piece, from, controls[piece], -1)
  cell[piece] = NOWHERE
}

/** Returns the piece above the position of another in a stack, or NOWHERE if that is the top. */
function lastBefore({ cache: { top, next } }: Rules, piece: number, cell: number): number {
  let above = NOWHERE
  for (let other = top[cell]; other >= 0 && other < piece; other = next[other]) above = other
  return above
}

function putUnder({ cache: { top, next } }: Rules, above: number, cell: number, piece: number): void {
  if (above < 0) top[cell] = piece
  else next[above] = piece
}

/** Adds or removes a piece on a cell and its control of the neighbours. */
function count(rules: Rules, piece: number, cell: number, controls: number, by: 1 | -1): void {
  const { ground, pieces, cache } = rules
  const { neighbours, width } = ground
  const side = pieces.side[piece]
  cache.count[cell] += by
  cache.cell[piece] = cell
  cache.controls[piece] = controls
  settle(rules, cell)
  if (controls === 0) return
  const around = ground.control[side]
  const controllers = cache.controllers[side]
  for (let slot = cell * width, end = slot + width; slot < end; slot++) {
    if (around[slot] === 0) continue
    controllers[neighbours[slot]] += by
    settle(rules, neighbours[slot])
  }
}

/** Recomputes the cell's controllers, and the sides that it stops or blocks, from the pieces on it and around it. */
export function settle(rules: Rules, cell: number): void {
  const { pieces, cache } = rules
  const { blocked, stops, marker, top, next } = cache
  for (const mask of blocked) mask[cell] = marker[cell] === 0 ? 0 : 1
  settleControl(rules, cell)
  for (let piece = top[cell]; piece >= 0; piece = next[piece])
    // Units of a side without a player block every side and do nothing else.
    for (let side = 0; side < blocked.length; side++)
      if (side !== pieces.side[piece])
        (isPlayed(rules, pieces.side[piece]) && isPrey(rules, piece) ? stops : blocked)[side][cell] = 1
}

function settleControl({ ground, cache }: Rules, cell: number): void {
  const { hostile, stops, zone, controllers, marker } = cache
  // C-016, C-133: a covered objective is a building, and no side controls it.
  const isBuilding = marker[cell] === COVER
  for (let side = 0; side < zone.length; side++) {
    zone[side][cell] = controllers[side][cell] !== 0 && !isBuilding ? 1 : 0
    const isHeld = isHeldByOthers(controllers, side, cell)
    stops[side][cell] = isHeld ? 1 : ground.stops[side][cell]
    if (cache.isOfMany) hostile[side][cell] = isHeld && !isBuilding ? 1 : 0
  }
}

function isHeldByOthers(controllers: readonly Uint16Array[], side: number, cell: number): boolean {
  for (let other = 0; other < controllers.length; other++)
    if (other !== side && controllers[other][cell] !== 0) return true
  return false
}
