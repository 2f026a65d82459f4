import type { Rules } from '../rules'
import type { Field } from './fields'
import type { Weights } from './weights'

export type Outlook = {
  readonly rules: Rules
  readonly weights: Weights
  readonly side: number
  /** Power that the enemy, or our side, could bring against each cell. */
  readonly danger: Int16Array
  readonly reach: Int16Array
  /** By piece, the distances to its goal. */
  goals: (Field | undefined)[]
  /** Pieces for which nothing was better than to stay in this turn. */
  readonly passed: Set<number>
  /** Pieces that had no way when they were selected. */
  readonly stuck: Set<number>
  /** Own power that could still reach a cell, cached for one step of the game. */
  readonly helpKnown: { step: number; readonly at: Map<number, number> }
}
