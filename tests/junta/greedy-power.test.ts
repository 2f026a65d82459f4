/** Greedy families and power: accepted budgets, proposed budgets, money for loyalty, and rebellions. */
import { describe, expect, test } from 'vitest'
import { view } from '../../engine/game'
import { newMemory } from '../../engine/rulesets/junta/bot/memory'
import { AGAINST, ASIDE, FOR, stanceOf } from '../../engine/rulesets/junta/bot/plot'
import { weightsOf } from '../../engine/rulesets/junta/bot/weights'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { type JuntaState, NOBODY } from '../../engine/rulesets/junta/state'
import type { JuntaPosition, JuntaWeights } from '../../schemas/generated/content'
import { governed, republic } from './coup-field'
import { GreedyTable, weighed } from './greedy-table'
import { played, standing } from './standing'

const def = republic('five-families')
const [one, two, three] = def.seats as [string, string, string]
const FUND = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
const MONEY = FUND.reduce((sum, note) => sum + note, 0)
const at = (more: JuntaPosition, game = def) => standing(game, governed(game, { turn: 3, ...more }))

/** Returns a family's stance in a position, with the weights of the pack or with others. */
function stanceIn(state: JuntaState, family: number, weights: JuntaWeights = {}): number {
  const own = { ...weightsOf(def.rules, family)!, ...weights }
  const beliefs = { rules: def.rules, weights: own, seat: family, memory: newMemory() }
  return stanceOf(beliefs, view(def, state, def.seats[family]) as JuntaState, family)
}

describe('a budget', () => {
  const proposed = (...amounts: readonly (readonly [string, number])[]) =>
    played(
      def,
      at({ phase: 'budget', notes: { [one]: FUND }, front: { [two]: ['trade-unions'] } }),
      ...amounts.map(([family, amount]) => [one, { type: 'promise', family, amount }] as const),
      [one, { type: 'propose' }],
      [one, { type: 'done' }],
    )
  const votesOf = (state: JuntaState) => new GreedyTable(def, state, [two]).actUntil().actions(two)

  test('with a million in it for a family is rejected by it: it leaves the President too much', () => {
    expect(votesOf(proposed([two, 1]))).toContainEqual({ type: 'cast', card: 'trade-unions', for: 'no' })
  })

  test('is taken with the share that it asks for', () => {
    expect(votesOf(proposed([two, 6]))).toContainEqual({ type: 'cast', card: 'trade-unions', for: 'yes' })
  })

  /** Returns the promises of the President by seat, before the proposal. */
  const planned = (more: JuntaPosition, weights: JuntaWeights = {}) => {
    const game = weighed('five-families', () => weights)
    const state = at({ phase: 'budget', notes: { [one]: FUND }, ...more }, game)
    return new GreedyTable(game, state, [one]).actUntil(({ action }) => action.type === 'propose').state
      .budget
  }

  test('of a bot buys those whose votes it needs, and keeps most', () => {
    const budget = planned({ front: { [two]: ['trade-unions'], [three]: ['state-church'] } })
    const given = budget.reduce((sum, millions) => sum + millions, 0)
    expect(budget[2]).toBeGreaterThan(1)
    expect(given).toBeLessThan(MONEY / 2)
  })

  test('gives less where families ask for less, and does not read their hands', () => {
    const front = { [two]: ['trade-unions'], [three]: ['state-church'] }
    const sum = (budget: readonly number[]) => budget.reduce((all, millions) => all + millions, 0)
    expect(sum(planned({ front }, { share: 5, envy: 0 }))).toBeLessThan(sum(planned({ front })))
    const hands = (card: string) => ({ front, hands: { [two]: [card] } })
    expect(planned(hands('private-bankers'))).toEqual(planned(hands('student-petition')))
  })
})

describe('a coup', () => {
  const kept: JuntaPosition = { phase: 'call', notes: { [one]: FUND }, bank: 'holiday' }

  test('has the sympathy of those who got nothing, not of those who were paid well', () => {
    expect(stanceIn(at(kept), 1)).toBe(AGAINST)
    expect(stanceIn(at(kept), 1, { share: 20, envy: 0 })).toBe(ASIDE)
    expect(stanceIn({ ...at(kept), bank: 0, budget: [0, 6, 0, 0, 0] }, 1)).toBe(FOR)
    expect(stanceIn(at(kept), 0)).toBe(FOR)
  })

  test('is what a President pays against, with what is kept in hand', () => {
    const table = new GreedyTable(def, at(kept), def.seats).actUntil(({ action }) => action.type === 'rise')
    expect(table.actions(one).some(({ type }) => type === 'offer')).toBe(true)
    expect(moneyOf(table.state, 0)).toBeLessThan(MONEY)
  })

  test('not by one who bribes nobody; then it begins, and more than one rise', () => {
    const mean = weighed('five-families', () => ({ gift: 0 }))
    const table = new GreedyTable(mean, at(kept, mean), mean.seats).actUntil(
      ({ action }) => action.type === 'pass',
    )
    expect(table.state.leader).not.toBe(NOBODY)
    expect(table.state.rebel.filter((is) => is === 1).length).toBeGreaterThan(1)
    expect(moneyOf(table.state, 0)).toBe(MONEY)
  })
})
