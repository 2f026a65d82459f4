/** The goods of the bazaar: cards and coins. */
import type { DealPort } from '../../../engine/kernel/deals/deals'
import type { Message, Seat } from '../../../engine/types'
import type { BazaarRules, BazaarState } from './bazaar'

export const SEATS: readonly Seat[] = ['ash', 'birch', 'cedar']
export const CARDS: readonly string[] = Array.from({ length: 12 }, (_, index) => `carpet-${index + 1}`)
/** Places of a card. A hand is `hand` + seat. */
export const PLACES = { pile: 0, table: 1, hand: 2, hidden: 9 } as const
/** A mark that is made but unreadable for a viewer. */
export const HIDDEN = 9
/** The item of a coin. Cards are items by their index. */
export const COIN = 12
const MOST_ASKED = 3

export const label = (key: string): Message => ({ key: `bazaar.${key}` })

export const bazaarPort: DealPort<BazaarState, BazaarRules> = {
  mayDeal: (rules, { turns }) => turns < rules.turns && turns % 4 !== 3,
  partners: (_rules, _state, seat) => [0, 1, 2].filter((other) => other !== seat),
  owned: (_rules, { place, fund }, seat) => [
    ...CARDS.flatMap((_, card) => (place[card] === PLACES.hand + seat ? [card] : [])),
    ...new Array<number>(fund[seat]).fill(COIN),
  ],
  // The other trader may own any card except those on the table and in the trader's own hand.
  wantable: (_rules, { place }, seat) => [
    ...CARDS.flatMap((_, card) =>
      place[card] === PLACES.table || place[card] === PLACES.hand + seat ? [] : [card],
    ),
    ...new Array<number>(MOST_ASKED).fill(COIN),
  ],
  itemName: (_rules, item) => CARDS[item] ?? 'coin',
  itemNamed: (_rules, name) => (name === 'coin' ? COIN : CARDS.indexOf(name)),
  label: (_rules, item) => ({ key: 'bazaar.item', values: { item: CARDS[item] ?? 'coin' } }),
  target: (_rules, item) =>
    item === COIN ? { kind: 'button', button: 'coin' } : { kind: 'card', card: CARDS[item] },
  exchange(turn, from, to, gives, wants) {
    const move = (items: readonly number[], giver: number, taker: number) => {
      for (const item of items) {
        if (item === COIN) {
          turn.list('fund')[giver] -= 1
          turn.list('fund')[taker] += 1
        } else {
          turn.list('place')[item] = PLACES.hand + taker
          turn.list('held')[giver] -= 1
          turn.list('held')[taker] += 1
        }
      }
    }
    move(gives, from, to)
    move(wants, to, from)
  },
  // Hands are counted openly, funds are not.
  kind: (_rules, item) => Number(item === COIN),
  words: () => ['peace', 'friendship'],
  perTurn: ({ perTurn }) => perTurn,
  rule: 'B-7',
  section: '3',
  limitSource: () => ({ file: 'tables.yaml', path: ['offers'] }),
}
