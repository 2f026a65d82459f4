/** Interruptions by effects come before the next phase, which waits until they are over. */
import { settled } from '../../../blocks/interpreter'
import { later, type Waiting } from '../../../kernel/calls'
import type { Next } from '../../../kernel/phase'
import { passing } from '../../../kernel/phases'
import type { Interruption } from '../blocks/interruption'
import { momentIn } from '../optional/moments'
import type { Phase, PhaseId } from '../phase'
import { isPresent } from '../rules/seats'
import { openVote, recount } from '../rules/votes'
import { BY_EFFECT, COMPETENCE, type JuntaTurn, NO, NOBODY, YES } from '../state'

/** Continues effects that have waited. */
export const rest: Phase = {
  ...passing((turn) => {
    settled(turn as JuntaTurn)
    return 'resume'
  }),
}

const VOTING: readonly string[] = ['vote', 'decline', 'tie']

/** Votes and coups accept no interruptions from outside. */
const isQuiet = ({ state }: JuntaTurn): boolean => state.motion === NOBODY && state.coup < 0

/** True if the interruption can happen now. */
const isDue = (turn: JuntaTurn, { kind }: Interruption): boolean =>
  kind === 'recount' || kind === 'drop' || isQuiet(turn)

/** Returns the phase that interrupts the next one, or `undefined`. Interruptions happen only where a card could be played. */
export function interrupt(turn: JuntaTurn, phase: string, begun: 0 | 1): Next<PhaseId> {
  const { state } = turn
  const [next, ...others] = state.interruptions ?? []
  if (next === undefined || momentIn(phase) === undefined || !isDue(turn, next)) return undefined
  if (others.length > 0) state.interruptions = others
  else delete state.interruptions
  if (next.kind === 'recount') return voteAgain(turn, { phase, queue: state.queue, begun }, next.waits)
  const waiting = { phase, queue: state.queue, begun }
  const comes = begin(turn, next)
  if (comes === undefined && next.waits === 0) return interrupt(turn, phase, begun)
  return hold(turn, waiting, next.waits, comes ?? 'resume')
}

function hold(turn: JuntaTurn, waiting: Waiting, waits: 0 | 1, comes: Next<PhaseId>): Next<PhaseId> {
  turn.list('resume').push(waiting)
  if (waits === 1) later(turn, 'rest')
  return comes
}

/** Restarts a running vote. Without one nothing happens. */
function voteAgain(turn: JuntaTurn, waiting: Waiting, waits: 0 | 1): Next<PhaseId> {
  const isVoting = VOTING.includes(waiting.phase) && turn.state.options.length > 0
  if (isVoting) recount(turn)
  if (waits === 1) return hold(turn, isVoting ? { phase: 'vote', queue: [], begun: 0 } : waiting, 1, 'resume')
  return isVoting ? 'vote' : interrupt(turn, waiting.phase, waiting.begun)
}

/** Starts an interruption and returns its phase, or `undefined` if it has become pointless. */
function begin(turn: JuntaTurn, next: Exclude<Interruption, { kind: 'recount' }>): PhaseId | undefined {
  const { state } = turn
  switch (next.kind) {
    case 'motion':
      if (state.president === NOBODY) return undefined
      openVote(turn, COMPETENCE, [NO, YES])
      state.caller = next.card
      if (next.card === NOBODY) state.share = next.share
      return 'vote'
    case 'drop':
      state.queue = [next.seat]
      return 'drop'
    case 'attempt':
      if (!isPresent(state, next.seat)) return undefined
      state.danger = [next.seat, next.heir, BY_EFFECT]
      return 'react'
  }
}
