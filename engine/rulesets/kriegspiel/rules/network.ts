/** Lines of communication and connected units (K-28 to K-42). */

import { isModifiable, isOn, supplyRange } from '../blocks/numbers'
import { CONTACTS, FRESH, forgetChoices, LINES, load, nextGeneration } from '../position/cache'
import type { PositionCache, Rules } from '../rules'
import type { KriegspielState } from '../state'

/** Updates the networks of all sides in the position cache to match the state. */
export function loadNetworks(rules: Rules, state: KriegspielState): PositionCache {
  const cache = load(rules, state)
  if (cache.isFresh || cache.measuring) return cache
  cache.measuring = true
  if (rules.isNetworkModified) settleNumbers(rules, state)
  else settleBlockersAndLines(rules, state)
  cache.measuring = false
  cache.isFresh = true
  forgetChoices(cache)
  return cache
}

export const isConnected = ({ cache }: Rules, piece: number): boolean => cache.connected[piece] !== 0

/** True if a piece on the board is on its own lines. */
export const isOnLine = (rules: Rules, piece: number): boolean =>
  isLit(rules, rules.pieces.side[piece], rules.cache.cell[piece])

export const isLit = ({ cache }: Rules, side: number, cell: number): boolean =>
  cache.lit[side][cell] === cache.generation[side]

/**
 * Modified numbers of the networks may depend on connected units, which depend on these numbers. The numbers are therefore
 * computed twice. The first pass assumes no connected units, the second those of the first; its result holds. The
 * numbers thus depend only on the state, and a word may refer to itself.
 */
function settleNumbers(rules: Rules, state: KriegspielState): void {
  const { cache } = rules
  cache.connected.fill(0)
  for (let side = 0; side < rules.sides.length; side++) cache.generation[side] = nextGeneration(cache)
  for (let asking = 0; asking < 2; asking++) {
    for (let side = 0; side < rules.sides.length; side++) cache.ranges[side] = supplyRange(rules, side)
    readSwitches(rules)
    cache.stale.fill(LINES)
    settleBlockersAndLines(rules, state)
  }
  cache.linked.set(cache.connected)
  if (!isModifiable(rules, 'connection')) return
  const now = cache.connected.map((connected, piece) =>
    cache.cell[piece] >= 0 && isOn(rules, 'connection', piece, connected) ? 1 : 0,
  )
  cache.connected.set(now)
}

/** Reads which units relay lines, and which stop those of the enemy. */
function readSwitches(rules: Rules): void {
  const { cache, pieces } = rules
  if (isModifiable(rules, 'relays'))
    for (let piece = 0; piece < pieces.count; piece++)
      cache.emits[piece] = isOn(rules, 'relays', piece, pieces.emits[piece]) ? 1 : 0
  if (!isModifiable(rules, 'stops-lines')) return
  for (let piece = 0; piece < pieces.count; piece++)
    cache.stops[piece] = isOn(rules, 'stops-lines', piece, pieces.stopsLines[piece]) ? 1 : 0
  cache.blocks.set(cache.stops)
}

function settleBlockersAndLines(rules: Rules, state: KriegspielState): void {
  if (rules.ruleOptions.lineBlockers === 'connected') settleBlockers(rules, state)
  else measureStale(rules, state)
}

/** Computes one network. Expects the cells and the blocking units in the position cache. */
function measureNetwork(rules: Rules, state: KriegspielState, side: number): void {
  drawLines(rules, state, side)
  spreadByContact(rules, side)
}

/** Draws rays in eight directions from the arsenals, and from every emitting unit on a ray. Ground, walls and enemy units stop them. */
function drawLines(rules: Rules, state: KriegspielState, side: number): void {
  const { ground, pieces, cache } = rules
  const { steps, lineRun } = ground
  const { at, sources, blocks, emits } = cache
  const { side: own } = pieces
  const lit = cache.lit[side]
  const generation = nextGeneration(cache)
  cache.generation[side] = generation
  let count = radiating(rules, state, side)
  const farthest = cache.ranges[side]
  for (let next = 0; next < count; next++) {
    const from = sources[next]
    const slot = from << 3
    lit[from] = generation
    for (let direction = 0; direction < 8; direction++) {
      const step = steps[direction]
      let cell = from
      const run = lineRun[slot + direction]
      for (let left = run < farthest ? run : farthest; left > 0; left--) {
        cell += step
        const piece = at[cell]
        if (piece >= 0) {
          if (own[piece] !== side) {
            if (blocks[piece] !== 0) {
              if (lit[cell] !== generation) lit[cell] = -generation
              break
            }
          } else if (emits[piece] !== 0 && lit[cell] !== generation) sources[count++] = cell
        }
        lit[cell] = generation
      }
    }
  }
}

/** Puts the radiating arsenals into `sources` and returns their number. */
function radiating(rules: Rules, state: KriegspielState, side: number): number {
  const { arsenals, cache } = rules
  let count = 0
  for (let index = 0; index < arsenals.count; index++)
    if (isRadiating(rules, state, side, index)) cache.sources[count++] = arsenals.cell[index]
  return count
}

/** True if an arsenal belongs to the side, stands, and radiates lines. */
export const isRadiating = (rules: Rules, state: KriegspielState, side: number, index: number): boolean =>
  rules.arsenals.side[index] === side && state.arsenals[index] === 1 && radiates(rules, index)

/** A covered arsenal still radiates, unless the scenario says otherwise. */
function radiates({ ruleOptions, arsenals, pieces, cache }: Rules, index: number): boolean {
  if (ruleOptions.coveredArsenal === 'emits') return true
  const piece = cache.at[arsenals.cell[index]]
  return piece < 0 || pieces.side[piece] !== arsenals.side[index]
}

/** K-37: connects pieces on a line, and pieces beside a connected friend. With `one-step` that friend must be on a line. */
function spreadByContact(rules: Rules, side: number): void {
  const { pieces, cache, board, ruleOptions } = rules
  const { at, cell, connected, queue } = cache
  const { neighbours } = board.grid
  const own = pieces.side
  const chained = ruleOptions.supplyAdjacency === 'chained'
  const contacts = listOnLine(rules, side)
  let count = contacts
  for (let next = 0; next < (chained ? count : contacts); next++) {
    const slot = cell[queue[next]] << 3
    for (let direction = 0; direction < 8; direction++) {
      const beside = neighbours[slot + direction]
      if (beside < 0) continue
      const friend = at[beside]
      if (friend < 0 || own[friend] !== side || connected[friend] !== 0) continue
      connected[friend] = 1
      queue[count++] = friend
    }
  }
}

/** Puts the pieces of a side that stand on its lines into the queue and returns their number. Only these are marked as connected. */
function listOnLine({ pieces, cache }: Rules, side: number): number {
  const { cell, connected, queue } = cache
  const lit = cache.lit[side]
  const generation = cache.generation[side]
  let count = 0
  for (const piece of pieces.of[side]) {
    const isOnLine = cell[piece] >= 0 && lit[cell[piece]] === generation
    connected[piece] = isOnLine ? 1 : 0
    if (isOnLine) queue[count++] = piece
  }
  return count
}

/**
 * `lineBlockers: connected`: each network depends on the others. Units that are connected even if every enemy combat
 * unit blocks are certain to block. With only these blocking, more units may turn out cut off, and so on until nothing
 * changes. The remaining units in doubt are connected only if another unit in doubt is not. They block nothing.
 */
function settleBlockers(rules: Rules, state: KriegspielState): void {
  const { pieces, cache } = rules
  const { blocks } = cache
  blocks.set(cache.stops)
  for (let round = 0; round <= pieces.count; round++) {
    measureAll(rules, state)
    const sure = connectedCombat(rules)
    blocks.set(sure)
    measureAll(rules, state)
    const possible = connectedCombat(rules)
    blocks.set(possible)
    measureAll(rules, state)
    const surer = connectedCombat(rules)
    if (surer.every((value, piece) => value === sure[piece])) {
      blocks.set(sure)
      measureAll(rules, state)
      return
    }
  }
}

function measureStale(rules: Rules, state: KriegspielState): void {
  const { stale } = rules.cache
  for (let side = 0; side < stale.length; side++)
    if (stale[side] === LINES) measureNetwork(rules, state, side)
    else if (stale[side] === CONTACTS) spreadByContact(rules, side)
  stale.fill(FRESH)
}

function measureAll(rules: Rules, state: KriegspielState): void {
  for (let side = 0; side < rules.sides.length; side++) measureNetwork(rules, state, side)
}

const connectedCombat = (rules: Rules): Uint8Array =>
  rules.cache.stops.map((stops, piece) =>
    stops !== 0 && rules.cache.cell[piece] >= 0 && isConnected(rules, piece) ? 1 : 0,
  )
