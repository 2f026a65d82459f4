/** The prices of the steps of the active piece, with the modifiers of `step-cost`. */
import type { StepCosts } from '../../../../geometry/reach'
import { isModifiable, ofPieceAt } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'

const STEP_COST = 'step-cost'

/** Returns the half points of each step, by slot. Closed steps stay closed, and no step is cheaper than nothing. */
export function costsNow(rules: Rules, state: CorteoState): StepCosts {
  const { ground, pieces } = rules
  const costs = ground.costs[pieces.walk[state.active]]
  if (!isModifiable(rules, STEP_COST)) return costs
  const more = Int16Array.from({ length: ground.size }, (_, cell) => addedOn(rules, state, cell))
  return costs.map((cost, slot) => (cost < 0 ? cost : Math.max(0, cost + more[ground.neighbours[slot]])))
}

/** Returns the half points for entering a cell from a base; negative if it is closed. */
export function entryNow(rules: Rules, state: CorteoState, cell: number): number {
  const cost = rules.ground.entry[rules.pieces.walk[state.active]][cell]
  return cost < 0 || !isModifiable(rules, STEP_COST) ? cost : Math.max(0, cost + addedOn(rules, state, cell))
}

const addedOn = (rules: Rules, state: CorteoState, cell: number): number =>
  ofPieceAt(rules, state, STEP_COST, state.active, cell, 0)
