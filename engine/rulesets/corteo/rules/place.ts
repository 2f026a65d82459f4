/** Changes of place, and the effects of leaving a cell. */

import { moment } from '../../../blocks/interpreter'
import { emit, report } from '../events'
import { reload } from '../position/cache'
import type { CorteoTurn } from '../rules'
import { ARRESTED, clearFlag, HEAD, OUT, PANICKED } from '../state'

/** Puts a piece on a cell and covers the objective it leaves (C-133). Updates the position cache. */
export function putPiece(turn: CorteoTurn, piece: number, cell: number): void {
  const from = turn.state.cell[piece]
  turn.list('cell')[piece] = cell
  if (from >= 0) coverIfLeft(turn, from)
  reload(turn.rules, turn.state)
}

/** C-097: sends a piece to prison for good. */
export function arrest(turn: CorteoTurn, piece: number): void {
  clearFlag(turn, piece, HEAD)
  report(turn, 'arrested', piece, turn.state.cell[piece])
  moment(turn, 'arrested', { it: piece, cell: turn.state.cell[piece] })
  waitNoMore(turn, piece)
  putPiece(turn, piece, ARRESTED)
}

/** Takes a piece out of the game. `lies` is the cell where it is shown, or -1. */
export function putOut(turn: CorteoTurn, piece: number, lies: number): void {
  clearFlag(turn, piece, HEAD)
  if (turn.state.lies.length > 0) turn.list('lies')[piece] = lies
  waitNoMore(turn, piece)
  putPiece(turn, piece, OUT)
}

/** Removes a piece from those that wait for a die, because it is off the map. */
function waitNoMore(turn: CorteoTurn, piece: number): void {
  const index = turn.state.waiting.indexOf(piece)
  if (index < 0) return
  turn.list('waiting').splice(index, 1)
  clearFlag(turn, piece, PANICKED)
}

/** Covers a held objective once it is empty. In a scenario without covers it stays held and open. */
function coverIfLeft(turn: CorteoTurn, cell: number): void {
  const { state } = turn
  if (!turn.rules.objectives.covered) return
  const place = state.held.indexOf(cell)
  if (place < 0 || isOccupied(turn, cell)) return
  turn.list('held').splice(place, 1)
  turn.list('covered').push(cell)
  const { ground, board } = turn.rules
  const name = board.grid.names[cell]
  const points = ground.value[cell]
  emit(turn, 'covered', { cell: { cell: name }, points }, { cell: name, points })
}

function isOccupied({ rules, state }: CorteoTurn, cell: number): boolean {
  const { pieces, objectives } = rules
  for (let piece = 0; piece < pieces.count; piece++)
    if (state.cell[piece] === cell && pieces.side[piece] === objectives.side && pieces.passive[piece] === 0)
      return true
  return false
}
