/** The budget: possible promises, payments, and the effects of a rejection (J-53 to J-59). */
import { describe, expect, test } from 'vitest'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { HOLIDAY, LUNCH } from '../../engine/rulesets/junta/state'
import { offered, played, reason, standing } from './standing'
import { gameOf } from './table-of'

const def = gameOf(4)
const [one, two, three, four] = def.seats as [string, string, string, string]
const offices = { 'office-interior': two, 'office-first-brigade': three, 'office-admiral': four }
const promise = (family: string, amount: number) => ({ type: 'promise', family, amount })
const given = { turn: 2, phase: 'budget' as const, president: one, offices }
/** All families abstain except the President, with the votes of the office. */
const voted = (option: string) =>
  [
    [one, { type: 'propose' }],
    [one, { type: 'offices', for: option, votes: 1 }],
    ...[one, two, three, four, one, two, three, four].map((seat) => [seat, { type: 'done' }] as const),
  ] as const

describe('a budget', () => {
  const state = standing(def, { ...given, notes: { [one]: [2, 3, 3] } })

  test('is promised in notes that are there', () => {
    expect(
      offered(def, state, one, 'promise')
        .filter(({ family }) => family === two)
        .map(({ amount }) => amount),
    ).toEqual([2, 3, 5, 6, 8])
    expect(reason(def, state, one, promise(two, 4))).toBe('J-55 politics.no-change')
    expect(reason(def, state, one, promise(two, 9))).toBe('J-55 politics.too-much')
    expect(reason(def, state, one, promise(one, 2))).toBe('J-54 politics.no-family')
    const some = played(def, state, [one, promise(two, 3)])
    expect(reason(def, some, one, promise(two, 5))).toBe('J-54 politics.promised')
    expect(played(def, some, [one, promise(two, 0)]).budget).toEqual([0, 0, 0, 0])
  })

  test('is paid exactly when it is approved, and may be exceeded note by note', () => {
    const paying = played(def, state, [one, promise(two, 3)], [one, promise(three, 2)], ...voted('yes'))
    expect(paying.phase).toBe('pay')
    const paid = played(def, paying, [one, { type: 'done' }])
    expect([0, 1, 2, 3].map((seat) => moneyOf(paid, seat))).toEqual([3, 3, 2, 0])
    const more = played(def, paying, [one, { type: 'lay', family: three, note: 3 }], [one, { type: 'done' }])
    expect([0, 1, 2, 3].map((seat) => moneyOf(more, seat))).toEqual([2, 3, 3, 0])
  })

  test('that is rejected may be forced by the police, or the President keeps it all', () => {
    const rejected = played(def, state, [one, promise(two, 3)], ...voted('no'))
    expect([rejected.phase, rejected.pretext]).toEqual(['force', 1])
    const kept = played(def, rejected, [two, { type: 'refrain' }])
    expect([kept.phase, kept.bank, moneyOf(kept, 0)]).toEqual(['locations', HOLIDAY, 8])
    const forced = played(def, rejected, [two, { type: 'force' }], [one, { type: 'done' }])
    expect([forced.phase, forced.bank, moneyOf(forced, 1)]).toEqual(['locations', LUNCH, 3])
    const police = def.rules.units.ids.flatMap((_, unit) =>
      def.rules.units.office[unit] === def.rules.offices.interior ? [unit] : [],
    )
    expect(police.map((unit) => forced.cell[unit])).toEqual(police.map(() => def.rules.places.parliament))
  })

  test('of somebody else promises what any notes can pay', () => {
    const rival = standing(def, {
      ...given,
      notes: { [one]: [3, 3, 3, 3, 3, 3, 3, 3] },
      hands: { [three]: ['rival-estimate'] },
    })
    const drawn = played(def, rival, [three, { type: 'play', card: 'rival-estimate' }])
    expect(reason(def, drawn, one, { type: 'propose' })).toMatch(/^J-54/)
    expect(offered(def, drawn, three, 'promise').every(({ amount }) => (amount as number) <= 8)).toBe(true)
    const asked = played(def, drawn, [three, promise(three, 7)])
    expect(reason(def, asked, three, promise(two, 2))).toBe('J-55 politics.no-more')
    const paying = played(def, asked, [three, { type: 'propose' }], ...voted('yes').slice(1))
    // There is no change, so nine are paid for seven.
    expect(moneyOf(played(def, paying, [one, { type: 'done' }]), 2)).toBe(9)
  })
})
