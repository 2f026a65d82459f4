/** Votes in sight: the state of a running vote for a bot, and the families that can still change it. */
import type { Rules } from '../rules'
import { proposerOf } from '../rules/budget'
import { frontOf, votesOf } from '../rules/cards'
import { isPresent } from '../rules/seats'
import { castable, officeVotesLeft, openOptions, shareOf, votesFor } from '../rules/votes'
import { BUDGET, ELECTION, type JuntaState, NO, NOBODY, YES } from '../state'
import type { Beliefs } from './beliefs'

/** Returns the unused votes of a family that are public. */
export function votesInSight(rules: Rules, view: JuntaState, seat: number): number {
  if (!isPresent(view, seat)) return 0
  const cards = frontOf(view, seat).filter((card) => view.cast[card] === NOBODY)
  return sumOf(cards, (card) => votesOf(rules, view, seat, card)) + officeVotesLeft(rules, view, seat)
}

/** The same for the bot itself, including its hand. */
export const ownVotes = ({ rules, seat }: Beliefs, view: JuntaState): number =>
  sumOf(castable(rules, view, seat), (card) => votesOf(rules, view, seat, card)) +
  officeVotesLeft(rules, view, seat)

/** Returns the families that will vote again in this vote. */
export const stillToVote = (rules: Rules, view: JuntaState): number[] =>
  view.round === 1 ? rules.seats.flatMap((_, seat) => (isPresent(view, seat) ? [seat] : [])) : [...view.queue]

/** Returns the bot's own option in the running vote, or NOBODY if none is its own. */
export function ownOption({ seat }: Beliefs, view: JuntaState): number {
  if (view.motion === ELECTION)
    return openOptions(view).find((option) => view.options[option] === seat) ?? NOBODY
  if (view.motion === BUDGET) return proposerOf(view) === seat ? YES : NOBODY
  return view.motion !== NOBODY && view.president === seat ? NO : NOBODY
}

/**
 * Returns the votes that the bot's own option lacks, after its own remaining votes; 0 or less if it would win. Rivals
 * in an election are assumed to vote for themselves. The President decides a tie.
 */
export function lacking(beliefs: Beliefs, view: JuntaState, own: number): number {
  const { rules } = beliefs
  const votes = votesFor(rules, view)
  const mine = votes[own] + (stillToVote(rules, view).includes(beliefs.seat) ? ownVotes(beliefs, view) : 0)
  if (view.motion === ELECTION) {
    const rivals = openOptions(view).filter((option) => option !== own)
    const theirs = rivals.map((option) => votes[option] + toCome(rules, view, view.options[option]))
    return Math.max(0, ...theirs) + 1 - mine
  }
  if (own === YES) return votes[NO] + (view.president === beliefs.seat ? 0 : 1) - mine
  const [over, under] = shareOf(rules, view)
  return votes[YES] === 0 ? 0 : Math.trunc((votes[YES] * (under - over)) / over) + 1 - mine
}

const toCome = (rules: Rules, view: JuntaState, rival: number): number =>
  stillToVote(rules, view).includes(rival) ? votesInSight(rules, view, rival) : 0

const sumOf = (all: readonly number[], votes: (one: number) => number): number =>
  all.reduce((sum, one) => sum + votes(one), 0)
