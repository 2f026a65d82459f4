/** Before a hand the players may agree on more hands. The first one proposes, all others answer (C-170). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Message } from '../../../types'
import { emit, seatName } from '../events'
import { choicesOf } from '../names'
import type { Phase, PhaseId } from '../phase'
import type { CorteoTurn } from '../rules'

export const prolong: Phase = {
  begin: ({ state }) => (state.proposal === 0 ? 'turn' : undefined),
  asked: (_, { proposal, answers }) => only(proposal < 0 ? 0 : answers + 1),
  prompt: (rules, { proposal, answers }): Message =>
    proposal < 0
      ? { key: 'corteo.prompt.prolong', values: { side: seatName(rules, 0) } }
      : { key: 'corteo.prompt.answer', values: { side: seatName(rules, answers + 1), hands: proposal } },
  choices(rules, state) {
    const choices = choicesOf(rules, state)
    if (state.proposal >= 0) return [choices.button('agree'), choices.button('decline')]
    return Array.from({ length: (rules.prolong?.most ?? 0) + 1 }, (_, hands) => choices.prolong(hands))
  },
  on: {
    prolong(turn, action) {
      turn.state.proposal = Number(action.hands)
      say(turn, 'proposed', 0)
      if (turn.state.proposal === 0) return 'turn'
      return turn.rules.seats.length === 1 ? lengthen(turn) : undefined
    },
    agree(turn): PhaseId | undefined {
      const { state, rules } = turn
      state.answers += 1
      say(turn, 'agreed', state.answers)
      return state.answers + 1 < rules.seats.length ? undefined : lengthen(turn)
    },
    decline(turn) {
      turn.state.answers += 1
      say(turn, 'declined', turn.state.answers)
      moment(turn, 'prolonging-declined', { seat: turn.state.answers })
      return 'turn'
    },
  },
}

/** Adds the turns that all players have agreed on; a player alone agrees with itself. */
function lengthen(turn: CorteoTurn): PhaseId {
  const { state } = turn
  state.extra += state.proposal
  emit(turn, 'prolonged', { hands: state.proposal }, { hands: state.proposal })
  moment(turn, 'prolonged')
  return 'turn'
}

function say(turn: CorteoTurn, type: 'proposed' | 'agreed' | 'declined', seat: number): void {
  const { rules } = turn
  const hands = turn.state.proposal
  emit(turn, type, { side: seatName(rules, seat), hands }, { seat: rules.seats[seat].id, hands })
}
