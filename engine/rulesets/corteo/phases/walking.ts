/** Actions of the movement phase that only some scenarios have: captures, exits, waking, convoys. */

import { moment } from '../../../blocks/interpreter'
import { nearest } from '../../../geometry/cells'
import { wayLeft } from '../blocks/convoy-facts'
import { dieOf } from '../blocks/numbers'
import { report } from '../events'
import { idsOf } from '../names'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { watchingControl } from '../rules/control-moments'
import { stackOn } from '../rules/fighting/launch'
import { asActive, eachEnd } from '../rules/movement/ends'
import { canExit, exitOf, priceOfExit } from '../rules/movement/exit'
import { backIn, leaveFor } from '../rules/movement/leaving'
import { putOut } from '../rules/place'
import { type CorteoState, clearFlag, PANICKED } from '../state'

const DIE = 6

/** C-166: captures all pieces on the cell that the active piece enters. */
export function takeAll(turn: CorteoTurn, cell: number): void {
  const { state, def, rules } = turn
  const { pieces, captures } = rules
  const taker = state.active
  for (const piece of stackOn(rules, cell)) {
    if (pieces.side[piece] === pieces.side[taker]) continue
    report(turn, 'captured', piece, cell, { by: idsOf(rules, state)[taker] })
    moment(turn, 'captured', { it: piece, cell: turn.state.cell[piece] })
    putOut(turn, piece, nearest(def.grid, cell, captures[pieces.taken[piece]].cells(rules, state)))
  }
}

/** C-154: the active piece leaves over the edge, for good or for some hands. */
export function exit(turn: CorteoTurn): void {
  const { state, rules } = turn
  const { exits, leaving } = rules
  const piece = state.active
  const back = exits[exitOf(rules, state, piece)].back ? leaving : undefined
  state.points -= priceOfExit(rules, state)
  state.acted = 1
  if (back) report(turn, 'goes-out', piece, state.cell[piece], { back: backIn(rules, state, piece) })
  else report(turn, 'exited', piece, state.cell[piece])
  moment(turn, 'piece-left', { it: piece, cell: turn.state.cell[piece] })
  if (back) leaveFor(turn, piece, back)
  else putOut(turn, piece, -1)
}

/** C-161: rolls the one die of a sleeper in a hand. */
export function rouse(turn: CorteoTurn, piece: number): void {
  const { state, rules } = turn
  const { dormant, pieces } = rules
  const die = dieOf(rules, state, 'waking-die', piece, turn.roll(DIE), DIE)
  turn.list('rolled').push(piece)
  if (!dormant[pieces.sleeps[piece]].faces.includes(die)) {
    report(turn, 'sleeps-on', piece, state.cell[piece], { die })
    moment(turn, 'slept-on', { it: piece, cell: state.cell[piece], rolled: die })
    return
  }
  watchingControl(turn, piece, () => {
    turn.list('waiting').splice(state.waiting.indexOf(piece), 1)
    clearFlag(turn, piece, PANICKED)
    reload(rules, state)
  })
  report(turn, 'roused', piece, state.cell[piece], { die })
  moment(turn, 'woken', { it: piece, cell: turn.state.cell[piece] })
}

/** C-158, C-159: records the starting cells of the convoys of the side in turn. */
export function noteSetOut({ state, rules }: CorteoTurn): void {
  const { convoyPieces, pieces } = rules
  state.setOut = convoyPieces.map((piece, index) =>
    pieces.side[piece] === state.turn ? state.cell[piece] : (state.setOut[index] ?? -1),
  )
}

/** C-158: records which convoys of the side in turn could have gone on with all their pieces on the map. */
export function noteCouldGo({ state, rules }: CorteoTurn): void {
  const { convoys, convoyPieces, pieces } = rules
  state.couldGo = convoys.map((_, convoy) => {
    const own = convoyPieces.filter((piece) => pieces.convoy[piece] === convoy && state.cell[piece] >= 0)
    if (own.length > 0 && pieces.side[own[0]] !== state.turn) return state.couldGo[convoy] ?? 0
    return own.length > 0 && own.every((piece) => couldGoOn(rules, state, piece)) ? 1 : 0
  })
}

/** True if the piece, had it not moved in this hand, could leave the map or come nearer to its goal. Without a way any move counts. */
function couldGoOn(rules: Rules, state: CorteoState, piece: number): boolean {
  const fresh = asActive(rules, state, piece)
  if (canExit(rules, fresh)) return true
  const left = wayLeft(rules, state, piece, state.cell[piece])
  let could = false
  eachEnd(rules, fresh, (cell) => {
    could ||= left < 0 || wayLeft(rules, state, piece, cell) < left
  })
  return could
}
