/** The possible moves of units in the current slot. */
import type { Rules } from '../../rules'
import { BOX, type JuntaState } from '../../state'
import { commanderOf, isOfSlot } from './command'

/** Returns the units of the slot that are on the map. */
export const ownOnMap = (rules: Rules, state: JuntaState, slot: number): number[] =>
  unitsWhere(rules, (unit) => state.cell[unit] >= 0 && isOfSlot(rules, state, unit, slot))

/** Returns the paratroops and marines that can still land, once a coup (J-121). */
export const landing = (rules: Rules, state: JuntaState, slot: number): number[] =>
  unitsWhere(
    rules,
    (unit) =>
      state.cell[unit] === BOX &&
      rules.types.lands[rules.units.type[unit]].length > 0 &&
      isOfSlot(rules, state, unit, slot),
  )

/** True if the slot has units to move or to land. */
export function hasUnits(rules: Rules, state: JuntaState, slot: number): boolean {
  const { units, types } = rules
  for (let unit = 0; unit < units.count; unit++) {
    const isThere =
      state.cell[unit] >= 0 || (state.cell[unit] === BOX && types.lands[units.type[unit]].length > 0)
    if (isThere && isOfSlot(rules, state, unit, slot)) return true
  }
  return false
}

export function unitsWhere({ units }: Rules, is: (unit: number) => boolean): number[] {
  const found: number[] = []
  for (let unit = 0; unit < units.count; unit++) if (is(unit)) found.push(unit)
  return found
}

export const hasSteps = (rules: Rules, state: JuntaState, unit: number): boolean =>
  state.cell[unit] >= 0 && state.moved[unit] < rules.types.moves[rules.units.type[unit]]

/** Returns the cells that a unit has left in the current slot. */
function left({ steps }: JuntaState, unit: number): number[] {
  const cells: number[] = []
  for (let index = 0; index < steps.length; index += 2)
    if (steps[index] === unit) cells.push(steps[index + 1])
  return cells
}

/**
 * J-116 to J-118: a player moves the units of one space. All moved units must share one space that they left, including
 * the units that leave now. So a helicopter may leave with the others and fly on, or fly in first and leave with them.
 */
export function mayLeave(rules: Rules, state: JuntaState, units: readonly number[], cell: number): boolean {
  if (units.length === 0 || !units.every((unit) => hasSteps(rules, state, unit))) return false
  let common: number[] | undefined
  const narrow = (cells: number[]) => {
    common = common === undefined ? cells : common.filter((one) => cells.includes(one))
  }
  for (const unit of movers(state)) if (!units.includes(unit)) narrow(left(state, unit))
  for (const unit of units) narrow([...left(state, unit), cell])
  return common !== undefined && common.length > 0
}

/** Returns the units that have moved in the current slot. */
const movers = ({ steps }: JuntaState): Set<number> => new Set(steps.filter((_, index) => index % 2 === 0))

/** Returns the units of the slot in a cell that can leave it now: all together, or those that can move alone. */
export function ableToLeave(rules: Rules, state: JuntaState, slot: number, cell: number): number[] {
  const fresh = unitsWhere(
    rules,
    (unit) => state.cell[unit] === cell && isOfSlot(rules, state, unit, slot) && hasSteps(rules, state, unit),
  )
  return mayLeave(rules, state, fresh, cell)
    ? fresh
    : fresh.filter((unit) => mayLeave(rules, state, [unit], cell))
}

/** Returns the destinations of the selected units: neighbouring spaces, or landing places. */
export function destinations(rules: Rules, state: JuntaState): readonly number[] {
  const [first] = state.picked
  if (first === undefined) return []
  const cell = state.cell[first]
  if (cell === BOX) return rules.types.lands[rules.units.type[first]]
  return mayLeave(rules, state, state.picked, cell) ? rules.places.neighbours[cell] : []
}

/** J-120: returns the units that can be traded. The list is empty while the leader owes the move that began the coup. */
export const tradable = (rules: Rules, state: JuntaState, seat: number): number[] =>
  state.phase === 'movement' && state.owes === 0
    ? unitsWhere(rules, (unit) => state.cell[unit] >= 0 && commanderOf(rules, state, unit) === seat)
    : []
