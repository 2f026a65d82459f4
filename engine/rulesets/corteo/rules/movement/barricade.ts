/** Barricades (B-6): their builders and cells. Reads the loaded position cache. */
import { barricadeCost } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import { CLEARED, type CorteoState, has } from '../../state'
import { controlsCell } from '../control'
import { convoyNear } from '../convoy'
import { isHoming } from './homing'

export const canBuild = (rules: Rules, state: CorteoState): boolean => {
  const { barricades } = rules
  return (
    barricades.sides.includes(state.turn) &&
    state.blocks > 0 &&
    state.points >= barricadeCost(rules, state, state.active) &&
    !isHoming(rules, state, state.active)
  )
}

/** C-060: true if the active piece may remove a barricade, one a turn. It must be from an earlier hand and under its control. */
export const canRemove = (rules: Rules, state: CorteoState): boolean =>
  rules.barricades.removable &&
  state.points >= barricadeCost(rules, state, state.active, 'removal-cost') &&
  !has(state, state.active, CLEARED)

export const removableCells = (rules: Rules, state: CorteoState): number[] =>
  state.barricades.filter(
    (cell, index) => state.builtIn[index] < state.hand && controlsCell(rules, state, state.active, cell),
  )

/** C-056, C-057: returns the open, empty cells under the builder's control. */
export function barricadeCells(rules: Rules, state: CorteoState): number[] {
  const { ground } = rules
  const from = state.cell[state.active]
  const cells: number[] = []
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++)
    if (isBuildable(rules, state, slot)) cells.push(ground.neighbours[slot])
  return cells
}

/** C-056: true if the cell is empty, or has only units of the side if the scenario allows it. */
export const isEmptyFor = ({ cache, pieces, barricades }: Rules, side: number, cell: number): boolean =>
  cache.count[cell] === 0 || (barricades.onFriends && pieces.side[cache.top[cell]] === side)

function isBuildable(rules: Rules, state: CorteoState, slot: number): boolean {
  const { ground, pieces, cache } = rules
  if (ground.control[pieces.side[state.active]][slot] === 0) return false
  const cell = ground.neighbours[slot]
  return (
    ground.buildable[cell] === 1 &&
    ground.standable[pieces.walk[state.active]][cell] === 1 &&
    isEmptyFor(rules, state.turn, cell) &&
    cache.marker[cell] === 0 &&
    convoyNear(rules, state, cell) < 0
  )
}
