/** The side in turn names a cell of an avenue and rolls for a traffic jam there (C-146). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { ofSeat } from '../blocks/numbers'
import { cellName, emit } from '../events'
import { choicesOf } from '../names'
import { cellOf, type Phase } from '../phase'
import { reload } from '../position/cache'
import { jamCells } from '../rules/movement/jam'

const DIE = 6

export const jam: Phase = {
  asked: (_, state) => only(state.mover),
  prompt: () => ({ key: 'corteo.prompt.jam' }),
  choices: (rules, state) => jamCells(rules, state).map((cell) => choicesOf(rules, state).cell('jam', cell)),
  on: {
    jam(turn, action) {
      const { state, rules } = turn
      const cell = cellOf(turn, action)
      const plain = turn.roll(DIE)
      const shift = ofSeat(rules, state, 'jam-die', state.mover, 0)
      const die = Math.max(1, Math.min(DIE, plain + shift))
      const made = rules.jams?.faces.includes(die) === true
      state.jamTried += 1
      if (made) {
        turn.list('jams').push(cell)
        reload(rules, state)
      }
      const values = { cell: cellName(rules, cell), die }
      emit(turn, made ? 'jam' : 'no-jam', values, { cell: rules.board.grid.names[cell], die })
      moment(turn, made ? 'jam-made' : 'jam-failed', { cell, seat: state.mover, rolled: die })
      return 'movement'
    },
  },
}
