/** A phase that is interrupted waits on a stack of the state, with the queue of those whom it still asks, and goes on where it stood. */
import type { GameState, Turn } from '../types'

/** A phase that goes on later; with `begun` 0 it begins then. */
export type Waiting = { readonly phase: string; readonly queue: readonly number[]; readonly begun: 0 | 1 }

export type CallState = {
  /** What was interrupted, the last one goes on first. */
  resume: readonly Waiting[]
  /** Seats that the running phase still asks, the next first. */
  queue: readonly number[]
}
export type CallingState = GameState & CallState

type CallTurn = Turn<CallingState, unknown>

/** A phase that comes first: what goes on now waits, and goes on at RESUME. */
export function call<Id extends string>(turn: CallTurn, phase: Id): Id {
  const { state } = turn
  turn.list('resume').push({ phase: state.phase, queue: state.queue, begun: 1 })
  return phase
}

/** A phase that begins at RESUME, when what comes first is over. */
export function later(turn: CallTurn, phase: string): void {
  turn.list('resume').push({ phase, queue: [], begun: 0 })
}

/** What was interrupted last is taken off the stack, with its queue. */
export function takeBack(turn: CallTurn): Waiting | undefined {
  const last = turn.list('resume').pop()
  if (last) turn.state.queue = last.queue
  return last
}
