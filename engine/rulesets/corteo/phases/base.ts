/** Panicked pieces go face down to a base cell that their enemy chooses (C-099). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { report, unitName } from '../events'
import { choicesOf } from '../names'
import { cellOf, focusOn, type Phase } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { opponentOf } from '../rules/foes'
import { putPiece } from '../rules/place'
import { speakerOf } from '../rules/seats'
import { hasRoom } from '../rules/stack'
import { type CorteoState, FRESH, PANICKED, RESERVE, setFlag } from '../state'

/** Returns the base cells with room. A piece beaten while it attacks from a base may stay on its cell. */
export function roomFor(rules: Rules, state: CorteoState): number[] {
  const [piece] = state.homeless
  return rules.panic.cells[rules.pieces.side[piece]].filter(
    (cell) => cell === state.cell[piece] || hasRoom(rules, piece, cell),
  )
}

export const base: Phase = {
  begin(turn) {
    const { state, rules } = turn
    state.homeless = state.homeless.filter((piece) => state.cell[piece] >= 0)
    while (state.homeless.length > 0) {
      if (roomFor(rules, state).length > 0) return undefined
      waitOutside(turn, turn.list('homeless').shift()!)
    }
    return 'advance'
  },
  asked: (rules, state) =>
    only(speakerOf(rules, state, opponentOf(rules, state, rules.pieces.side[state.homeless[0]]))),
  prompt: (rules, state) => ({
    key: 'corteo.prompt.base',
    values: { unit: unitName(rules, state.homeless[0]) },
  }),
  choices: (rules, state) => roomFor(rules, state).map((cell) => choicesOf(rules, state).cell('base', cell)),
  focus: (rules, state) => focusOn(rules, state, state.homeless[0]),
  on: {
    base(turn, action) {
      const piece = turn.list('homeless').shift()!
      setFlag(turn, piece, PANICKED | FRESH)
      const cell = cellOf(turn, action)
      putPiece(turn, piece, cell)
      report(turn, 'panicked', piece, cell)
      moment(turn, 'panicked', { it: piece, cell })
      return 'base'
    },
  },
}

/** Puts a piece off the map if no base has room. It enters again like a reinforcement. */
function waitOutside(turn: CorteoTurn, piece: number): void {
  report(turn, 'waits', piece)
  moment(turn, 'waits-outside', { it: piece, cell: turn.state.cell[piece] })
  putPiece(turn, piece, RESERVE)
  turn.list('due')[turn.rules.pieces.type[piece]] += 1
}
