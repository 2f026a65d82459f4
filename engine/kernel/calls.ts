/** An interrupted phase waits on a stack of the state with its queue of asked seats, and later resumes where it was. */
import type { GameState, Turn } from '../types'

/** A waiting phase; `begun` is 0 if it has not begun yet. */
export type Waiting = { readonly phase: string; readonly queue: readonly number[]; readonly begun: 0 | 1 }

export type CallState = {
  /** Interrupted phases; the last one resumes first. */
  resume: readonly Waiting[]
  /** Seats still to be asked by the running phase, in order. */
  queue: readonly number[]
}
export type CallingState = GameState & CallState

type CallTurn = Turn<CallingState, unknown>

/** Interrupts the current phase with another one. The current phase continues at RESUME. */
export function call<Id extends string>(turn: CallTurn, phase: Id): Id {
  const { state } = turn
  turn.list('resume').push({ phase: state.phase, queue: state.queue, begun: 1 })
  return phase
}

/** Schedules a phase that begins at RESUME, after the current one. */
export function later(turn: CallTurn, phase: string): void {
  turn.list('resume').push({ phase, queue: [], begun: 0 })
}

/** Pops the most recently interrupted phase and restores its queue; `undefined` if there is none. */
export function takeBack(turn: CallTurn): Waiting | undefined {
  const last = turn.list('resume').pop()
  if (last) turn.state.queue = last.queue
  return last
}
