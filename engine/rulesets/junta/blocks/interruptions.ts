/**
 * Interruptions by effects: a vote, an influence to give up, a life in danger. Each starts when the rules next allow
 * it (phases/interrupted.ts), and later effects wait for its end.
 */

import { isMore, wait } from '../../../blocks/interpreter'
import type { Run } from '../../../blocks/port'
import type { JuntaTurn } from '../state'
import type { Interruption } from './interruption'

export function putBefore(turn: JuntaTurn, run: Run, interruption: Interruption): void {
  const waits = isMore(run)
  if (waits) wait(run)
  const { state } = turn
  state.interruptions = [...(state.interruptions ?? []), { ...interruption, waits: waits ? 1 : 0 }]
}
