/** Traffic jams (C-146, C-147): the cells where one may form, and their removal. Reads the loaded position cache. */

import { ofSeat } from '../../blocks/numbers'
import type { Jams } from '../../compile/rule-options'
import { freshMark } from '../../position/cache'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { controlsCell } from '../control'
import { convoyNear } from '../convoy'
import { isInForce } from '../in-force'

/** True if the side in turn may still try to make a jam on some cell. */
export const canTry = (rules: Rules, state: CorteoState): boolean =>
  rules.jams !== undefined &&
  isInForce(rules, state, 'jams') &&
  hasTry(rules, state) &&
  state.jams.length < rules.jams.pieces &&
  state.active < 0 &&
  jamCells(rules, state).length > 0

/** True if the player in turn may try again in this turn. */
export const hasTry = (rules: Rules, state: CorteoState): boolean =>
  state.jamTried < ofSeat(rules, state, 'jam-tries', state.mover, 1)

/** True if the cell has no piece, marker or control of either side. */
export function isFree({ cache }: Rules, cell: number): boolean {
  if (cache.count[cell] !== 0 || cache.marker[cell] !== 0) return false
  return cache.zone.every((zone) => zone[cell] === 0)
}

export const isBesideJam = ({ ground }: Rules, state: CorteoState, cell: number): boolean =>
  state.jams.some((jam) =>
    ground.neighbours.slice(cell * ground.width, (cell + 1) * ground.width).includes(jam),
  )

/** Returns the free cells that free road connects to a clear crossing, except those next to a jam or a convoy. */
export function jamCells(rules: Rules, state: CorteoState): number[] {
  const { jams, ground, cache } = rules
  if (!jams) return []
  const mark = freshMark(cache)
  const cells: number[] = []
  for (let cell = 0; cell < ground.size; cell++) {
    if (cache.mark[cell] === mark || jams.road[cell] === 0 || !isFree(rules, cell)) continue
    const stretch = stretchFrom(rules, jams, cell, mark)
    const crossings = stretch.filter((at) => jams.crossing[at] === 1)
    for (const at of stretch)
      if (
        jams.on[at] === 1 &&
        crossings.some((crossing) => crossing !== at) &&
        !isBesideJam(rules, state, at) &&
        convoyNear(rules, state, at) < 0
      )
        cells.push(at)
  }
  return cells.sort((a, b) => a - b)
}

/** Returns the free road cells connected with a cell. */
function stretchFrom(rules: Rules, jams: Jams, start: number, mark: number): number[] {
  const { ground, cache } = rules
  const stretch = [start]
  cache.mark[start] = mark
  for (let i = 0; i < stretch.length; i++)
    for (let slot = stretch[i] * ground.width, end = slot + ground.width; slot < end; slot++) {
      const next = ground.neighbours[slot]
      if (next < 0 || ground.linked[slot] === 0 || cache.mark[next] === mark) continue
      if (jams.road[next] === 0 || !isFree(rules, next)) continue
      cache.mark[next] = mark
      stretch.push(next)
    }
  return stretch
}

/** Returns the jams that the active piece controls and can remove. */
export function clearableJams(rules: Rules, state: CorteoState): number[] {
  if (state.jams.length === 0 || state.active < 0 || rules.pieces.clears[state.active] === 0) return []
  return state.jams.filter((cell) => controlsCell(rules, state, state.active, cell))
}
