/** The firing squad executes at most one of the losers, or under a new President one of all families (J-100, J-103). */

import { moment } from '../../../../blocks/interpreter'
import { button, familyIn, ofFamily, prompt } from '../../choices'
import { emit } from '../../events'
import type { Phase } from '../../phase'
import { kill } from '../../rules/lives'
import { stepAfter } from '../../rules/steps'
import { shootable } from '../rules/outcome'

export const squad: Phase = {
  enter: (turn) => (shootable(turn.rules, turn.state).length > 0 ? undefined : stepAfter(turn, 'coup')),
  asked: (_, { president }) => [president],
  prompt: (rules, _, seat) => prompt(rules, 'squad', { family: seat }),
  choices: (rules, state) => [
    ...shootable(rules, state).map((seat) => ofFamily(rules, 'shoot', seat)),
    button(rules, 'pardon'),
  ],
  on: {
    shoot(turn, action, seat) {
      const family = familyIn(turn.rules, action)
      emit(turn, 'shot', { family: seat, other: family })
      moment(turn, 'shot', { seat: family })
      kill(turn, family, seat)
      return stepAfter(turn, 'coup')
    },
    pardon(turn, _, seat) {
      emit(turn, 'pardoned', { family: seat })
      return stepAfter(turn, 'coup')
    },
  },
}
