/** J-25, J-26: in order all families may nominate candidates, each with an immediate first vote. */
import { moment } from '../../../blocks/interpreter'
import { call } from '../../../kernel/calls'
import type { Action, Choice } from '../../../types'
import { isEligible } from '../blocks/numbers'
import { button, cardIn, familyIn, ofFamily, say } from '../choices'
import { emit, seatName } from '../events'
import { nextInQueue, ofQueue, type Phase } from '../phase'
import type { Rules } from '../rules'
import { optionNamed } from '../rules/ballots'
import { isPresent } from '../rules/seats'
import { addOption, castable, officeVotesLeft, openVote, voters } from '../rules/votes'
import { ELECTION, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { cast, castChoices, giveOffices, officeChoices } from './vote'

/** True if a seat has votes to back a candidate with. */
const canBack = (rules: Rules, state: JuntaState, seat: number): boolean =>
  castable(rules, state, seat).length > 0 || officeVotesLeft(rules, state, seat) > 0

export const isCandidate = ({ options }: JuntaState, seat: number): boolean => options.includes(seat)

export const nominate: Phase = {
  begin(turn) {
    openVote(turn, ELECTION, [])
    turn.state.queue = voters(turn.rules, turn.state)
    emit(turn, 'election')
  },
  enter(turn) {
    const { state, rules } = turn
    if (state.backing !== NOBODY) {
      if (canBack(rules, state, state.queue[0])) return undefined
      withdraw(turn, 'unbacked')
    }
    state.queue = state.queue.filter((seat) => isPresent(state, seat))
    return state.queue.length > 0 || rules.seats.length === 0 ? undefined : 'vote'
  },
  asked: ofQueue,
  prompt: (rules, { backing, options }) =>
    backing === NOBODY ? say('nominate') : say('back', { family: seatName(rules, options[backing]) }),
  choices(rules, state, seat) {
    if (state.backing !== NOBODY) return backingChoices(rules, state, seat)
    const named = mayNominate(rules, state, seat)
      ? rules.seats.flatMap((_, other) =>
          isPresent(state, other) && !isCandidate(state, other) && isEligible(rules, state, other)
            ? [ofFamily(rules, 'nominate', other)]
            : [],
        )
      : []
    return [...named, button(rules, 'pass')]
  },
  on: {
    nominate(turn, action, seat) {
      const family = familyIn(turn.rules, action)
      addOption(turn, family)
      turn.state.backing = turn.state.options.length - 1
      emit(turn, 'nominated', { family, other: seat })
      moment(turn, 'nominated', { seat: family })
      return isBackedByAnyone(turn.rules) ? call(turn, 'back') : undefined
    },
    cast: giveBacking,
    offices: giveBacking,
    pass: nextInQueue,
  },
}

const isBackedByAnyone = ({ ruleOptions }: Rules): boolean => ruleOptions.backing === 'anyone'
/** J-26: a family must be able to give a first vote. */
export const mayNominate = (rules: Rules, state: JuntaState, seat: number): boolean =>
  isBackedByAnyone(rules) || canBack(rules, state, seat)

/** Returns the first votes that a seat can give the candidate just nominated. */
export const backingChoices = (rules: Rules, state: JuntaState, seat: number): Choice[] => [
  ...castChoices(rules, state, seat, [state.backing]),
  ...officeChoices(rules, state, seat, [state.backing]),
]

/** Gives the new candidate its first vote, from a card or from offices. */
export function giveBacking(turn: JuntaTurn, action: Action, seat: number): undefined {
  const { rules } = turn
  const option = optionNamed(rules, turn.state, action.for)
  if (action.type === 'cast') cast(turn, seat, cardIn(rules, action), option)
  else giveOffices(turn, seat, option, action.votes as number)
  turn.state.backing = NOBODY
}

/** J-26: withdraws the new candidate, who got no first vote. */
export function withdraw(turn: JuntaTurn, told: 'unbacked' | 'unbacked-by-all'): void {
  const { state } = turn
  emit(turn, told, { family: state.options[state.backing] }, { reveals: true })
  for (const key of ['options', 'declined', 'tally'] as const) turn.list(key).pop()
  state.backing = NOBODY
}
