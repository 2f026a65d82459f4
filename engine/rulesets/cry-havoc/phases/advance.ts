/** The winner may advance one figure of the fight into the vacated cells, at once (CH-84 to CH-88). */

import { moment } from '../../../blocks/interpreter'
import { RESUME } from '../../../kernel/phase'
import { only } from '../../../kernel/phases'
import { report } from '../events'
import { choicesOf, idsOf } from '../names'
import { cellOf, type Phase, pieceOf } from '../phase'
import { advanceCells, advancePoints, endFor, goesOneCell, mayAdvance, stepCost } from '../rules/advancing'
import { sideOf } from '../rules/figures'
import { loosen } from '../rules/loosen'
import type { CryHavocTurn } from '../state'
import { dropPending, endFight, waitForOthers } from './settle'

export const advance: Phase = {
  enter(turn) {
    if (waitForOthers(turn)) return RESUME
    if (mayAdvance(turn.rules, turn.state)) return undefined
    dropPending(turn)
    endFight(turn)
    return RESUME
  },
  asked: (rules, state) => only(sideOf(rules, state, state.winners[0])),
  prompt: (_, state) => ({
    key: state.advanced === 1 ? 'cry-havoc.prompt.advance-on' : 'cry-havoc.prompt.advance',
    values: { points: state.advance },
  }),
  choices: (rules, state) => [
    ...state.winners.flatMap((piece) =>
      advanceCells(rules, state, piece).map((cell) => choicesOf(rules, state).step('advance', piece, cell)),
    ),
    choicesOf(rules, state).button('stay'),
  ],
  focus: (rules, state) => ({
    pieces: state.winners.map((piece) => idsOf(rules, state)[piece]),
    cells: state.vacated,
  }),
  on: {
    advance(turn, action) {
      enter(turn, pieceOf(turn, action), cellOf(turn, action))
    },
    stay(turn) {
      dropPending(turn)
      endFight(turn)
    },
  },
}

function enter(turn: CryHavocTurn, piece: number, cell: number): void {
  const { state, def, rules } = turn
  const from = endFor(rules, state, piece, cell)
  const cost = stepCost(rules, state, piece, from, cell)
  if (state.advanced === 0) {
    state.active = piece
    state.advanced = 1
    state.advance = goesOneCell(rules, state, piece) ? cost : advancePoints(rules, state, piece)
  }
  state.advance -= cost
  if (state.rear[piece] >= 0) turn.list('rear')[piece] = from
  turn.list('cell')[piece] = cell
  loosen(turn)
  report(turn, 'pressed-on', piece, cell, {}, { from: def.grid.names[from] })
  moment(turn, 'advanced', { it: piece, cell, there: from })
  moment(turn, 'piece-moved', { it: piece, cell, there: from })
}
