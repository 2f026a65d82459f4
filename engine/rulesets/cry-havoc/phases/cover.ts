/** Under crossfire the owner of a target chooses the shooter against which it is covered (CH-51 to CH-53). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { unitName } from '../events'
import { choicesOf, idsOf } from '../names'
import type { Phase } from '../phase'
import { dropPending } from './settle'
import { resolveShot } from './shooting'

export const cover: Phase = {
  asked: (rules, state) => only(rules.pieces.side[state.target]),
  prompt: (rules, state) => ({
    key: 'cry-havoc.prompt.cover',
    values: { unit: unitName(rules, state.target), shooter: unitName(rules, state.shooter) },
  }),
  choices: (rules, state) => [
    choicesOf(rules, state).button('cover'),
    choicesOf(rules, state).button('save'),
  ],
  focus: (rules, state) => ({
    pieces: [state.target, state.shooter].map((piece) => idsOf(rules, state)[piece]),
  }),
  on: {
    cover(turn) {
      const { state } = turn
      dropPending(turn)
      moment(turn, 'cover-taken', { it: state.target, other: state.shooter, cell: state.cell[state.target] })
      resolveShot(turn, true)
    },
    save(turn) {
      dropPending(turn)
      resolveShot(turn, false)
    },
  },
}
