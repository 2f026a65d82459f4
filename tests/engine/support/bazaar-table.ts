/** The bazaar's table. */
import { tableDeals } from '../../../engine/kernel/deals/table'
import type { GameDef, Table, TableCard } from '../../../engine/types'
import type { BazaarRules, BazaarState } from './bazaar'
import { bazaarPort, CARDS, label, PLACES, SEATS } from './bazaar-goods'

export function tableOf(def: GameDef<BazaarRules>, state: BazaarState): Table {
  const open = (place: number): TableCard[] =>
    CARDS.flatMap((id, card) => (state.place[card] === place ? [{ id, name: id, badges: [] }] : []))
  const hand = (seat: number): TableCard[] => {
    const known = open(PLACES.hand + seat)
    const hidden = Array.from({ length: state.held[seat] - known.length }, (_, index) => ({
      ...{ id: `hand-${index + 1}`, faceDown: true, badges: [] },
    }))
    return [...known, ...hidden]
  }
  return {
    round: label('round'),
    seat: undefined,
    phase: label(state.phase),
    ...{ pieces: [], marks: [], trays: [], counters: [], score: { total: 0, sheet: [] } },
    displays: [
      ...SEATS.map((seat, index) => ({
        ...{ id: `hand-of-${seat}`, label: label('hand'), seat, kind: 'hand' as const },
        cards: hand(index),
      })),
      { id: 'table', label: label('table'), kind: 'open', cards: open(PLACES.table) },
      { id: 'pile', label: label('pile'), kind: 'pile', cards: [], count: state.left },
    ],
    mats: SEATS.map((seat, index) => ({
      ...{ seat, roles: [], badges: [] },
      counters: [{ id: 'coins', label: label('coins'), value: state.fund[index] }],
    })),
    deals: tableDeals(bazaarPort, def, state),
  }
}
