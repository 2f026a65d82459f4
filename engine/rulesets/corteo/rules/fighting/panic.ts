/** Panic: the result that a unit's nerve makes of the table's, and the units that it reaches. */
import { isModifiable, NEVER, ofPiece } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { linkedTo } from '../link'

/** True if a result is a panic. The nerve of the first beaten unit may turn a retreat into a panic, or a panic into a retreat. */
export function panicsNow(rules: Rules, state: CorteoState, beaten: number, result: string): boolean {
  const nerve = ofPiece(rules, state, 'nerve', beaten, 0)
  return nerve === 0 ? result === 'panic' : nerve < 0
}

/** Returns the pieces that must go and the cells that each goes. A piece whose number is 0 stays. */
export function goersOf(
  rules: Rules,
  state: CorteoState,
  all: readonly number[],
  stepsOf: (piece: number) => number,
): Pick<CorteoState, 'going' | 'goes'> {
  const steps = all.map((piece) => ofPiece(rules, state, 'retreat-cells', piece, stepsOf(piece)))
  return { going: all.filter((_, index) => steps[index] > 0), goes: steps.filter((count) => count > 0) }
}

/** Returns the beaten pieces and those linked to them within the reach of their panic (C-095). */
export function inPanic(rules: Rules, state: CorteoState, beaten: readonly number[]): number[] {
  const all = linkedTo(rules, state, beaten)
  if (!isModifiable(rules, 'panic-reach')) return all
  const { grid } = rules.board
  const reach = ofPiece(rules, state, 'panic-reach', beaten[0], NEVER)
  const isNear = (piece: number) =>
    beaten.some((one) => grid.distance(state.cell[one], state.cell[piece]) <= reach)
  return reach >= NEVER ? all : all.filter((piece) => beaten.includes(piece) || isNear(piece))
}
