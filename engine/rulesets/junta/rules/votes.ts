/** A vote: its options, the votes of cards, and its end (J-24 to J-31, J-38 to J-45). */
import type { Rules } from '../rules'
import {
  CARDS,
  DEATH,
  ELECTION,
  FIRST,
  type JuntaState,
  type JuntaTurn,
  NO_CONFIDENCE,
  NOBODY,
} from '../state'
import { discard, effectOf, frontPlace, holds, toFront, unusedVotes, votesOf } from './cards'
import { leftOf, officeVotes, presentFrom } from './seats'

/** Opens a vote; options of an election come later, with the nominations. */
export function openVote({ state, rules }: JuntaTurn, motion: number, options: readonly number[]): void {
  state.motion = motion
  state.round = 1
  state.short = 0
  state.backing = NOBODY
  state.options = [...options]
  state.declined = options.map(() => 0)
  state.tally = options.map(() => 0)
  state.given = rules.seats.map(() => 0)
}

export function addOption(turn: JuntaTurn, option: number): void {
  turn.list('options').push(option)
  turn.list('declined').push(0)
  turn.list('tally').push(0)
}

/** J-25, J-38: returns the first voter: the owner of the game, or the family left of a President who died or lost a motion. J-45: the President. */
export function firstVoter(rules: Rules, { motion, cause, before, president }: JuntaState): number {
  if (motion !== ELECTION) return Math.max(0, president)
  return cause === DEATH || cause === NO_CONFIDENCE ? leftOf(rules, before) : 0
}

export const voters = (rules: Rules, state: JuntaState): number[] =>
  presentFrom(rules, state, firstVoter(rules, state))

/** Returns the options that can still get votes: candidates who have not declined. */
export const openOptions = ({ options, declined }: JuntaState): number[] =>
  options.flatMap((_, index) => (declined[index] === 0 ? [index] : []))

/** Returns the cards that can be cast now. An influence with an effect must be played first. */
export const castable = (rules: Rules, state: JuntaState, seat: number): number[] =>
  unusedVotes(rules, state, seat).filter(
    (card) => state.place[card] >= CARDS.front || rules.cards.effects[card].length === 0,
  )

export const officeVotesLeft = (rules: Rules, state: JuntaState, seat: number): number =>
  state.cause === FIRST && state.motion === ELECTION ? 0 : officeVotes(rules, state, seat) - state.given[seat]

/** J-27: casts all votes of one card for one option. An influence from the hand is then in play (J-05). */
export function castCard(turn: JuntaTurn, seat: number, card: number, option: number): void {
  const { state, rules } = turn
  if (holds(state, seat, card)) {
    if (rules.cards.kind[card] === 'influence') toFront(turn, card, seat)
    else turn.list('place')[card] = CARDS.table + seat
  }
  turn.list('cast')[card] = option
}

export function giveOfficeVotes(turn: JuntaTurn, seat: number, option: number, votes: number): void {
  turn.list('given')[seat] += votes
  turn.list('tally')[option] += votes
}

/** Returns the current votes of a card. */
export function castVotes(rules: Rules, state: JuntaState, card: number): number {
  const place = state.place[card]
  if (place >= CARDS.table && place < CARDS.hidden) return rules.cards.votes[card]
  const owner = place - CARDS.front
  return place >= CARDS.front && place < CARDS.table ? votesOf(rules, state, owner, card) : 0
}

/** Returns the votes of offices and of cards, by option (J-30). */
export function votesFor(rules: Rules, state: JuntaState): number[] {
  const votes = state.tally.slice()
  state.cast.forEach((option, card) => {
    if (option !== NOBODY) votes[option] += castVotes(rules, state, card)
  })
  return votes
}

/** J-28: a candidate declines and their votes are lost; by option the cards are returned. */
export function decline(turn: JuntaTurn, option: number): void {
  const { state, rules } = turn
  turn.list('declined')[option] = 1
  if (rules.ruleOptions.declined !== 'returned') return
  const cast = turn.list('cast')
  const place = turn.list('place')
  state.cast.forEach((given, card) => {
    if (given !== option) return
    cast[card] = NOBODY
    if (place[card] >= CARDS.table) place[card] += CARDS.hand - CARDS.table
  })
}

/** J-07: discards the vote cards that were cast, and frees the influences. */
export function clearBallots(turn: JuntaTurn): void {
  const { state } = turn
  for (let card = 0; card < state.place.length; card++)
    if (state.place[card] >= CARDS.table && state.place[card] < CARDS.hidden) discard(turn, card)
  turn.list('cast').fill(NOBODY)
}

/** Voids all votes, so that all families vote again. */
export function recount(turn: JuntaTurn): void {
  const { state } = turn
  clearBallots(turn)
  turn.list('tally').fill(0)
  turn.list('given').fill(0)
  state.round = 1
}

export function closeVote(turn: JuntaTurn): void {
  clearBallots(turn)
  const { state } = turn
  state.motion = NOBODY
  state.round = 0
  state.short = 0
  state.backing = NOBODY
  state.options = []
  state.declined = []
  state.tally = []
  state.given = state.given.map(() => 0)
  state.queue = []
  state.caller = NOBODY
  delete state.share
}

/** Returns the influences in front of a family that a card needs. */
export const neededBy = ({ cards }: Rules, state: JuntaState, seat: number, card: number): number[] =>
  cards.needs[card].filter((other) => state.place[other] === frontPlace(seat))

export const isElection = ({ motion }: JuntaState): boolean => motion === ELECTION
export const shareOf = (rules: Rules, { caller, share }: JuntaState): readonly [number, number] =>
  share ?? (caller === NOBODY ? undefined : effectOf(rules, caller, 'motion')?.share) ?? [1, 2]
