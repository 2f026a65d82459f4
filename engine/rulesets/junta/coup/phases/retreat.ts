/** Beaten units retreat to spaces that are free or whose occupants agree. Units without a destination are removed (J-132, J-133). */
import type { Choice } from '../../../../types'
import { cellIn, ofCell, prompt, unitIn, unitToCell } from '../../choices'
import { emit } from '../../events'
import type { Phase, PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { FLED, type JuntaState, type JuntaTurn } from '../../state'
import { remove } from '../losses'
import { oneOfEach } from '../rules/field'
import { askable, havens, hosts, retreating } from '../rules/retreats'
import { nextBeaten } from './consent'

export const retreat: Phase = {
  enter(turn): PhaseId | undefined {
    const { state, rules } = turn
    const [beaten] = state.routed
    const units = retreating(rules, state, beaten)
    if (units.length === 0) return nextBeaten(turn)
    if (havens(rules, state, beaten).length > 0 || askable(rules, state, beaten).length > 0) return undefined
    for (const unit of units) remove(turn, unit)
    emit(turn, 'trapped', { family: beaten, cell: state.field, count: units.length })
    return nextBeaten(turn)
  },
  asked: (_, { routed }) => routed.slice(0, 1),
  prompt: (rules, state, seat) =>
    prompt(rules, 'retreat', {
      family: seat,
      cell: state.field,
      count: retreating(rules, state, seat).length,
    }),
  choices,
  focus: (_, { field }) => ({ cells: [field] }),
  on: {
    retreat(turn, action, seat) {
      const { rules } = turn
      const unit = unitIn(rules, action)
      leave(turn, unit >= 0 ? [unit] : retreating(rules, turn.state, seat), cellIn(rules, action), seat)
    },
    ask({ state, rules }, action, seat) {
      state.haven = cellIn(rules, action)
      state.consulted = hosts(rules, state, state.haven, seat)
      return 'consent'
    },
  },
}

/** Returns the retreats of all units to one space, or of single units, and requests to occupants. */
function choices(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const units = retreating(rules, state, seat)
  const cells = havens(rules, state, seat)
  return [
    ...cells.map((cell) => ofCell(rules, 'retreat', cell, { count: units.length })),
    ...(units.length < 2
      ? []
      : oneOfEach(rules, state, units).flatMap((unit) =>
          cells.map((cell) => unitToCell(rules, 'retreat', unit, cell)),
        )),
    ...askable(rules, state, seat).map((cell) => ofCell(rules, 'ask', cell)),
  ]
}

/** Retreats units, which take no part in combat for the rest of the phase. */
function leave(turn: JuntaTurn, units: readonly number[], cell: number, seat: number): void {
  const from = turn.state.field
  for (const unit of units) {
    turn.list('cell')[unit] = cell
    turn.list('moved')[unit] = FLED
  }
  emit(turn, 'retreated', { family: seat, unit: units[0], from, cell, count: units.length })
}
