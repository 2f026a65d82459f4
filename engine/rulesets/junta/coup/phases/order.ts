/** The leader of the rebels chooses the next combat, or the President while the leader is away (J-124). */

import { cellIn, ofCell, prompt } from '../../choices'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import type { Rules } from '../../rules'
import { type JuntaState, type JuntaTurn, NOBODY } from '../../state'
import { isOut } from '../rules/command'
import { fightingSeatsAt } from '../rules/field'

export const order: Phase = {
  enter(turn) {
    const { state, rules } = turn
    state.battles = state.battles.filter((cell) => fightingSeatsAt(rules, state, cell).length > 1)
    if (state.battles.length === 0) return 'march'
    return state.battles.length > 1 ? undefined : begin(turn, state.battles[0])
  },
  asked: (_, state) => [isOut(state, state.leader) ? state.president : state.leader],
  prompt: (rules, _, seat) => prompt(rules, 'order', { family: seat }),
  choices: (rules, { battles }) => battles.map((cell) => ofCell(rules, 'order', cell)),
  focus: (_, { battles }) => ({ cells: battles }),
  on: {
    order: (turn, action) => begin(turn, cellIn(turn.rules, action)),
  },
}

function begin(turn: JuntaTurn, cell: number): 'fire' {
  const { state } = turn
  state.battles = state.battles.filter((one) => one !== cell)
  state.field = cell
  state.wave = 1
  clearPlans(turn.rules, state)
  emit(turn, 'combat', { cell })
  return 'fire'
}

export function clearPlans(rules: Rules, state: JuntaState): void {
  state.plan = rules.seats.map(() => NOBODY)
  state.rest = rules.units.ids.map(() => 0)
}
