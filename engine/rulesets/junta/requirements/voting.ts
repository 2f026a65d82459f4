/** The requirements for nominating, voting, standing for office and deciding. */
import type { Refusal } from '../../../types'
import { isEligible } from '../blocks/numbers'
import { cardIn, familyIn } from '../choices'
import type { PhaseId } from '../phase'
import { isCandidate, mayNominate } from '../phases/nominate'
import { optionNamed } from '../rules/ballots'
import { hasVotes, holds, votingFront } from '../rules/cards'
import { isPresent, officeVotes } from '../rules/seats'
import { isElection, officeVotesLeft } from '../rules/votes'
import { CARDS, FIRST, NOBODY } from '../state'
import { type Attempt, inTables, notNow, saying, no as saysCoup } from './attempt'

const no = saying('voting')

/** True while candidates are nominated. */
const isNaming = ({ state }: Attempt): boolean => state.phase === 'nominate' || state.phase === 'back'

/** J-65, J-80: refuses votes of families that are dead or in exile. */
function away(attempt: Attempt): Refusal | undefined {
  const { state, seat } = attempt
  if (state.dead[seat] === 1) return no(attempt, 'J-38', 'dead')
  return state.exile[seat] === NOBODY ? undefined : no(attempt, 'J-65', 'exile')
}

export function nominate(attempt: Attempt<'nominate'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const late = away(attempt) ?? notNow(attempt, 'J-25', 'nominate')
  if (late) return late
  if (state.backing !== NOBODY)
    return no(attempt, 'J-26', 'back-first', { family: state.options[state.backing] })
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-25', 'no-family')
  if (!isPresent(state, family)) return no(attempt, 'J-41', 'family-away', { family })
  if (isCandidate(state, family)) return no(attempt, 'J-25', 'candidate', { family })
  if (!isEligible(rules, state, family)) return no(attempt, 'J-25', 'ineligible', { family })
  return mayNominate(rules, state, seat) ? undefined : no(attempt, 'J-26', 'no-backing', { family })
}

export function passBallot(attempt: Attempt<'pass'>): Refusal | undefined {
  const { phase, backing, options } = attempt.state
  const late = notNow(attempt, 'J-25', phase === 'back' ? 'back' : 'nominate')
  if (late) return late
  return phase === 'nominate' && backing !== NOBODY
    ? no(attempt, 'J-26', 'back-first', { family: options[backing] })
    : undefined
}

/** Refuses votes outside the nominations and the two rounds. */
function outOfVote(attempt: Attempt): Refusal | undefined {
  const { state } = attempt
  const gone = away(attempt)
  if (gone) return gone
  if (state.phase === 'junta') return no(attempt, 'J-101', 'junta')
  if (state.motion === NOBODY) return no(attempt, 'J-45', 'no-vote')
  return notNow(attempt, 'J-27', isNaming(attempt) ? (state.phase as PhaseId) : 'vote')
}

function wrongOption(attempt: Attempt<'cast' | 'offices'>): Refusal | undefined {
  const { rules, state, action } = attempt
  const option = optionNamed(rules, state, action.for)
  if (option < 0) return no(attempt, 'J-27', 'no-option')
  if (state.declined[option] === 1) return no(attempt, 'J-28', 'declined', { family: state.options[option] })
  // During nominations only the new candidate gets votes.
  if (isNaming(attempt) && option !== state.backing)
    return state.backing === NOBODY ? saysCoup(attempt, 'J-27', 'not-now') : no(attempt, 'J-26', 'not-yet')
  return undefined
}

export function cast(attempt: Attempt<'cast'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = outOfVote(attempt) ?? wrongOption(attempt)
  if (wrong) return wrong
  const card = cardIn(rules, action)
  const isInPlay = votingFront(rules, state, seat).includes(card)
  if (isInPlay && state.cast[card] === NOBODY) return undefined
  if (isInPlay || state.place[card] === CARDS.table + seat)
    return no(attempt, 'J-27', 'cast-already', { card })
  if (!holds(state, seat, card)) return no(attempt, 'J-27', 'not-yours')
  if (!hasVotes(rules, card)) return no(attempt, 'J-27', 'no-votes', { card }, rules.cards.source[card])
  return rules.cards.effects[card].length === 0 ? undefined : no(attempt, 'J-05', 'play-first', { card })
}

export function offices(attempt: Attempt<'offices'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = outOfVote(attempt) ?? wrongOption(attempt)
  if (wrong) return wrong
  if (state.cause === FIRST && isElection(state)) return no(attempt, 'J-26', 'first-election')
  if (officeVotes(rules, state, seat) === 0) return no(attempt, 'J-38', 'no-office')
  const left = officeVotesLeft(rules, state, seat)
  const limit = inTables(rules, 'government', 'votes')
  return action.votes >= 1 && action.votes <= left
    ? undefined
    : no(attempt, 'J-38', 'office-votes', { count: left }, limit)
}
