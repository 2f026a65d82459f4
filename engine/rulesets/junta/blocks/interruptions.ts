/**
 * What effects put before the rules and somebody must answer: a vote, an influence to give up, a life in danger. It comes once the rules
 * come to where it can be (phases/interrupted.ts), and effects that stand behind it wait for that.
 */
import type { Run } from '../../../blocks/port'
import { isMore, wait } from '../../../blocks/running'
import type { JuntaTurn } from '../state'

/** Seats and cards by index, NOBODY for none. */
export type Interruption =
  /** All that vote vote again. */
  | { readonly kind: 'recount' }
  /** A vote on the President: by which card it is called, else what share of the votes carries it. */
  | { readonly kind: 'motion'; readonly card: number; readonly share: readonly [number, number] }
  /** A family gives up an influence. */
  | { readonly kind: 'drop'; readonly seat: number }
  /** A killer has found a family; whoever sent them gets its money. */
  | { readonly kind: 'attempt'; readonly seat: number; readonly heir: number }

/** As it waits in a state; with `waits` 1 a list of effects goes on once it is over. */
export type Pending = Interruption & { readonly waits: 0 | 1 }

export function putBefore(turn: JuntaTurn, run: Run, interruption: Interruption): void {
  const waits = isMore(run)
  if (waits) wait(run)
  const { state } = turn
  state.interruptions = [...(state.interruptions ?? []), { ...interruption, waits: waits ? 1 : 0 }]
}
