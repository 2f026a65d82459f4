/** J-28: between the rounds each candidate may decline. */
import { button, say } from '../choices'
import { emit } from '../events'
import { nextInQueue, ofQueue, type Phase } from '../phase'
import { countElection } from '../rules/elections'
import { isPresent } from '../rules/seats'
import { openOptions, decline as withdraw } from '../rules/votes'

export const decline: Phase = {
  begin({ state }) {
    state.queue = openOptions(state).map((option) => state.options[option])
  },
  enter(turn) {
    const { state } = turn
    state.queue = state.queue.filter((seat) => isPresent(state, seat))
    if (state.queue.length > 0) return undefined
    if (state.short === 1) return countElection(turn)
    state.round = 2
    return 'vote'
  },
  asked: ofQueue,
  prompt: () => say('decline'),
  choices: (rules) => [button(rules, 'stand'), button(rules, 'decline')],
  on: {
    stand: nextInQueue,
    decline(turn, _, seat) {
      withdraw(turn, turn.state.options.indexOf(seat))
      emit(turn, 'declined', { family: seat })
      turn.list('queue').shift()
    },
  },
}
