/** Offers on the table. */
import type { GameDef, TableDeal } from '../../types'
import { type DealingState, type DealPort, UNREAD } from './deals'
import { itemLabels, promises } from './words'

/** The deals of a state, or of a view without the unreadable parts. */
export function tableDeals<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  { deals }: S,
): TableDeal[] {
  return deals.map(({ from, to, offered, gives, wants, words }) => {
    const labels = (items: readonly number[]) =>
      items.includes(UNREAD) ? [] : itemLabels(port, def.rules, items)
    return {
      from: def.seats[from],
      to: def.seats[to],
      state: offered === 1 ? ('offered' as const) : ('draft' as const),
      gives: labels(gives),
      wants: labels(wants),
      words: promises(port, def.rules, words),
      counts: { gives: gives.length, wants: wants.length },
    }
  })
}
