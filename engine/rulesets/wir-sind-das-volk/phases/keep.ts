/** Between decades both sides secretly keep some of their unused cards (W-20). */
import type { Choice, Message } from '../../../types'
import type { ActionBy } from '../actions'
import { tableNumber } from '../blocks/numbers'
import { emit } from '../events'
import { cardNamed } from '../names'
import type { Phase, PhaseId } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { cardsIn, handOf, keptBy } from '../rules/cards'
import { beginDecade, endDecade } from '../rules/decades'
import { decadeBegan } from '../rules/moments'
import { EAST, type VolkState, WEST } from '../state'

export const keep: Phase = {
  enter: (turn) => (waiting(turn.state).length > 0 ? undefined : nextDecade(turn)),
  asked: (_, state) => waiting(state),
  prompt: (rules, state, side): Message => ({
    key: 'volk.prompt.keep',
    values: { count: tableNumber(rules, state, 'keep', side) },
  }),
  choices: choicesOf,
  on: {
    keep(turn, action: ActionBy<'keep'>) {
      const card = cardNamed(turn.rules, action.card)
      turn.list('kept')[card] = 1 - turn.state.kept[card]
    },
    done(turn, _, side): PhaseId {
      turn.list('ready')[side] = 1
      const { sides } = turn.rules
      emit(turn, 'kept', { side: { text: `sides.${sides[side]}` } }, { side: sides[side] })
      return 'keep'
    },
  },
}

/** Returns the sides that hold cards and are not done. */
const waiting = ({ held, ready }: VolkState): number[] =>
  [EAST, WEST].filter((side) => held[side] > 0 && ready[side] === 0)

function choicesOf(rules: Rules, state: VolkState, side: number): Choice[] {
  const { choices } = rules
  const isFull = keptBy(state, side) >= tableNumber(rules, state, 'keep', side)
  const list = cardsIn(state.place, handOf(side)).filter((card) => state.kept[card] === 1 || !isFull)
  return [...list.map((card) => choices.card('keep', card)), choices.button('done')]
}

function nextDecade(turn: VolkTurn): PhaseId {
  endDecade(turn)
  beginDecade(turn)
  decadeBegan(turn)
  return 'turn'
}
