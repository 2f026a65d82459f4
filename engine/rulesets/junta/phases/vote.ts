/** J-27, J-29, J-45: a round of a vote, in which all families in order give cards and votes of offices to options, or abstain. */
import { moment } from '../../../blocks/interpreter'
import type { Choice } from '../../../types'
import { button, cardIn, make, say } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import { nextInQueue, ofQueue, type Phase, type PhaseId } from '../phase'
import type { Rules } from '../rules'
import {
  ballotAt,
  ballotCount,
  ballotName,
  ballotOf,
  ballotWords,
  optionName,
  optionNamed,
} from '../rules/ballots'
import { votesOf } from '../rules/cards'
import { callElection, countElection } from '../rules/elections'
import { isPresent } from '../rules/seats'
import {
  castable,
  castCard,
  castVotes,
  closeVote,
  giveOfficeVotes,
  isElection,
  officeVotesLeft,
  openOptions,
  shareOf,
  voters,
  votesFor,
} from '../rules/votes'
import { BUDGET, CARDS, type JuntaState, type JuntaTurn, NO, NO_CONFIDENCE, YES } from '../state'

export const vote: Phase = {
  begin({ state, rules }) {
    state.queue = voters(rules, state)
  },
  enter(turn) {
    const { state } = turn
    state.queue = state.queue.filter((seat) => isPresent(state, seat))
    if (state.queue.length > 0 && state.options.length > 0) return undefined
    return nextRound(turn)
  },
  asked: ofQueue,
  prompt: (_, state) =>
    isElection(state)
      ? say('vote', { round: state.round })
      : say(state.motion === BUDGET ? 'vote-budget' : 'vote-motion', { round: state.round }),
  choices: (rules, state, seat) => [
    ...castChoices(rules, state, seat, openOptions(state)),
    ...officeChoices(rules, state, seat, openOptions(state)),
    done(rules),
  ],
  on: {
    cast(turn, action, seat) {
      cast(turn, seat, cardIn(turn.rules, action), optionNamed(turn.rules, turn.state, action.for))
    },
    offices(turn, action, seat) {
      giveOffices(turn, seat, optionNamed(turn.rules, turn.state, action.for), action.votes as number)
    },
    done: nextInQueue,
  },
}

const done = memo((rules) => button(rules, 'done'))

/** Returns a choice for each unused card and option. */
export function castChoices(
  rules: Rules,
  state: JuntaState,
  seat: number,
  options: readonly number[],
): Choice[] {
  const found: Choice[] = []
  for (const card of castable(rules, state, seat)) {
    const count = worth(rules, state, seat, card)
    for (const option of options) found.push(toCast(rules, card, counted(rules, state, option, count)))
  }
  return found
}

/** Encodes a ballot and its number of votes in one number. */
const counted = (rules: Rules, state: JuntaState, option: number, count: number): number =>
  ballotOf(rules, state, option) + count * ballotCount(rules)
const ballotIn = (rules: Rules, number: number): number => number % ballotCount(rules)
const countIn = (rules: Rules, number: number): number =>
  (number - ballotIn(rules, number)) / ballotCount(rules)

const toCast = memo((rules, card, number) => {
  const ballot = ballotIn(rules, number)
  return make(
    rules,
    { type: 'cast', card: rules.cards.ids[card], for: ballotName(rules, ballot) },
    { kind: 'card', card: rules.cards.ids[card] },
    { card, count: countIn(rules, number) },
    { option: ballotWords(rules, ballot) },
  )
})

const worth = (rules: Rules, state: JuntaState, seat: number, card: number): number =>
  state.place[card] >= CARDS.front ? castVotes(rules, state, card) : votesOf(rules, state, seat, card)

export function officeChoices(
  rules: Rules,
  state: JuntaState,
  seat: number,
  options: readonly number[],
): Choice[] {
  const left = officeVotesLeft(rules, state, seat)
  const found: Choice[] = []
  for (const option of options)
    for (let votes = 1; votes <= left; votes++)
      found.push(ofOffices(rules, ballotOf(rules, state, option), votes))
  return found
}

const ofOffices = memo((rules, ballot, votes) =>
  make(
    rules,
    { type: 'offices', for: ballotName(rules, ballot), votes },
    ballotAt(rules, ballot),
    { count: votes },
    { option: ballotWords(rules, ballot) },
  ),
)

export function cast(turn: JuntaTurn, seat: number, card: number, option: number): void {
  const { rules } = turn
  castCard(turn, seat, card, option)
  emitVotes(turn, 'cast', seat, option, castVotes(rules, turn.state, card), card)
}

export function giveOffices(turn: JuntaTurn, seat: number, option: number, votes: number): void {
  giveOfficeVotes(turn, seat, option, votes)
  emitVotes(turn, 'offices', seat, option, votes)
}

function emitVotes(
  turn: JuntaTurn,
  type: string,
  family: number,
  option: number,
  count: number,
  card?: number,
): void {
  const { state, rules } = turn
  const about = card === undefined ? { family, count } : { family, count, card }
  const isFor = isElection(state) ? 'seat' : optionName(rules, state, option)
  emit(turn, type, { ...about, kind: isFor, ...(isElection(state) && { other: state.options[option] }) })
}

function nextRound(turn: JuntaTurn): PhaseId {
  const { state } = turn
  if (state.options.length === 0) return countElection(turn)
  if (state.round === 1) {
    if (isElection(state)) return 'decline'
    if (state.short === 0) {
      state.round = 2
      return 'vote'
    }
  }
  return isElection(state) ? countElection(turn) : countMotion(turn)
}

/** J-45: decides a motion by majority, or by the share that its card requires. The President decides a tie. */
function countMotion(turn: JuntaTurn): PhaseId {
  const { state, rules } = turn
  const votes = votesFor(rules, state)
  const [over, under] = shareOf(rules, state)
  const total = votes[NO] + votes[YES]
  if (over * 2 === under) {
    if (votes[NO] === votes[YES]) return 'tie'
    return settleMotion(turn, votes[YES] > votes[NO])
  }
  return settleMotion(turn, total > 0 && votes[YES] * under >= over * total)
}

/** J-56, J-57: applies the result of a vote. */
export function settleMotion(turn: JuntaTurn, isCarried: boolean): PhaseId {
  const { state, rules } = turn
  const { motion } = state
  const votes = votesFor(rules, state)
  emit(turn, isCarried ? 'carried' : 'defeated', {
    kind: motion === BUDGET ? 'budget' : 'motion',
    count: votes[YES],
  })
  if (motion !== BUDGET) {
    if (isCarried) return callElection(turn, NO_CONFIDENCE)
    closeVote(turn)
    return 'resume'
  }
  closeVote(turn)
  moment(turn, isCarried ? 'budget-passed' : 'budget-defeated', { seat: state.president })
  if (isCarried) return 'pay'
  if (state.pretext === 0) emit(turn, 'pretext')
  state.pretext = 1
  return 'force'
}
