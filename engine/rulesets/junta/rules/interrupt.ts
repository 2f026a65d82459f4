/** Something comes between: the phase that is being played waits, and goes on afterwards where it was. */
import type { PhaseId } from '../phase'
import type { JuntaTurn } from '../state'

export function interrupt(turn: JuntaTurn, by: PhaseId): PhaseId {
  const { phase, queue } = turn.state
  turn.list('resume').push({ phase, queue, begun: 1 })
  turn.state.queue = []
  return by
}
