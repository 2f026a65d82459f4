/** The President's cousin may take one office of the dead or of exiles (J-66, J-88, J-89). */
import { button, officeIn, ofOffice, prompt } from '../choices'
import { withCousin } from '../coup/rules/command'
import { emit } from '../events'
import type { Phase, PhaseId } from '../phase'
import type { Rules } from '../rules'
import { isPresent, vacantOffices } from '../rules/seats'
import { stepAfter } from '../rules/steps'
import type { JuntaState, JuntaTurn } from '../state'
import { ATTEMPTS, LOCATIONS, NOBODY } from '../state'

export const cousin: Phase = {
  enter: (turn) => (cousinIsAsked(turn.rules, turn.state) ? undefined : goOn(turn)),
  asked: (_, { president }) => [president],
  prompt: (rules, _, seat) => prompt(rules, 'cousin', { family: seat }),
  choices: (rules, state) => [
    ...vacantOffices(rules, state).map((office) => ofOffice(rules, 'take', office)),
    button(rules, 'leave'),
  ],
  on: {
    take(turn, action, seat) {
      const office = officeIn(turn.rules, action)
      turn.list('cousin')[office] = 1
      if (turn.state.coup >= 0) turn.state.slots = withCousin(turn.rules, turn.state, office)
      emit(turn, 'cousin', { family: seat, office })
      return goOn(turn)
    },
    leave: (turn) => goOn(turn),
  },
}

/** True if there is an office to take, and the cousin has none yet. */
export const cousinIsAsked = (rules: Rules, state: JuntaState): boolean =>
  state.president !== NOBODY &&
  isPresent(state, state.president) &&
  !state.cousin.includes(1) &&
  vacantOffices(rules, state).length > 0

function goOn(turn: JuntaTurn): PhaseId {
  const { stage } = turn.state
  if (stage === LOCATIONS) return stepAfter(turn, 'locations')
  return stage === ATTEMPTS ? stepAfter(turn, 'attempts') : 'resume'
}
