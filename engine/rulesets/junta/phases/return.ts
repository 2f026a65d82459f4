/** The return of a family from exile. The Interior Minister may have its head shot at the airport (J-67). */
import { button, prompt } from '../choices'
import type { Phase } from '../phase'
import { comeHome } from '../rules/lives'

export const comingHome: Phase = {
  asked: (_, { danger }) => danger.slice(1, 2),
  prompt: (rules, { danger }) => prompt(rules, 'return', { family: danger[0] }),
  choices: (rules, { danger }) => [
    button(rules, 'kill', { family: danger[0] }),
    button(rules, 'let-in', { family: danger[0] }),
  ],
  on: {
    kill: () => 'react',
    'let-in'(turn) {
      const [seat] = turn.state.danger
      turn.state.danger = []
      comeHome(turn, seat)
      return 'resume'
    },
  },
}
