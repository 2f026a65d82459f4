/** Requests of beaten players to stay, or to retreat to occupied spaces. All occupants must agree (J-131, J-132). */

import { ofFamily, prompt } from '../../choices'
import { emit } from '../../events'
import type { Phase, PhaseId } from '../../phase'
import { type JuntaTurn, NOBODY } from '../../state'
import { holders, retreating } from '../rules/retreats'

export const consent: Phase = {
  enter(turn): PhaseId | undefined {
    const { state, rules } = turn
    const [beaten] = state.routed
    if (beaten === undefined) {
      state.field = NOBODY
      state.haven = NOBODY
      return 'order'
    }
    if (state.consulted.length > 0) return undefined
    if (retreating(rules, state, beaten).length === 0) return nextBeaten(turn)
    if (state.denied.includes(state.field)) return 'retreat'
    const asked = holders(rules, state, state.field)
    if (asked.length === 0) return 'retreat'
    state.consulted = asked
    state.haven = state.field
    return undefined
  },
  asked: (_, { consulted }) => consulted.slice(0, 1),
  prompt: (rules, state, seat) =>
    prompt(rules, state.haven === state.field ? 'consent-stay' : 'consent-enter', {
      family: seat,
      other: state.routed[0],
      cell: state.haven,
      from: state.field,
    }),
  choices: (rules, { routed }) => [ofFamily(rules, 'consent', routed[0]), ofFamily(rules, 'deny', routed[0])],
  focus: (_, { haven }) => ({ cells: [haven] }),
  on: {
    consent(turn, _, seat): PhaseId | undefined {
      const { state } = turn
      state.consulted = state.consulted.slice(1)
      emit(turn, 'consented', { family: seat, other: state.routed[0], cell: state.haven })
      if (state.consulted.length > 0) return undefined
      if (state.haven === state.field) return nextBeaten(turn)
      state.granted = [...state.granted, state.haven]
      return 'retreat'
    },
    deny(turn, _, seat): PhaseId {
      const { state } = turn
      emit(turn, 'denied', { family: seat, other: state.routed[0], cell: state.haven })
      state.consulted = []
      state.denied = [...state.denied, state.haven]
      return 'retreat'
    },
  },
}

export function nextBeaten({ state }: JuntaTurn): PhaseId {
  state.routed = state.routed.slice(1)
  state.consulted = []
  state.denied = []
  state.granted = []
  return 'consent'
}
