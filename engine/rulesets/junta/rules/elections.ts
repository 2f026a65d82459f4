/** The start of an election, its ties, and the new President (J-24 to J-44). */
import { moment } from '../../../blocks/interpreter'
import type { Waiting } from '../../../kernel/calls'
import { emit } from '../events'
import type { PhaseId } from '../phase'
import type { Rules } from '../rules'
import { COMPETENCE, DEATH, FIRST, type JuntaState, type JuntaTurn, NOBODY, RESIGNATION } from '../state'
import { discardAll, drawCards } from './cards'
import { draw, giveAll } from './money'
import { presentFrom } from './seats'
import { closeVote, firstVoter, openOptions, votesFor } from './votes'

/** Starts an election after the President's fall. The interrupted phase resumes afterwards. */
export function callElection(turn: JuntaTurn, cause: number, next?: PhaseId): PhaseId {
  const { state } = turn
  const later = next ? { phase: next, queue: [], begun: 0 as const } : suspended(state)
  if (state.motion !== NOBODY) closeVote(turn)
  if (later) turn.list('resume').push(later)
  tearUp(turn)
  state.cause = cause
  if (state.president !== NOBODY) state.before = state.president
  state.ballots = 0
  if (cause !== RESIGNATION) state.president = NOBODY
  return 'nominate'
}

/** Clears a budget that was never proposed; the new President starts it again. */
function tearUp({ state, rules }: JuntaTurn): void {
  if (!state.resume.some(({ phase }) => phase === 'budget')) return
  state.budget = rules.seats.map(() => 0)
  state.proposer = NOBODY
  state.resume = state.resume.map((one) => (one.phase === 'budget' ? { ...one, queue: [], begun: 0 } : one))
}

/**
 * Returns the phase to resume after an election, or `undefined` if a motion interrupted a budget. The new President
 * names the remaining offices and draws up an undecided budget. The question of a coup starts again from their left.
 */
function suspended({ phase, queue, motion }: JuntaState): Waiting | undefined {
  if (motion === COMPETENCE) return undefined
  if (phase === 'appoint' || phase === 'call') return { phase, queue: [], begun: 0 }
  if (phase === 'budget' || phase === 'vote' || phase === 'tie')
    return { phase: 'budget', queue: [], begun: 0 }
  return { phase, queue, begun: 1 }
}

/** J-30: elects the candidate with the most votes. A tie, or no vote at all, has its own rules. */
export function countElection(turn: JuntaTurn): PhaseId {
  const { state, rules } = turn
  const votes = votesFor(rules, state)
  const most = openOptions(state).reduce((best, option) => Math.max(best, votes[option]), 1)
  const best = openOptions(state).filter((option) => votes[option] === most)
  const candidates = best.map((option) => state.options[option])
  if (candidates.length === 1) return elect(turn, candidates[0], most)
  emit(turn, 'tied')
  return state.cause === FIRST ? firstTie(turn) : laterTie(turn, candidates)
}

/** J-31: all families discard and draw anew, the owner takes a note, and the election restarts. Without a note the game is over. */
function firstTie(turn: JuntaTurn): PhaseId {
  const { state, rules } = turn
  if (state.aid.length === 0) return finish(turn)
  closeVote(turn)
  if (rules.ruleOptions.firstTie === 'redeal') {
    for (let seat = 0; seat < rules.seats.length; seat++) discardAll(turn, seat)
    for (let seat = 0; seat < rules.seats.length; seat++) drawCards(turn, seat, rules.numbers.dealt)
  }
  draw(turn, 0, 1)
  emit(turn, 'consoled', { family: 0 }, { reveals: true })
  return 'nominate'
}

function finish(turn: JuntaTurn): PhaseId {
  closeVote(turn)
  turn.state.ending = 0
  return 'over'
}

/** J-39: discards the vote cards and repeats the election, at most `numbers.ballots` times. */
function laterTie(turn: JuntaTurn, tied: readonly number[]): PhaseId {
  const { state, rules } = turn
  const order = presentFrom(rules, state, firstVoter(rules, state))
  if (order.length === 0) {
    closeVote(turn)
    state.president = NOBODY
    return 'resume'
  }
  state.ballots += 1
  if (state.ballots >= rules.numbers.ballots)
    return elect(turn, order.find((seat) => tied.includes(seat)) ?? order[0], 0)
  closeVote(turn)
  return 'nominate'
}

function elect(turn: JuntaTurn, seat: number, votes: number): PhaseId {
  const next = makePresident(turn, seat, votes)
  moment(turn, 'elected', { seat })
  return next
}

function makePresident(turn: JuntaTurn, seat: number, votes: number): PhaseId {
  const { state, rules } = turn
  const { cause, before } = state
  closeVote(turn)
  state.president = seat
  emit(turn, 'elected', { family: seat, count: votes })
  if (cause === FIRST) return 'draw'
  if (seat === before) return 'resume'
  if (cause === RESIGNATION) {
    giveAll(turn, before, seat)
    emit(turn, 'handed-in', { family: before, other: seat }, { reveals: true })
  }
  if (cause === DEATH) leaveToCousin(turn, rules, seat)
  else takeOver(turn, rules, seat, before)
  return 'resume'
}

/** J-44: gives the offices of the new President to the former one, if alive. */
function takeOver(turn: JuntaTurn, rules: Rules, from: number, to: number): void {
  const office = turn.list('office')
  rules.offices.ids.forEach((_, index) => {
    if (office[index] === from) office[index] = to
  })
}

/** J-40: after a death the cousin fills the offices of the new President. */
function leaveToCousin(turn: JuntaTurn, rules: Rules, seat: number): void {
  const cousin = turn.list('cousin')
  rules.offices.ids.forEach((_, index) => {
    if (turn.state.office[index] === seat) cousin[index] = 1
  })
}
