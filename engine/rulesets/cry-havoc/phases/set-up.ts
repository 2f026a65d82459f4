/** Each side puts its groups on the map, one piece at a time, before the first turn. */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { report, sideName, unitName } from '../events'
import { choicesOf } from '../names'
import { cellOf, focusOn, type Phase, type PhaseId, pieceOf } from '../phase'
import type { Rules } from '../rules'
import { handOf, isHandy } from '../rules/beasts'
import { coversTwo, frontCells, mayBePlaced, rearCells } from '../rules/set-up'
import { firstStep } from '../rules/steps'
import type { CryHavocState, CryHavocTurn } from '../state'
import { beginPhase } from './turn'

export const setUp: Phase = {
  enter(turn) {
    const { state, rules } = turn
    const { setup } = rules
    while (state.stage < setup.length) {
      if (state.active >= 0 || placeable(rules, state).length > 0) return undefined
      state.stage += 1
    }
    moment(turn, 'set-up-ended')
    state.turn = 1
    state.side = 0
    beginPhase(turn)
    return firstStep(turn)
  },
  asked: (rules, state) => only(rules.setup[state.stage].side),
  prompt: (rules, state) => ({
    key: `cry-havoc.prompt.${state.active < 0 ? 'set-up' : state.front < 0 ? 'place' : 'face'}`,
    values: {
      side: sideName(rules, rules.setup[state.stage].side),
      ...(state.active < 0 ? {} : { unit: unitName(rules, state.active) }),
    },
  }),
  choices(rules, state): Choice[] {
    const { active, front } = state
    const choices = choicesOf(rules, state)
    if (front >= 0) return rearCells(rules, state, active, front).map((cell) => choices.cell('face', cell))
    const others = placeable(rules, state).filter((piece) => piece !== active)
    const cells = active < 0 ? [] : frontCells(rules, state, active)
    return [
      ...cells.map((cell) => choices.cell('place', cell)),
      ...others.map((piece) => choices.piece('select', piece)),
    ]
  },
  focus: (rules, state) =>
    state.active < 0 ? { places: rules.setup[state.stage].cells } : focusOn(rules, state, state.active),
  on: {
    select(turn, action) {
      turn.state.active = pieceOf(turn, action)
    },
    place(turn, action) {
      const { state, rules } = turn
      if (!coversTwo(rules, state, state.active)) return putDown(turn, cellOf(turn, action), -1)
      state.front = cellOf(turn, action)
    },
    face: (turn, action) => putDown(turn, turn.state.front, cellOf(turn, action)),
  },
}

const placeable = (rules: Rules, state: CryHavocState): number[] =>
  rules.setup[state.stage].pieces.filter((piece) => mayBePlaced(rules, state, piece))

function putDown(turn: CryHavocTurn, cell: number, rear: number): PhaseId {
  const { state, rules } = turn
  const piece = state.active
  turn.list('cell')[piece] = cell
  turn.list('rear')[piece] = rear
  const ahead = state.ahead[piece]
  if (ahead >= 0 && !(state.cell[ahead] >= 0 && isHandy(rules, handOf(state, ahead), cell))) {
    turn.list('ahead')[piece] = -1
    turn.list('tied')[piece] = 0
  }
  state.active = -1
  state.front = -1
  report(turn, 'placed', piece, cell)
  moment(turn, 'piece-placed', { it: piece, cell })
  return 'set-up'
}
