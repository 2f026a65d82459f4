/** The gas of an effective throw drifts and settles. A piece in its cell steps aside (C-144, C-145). */

import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import { cellName, emit, report } from '../events'
import type { Phase } from '../phase'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { stackOn } from '../rules/fighting/launch'
import { OUT_OF_SMOKE, turnNumber } from '../state'

const STAYS = 0
const GONE = -1

export const smoke: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  const from = state.gas
  if (from < 0 || rules.smoke === undefined) return 'movement'
  state.gas = -1
  const wind = rules.smoke.wind[turn.roll(rules.smoke.wind.length) - 1]
  if (wind === GONE || (state.smoke.length >= rules.smoke.pieces && !state.smoke.includes(from))) {
    emit(turn, 'smoke-gone', {})
    moment(turn, 'smoke-gone', { cell: from })
    return 'movement'
  }
  const cell = wind === STAYS ? from : drift(turn, rules.smoke, from, wind)
  settle(turn, cell, wind === STAYS)
  return stepAside(turn, cell)
})

/** C-144: a second die gives the direction; other ground and walls stop it. */
function drift(turn: CorteoTurn, smoke: NonNullable<Rules['smoke']>, from: number, cells: number): number {
  const { ground } = turn.rules
  const direction = smoke.directions[turn.roll(smoke.directions.length) - 1]
  let cell = from
  for (let step = 0; step < cells; step++) {
    const slot = cell * ground.width + direction
    const next = ground.neighbours[slot]
    if (next < 0 || ground.linked[slot] === 0 || smoke.carries[next] === 0) break
    cell = next
  }
  return cell
}

/** C-145: smoke stays until the end of the hand, in still air until the end of the enemy's next turn. */
function settle(turn: CorteoTurn, cell: number, calm: boolean): void {
  const { state, rules } = turn
  const last = (state.hand + 1) * rules.sides.length - 1
  const until = calm ? turnNumber(rules, state) + 1 : last
  const known = state.smoke.indexOf(cell)
  if (known >= 0) turn.list('smokeUntil')[known] = Math.max(until, state.smokeUntil[known])
  else {
    turn.list('smoke').push(cell)
    turn.list('smokeUntil').push(until)
  }
  reload(rules, state)
  const name = rules.board.grid.names[cell]
  emit(turn, 'smoke', { cell: cellName(rules, cell) }, { cell: name, calm })
  moment(turn, 'smoke-settled', { cell })
}

/** Moves all pieces of the cell by one cell; their own side chooses where. */
function stepAside(turn: CorteoTurn, cell: number): 'retreat' | 'movement' {
  const { state, rules } = turn
  const all = stackOn(rules, cell)
  if (all.length === 0) return 'movement'
  report(turn, 'smoked', all[0], cell, { units: all.length })
  state.going = all
  state.goes = all.map(() => 1)
  state.why = OUT_OF_SMOKE
  state.chooser = rules.pieces.side[all[0]]
  state.thrower = -1
  state.origin = cell
  state.midway = 0
  for (const it of all) moment(turn, 'smoked-out', { it, cell })
  if (all.includes(state.active)) state.halted = 1
  return 'retreat'
}
