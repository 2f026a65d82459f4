/** Defeat of the East by debts (W-75). */

import type { VolkTurn } from '../rules'
import { EAST, type Task, WEST } from '../state'
import { dismantlable } from './building'
import { finish } from './ending'

/** At the end of a decade the East loses if it must dismantle more than it has. Otherwise the rest is forgiven. */
export function ruinIfShort(turn: VolkTurn, { count, of, where }: Task): void {
  if (turn.state.step10 === 0 || of !== EAST) return
  if (dismantlable(turn.rules, turn.state, of, where) < count) finish(turn, 'ruin', WEST)
}
