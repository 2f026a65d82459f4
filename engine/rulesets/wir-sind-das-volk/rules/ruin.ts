/** The East that cannot pay (W-75). */

import type { VolkTurn } from '../rules'
import { EAST, type Task, WEST } from '../state'
import { dismantlable } from './building'
import { finish } from './ending'

/** In the end of a decade the East loses when it must dismantle more than it has; else what is missing is forgiven. */
export function ruinIfShort(turn: VolkTurn, { count, of, where }: Task): void {
  if (turn.state.step10 === 0 || of !== EAST) return
  if (dismantlable(turn.rules, turn.state, of, where) < count) finish(turn, 'ruin', WEST)
}
