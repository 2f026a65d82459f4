/** An unhorsed rider lands beside its mount, on a cell that its owner chooses (CH-91). */

import { moment } from '../../../blocks/interpreter'
import { RESUME } from '../../../kernel/phase'
import { only } from '../../../kernel/phases'
import { report, unitName } from '../events'
import { choicesOf, idsOf } from '../names'
import { cellOf, type Phase } from '../phase'
import { landings } from '../rules/giving-way'
import { die } from '../rules/results'
import type { CryHavocTurn } from '../state'
import { dropPending } from './settle'

export const fall: Phase = {
  enter(turn) {
    const [, rider, mount] = turn.state.pending
    const cells = landings(turn.rules, turn.state, rider, mount)
    if (cells.length > 1) return undefined
    if (cells.length === 1) land(turn, cells[0])
    else crush(turn)
    return RESUME
  },
  asked: (rules, state) => only(rules.pieces.side[state.pending[1]]),
  prompt: (rules, state) => ({
    key: 'cry-havoc.prompt.fall',
    values: { unit: unitName(rules, state.pending[1]) },
  }),
  choices: (rules, state) =>
    landings(rules, state, state.pending[1], state.pending[2]).map((cell) =>
      choicesOf(rules, state).cell('fall', cell),
    ),
  focus: (rules, state) => ({ pieces: [idsOf(rules, state)[state.pending[1]]] }),
  on: {
    fall(turn, action) {
      land(turn, cellOf(turn, action))
    },
  },
}

function land(turn: CryHavocTurn, cell: number): void {
  const [, rider] = turn.state.pending
  turn.list('cell')[rider] = cell
  report(turn, 'fell', rider, cell)
  dropPending(turn)
  moment(turn, 'landed', { it: rider, cell })
}

/** Kills a rider with no free cell beside its mount. */
function crush(turn: CryHavocTurn): void {
  const [, rider, mount] = turn.state.pending
  turn.list('cell')[rider] = turn.state.cell[mount]
  dropPending(turn)
  die(turn, rider)
}
