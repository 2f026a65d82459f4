/** Why somebody cannot nominate, vote, stand or decide. */

import type { Refusal } from '../../../types'
import { optionNamed } from '../ballots'
import { cardIn, familyIn } from '../choices'
import {
  inTables,
  notNow,
  type Reason,
  saying,
  no as saysCoup,
  type Attempt as Tried,
} from '../coup/refusals/reason'
import type { PhaseId } from '../phase'
import { phases } from '../phases'
import { isCandidate } from '../phases/nominate'
import { hasVotes, votingFront } from '../rules/cards'
import { isPresent, officeVotes } from '../rules/seats'
import { officeVotesLeft } from '../rules/votes'
import { CARDS, FIRST, NOBODY } from '../state'

const no = saying('voting')

type VotingPhase = PhaseId & ('nominate' | 'back' | 'decline' | 'vote' | 'tie')
const askedIn = ({ rules, state }: Tried, phase: VotingPhase): readonly number[] =>
  state.phase === phase ? phases[phase].asked(rules, state) : []

const late = (tried: Tried, phase: VotingPhase, rule: string) =>
  notNow(tried, phase, rule, askedIn(tried, phase))

/** While candidates are named. */
const isNaming = ({ state }: Tried): boolean => state.phase === 'nominate' || state.phase === 'back'

/** J-65, J-80: who is away has no vote. */
const away = (tried: Tried): Refusal | undefined => {
  const { state, seat } = tried
  if (state.dead[seat] === 1) return no(tried, 'J-38', 'dead')
  return state.exile[seat] === NOBODY ? undefined : no(tried, 'J-65', 'exile')
}

const nominating: Reason = (tried) => {
  const { rules, state, action } = tried
  const unasked = away(tried) ?? late(tried, 'nominate', 'J-25')
  if (unasked) return unasked
  if (state.backing !== NOBODY)
    return no(tried, 'J-26', 'back-first', { family: state.options[state.backing] })
  const family = familyIn(rules, action)
  if (family < 0) return no(tried, 'J-25', 'no-family')
  if (!isPresent(state, family)) return no(tried, 'J-41', 'family-away', { family })
  if (isCandidate(state, family)) return no(tried, 'J-25', 'candidate', { family })
  return no(tried, 'J-26', 'no-backing', { family })
}

const passing: Reason = (tried) =>
  late(tried, tried.state.phase === 'back' ? 'back' : 'nominate', 'J-25') ??
  no(tried, 'J-26', 'back-first', { family: tried.state.options.at(-1) })

/** Votes are given while candidates are named and in both rounds. */
function outOfVote(tried: Tried): Refusal | undefined {
  const { state } = tried
  const gone = away(tried)
  if (gone) return gone
  if (state.phase === 'junta') return no(tried, 'J-101', 'junta')
  if (state.motion === NOBODY) return no(tried, 'J-45', 'no-vote')
  const phase = isNaming(tried) ? (state.phase as 'nominate' | 'back') : 'vote'
  return late(tried, phase, 'J-27')
}

function wrongOption(tried: Tried): Refusal | undefined {
  const { rules, state, action } = tried
  const option = optionNamed(rules, state, action.for)
  if (option < 0) return no(tried, 'J-27', 'no-option')
  if (state.declined[option] === 1) return no(tried, 'J-28', 'declined', { family: state.options[option] })
  // While candidates are named only the one just named gets votes.
  if (isNaming(tried) && option !== state.backing)
    return state.backing === NOBODY ? saysCoup(tried, 'J-27', 'not-now') : no(tried, 'J-26', 'not-yet')
  return undefined
}

const casting: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const wrong = outOfVote(tried) ?? wrongOption(tried)
  if (wrong) return wrong
  const card = cardIn(rules, action)
  const inFront = card >= 0 && votingFront(rules, state, seat).includes(card)
  if (card >= 0 && state.place[card] === CARDS.table + seat)
    return no(tried, 'J-27', 'cast-already', { card })
  if (inFront && state.cast[card] !== NOBODY) return no(tried, 'J-27', 'cast-already', { card })
  if (card < 0 || state.place[card] !== CARDS.hand + seat) return no(tried, 'J-27', 'not-yours')
  if (hasVotes(rules, card)) return no(tried, 'J-05', 'play-first', { card })
  return no(tried, 'J-27', 'no-votes', { card }, rules.cards.source[card])
}

const givingOffices: Reason = (tried) => {
  const { rules, state, seat } = tried
  const wrong = outOfVote(tried) ?? wrongOption(tried)
  if (wrong) return wrong
  if (state.cause === FIRST && state.motion === 0) return no(tried, 'J-26', 'first-election')
  const left = officeVotesLeft(rules, state, seat)
  const limit = inTables(rules, 'government', 'votes')
  return officeVotes(rules, state, seat) === 0
    ? no(tried, 'J-38', 'no-office')
    : no(tried, 'J-38', 'office-votes', { count: left }, limit)
}

const standing: Reason = (tried) => late(tried, 'decline', 'J-28') ?? no(tried, 'J-28', 'not-yours')
const deciding: Reason = (tried) => late(tried, 'tie', 'J-45') ?? no(tried, 'J-45', 'not-yours')

export const votingReasons: Readonly<Record<string, Reason>> = {
  nominate: nominating,
  pass: passing,
  cast: casting,
  offices: givingOffices,
  stand: standing,
  decline: standing,
  yes: deciding,
  no: deciding,
}
