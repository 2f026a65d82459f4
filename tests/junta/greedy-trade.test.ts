/** A family that trades: its goods, its buyers, and its prices. */
import { describe, expect, test } from 'vitest'
import type { JuntaPosition } from '../../schemas/generated/content'
import { governed } from './coup-field'
import { GreedyTable, weighed } from './greedy-table'
import { standing } from './standing'

/** The second family trades. The others have the pack's weights. */
const def = weighed('four-families', (seat) => (seat === 1 ? { trade: 50, offers: 6, watch: 100 } : {}))
const [one, two, three, four] = def.seats as [string, string, string, string]
/** Sixteen millions in the aid of the turn, not yet promised. */
const AID = [1, 1, 1, 2, 2, 3, 3, 3]
const at = (more: JuntaPosition) =>
  standing(def, governed(def, { turn: 3, phase: 'budget', notes: { [one]: AID }, ...more }))
const offered = (table: GreedyTable) =>
  table.actUntil(({ action }) => action.type === 'offer').state.deals.find(({ offered }) => offered === 1)
const millions = (wants: readonly number[]) =>
  wants.reduce((sum, item) => sum + item - def.rules.cards.ids.length + 1, 0)

describe('a family that trades', () => {
  test('sells the President votes for what the President finds them worth, who takes them', () => {
    const table = new GreedyTable(def, at({ hands: { [two]: ['trade-unions'] } }), [one, two])
    const deal = offered(table)
    // Five votes of ten points and a card of five, less the margin of five. The price is five millions of ten points each.
    expect([deal?.from, deal?.to, millions(deal?.wants ?? [])]).toEqual([1, 0, 5])
    table.actUntil(({ action }) => action.type === 'accept')
    expect(table.acted.at(-1)).toEqual({ seat: one, action: { type: 'accept', with: two } })
  })

  /** Returns all its demands for five votes to a President who refuses. */
  const refused = (turn: number) => {
    const table = new GreedyTable(def, at({ turn, hands: { [two]: ['trade-unions'] } }), [two])
    const asked: (readonly number[])[] = []
    for (let deal = offered(table); deal && asked.length < 10; deal = offered(table)) {
      asked.push(deal.wants)
      table.do(one, { type: 'refuse', with: two })
    }
    return asked
  }

  test('asks for other notes when it is refused, then for less, and waits where that is under half of their worth', () => {
    const asked = refused(3)
    expect(asked.map(millions)).toEqual([5, 5, 3, 3])
    expect(asked[1]).not.toEqual(asked[0])
  })

  test('takes anything in the last turn that there is aid for', () => {
    expect(refused(11).map(millions)).toEqual([5, 5, 3, 3, 2, 2])
  })

  test('keeps its influences in hand in a vote, where others play them', () => {
    const given = at({ hands: { [two]: ['trade-unions'], [three]: ['radical-party'] } })
    const table = new GreedyTable(def, given, [two, three, four])
    table.do(one, { type: 'promise', family: four, amount: 1 })
    table.do(one, { type: 'propose' })
    table.do(one, { type: 'done' })
    table.actUntil(() => table.state.round === 2)
    const cast = (seat: string) => table.actions(seat).filter(({ type }) => type === 'cast').length
    expect([cast(two), cast(three)]).toEqual([0, 1])
  })
})
