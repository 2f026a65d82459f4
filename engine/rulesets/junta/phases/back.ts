/** J-26 if any family may back a candidate: in turn from the nominator, until one gives a first vote. */
import { button, prompt } from '../choices'
import { nextInQueue, ofQueue, type Phase } from '../phase'
import { isPresent, presentFrom } from '../rules/seats'
import { backingChoices, giveBacking, withdraw } from './nominate'

export const back: Phase = {
  begin({ state, rules }) {
    state.queue = presentFrom(rules, state, state.resume[state.resume.length - 1].queue[0])
  },
  enter(turn) {
    const { state } = turn
    state.queue = state.queue.filter((seat) => isPresent(state, seat))
    if (state.queue.length > 0) return undefined
    withdraw(turn, 'unbacked-by-all')
    const waiting = turn.list('resume')
    const last = waiting[waiting.length - 1]
    waiting[waiting.length - 1] = { ...last, queue: last.queue.slice(1) }
    return 'resume'
  },
  asked: ofQueue,
  prompt: (rules, { backing, options }) => prompt(rules, 'back-too', { family: options[backing] }),
  choices: (rules, state, seat) => [
    ...backingChoices(rules, state, seat),
    button(rules, 'pass', { family: state.options[state.backing] }, 'pass-backing'),
  ],
  on: {
    cast(turn, action, seat) {
      giveBacking(turn, action, seat)
      return 'resume'
    },
    offices(turn, action, seat) {
      giveBacking(turn, action, seat)
      return 'resume'
    },
    pass: nextInQueue,
  },
}
