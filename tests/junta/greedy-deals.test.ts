/** Deals of greedy families: offers, acceptances, refusals and counter-offers. Also their help for each other in a coup. */
import { describe, expect, test } from 'vitest'
import { botMove } from '../../engine/bots/turn'
import { decisions, view } from '../../engine/game'
import { commanderOf } from '../../engine/rulesets/junta/coup/rules/command'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { LOYAL, NOBODY } from '../../engine/rulesets/junta/state'
import type { JuntaPosition } from '../../schemas/generated/content'
import { governed, republic } from './coup-field'
import { GreedyTable, weighed } from './greedy-table'
import { played, standing } from './standing'

const def = republic('four-families')
const [one, two, three, four] = def.seats as [string, string, string, string]
const FUND = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
const rich: JuntaPosition = { turn: 3, phase: 'locations', notes: { [one]: FUND } }
const at = (more: JuntaPosition) => standing(def, governed(def, { ...rich, ...more }))
const item = (type: string, ...names: string[]) => names.map((name) => ({ type, item: name }))

describe('an offer of its own', () => {
  const state = at({ hands: { [two]: ['loyal-bodyguard'] } })

  test('a bodyguard for whoever has the aid in hand', () => {
    const table = new GreedyTable(def, state, [two]).actUntil(({ action }) => action.type === 'offer')
    expect(table.actions(two)).toEqual([
      { type: 'deal', with: one },
      ...item('give', 'loyal-bodyguard'),
      ...item('want', 'note-1', 'note-1', 'note-1', 'note-2'),
      { type: 'offer' },
    ])
  })

  test('bots wait for a person’s answer, and one that was refused is not made again', () => {
    const table = new GreedyTable(def, state, [two, three]).actUntil(({ action }) => action.type === 'offer')
    expect(table.act()).toBe(false)
    table.do(one, { type: 'refuse', with: two })
    table.actUntil()
    const after = table.acted.slice(table.acted.findIndex(({ action }) => action.type === 'offer') + 1)
    expect(after.map(({ action }) => action.type)).toEqual(['go', 'go'])
  })

  test('is taken by one who finds it worth it', () => {
    const table = new GreedyTable(def, state, [one, two]).actUntil(({ action }) => action.type === 'accept')
    expect(table.acted.at(-1)).toEqual({ seat: one, action: { type: 'accept', with: two } })
    expect([moneyOf(table.state, 0), moneyOf(table.state, 1)]).toEqual([12, 5])
  })

  test('not with the weights of one who deals with nobody', () => {
    const silent = weighed('four-families', () => ({ offers: 0 }))
    const given = standing(silent, governed(silent, { ...rich, hands: { [two]: ['loyal-bodyguard'] } }))
    expect(new GreedyTable(silent, given, [two]).actUntil().actions(two)).toMatchObject([{ type: 'go' }])
  })
})

describe('an answer', () => {
  /** The President offers notes for a card of the second family. */
  const asked = (card: string, ...notes: string[]) =>
    played(
      def,
      at({ hands: { [two]: [card] } }),
      [one, { type: 'deal', with: two }],
      ...item('give', ...notes).map((action) => [one, action] as const),
      ...item('want', card).map((action) => [one, action] as const),
      [one, { type: 'offer' }],
    )
  const answers = (state: ReturnType<typeof at>) => new GreedyTable(def, state, [two]).actUntil().actions(two)

  test('a good price is taken', () => {
    expect(answers(asked('village-peasants', 'note-3'))[0]).toEqual({ type: 'accept', with: one })
  })

  test('a bad one is refused', () => {
    expect(answers(asked('state-church', 'note-1'))[0]).toEqual({ type: 'refuse', with: one })
  })

  test('one that is a little too low is answered with another, once', () => {
    const table = new GreedyTable(def, asked('village-peasants', 'note-1'), [two])
    table.actUntil(({ action }) => action.type === 'offer')
    expect(table.actions(two)).toEqual([
      { type: 'counter', with: one },
      ...item('want', 'note-1'),
      { type: 'offer' },
    ])
    expect(table.state.deals).toMatchObject([{ from: 1, to: 0, offered: 1 }])
    table.do(one, { type: 'counter', with: two })
    table.do(one, { type: 'keep', item: 'note-1' })
    table.do(one, { type: 'offer' })
    table.actUntil(({ action }) => action.type === 'refuse')
    expect(table.actions(two).at(-1)).toEqual({ type: 'refuse', with: one })
  })
})

describe('a vote that is about to be lost', () => {
  const given: JuntaPosition = {
    turn: 3,
    phase: 'budget',
    notes: { [one]: FUND },
    hands: { [one]: ['student-petition'] },
    front: { [two]: ['trade-unions'], [three]: ['state-church'] },
  }
  /** A budget that gives the third family slightly less than it demands. The second family votes against it anyway. */
  const failing = (game = def) =>
    played(
      game,
      standing(game, governed(game, given)),
      [one, { type: 'promise', family: two, amount: 2 }],
      [one, { type: 'promise', family: three, amount: 4 }],
      [one, { type: 'propose' }],
      [one, { type: 'done' }],
      [two, { type: 'cast', card: 'trade-unions', for: 'no' }],
    )
  const play = (game = def) => {
    const table = new GreedyTable(game, failing(game), [one, three])
    while (table.state.motion !== NOBODY) if (!table.actUntil().state.queue.length || !pass(table)) break
    return table
  }
  const pass = (table: GreedyTable) =>
    table.state.motion !== NOBODY && table.do([one, two, three, four][table.state.queue[0]], { type: 'done' })

  test('the President pays whoever can turn it, with a card while his notes lie on the desk', () => {
    const table = play()
    expect(table.actions(one)).toEqual(
      expect.arrayContaining([{ type: 'deal', with: three }, ...item('give', 'student-petition')]),
    )
    expect(table.actions(three)[0]).toEqual({ type: 'accept', with: one })
    expect(table.actions(three)).toContainEqual({ type: 'cast', card: 'state-church', for: 'yes' })
    expect(table.state.phase).toBe('pay')
  })

  test('without a gift it is lost', () => {
    const table = play(weighed('four-families', () => ({ gift: 0 })))
    expect(table.actions(three)).toContainEqual({ type: 'cast', card: 'state-church', for: 'no' })
    expect(table.state.phase).toBe('force')
  })
})

describe('in a coup', () => {
  const seven = republic()
  const [president, interior, first, second, , admiral] = seven.seats as string[]
  const coup = (more: object, phase = 1, notes = {}) =>
    standing(
      seven,
      governed(seven, {
        phase: 'movement',
        notes,
        coup: { phase, leader: admiral, rebels: [interior, admiral, first], ...more } as never,
      }),
    )
  const lead = (state: ReturnType<typeof coup>, seat: number) =>
    seven.rules.units.ids.filter(
      (_, unit) => commanderOf(seven.rules, state, unit) === seat && state.cell[unit] >= 0,
    )

  test('units that cannot move any more go to an ally who has none', () => {
    const table = new GreedyTable(seven, coup({}), [interior])
    while (table.state.phase === 'movement' && table.state.slots[0] !== 1) {
      const [slot] = table.state.slots
      table.do(seven.seats[slot], { type: 'done' })
    }
    expect([lead(table.state, 1), lead(table.state, 5)].map(({ length }) => length)).toEqual([4, 0])
    table.actUntil(({ action }) => action.type === 'done')
    const types = table.actions(interior).map(({ type }) => type)
    expect(types.slice(0, 4)).toEqual(['select', 'to', 'select', 'hand-over'])
    expect(table.actions(interior)[3]).toEqual({ type: 'hand-over', family: admiral })
    expect(lead(table.state, 5).length).toBeGreaterThan(0)
    expect(types.at(-1)).toBe('done')
  })

  test('a rebel pays for the troop of somebody who stays out of it what it is worth, and gets it', () => {
    const table = new GreedyTable(seven, coup({}, 1, { [interior]: [1, 1, 2] }), [interior, second])
    table.actUntil(({ action }) => action.type === 'accept')
    // Six units of three points each and the margin of five are three millions of ten points each.
    expect(table.actions(interior).slice(0, 3)).toEqual([
      { type: 'deal', with: second },
      ...item('give', 'note-1', 'note-2'),
    ])
    expect(table.actions(second)).toEqual([{ type: 'accept', with: interior }])
    expect([lead(table.state, 1), lead(table.state, 3)].map(({ length }) => length)).toEqual([10, 0])
    expect(moneyOf(table.state, 3)).toBe(3)
  })

  test.each([
    ['a million for six soldiers', 6, 'refuse'],
    ['a million for one', 1, 'accept'],
  ])('%s', (_, count, type) => {
    const state = coup({}, 1, { [interior]: [1] })
    const soldiers = lead(state, 3).slice(0, count)
    const asked = played(
      seven,
      state,
      [interior, { type: 'deal', with: second }],
      ...item('give', 'note-1').map((action) => [interior, action] as const),
      ...item('want', ...soldiers).map((action) => [interior, action] as const),
      [interior, { type: 'offer' }],
    )
    const table = new GreedyTable(seven, asked, [second]).actUntil(() => true)
    expect(table.actions(second)).toEqual([{ type, with: interior }])
  })

  test('everybody agrees on the end of one that nobody can win any more', () => {
    const units = [{ unit: 'first-brigade', at: 'port-docks', control: admiral }]
    const table = new GreedyTable(seven, coup({ units }, 6), seven.seats)
    while (table.state.phase === 'movement') table.act()
    expect(table.acted.map(({ action }) => action)).toEqual(
      seven.seats.map(() => ({ type: 'settle', for: 'president' })),
    )
    expect(table.state.result).toBe(LOYAL)
    expect([president, first]).toContain(seven.seats[table.state.president])
  })

  test('not while it is open', () => {
    const units = ['presidential-palace', 'railway-station', 'radio-station'].map((place) => ({
      unit: 'first-brigade',
      at: place,
      count: 2,
      control: interior,
    }))
    const guards = { unit: 'palace-guard', at: 'villa-quarter', count: 4, control: president }
    const table = new GreedyTable(seven, coup({ units: [...units, guards] }, 3), seven.seats)
    while (table.state.coup === 3) table.act()
    expect(table.acted.some(({ action }) => action.type === 'settle')).toBe(false)
  })
})

describe('a guess against a guess', () => {
  /** The locations where the secret police looks for the President, by its minister's card. */
  const places = (family: string, phase: 'locations' | 'declare', type: string) => {
    const seen = def.rules.cards.ids.slice(0, 24).map((card) => {
      const state = at({
        phase,
        hands: { [family]: [card] },
        ...(phase === 'declare' && {
          locations: Object.fromEntries(def.seats.map((seat) => [seat, 'swiss-bank'])),
        }),
      })
      const guess = () => {
        const table = new GreedyTable(def, state, [family]).actUntil(({ action }) => action.type === type)
        return table.acted.at(-1)?.action.location
      }
      expect(guess()).toBe(guess())
      return guess()
    })
    return new Set(seen)
  }

  test('the police looks in more than one place, and its victim is not always in the bank', () => {
    expect(places(two, 'declare', 'send-police').size).toBeGreaterThan(1)
    expect(places(one, 'locations', 'go').size).toBeGreaterThan(1)
  })

  test('nothing is read from what a family may not know', () => {
    const state = at({ hands: { [two]: ['loyal-bodyguard'], [three]: ['professional-assassin'] } })
    const other = at({ hands: { [two]: ['loyal-bodyguard'], [three]: ['village-peasants'] } })
    expect(view(def, other, two)).toEqual(view(def, state, two))
    const move = (given: typeof state) => new GreedyTable(def, given, [two]).actUntil().actions(two)
    expect(move(other)).toEqual(move(state))
    expect(
      botMove(
        decisions(def, state),
        () => undefined,
        () => view(def, state, two),
      ),
    ).toBeUndefined()
  })
})
