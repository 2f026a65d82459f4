/** The release of units from custody, by a die if the scenario says so (C-182, C-183). */

import { moment } from '../../../blocks/interpreter'
import { nearest } from '../../../geometry/cells'
import { report } from '../events'
import type { CorteoTurn } from '../rules'
import { fitsThere } from '../rules/arrivals'
import { arrest, putPiece } from '../rules/place'
import { CUSTODY } from '../state'
import { dieOf } from './numbers'

const DIE = 6

export function release(
  turn: CorteoTurn,
  zone: Uint8Array,
  faces: readonly number[] | undefined,
  arrestsOthers: boolean,
): void {
  const { state, rules } = turn
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (state.cell[piece] !== CUSTODY) continue
    const die = faces ? dieOf(rules, state, 'freeing-die', piece, turn.roll(DIE), DIE) : 0
    if (faces && !faces.includes(die)) {
      report(turn, 'convicted', piece, -1, { die })
      moment(turn, 'convicted', { it: piece, rolled: die })
      if (arrestsOthers) arrest(turn, piece)
      continue
    }
    const cell = placeOutside(turn, piece, zone)
    if (cell < 0) continue
    turn.list('lies')[piece] = -1
    putPiece(turn, piece, cell)
    report(turn, 'freed', piece, cell, { die })
    moment(turn, 'freed', { it: piece, cell: turn.state.cell[piece] })
  }
}

/** Returns a cell in the zone. If the zone is full, returns the nearest free cell off the objectives, or -1. */
function placeOutside(turn: CorteoTurn, piece: number, zone: Uint8Array): number {
  const { site } = turn.rules.ground
  const inZone = nearestRoom(turn, piece, (cell) => zone[cell] === 1)
  return inZone >= 0 ? inZone : nearestRoom(turn, piece, (cell) => site[cell] < 0)
}

/** Returns the free cell nearest to the place of custody, the first of several; -1 if all are taken. */
function nearestRoom({ state, def }: CorteoTurn, piece: number, allows: (cell: number) => boolean): number {
  const { rules, grid } = def
  const standable = rules.ground.standable[rules.pieces.walk[piece]]
  const free = Array.from(standable.keys()).filter(
    (cell) => standable[cell] === 1 && allows(cell) && fitsThere(rules, state, piece, cell),
  )
  return nearest(grid, state.lies[piece], free)
}
