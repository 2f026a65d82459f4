/** J-45: the President decides a tie. */
import { button, say } from '../choices'
import type { Phase } from '../phase'
import { NOBODY } from '../state'
import { settleMotion } from './vote'

export const tie: Phase = {
  enter: (turn) => (turn.state.president === NOBODY ? settleMotion(turn, false) : undefined),
  asked: (_, { president }) => [president],
  prompt: () => say('tie'),
  choices: (rules) => [button(rules, 'no'), button(rules, 'yes')],
  on: {
    no: (turn) => settleMotion(turn, false),
    yes: (turn) => settleMotion(turn, true),
  },
}
