/** A throw and its result (B-9). */

import type { TableResult } from '../../../../schemas/generated/content'
import { moment } from '../../../blocks/interpreter'
import { between } from '../../../geometry/cells'
import { passing } from '../../../kernel/phases'
import type { Action, Message } from '../../../types'
import { dieOf } from '../blocks/numbers'
import { cellName, emit, report, unitName } from '../events'
import { idsOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn } from '../rules'
import { launchColumn, launchCost, launchPowers, stackOf, targetOn } from '../rules/fighting/launch'
import { goersOf, inPanic, panicsNow } from '../rules/fighting/panic'
import { cellOf as tableCell } from '../rules/fighting/ratio-table'
import { isInForce } from '../rules/in-force'
import { bandOf, isInMarch } from '../rules/link'
import { isBound } from '../rules/movement/reach'
import { countThrow, HEAD, has, THROW_PANIC, THROW_RETREAT } from '../state'
import { keepFoes, sweepAlong } from './fighting'

export function throwAt(turn: CorteoTurn, action: Action): PhaseId {
  const { state, rules } = turn
  const target = pieceOf(turn, action)
  const partner = action.with === undefined ? -1 : pieceOf(turn, action, 'with')
  const throwers = partner < 0 ? [state.active] : [state.active, partner]
  state.points -= launchCost(rules, state, state.active)
  state.acted = 1
  for (const piece of throwers) countThrow(turn, piece)
  state.attackers = throwers
  state.defenders = [target]
  for (const it of throwers) moment(turn, 'throwing', { it, other: target, cell: state.cell[target] })
  return 'throw'
}

/** Rolls for a throw. Blocks may have taken the throwers or the target away meanwhile. */
export const throwing: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  const {
    attackers: throwers,
    defenders: [target],
  } = keepFoes(turn)
  state.attackers = []
  state.defenders = []
  const column =
    throwers.length === 0 || target === undefined ? -1 : launchColumn(rules, state, throwers, target)
  if (column < 0) return 'movement'
  const { table } = rules.launch
  const die = dieOf(rules, state, 'throw-die', throwers[0], turn.roll(table.faces), table.faces)
  const { name, result, starred } = tableCell(table, column, die)
  emitThrow(turn, throwers, target, { column, die, name })
  noteThrown(turn, throwers[0], target, die)
  if (result.type !== 'none') return strike(turn, target, throwers, result)
  moment(turn, 'missed', { it: throwers[0], other: target, cell: state.cell[target] })
  return starred && rules.launch.short && isInForce(rules, state, 'short')
    ? fallShort(turn, target, throwers)
    : 'movement'
})

/** Raises the moment of a die that has fallen, before its result. */
const noteThrown = (turn: CorteoTurn, it: number, other: number, rolled: number): void =>
  moment(turn, 'thrown', { it, other, cell: turn.state.cell[other], rolled })

/**
 * C-080: a throw that falls short hits the cell before the target, even friends. A second die decides, and a further
 * miss has no effect. On the thrower's own cell it has no effect.
 */
function fallShort(turn: CorteoTurn, target: number, throwers: readonly number[]): PhaseId {
  const { state, rules } = turn
  const { grid } = rules.board
  const { table } = rules.launch
  const from = state.cell[throwers[0]]
  const line = between(grid, from, state.cell[target]) ?? []
  const cell = line[line.length - 1]
  const hit = cell === undefined || cell === from ? -1 : targetOn(rules, cell)
  emit(turn, 'short', { cell: cellName(rules, cell ?? from) }, { cell: grid.names[cell ?? from] })
  moment(turn, 'fell-short', { it: throwers[0], other: target, cell: cell ?? from })
  const column = hit < 0 ? -1 : launchColumn(rules, state, throwers, hit)
  if (column < 0) return 'movement'
  const die = dieOf(rules, state, 'throw-die', throwers[0], turn.roll(table.faces), table.faces)
  const { name, result } = tableCell(table, column, die)
  emitThrow(turn, throwers, hit, { column, die, name })
  noteThrown(turn, throwers[0], hit, die)
  return result.type === 'none' ? 'movement' : strike(turn, hit, throwers, result)
}

/** C-070, C-074, C-125: sets the pieces that must go, the number of cells, and the side that chooses. */
function strike(
  turn: CorteoTurn,
  target: number,
  throwers: readonly number[],
  result: Exclude<TableResult, { type: 'none' }>,
): PhaseId {
  const { state, rules } = turn
  const hit = stackOf(rules, state, target)
  const enemies = rules.pieces.side[target] !== state.turn
  const panics = panicsNow(rules, state, target, result.type)
  const spreads = enemies && panics && throwers.some((piece) => rules.pieces.spreads[piece] === 1)
  const leads =
    hit.some((piece) => has(state, piece, HEAD)) && hit.some((piece) => isInMarch(rules, state, piece))
  const linked = spreads ? inPanic(rules, state, hit) : hit
  const reached = leads ? [...new Set([...linked, ...bandOf(rules, state, hit)])] : linked
  if (reached.length > hit.length) {
    report(turn, 'spread', target, state.cell[target], {
      units: reached.length,
      pieces: reached.map((piece) => idsOf(rules, state)[piece]),
    })
    sweepAlong(turn, reached, hit)
  }
  const all = withoutGarrisons(turn, reached)
  const stepsOf = (piece: number) => (leads || hit.includes(piece) ? result.steps : 1)
  Object.assign(state, goersOf(rules, state, all, stepsOf))
  state.why = panics ? THROW_PANIC : THROW_RETREAT
  const isOwn = panics === (result.type === 'panic') ? result.chosenBy === 'owner' : !panics
  state.chooser = isOwn ? rules.pieces.side[target] : state.turn
  state.thrower = state.cell[throwers[0]]
  state.origin = state.cell[target]
  state.midway = 0
  if (all.includes(state.active)) state.halted = 1
  const hasGas = throwers.some((piece) => rules.pieces.spreads[piece] === 1)
  if (rules.smoke && hasGas && isInForce(rules, state, 'smoke')) state.gas = state.origin
  for (const it of all) moment(turn, 'hit', { it, other: throwers[0], cell: state.cell[it] })
  return 'retreat'
}

/** C-048: only a clash can move a garrison from its objective. */
function withoutGarrisons(turn: CorteoTurn, reached: readonly number[]): number[] {
  const { state, rules } = turn
  const bound = reached.filter((piece) => isBound(rules, state, piece))
  for (const piece of bound) {
    report(turn, 'unmoved', piece, state.cell[piece])
    moment(turn, 'unmoved', { it: piece, cell: state.cell[piece] })
  }
  return reached.filter((piece) => !bound.includes(piece))
}

type Rolled = { readonly column: number; readonly die: number; readonly name: string }

function emitThrow(turn: CorteoTurn, throwers: readonly number[], target: number, rolled: Rolled): void {
  const { state, rules } = turn
  const [thrower] = throwers
  const { column, die, name } = rolled
  const { firsts, seconds } = rules.launch.table
  const ratio = `${firsts[column]}-${seconds[column]}`
  const values: Message['values'] = {
    unit: unitName(rules, thrower),
    target: unitName(rules, target),
    from: cellName(rules, state.cell[thrower]),
    cell: cellName(rules, state.cell[target]),
    ...launchPowers(rules, state, throwers, target),
    ratio,
    die,
    result: { text: `results.${name}` },
  }
  const ids = idsOf(rules, state)
  const cell = rules.board.grid.names[state.cell[target]]
  emit(turn, 'launch', values, {
    unit: ids[thrower],
    target: ids[target],
    cell,
    ratio,
    die,
    result: name,
  })
}
