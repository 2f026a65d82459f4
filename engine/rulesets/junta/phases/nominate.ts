/** J-25, J-26: in turn everybody may name candidates, each with a first vote at once. */
import { optionNamed } from '../ballots'
import { button, cardIn, familyIn, ofFamily, say } from '../choices'
import type { Phase } from '../phase'
import type { Rules } from '../rules'
import { isPresent } from '../rules/seats'
import { addOption, castable, officeVotesLeft, openVote, voters } from '../rules/votes'
import { ELECTION, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { seatName, tell } from '../telling'
import { cast, castChoices, giveOffices, officeChoices } from './vote'

/** Whether a seat has anything to back a candidate with. */
export const canBack = (rules: Rules, state: JuntaState, seat: number): boolean =>
  castable(rules, state, seat).length > 0 || officeVotesLeft(rules, state, seat) > 0

export const isCandidate = ({ options }: JuntaState, seat: number): boolean => options.includes(seat)

export const nominate: Phase = {
  begin(turn) {
    openVote(turn, ELECTION, [])
    turn.state.queue = voters(turn.def.rules, turn.state)
    tell(turn, 'election')
  },
  enter(turn) {
    const { state, def } = turn
    if (state.backing !== NOBODY) {
      if (canBack(def.rules, state, state.queue[0])) return undefined
      withdraw(turn)
    }
    state.queue = state.queue.filter((seat) => isPresent(state, seat))
    return state.queue.length > 0 || def.rules.seats.length === 0 ? undefined : 'vote'
  },
  asked: (_, { queue }) => queue.slice(0, 1),
  prompt: (rules, { backing, options }) =>
    backing === NOBODY ? say('nominate') : say('back', { family: seatName(rules, options[backing]) }),
  choices(rules, state, seat) {
    if (state.backing !== NOBODY)
      return [
        ...castChoices(rules, state, seat, [state.backing]),
        ...officeChoices(rules, state, seat, [state.backing]),
      ]
    const named = canBack(rules, state, seat)
      ? rules.seats.flatMap((_, other) =>
          isPresent(state, other) && !isCandidate(state, other) ? [ofFamily(rules, 'nominate', other)] : [],
        )
      : []
    return [...named, button(rules, 'pass')]
  },
  on: {
    nominate(turn, action, seat) {
      const family = familyIn(turn.def.rules, action)
      addOption(turn, family)
      turn.state.backing = turn.state.options.length - 1
      tell(turn, 'nominated', { family, other: seat })
      return undefined
    },
    cast(turn, action, seat) {
      cast(turn, seat, cardIn(turn.def.rules, action), optionNamed(turn.def.rules, turn.state, action.for))
      turn.state.backing = NOBODY
      return undefined
    },
    offices(turn, action, seat) {
      giveOffices(turn, seat, optionNamed(turn.def.rules, turn.state, action.for), action.votes as number)
      turn.state.backing = NOBODY
      return undefined
    },
    pass(turn) {
      turn.list('queue').shift()
      return undefined
    },
  },
}

/** J-26: whoever has just named a candidate has given away what he could vote for him with. */
function withdraw(turn: JuntaTurn): void {
  const { state } = turn
  tell(turn, 'unbacked', { family: state.options[state.backing] }, { reveals: true })
  for (const key of ['options', 'declined', 'tally'] as const) turn.list(key).pop()
  state.backing = NOBODY
}
