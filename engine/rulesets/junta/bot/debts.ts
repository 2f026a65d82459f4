/** The debts of a bot to other families for their gifts. */
import type { JuntaState } from '../state'
import type { Beliefs } from './beliefs'

/** Returns the debt for gifts in this turn, in points. It grows with the weight of honour. */
export function owedTo({ memory, weights }: Beliefs, view: JuntaState, seat: number): number {
  if (memory.turn !== view.turn || seat < 0) return 0
  return Math.ceil(((memory.owed.get(seat) ?? 0) * weights.honour) / Math.max(1, weights.money))
}
