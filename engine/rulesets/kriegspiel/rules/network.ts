/** Lines of communication and who is connected (K-28 to K-42). */

import { supplyRange } from '../blocks/numbers'
import { forgetChoices, load, nextGeneration } from '../position-cache'
import type { PositionCache, Rules } from '../rules'
import type { KriegspielState } from '../state'

/** Brings the networks of all sides of the position cache up to date with the state. */
export function loadNetworks(rules: Rules, state: KriegspielState): PositionCache {
  const cache = load(rules, state)
  if (cache.isFresh || cache.measuring) return cache
  cache.measuring = true
  if (rules.options.lineBlockers === 'connected') settleBlockers(rules, state)
  else measureAll(rules, state)
  cache.measuring = false
  cache.isFresh = true
  forgetChoices(cache)
  return cache
}

export const isConnected = ({ cache, pieces }: Rules, piece: number): boolean =>
  cache.connected[piece] === cache.generation[pieces.side[piece]]

export const isOnLine = ({ cache, pieces }: Rules, piece: number): boolean =>
  cache.onLine[piece] === cache.generation[pieces.side[piece]]

export const isLit = ({ cache }: Rules, side: number, cell: number): boolean =>
  cache.lit[side][cell] === cache.generation[side]

/**
 * One network: rays from the arsenals and from every unit that emits and stands on a ray, in eight directions, stopped by
 * ground, walls and enemy units; then contact between friends. Expects the position cache to know who stands where and who blocks.
 */
export function measureNetwork(rules: Rules, state: KriegspielState, side: number): void {
  const { ground, pieces, cache } = rules
  const { steps, lineRun } = ground
  const { at, onLine, sources, blocks, queue } = cache
  const { emits, side: own } = pieces
  const lit = cache.lit[side]
  const generation = nextGeneration(cache)
  cache.generation[side] = generation
  let count = radiating(rules, state, side)
  const farthest = supplyRange(rules, side)
  let contacts = 0
  for (let next = 0; next < count; next++) {
    const from = sources[next]
    const slot = from << 3
    lit[from] = generation
    const here = at[from]
    if (here >= 0 && own[here] === side && onLine[here] !== generation) {
      onLine[here] = generation
      queue[contacts++] = here
    }
    for (let direction = 0; direction < 8; direction++) {
      const step = steps[direction]
      let cell = from
      const run = lineRun[slot + direction]
      for (let left = run < farthest ? run : farthest; left > 0; left--) {
        cell += step
        const piece = at[cell]
        if (piece >= 0) {
          if (own[piece] !== side) {
            if (blocks[piece] !== 0) break
          } else if (onLine[piece] !== generation) {
            onLine[piece] = generation
            queue[contacts++] = piece
            if (emits[piece] !== 0) sources[count++] = cell
          }
        }
        lit[cell] = generation
      }
    }
  }
  spreadByContact(rules, side, contacts, generation)
}

/** Puts the arsenals that radiate among the sources and gives their number. */
function radiating(rules: Rules, state: KriegspielState, side: number): number {
  const { arsenals, cache } = rules
  let count = 0
  for (let index = 0; index < arsenals.count; index++)
    if (isRadiating(rules, state, side, index)) cache.sources[count++] = arsenals.cell[index]
  return count
}

/** Whether an arsenal is of the side, stands, and sends out its lines. */
export const isRadiating = (rules: Rules, state: KriegspielState, side: number, index: number): boolean =>
  rules.arsenals.side[index] === side && state.arsenals[index] === 1 && radiates(rules, index)

/** A covered arsenal still radiates, unless the scenario says otherwise. */
function radiates({ options, arsenals, pieces, cache }: Rules, index: number): boolean {
  if (options.coveredArsenal === 'emits') return true
  const piece = cache.at[arsenals.cell[index]]
  return piece < 0 || pieces.side[piece] !== arsenals.side[index]
}

/** K-37: who stands beside a connected friend is connected too; with `one-step` only beside one that is on a line. */
function spreadByContact(rules: Rules, side: number, contacts: number, generation: number): void {
  const { pieces, cache, board, options } = rules
  const { at, cell, connected, queue } = cache
  const { neighbours } = board.grid
  const own = pieces.side
  const chained = options.supplyAdjacency === 'chained'
  let count = contacts
  for (let index = 0; index < contacts; index++) connected[queue[index]] = generation
  for (let next = 0; next < (chained ? count : contacts); next++) {
    const slot = cell[queue[next]] << 3
    for (let direction = 0; direction < 8; direction++) {
      const beside = neighbours[slot + direction]
      if (beside < 0) continue
      const friend = at[beside]
      if (friend < 0 || own[friend] !== side || connected[friend] === generation) continue
      connected[friend] = generation
      queue[count++] = friend
    }
  }
}

/**
 * `lineBlockers: connected`: each network depends on the others. Units that are connected even if every enemy combat unit
 * blocks are sure to block; with these alone more may turn out to be cut off, and so on until nothing changes. A unit
 * still in doubt then, connected only if another in doubt is not, blocks nothing.
 */
function settleBlockers(rules: Rules, state: KriegspielState): void {
  const { pieces, cache } = rules
  const { blocks } = cache
  blocks.set(pieces.combat)
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

function measureAll(rules: Rules, state: KriegspielState): void {
  for (let side = 0; side < rules.sides.length; side++) measureNetwork(rules, state, side)
}

const connectedCombat = (rules: Rules): Uint8Array =>
  rules.pieces.combat.map((combat, piece) =>
    combat !== 0 && rules.cache.cell[piece] >= 0 && isConnected(rules, piece) ? 1 : 0,
  )
