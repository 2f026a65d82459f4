/**
 * Occupied and controlled cells, computed from a state on demand.
 *
 * These arrays are memory, not state, and each position has its own. `reload` updates only the differences from the
 * previous state. Its cost depends on the number of pieces and markers, not on the size of the map. The caller calls
 * `load` before reading them, and `reload` after changing a state.
 */

import { isModifiable } from '../blocks/numbers'
import type { PositionCache } from '../compile/cache'
import { isRecast, layGround, recastPieces } from '../compile/live'
import type { Rules } from '../rules'
import { controlsNow } from '../rules/control'
import type { CorteoState } from '../state'
import { putDown, settle, takeUp } from './cells'

/** Added to the count of a closed cell; greater than the number of pieces in any cell. */
const FULL = 128

/** Returns an unused mark. */
export function freshMark(cache: PositionCache): number {
  if (cache.generation > 0x7ffffff0) {
    cache.mark.fill(0)
    cache.generation = 0
  }
  return ++cache.generation
}

/** Returns the position cache for this state. A second call for the same state costs nothing, unless modifiers decide on control. */
export const load = (rules: Rules, state: CorteoState): PositionCache =>
  rules.cache.of === state && !isControlOutdated(rules, state) ? rules.cache : reload(rules, state)

/** True if a modifier has changed which units control their surroundings. */
function isControlOutdated(rules: Rules, state: CorteoState): boolean {
  if (!isModifiable(rules, 'control')) return false
  const { cell, controls } = rules.cache
  return controls.some((now, piece) => cell[piece] >= 0 && controlsNow(rules, state, piece) !== (now === 1))
}

/** Updates the cache. Required after each change of places, flags or markers. */
export function reload(rules: Rules, state: CorteoState): PositionCache {
  const { cache } = rules
  for (const cell of cache.closed.splice(0)) cache.count[cell] -= FULL
  if (cache.laid !== state.laid || isRecast(rules, state)) renew(rules, state)
  cache.of = state
  cache.reach.mark = 0
  cache.selectsAt = -1
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    const cell = state.cell[piece]
    const controls = cell >= 0 && controlsNow(rules, state, piece) ? 1 : 0
    if (cell === cache.cell[piece] && controls === cache.controls[piece]) continue
    if (cell < 0 && cache.cell[piece] < 0) continue
    takeUp(rules, piece)
    if (cell >= 0) putDown(rules, piece, cell, controls)
  }
  mark(rules, [state.smoke, state.jams, state.barricades, state.covered])
  close(rules, state)
  return cache
}

/** Applies changed ground or units. All pieces are removed, and `reload` places them again. */
function renew(rules: Rules, state: CorteoState): void {
  for (let piece = 0; piece < rules.pieces.count; piece++) takeUp(rules, piece)
  if (rules.cache.laid !== state.laid) layGround(rules, state)
  if (isRecast(rules, state)) recastPieces(rules, state)
}

/** Records the markers. The last of several on a cell counts. */
function mark(rules: Rules, lists: readonly (readonly number[])[]): void {
  const { cache } = rules
  const before = cache.marked
  if (lists.every((cells, index) => isSame(cells, before[index]))) return
  for (const cell of before.flat()) cache.marker[cell] = 0
  cache.marked = lists.map((cells) => [...cells])
  for (const [index, cells] of lists.entries()) for (const cell of cells) cache.marker[cell] = index + 1
  for (const cell of [...before, ...lists].flat()) settle(rules, cell)
}

const isSame = (cells: readonly number[], others: readonly number[]): boolean =>
  cells.length === others.length && cells.every((cell, index) => cell === others[index])

/** C-148: no piece joins one that arrived late and waits for its die. */
function close({ pieces, cache }: Rules, { waiting, cell }: CorteoState): void {
  for (const piece of waiting)
    if (pieces.sleeps[piece] < 0 && cache.count[cell[piece]] < FULL) {
      cache.closed.push(cell[piece])
      cache.count[cell[piece]] += FULL
    }
}
