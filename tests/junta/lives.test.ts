/** Attempts, exile and the bank, compared with a plain implementation of the rulebook and in small positions. */

import { describe, expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { authoring } from '../../engine/rulesets/junta/authoring'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action } from '../../engine/types'
import type { JuntaPosition } from '../../schemas/generated/content'
import { faultOf } from './invariants'
import { gameOf } from './table-of'

type Order = { by: string; victim: string; location: string; card?: string }

const position = (def: JuntaDef, given: object, dice: number[] = []): JuntaState =>
  authoring.position(def, given as JuntaPosition, dice)

function act(def: JuntaDef, state: JuntaState, seat: string, action: Action): JuntaState {
  const next = apply(def, state, seat, action)
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.rule} ${next.error.message.key}`)
  return next.value.state as JuntaState
}

/** Plays until the attempts are over, without protection. */
function sufferAll(def: JuntaDef, from: JuntaState): JuntaState {
  let state = from
  while (state.phase === 'react') {
    const [{ seat }] = decisions(def, state)
    state = act(def, state, seat, { type: 'suffer' })
  }
  return state
}

const PLACES = ['swiss-bank', 'army-headquarters', 'family-home', 'mistress-flat', 'night-club']
const SURE = ['professional-assassin', 'monarchist-duellist']

function randomOrders(rng: number[], families: readonly string[]): Order[] {
  const cards = [...SURE]
  return Array.from({ length: 1 + nextBelow(rng, 6) }, () => {
    const by = families[nextBelow(rng, families.length)]
    const others = families.filter((one) => one !== by)
    const victim = others[nextBelow(rng, others.length)]
    const card = nextBelow(rng, 2) === 0 ? cards.pop() : undefined
    return { by, victim, location: PLACES[nextBelow(rng, 2)], ...(card && { card }) }
  })
}

/** J-76 to J-79 as in the rulebook: one after the other, and a dead employer inherits no money. */
function account(orders: readonly Order[], where: Record<string, string>, money: Record<string, number>) {
  const dead = new Set<string>()
  const fund = { ...money }
  let spent = 0
  for (const { by, victim, location } of orders) {
    if (dead.has(victim) || where[victim] !== location) continue
    dead.add(victim)
    if (dead.has(by)) spent += fund[victim]
    else fund[by] += fund[victim]
    fund[victim] = 0
  }
  return { dead, fund, spent }
}

describe('attempts on lives', () => {
  test('2,000 rounds of attempts end as a plain account says (J-76 to J-87)', () => {
    const rng = seedRandom(77)
    const games = [4, 5, 7].map((families) => gameOf(families))
    let deaths = 0
    for (let round = 0; round < 2000; round++) {
      const def = games[nextBelow(rng, games.length)]
      const families = def.rules.seats
      const where = Object.fromEntries(families.map((one) => [one, PLACES[nextBelow(rng, 2)]]))
      const notes = Object.fromEntries(
        families.map((one) => [one, Array.from({ length: nextBelow(rng, 4) }, () => 1 + nextBelow(rng, 3))]),
      )
      const money = Object.fromEntries(
        families.map((one) => [one, notes[one].reduce((sum, value) => sum + value, 0)]),
      )
      const attempts = randomOrders(rng, families)
      const given = { turn: 3, phase: 'resolve', president: families[0], notes, locations: where, attempts }
      const state = sufferAll(def, position(def, given))
      // If only one family is left, the next turn has already begun.
      if (state.turn > 3) continue
      const told = account(attempts, where, money)
      const dead = families.filter((_, seat) => state.dead[seat] === 1)
      expect(dead, `round ${round}`).toEqual(families.filter((one) => told.dead.has(one)))
      for (const [seat, family] of families.entries())
        expect(moneyOf(state, seat), `round ${round}: ${family}`).toBe(told.fund[family])
      expect(state.spent.reduce((sum, count, index) => sum + count * (index + 1), 0)).toBe(told.spent)
      expect(state.pretext).toBe(dead.length > 0 ? 1 : 0)
      expect(faultOf(def, state)).toBeUndefined()
      deaths += dead.length
    }
    expect(deaths).toBeGreaterThan(1500)
  })

  test('a President who dies is followed at once, and nobody dead is asked (J-38, J-81)', () => {
    const def = gameOf(5)
    const [president, killer] = def.rules.seats
    const state = sufferAll(
      def,
      position(def, {
        turn: 2,
        phase: 'resolve',
        president,
        locations: Object.fromEntries(def.rules.seats.map((one) => [one, 'night-club'])),
        attempts: [{ by: killer, victim: president, location: 'night-club' }],
      }),
    )
    expect(state.phase).toBe('nominate')
    const asked = decisions(def, state).filter(({ optional }) => !optional)
    expect(asked.map(({ seat }) => seat)).not.toContain(president)
  })

  test('everybody is asked who is found, whatever he holds: the question tells nothing (J-09)', () => {
    const def = gameOf(4)
    const [president, victim] = def.rules.seats
    const found = (hands: object) =>
      position(def, {
        turn: 2,
        phase: 'resolve',
        president,
        hands,
        locations: Object.fromEntries(def.rules.seats.map((one) => [one, 'night-club'])),
        attempts: [{ by: president, victim, location: 'night-club' }],
      })
    for (const hands of [{}, { [victim]: ['loyal-bodyguard'] }]) {
      const [decision] = decisions(def, found(hands))
      expect([decision.seat, decision.phase]).toEqual([victim, 'react'])
      expect(decision.choices.length).toBe(Object.keys(hands).length + 1)
    }
  })
})

describe('abroad and back', () => {
  const def = gameOf(4)
  const [president, exile, interior] = def.rules.seats
  const away = (more: object = {}) =>
    position(def, {
      turn: 3,
      phase: 'bank',
      president,
      offices: { 'office-interior': interior, 'office-admiral': exile },
      exile: { [exile]: 'northern-embassy' },
      locations: { [president]: 'swiss-bank', [interior]: 'family-home' },
      notes: { [president]: [1, 2], [exile]: [3] },
      ...more,
    })
  const embassy = def.rules.board.grid.names[def.rules.places.embassies[0]]

  test('an exile may come home beside what is asked, and what was asked goes on (J-67)', () => {
    const start = away({ exile: { [exile]: embassy } })
    expect(start.phase).toBe('bank')
    const risking = act(def, start, exile, { type: 'return' })
    expect(decisions(def, risking)[0]).toMatchObject({ seat: interior, phase: 'return' })
    const home = act(def, risking, interior, { type: 'let-in' })
    expect(home.phase).toBe('bank')
    expect(home.exile.every((cell) => cell === -1)).toBe(true)
    expect(decisions(def, home)[0].seat).toBe(president)
  })

  test('the Interior Minister may have him shot, free of cost, and takes his money', () => {
    const risking = act(def, away({ exile: { [exile]: embassy } }), exile, { type: 'return' })
    const shot = act(def, act(def, risking, interior, { type: 'kill' }), exile, { type: 'suffer' })
    const seat = def.rules.seats.indexOf(exile)
    expect(shot.dead[seat]).toBe(1)
    expect(moneyOf(shot, def.rules.seats.indexOf(interior))).toBe(3)
    expect(shot.pretext).toBe(1)
  })

  test('what he pays in and draws out only its owner hears of (J-16)', () => {
    const start = away({ exile: {} })
    const next = apply(def, start, president, { type: 'deposit', note: 2 })
    if (!next.ok) throw new Error(next.error.rule)
    expect(next.value.events.filter(({ only }) => only === undefined)).toEqual([])
    expect(moneyOf(next.value.state as JuntaState, 0, 'swiss')).toBe(2)
  })
})
