/** Something that comes first: what goes on now waits on the stack of the state, and goes on at `resume`. */
import type { PhaseId } from './phase'
import type { JuntaTurn } from './state'

export function interrupt(turn: JuntaTurn, phase: PhaseId): PhaseId {
  const { state } = turn
  turn.list('resume').push({ phase: state.phase, queue: state.queue, begun: 1 })
  return phase
}
