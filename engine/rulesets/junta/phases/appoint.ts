/** J-51, J-52: the President appoints the other families to the offices. */
import { moment } from '../../../blocks/interpreter'
import { later } from '../../../kernel/calls'
import { button, familyIn, make, officeIn, say } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import type { Phase } from '../phase'
import { asBefore, namings, toName } from '../rules/offices'
import { vacantOffices } from '../rules/seats'
import { stepAfter } from '../rules/steps'
import { NOBODY } from '../state'

const toAppoint = memo((rules, office, family) =>
  make(
    rules,
    { type: 'appoint', office: rules.offices.ids[office], family: rules.seats[family] },
    { kind: 'seat', seat: rules.seats[family] },
    { office, family },
  ),
)

export const appoint: Phase = {
  begin(turn) {
    const { state } = turn
    state.stage = 2
    state.office = state.office.map(() => NOBODY)
    state.cousin = state.cousin.map(() => 0)
    moment(turn, 'phase-began')
  },
  /** Offices of exiles are vacant at once, and the cousin may take one of them (J-66). */
  enter(turn) {
    const { state, rules } = turn
    if (namings(rules, state).length > 0) return undefined
    if (vacantOffices(rules, state).length === 0) return stepAfter(turn, 'offices')
    later(turn, stepAfter(turn, 'offices'))
    return 'cousin'
  },
  asked: (_, { president }) => [president],
  prompt: () => say('appoint'),
  choices: (rules, state) => [
    ...(asBefore(rules, state) ? [button(rules, 'again')] : []),
    ...namings(rules, state).map(({ office, seat }) => toAppoint(rules, office, seat)),
  ],
  on: {
    appoint(turn, action) {
      const { rules } = turn
      const office = officeIn(rules, action)
      const family = familyIn(rules, action)
      turn.list('office')[office] = family
      emit(turn, 'appointed', { office, family })
      moment(turn, 'office-given', { it: office, seat: family })
    },
    again(turn) {
      const { rules } = turn
      const naming = asBefore(rules, turn.state) ?? []
      turn.state.office = [...naming]
      for (const office of toName(rules))
        if (naming[office] !== NOBODY) {
          emit(turn, 'appointed', { office, family: naming[office] })
          moment(turn, 'office-given', { it: office, seat: naming[office] })
        }
    },
  },
}
