/** The cells where a beaten piece may go (B-9, B-10). Reads the loaded position cache. */

import { freshMark } from '../../position/cache'
import type { Rules } from '../../rules'
import { CLASH_RETREAT, type CorteoState, THROW_RETREAT } from '../../state'
import { stopsOf } from '../control'
import { hasRoom } from '../stack'

/**
 * Returns cells one step away, or beyond full cells of friends (C-112). After a clash enemy control is excluded
 * (C-092). After a throw it is allowed; a retreat then leads away from the thrower (C-070, C-072).
 */
export function retreatCells(rules: Rules, state: CorteoState, piece: number): number[] {
  const { ground, cache } = rules
  const mark = freshMark(cache)
  const from = state.cell[piece]
  const cells: number[] = []
  const over = [from]
  cache.mark[from] = mark
  const visit = (at: number, to: number) => {
    if (cache.mark[to] === mark) return
    cache.mark[to] = mark
    if (!isOpen(rules, state, piece, at, to)) return
    if (hasRoom(rules, piece, to)) cells.push(to)
    else if (!endsThere(rules, piece, to)) over.push(to)
  }
  for (let i = 0; i < over.length; i++) {
    const at = over[i]
    const base = ground.base[at]
    if (base >= 0) for (const exit of ground.exits[base]) visit(at, exit)
    else
      for (let slot = at * ground.width, end = slot + ground.width; slot < end; slot++)
        if (ground.costs[rules.pieces.walk[piece]][slot] >= 0) visit(at, ground.neighbours[slot])
    for (const cell of basesBeside(rules, piece, at)) visit(at, cell)
  }
  return cells
}

/** Cells of its own bases that a piece may fall back into from an exit. */
const basesBeside = ({ ground, pieces }: Rules, piece: number, from: number): readonly number[] =>
  pieces.fallsBack[piece] === 0 || ground.base[from] >= 0
    ? []
    : ground.exits.flatMap((exits, base) => (exits.includes(from) ? ground.baseCells[base] : []))

function isOpen(rules: Rules, state: CorteoState, piece: number, at: number, to: number): boolean {
  const { cache, pieces, ground, board } = rules
  const side = pieces.side[piece]
  const walk = pieces.walk[piece]
  const isClosed =
    ground.base[to] >= 0 && pieces.fallsBack[piece] === 1
      ? ground.standable[walk][to] === 0
      : ground.entry[walk][to] < 0
  if (cache.blocked[side][to] !== 0 || isClosed) return false
  if (state.why >= CLASH_RETREAT) return cache.hostile[side][to] === 0
  if (to === state.origin) return false
  return (
    state.why !== THROW_RETREAT ||
    board.grid.distance(state.thrower, to) > board.grid.distance(state.thrower, at)
  )
}

/** True if the way of a piece ends there: enemy control, or ground that stops. */
export const endsThere = (rules: Rules, piece: number, cell: number): boolean =>
  stopsOf(rules, piece)[cell] !== 0

/** C-106: true if a piece beaten in a clash may be pushed over the edge of the map where it stands. */
export function mayLeave({ leaving, pieces }: Rules, state: CorteoState, piece: number): boolean {
  if (leaving === undefined || state.why < CLASH_RETREAT || pieces.side[piece] !== leaving.side) return false
  return leaving.edgeOf[state.cell[piece]] >= 0
}

/** True if a piece has a cell to go to. */
export const canGo = (rules: Rules, state: CorteoState, piece: number): boolean =>
  mayLeave(rules, state, piece) || retreatCells(rules, state, piece).length > 0
