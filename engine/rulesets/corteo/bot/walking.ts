/** Moving units from the bot's view: the goals of convoys and homebound units, and the units that can be captured. */

import { isPrey } from '../position/cells'
import type { Rules } from '../rules'
import { isEscorted } from '../rules/convoy'
import { homingOf } from '../rules/movement/homing'
import type { CorteoState } from '../state'
import { FAR, type Field } from './fields'
import type { Outlook } from './outlook-type'

const fields = new WeakMap<Int16Array, Field>()
/** Average half points of a step. */
const STEP = 2

/** Returns the distances for a piece with a goal of its own, or `undefined` for other pieces. */
export function ownField(rules: Rules, state: CorteoState, piece: number): Field | undefined {
  const { homing, convoys, pieces } = rules
  if (homing.length === 0 && convoys.length === 0) return undefined
  const home = homingOf(rules, state, piece)
  const block = home >= 0 ? homing[home] : convoys[pieces.convoy[piece]]
  const way = block?.way(rules, state)[pieces.walk[piece]]
  if (!way) return undefined
  let field = fields.get(way)
  if (!field) {
    field = way.map((steps) => (steps < 0 ? FAR : steps * STEP))
    fields.set(way, field)
  }
  return field
}

/** Returns the number of enemy pieces on a cell if our side could capture them all, otherwise 0. */
export function preyOn(rules: Rules, side: number, cell: number): number {
  const { captures, cache, pieces } = rules
  if (captures.length === 0) return 0
  let count = 0
  for (let piece = cache.top[cell]; piece >= 0; piece = cache.next[piece]) {
    if (pieces.side[piece] === side || !isPrey(rules, piece)) return 0
    count++
  }
  return count
}

/** Returns the worth of captures on a cell, or the cost of a place where the piece itself could be captured. */
export function preyWorth({ rules, weights, side, danger }: Outlook, piece: number, cell: number): number {
  if (rules.captures.length === 0) return 0
  if (isPrey(rules, piece)) return danger[cell] > 0 && rules.ground.base[cell] < 0 ? -weights.capture : 0
  return rules.pieces.passive[piece] === 0 ? preyOn(rules, side, cell) * weights.capture : 0
}

/** Returns the worth of a place near an own convoy that lacks an escort. */
export function escortWorth(
  { rules, weights }: Outlook,
  state: CorteoState,
  piece: number,
  cell: number,
): number {
  const { convoys, convoyPieces, pieces, board } = rules
  if (weights.escort === 0 || pieces.passive[piece] !== 0) return 0
  for (const other of convoyPieces) {
    const { escort } = convoys[pieces.convoy[other]]
    if (!escort || state.cell[other] < 0 || pieces.side[other] !== pieces.side[piece]) continue
    if (board.grid.distance(cell, state.cell[other]) > escort.distance) continue
    return isEscorted(rules, state, other, state.cell[other]) && !isOneOf(rules, state, piece, other)
      ? 0
      : weights.escort
  }
  return 0
}

/** True if a piece is near a convoy piece where it stands. */
function isOneOf({ convoys, pieces, board }: Rules, state: CorteoState, piece: number, other: number) {
  const distance = convoys[pieces.convoy[other]].escort?.distance ?? 0
  return board.grid.distance(state.cell[piece], state.cell[other]) <= distance
}
