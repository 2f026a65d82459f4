/** The victory of the rebels: they elect a new President with one vote each, and their leader decides a tie (J-101). */

import { moment } from '../../../../blocks/interpreter'
import { familyIn, ofFamily, prompt } from '../../choices'
import { emit } from '../../events'
import { ofSlots, type Phase, type PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { callElection } from '../../rules/elections'
import { CONSEQUENCES, type JuntaState, type JuntaTurn, LOYAL, NO_CONFIDENCE } from '../../state'
import { clockwise, isOut } from '../rules/command'
import { isOfJunta } from '../rules/outcome'

export const junta: Phase = {
  begin(turn) {
    const { state, rules } = turn
    state.stage = CONSEQUENCES
    state.slots = state.result === LOYAL ? [] : membersOf(rules, state)
    state.options = state.result === LOYAL ? [] : candidates(rules, state)
    state.tally = state.options.map(() => 0)
    state.round = 0
    moment(turn, state.result === LOYAL ? 'coup-lost' : 'coup-won', { seat: state.leader })
  },
  enter(turn): PhaseId | undefined {
    const { state } = turn
    if (state.result === LOYAL) return 'squad'
    if (state.slots.length > 0 && state.options.length > 1) return undefined
    return elect(turn)
  },
  asked: ofSlots,
  prompt: (rules, { round }, seat) => prompt(rules, round === TIE ? 'junta-tie' : 'junta', { family: seat }),
  choices: (rules, { options }) => options.map((seat) => ofFamily(rules, 'vote', seat)),
  on: {
    vote(turn, action, seat) {
      const { state } = turn
      const family = familyIn(turn.rules, action)
      turn.list('tally')[state.options.indexOf(family)] += 1
      state.slots = state.slots.slice(1)
      emit(turn, 'junta-vote', { family: seat, other: family })
    },
  },
}

/** Value of `round` while the leader decides a tie. */
export const TIE = 3

export const membersOf = (rules: Rules, state: JuntaState): number[] =>
  clockwise(rules, state.leader).filter((seat) => isOfJunta(rules, state, seat))

/** Returns the possible new Presidents: all living families in the country except the overthrown one. */
const candidates = (rules: Rules, state: JuntaState): number[] =>
  rules.seats.flatMap((_, seat) => (seat === state.president || isOut(state, seat) ? [] : [seat]))

/**
 * Elects the family with the most votes. The leader decides a tie or, if away, the next member of the Junta. If all
 * its members are in exile, the President has still fallen, and the Parliament elects.
 */
function elect(turn: JuntaTurn): PhaseId | undefined {
  const { state, rules } = turn
  const members = membersOf(rules, state)
  const most = Math.max(...state.tally)
  const first = state.options.filter((_, option) => state.tally[option] === most)
  if (members.length === 0) {
    emit(turn, 'no-junta', { family: state.president })
    return callElection(turn, NO_CONFIDENCE, 'squad')
  }
  if (first.length > 1) {
    state.round = TIE
    state.slots = [members[0]]
    state.options = first
    state.tally = first.map(() => 0)
    return undefined
  }
  state.round = 0
  emit(turn, 'junta-elected', { family: first[0], other: state.president })
  state.options = []
  state.tally = []
  state.slots = []
  succeed(turn, first[0])
  return 'squad'
}

/** Installs a new President, whose former offices go to the cousin (J-40). */
function succeed(turn: JuntaTurn, seat: number): void {
  const { state } = turn
  state.office.forEach((holder, office) => {
    if (holder === seat) turn.list('cousin')[office] = 1
  })
  state.president = seat
  moment(turn, 'elected', { seat })
}
