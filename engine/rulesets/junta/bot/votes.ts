/** Votes in sight: how a running vote stands for a bot, and who could still change it. */
import type { Rules } from '../rules'
import { proposerOf } from '../rules/budget'
import { frontOf, votesOf } from '../rules/cards'
import { isPresent } from '../rules/seats'
import { castable, officeVotesLeft, openOptions, shareOf, votesFor } from '../rules/votes'
import { BUDGET, ELECTION, type JuntaState, NO, NOBODY, YES } from '../state'
import type { Beliefs } from './beliefs'

/** Votes that a family has not given yet, as far as everybody sees. */
export function votesInSight(rules: Rules, view: JuntaState, seat: number): number {
  if (!isPresent(view, seat)) return 0
  const cards = frontOf(view, seat).filter((card) => view.cast[card] === NOBODY)
  return sumOf(cards, (card) => votesOf(rules, view, seat, card)) + officeVotesLeft(rules, view, seat)
}

/** The same of oneself, with what one has in hand. */
export const ownVotes = ({ rules, seat }: Beliefs, view: JuntaState): number =>
  sumOf(castable(rules, view, seat), (card) => votesOf(rules, view, seat, card)) +
  officeVotesLeft(rules, view, seat)

/** Families that will be asked again in this vote. */
export const stillToVote = (rules: Rules, view: JuntaState): number[] =>
  view.round === 1 ? rules.seats.flatMap((_, seat) => (isPresent(view, seat) ? [seat] : [])) : [...view.queue]

/** The option that the running vote must bring a bot, NOBODY when nothing in it is its own. */
export function ownOption({ seat }: Beliefs, view: JuntaState): number {
  if (view.motion === ELECTION)
    return openOptions(view).find((option) => view.options[option] === seat) ?? NOBODY
  if (view.motion === BUDGET) return proposerOf(view) === seat ? YES : NOBODY
  return view.motion !== NOBODY && view.president === seat ? NO : NOBODY
}

/**
 * Votes that a bot's own option lacks as things stand, its own still to come among them; nothing or less when it would win.
 * In an election rivals will vote for themselves; an equal vote is the President's to decide.
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
