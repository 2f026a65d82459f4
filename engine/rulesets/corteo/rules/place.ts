/** Changes of place, and the effects of leaving a cell. */

import { FOR_GOOD } from '../../../blocks/block-state'
import { moment } from '../../../blocks/interpreter'
import { objectivePoints } from '../blocks/numbers'
import { emit, report } from '../events'
import { reload } from '../position/cache'
import type { CorteoTurn } from '../rules'
import { ARRESTED, AWAY, clearFlag, HEAD, has, OUT, PANICKED } from '../state'
import { watchingControl } from './control-moments'

/** Puts a piece on a cell and covers the objective it leaves (C-133). Updates the position cache. */
export function putPiece(turn: CorteoTurn, piece: number, cell: number): void {
  const from = turn.state.cell[piece]
  watchingControl(turn, piece, () => {
    turn.list('cell')[piece] = cell
    if (from >= 0) coverIfLeft(turn, from)
    reload(turn.rules, turn.state)
  })
  if (from >= 0 && turn.rules.ground.site[from] >= 0) noteLeft(turn, piece, from)
}

/** Tells of an objective cell that the side of the objectives has left for good, or before it counted. */
function noteLeft(turn: CorteoTurn, piece: number, cell: number): void {
  const { rules, state } = turn
  const { pieces, objectives } = rules
  if (pieces.side[piece] !== objectives.side || pieces.passive[piece] !== 0 || isOccupied(turn, cell)) return
  if (state.covered.includes(cell)) moment(turn, 'objective-covered', { it: piece, cell })
  else if (!state.held.includes(cell)) moment(turn, 'objective-lost', { it: piece, cell })
}

/** C-097: sends a piece to prison for good. */
export function arrest(turn: CorteoTurn, piece: number): void {
  const { cell } = turn.state
  loseHead(turn, piece)
  report(turn, 'arrested', piece, cell[piece])
  moment(turn, 'arrested', { it: piece, cell: cell[piece] })
  eliminate(turn, piece)
  waitNoMore(turn, piece)
  putPiece(turn, piece, ARRESTED)
}

/** Takes a piece out of the game. `lies` is the cell where it is shown, or -1. */
export function putOut(turn: CorteoTurn, piece: number, lies: number): void {
  loseHead(turn, piece)
  eliminate(turn, piece)
  if (turn.state.lies.length > 0) turn.list('lies')[piece] = lies
  waitNoMore(turn, piece)
  putPiece(turn, piece, OUT)
}

/** Puts a piece off the map, out of all that goes on there; it is not lost. */
export function takeOff(turn: CorteoTurn, piece: number, place: number): void {
  const { state } = turn
  loseHead(turn, piece)
  waitNoMore(turn, piece)
  for (const list of ['attackers', 'defenders', 'winners', 'homeless', 'leaders'] as const)
    if (state[list].includes(piece)) state[list] = state[list].filter((one) => one !== piece)
  if (state.active === piece) state.active = -1
  putPiece(turn, piece, place)
}

/** Takes a piece off the map in good order. It is neither lost nor eliminated, and does not come back. */
export function leaveForGood(turn: CorteoTurn, piece: number): void {
  const cell = turn.state.cell[piece]
  report(turn, 'exited', piece, cell)
  moment(turn, 'piece-left', { it: piece, cell })
  if (turn.state.cell[piece] !== cell) return
  loseHead(turn, piece)
  if (turn.state.lies.length > 0) turn.list('lies')[piece] = -1
  waitNoMore(turn, piece)
  turn.list('gone').push(piece)
  turn.list('goneBy').push(0)
  turn.list('goneUntil').push(FOR_GOOD)
  putPiece(turn, piece, AWAY)
}

/** Raises the moment of a unit on the map that will never act again. */
function eliminate(turn: CorteoTurn, it: number): void {
  const cell = turn.state.cell[it]
  if (cell >= 0) moment(turn, 'eliminated', { it, cell })
}

/** Ends the Head of a piece that leaves the map. */
export function loseHead(turn: CorteoTurn, it: number): void {
  if (!has(turn.state, it, HEAD)) return
  clearFlag(turn, it, HEAD)
  moment(turn, 'head-lost', { it, cell: turn.state.cell[it] })
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
  const { board } = turn.rules
  const name = board.grid.names[cell]
  const points = objectivePoints(turn.rules, state, cell)
  emit(turn, 'covered', { cell: { cell: name }, points }, { cell: name, points })
}

function isOccupied({ rules, state }: CorteoTurn, cell: number): boolean {
  const { pieces, objectives } = rules
  for (let piece = 0; piece < pieces.count; piece++)
    if (state.cell[piece] === cell && pieces.side[piece] === objectives.side && pieces.passive[piece] === 0)
      return true
  return false
}
