/** The resignation of the President, at any time except during a coup. A new one is elected at once (J-42 to J-44). */
import { moment } from '../../../blocks/interpreter'
import { button } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import { resign as mustWait } from '../requirements/lives'
import { callElection } from '../rules/elections'
import { NOBODY, RESIGNATION } from '../state'
import type { OptionalAction } from './optional-action'

const resign = memo((rules, family) => button(rules, 'resign', { family }))

export const resigning: OptionalAction = {
  list(rules, state, lists) {
    const { president: seat } = state
    if (seat !== NOBODY && !mustWait({ rules, state, seat })) lists[seat].push(resign(rules, seat))
  },
  on: {
    resign(turn, _, seat) {
      emit(turn, 'resigned', { family: seat })
      moment(turn, 'resigned', { seat })
      return callElection(turn, RESIGNATION)
    },
  },
}
