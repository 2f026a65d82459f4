/**
 * What effects put before the rules and somebody must answer: a vote, an influence to give up, a life in danger. It comes once the rules
 * come to where it can be (phases/interrupted.ts), and effects that stand behind it wait for that.
 */
import type { Run } from '../../../blocks/port'
import { isMore, wait } from '../../../blocks/running'
import type { JuntaTurn } from '../state'
import type { Interruption } from './interruption'

export function putBefore(turn: JuntaTurn, run: Run, interruption: Interruption): void {
  const waits = isMore(run)
  if (waits) wait(run)
  const { state } = turn
  state.interruptions = [...(state.interruptions ?? []), { ...interruption, waits: waits ? 1 : 0 }]
}
