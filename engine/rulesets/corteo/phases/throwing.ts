/** A throw and its result (B-9). */

import type { TableResult } from '../../../../schemas/generated/content'
import { cellOf as tableCell } from '../../../kernel/ratio-table'
import type { Action, Message } from '../../../types'
import { report, unitName } from '../events'
import { idsOf } from '../names'
import { type PhaseId, pieceOf } from '../phase'
import { launchColumn, launchCost, stackOf } from '../rules/launch'
import { linkedTo, marchOf } from '../rules/link'
import { type CorteoTurn, countThrow, enemyOf, HEAD, has, THROW_PANIC, THROW_RETREAT } from '../state'

export function throwAt(turn: CorteoTurn, action: Action): PhaseId {
  const { state, def } = turn
  const { rules } = def
  const target = pieceOf(turn, action)
  const partner = action.with === undefined ? -1 : pieceOf(turn, action, 'with')
  const throwers = partner < 0 ? [state.active] : [state.active, partner]
  const column = launchColumn(rules, state, throwers, target)
  state.points -= launchCost(rules, state, state.active)
  state.acted = 1
  for (const piece of throwers) countThrow(turn, piece)
  const { table } = rules.launch
  const die = turn.roll(table.faces)
  const { name, result } = tableCell(table, column, die)
  const ratio = `${table.firsts[column]}-${table.seconds[column]}`
  const values: Message['values'] = {
    unit: unitName(rules, state.active),
    target: unitName(rules, target),
    ratio,
    die,
    result: { text: `results.${name}` },
  }
  turn.emit({
    type: 'launch',
    message: { key: 'corteo.event.launch', values },
    unit: idsOf(rules, state)[state.active],
    target: idsOf(rules, state)[target],
    ratio,
    die,
    result: name,
  })
  if (result.type === 'none') return 'movement'
  return strike(turn, target, throwers, result)
}

/** C-070, C-074, C-125: who goes, how far, and who chooses. */
function strike(
  turn: CorteoTurn,
  target: number,
  throwers: readonly number[],
  result: Exclude<TableResult, { type: 'none' }>,
): PhaseId {
  const { state, def } = turn
  const { rules } = def
  const hit = stackOf(rules, state, target)
  const spreads = result.type === 'panic' && throwers.some((piece) => rules.pieces.spreads[piece] === 1)
  const march = hit.some((piece) => has(state, piece, HEAD)) ? marchOf(rules, state) : []
  const leads = hit.some((piece) => march.includes(piece))
  const all = leads || spreads ? linkedTo(rules, state, hit) : hit
  if (all.length > hit.length) report(turn, 'spread', target, state.cell[target], { units: all.length })
  state.going = all
  state.goes = all.map((piece) => (leads || hit.includes(piece) ? result.steps : 1))
  state.why = result.type === 'panic' ? THROW_PANIC : THROW_RETREAT
  state.chooser = result.chosenBy === 'owner' ? enemyOf(state.turn) : state.turn
  state.thrower = state.cell[state.active]
  state.origin = state.cell[target]
  state.midway = 0
  return 'retreat'
}
