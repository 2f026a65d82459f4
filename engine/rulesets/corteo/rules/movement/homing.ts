/** Pieces that go home (C-174): while a condition holds they move nearer to a zone and do nothing else. */
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'

/** Returns the index in `rules.homing` of the block that sends a piece home now, or -1. May compute the marches. */
export function homingOf(rules: Rules, state: CorteoState, piece: number): number {
  const { homing, pieces } = rules
  return homing.findIndex((block) => block.accepts[pieces.type[piece]] === 1 && block.while(rules, state))
}

export const isHoming = (rules: Rules, state: CorteoState, piece: number): boolean =>
  rules.homing.length > 0 && homingOf(rules, state, piece) >= 0

/** True if a step brings a class of movement nearer to home. From a cell without a way any cell with one counts. */
export function isHomeward(
  rules: Rules,
  { way }: Rules['homing'][number],
  state: CorteoState,
  walk: number,
  from: number,
  to: number,
): boolean {
  const far = way(rules, state)[walk]
  const [here, there] = [far[from], far[to]]
  return there >= 0 && (here < 0 || there < here)
}
