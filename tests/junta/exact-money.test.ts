/** Exact money: the notes handed over, the change, and what happens if the notes cannot make the amount. */
import { expect, test } from 'vitest'
import { determinize, hash, setup, view } from '../../engine/game'
import { handover } from '../../engine/rulesets/junta/rules/exact'
import type { JuntaState } from '../../engine/rulesets/junta/state'
import { after, codesOf, gameWith, smallestWith } from '../support/smallest-game'

const notes = (ones: number, twos: number, threes: number) => [ones, twos, threes]
const NONE = notes(0, 0, 0)

test.each([
  ['the fewest notes', notes(3, 1, 1), NONE, 3, 'less', notes(0, 0, 1), NONE],
  ['change of the receiver', notes(0, 0, 2), notes(0, 1, 0), 1, 'less', notes(0, 0, 1), notes(0, 1, 0)],
  [
    'much change, if nothing else works',
    notes(0, 0, 2),
    notes(0, 2, 0),
    2,
    'nothing',
    notes(0, 0, 2),
    notes(0, 2, 0),
  ],
  ['exactly all', notes(1, 1, 0), NONE, 3, 'nothing', notes(1, 1, 0), NONE],
  ['one below all is less', notes(0, 1, 1), NONE, 4, 'less', notes(0, 0, 1), NONE],
  ['or more', notes(0, 1, 1), NONE, 4, 'more', notes(0, 1, 1), NONE],
  ['all, if it is too little', notes(0, 1, 0), NONE, 9, 'more', notes(0, 1, 0), NONE],
] as const)('%s', (_, hand, till, amount, short, given, change) => {
  expect(handover(hand, till, amount, short)).toEqual({ given, change })
})

test.each([
  ['no note is small enough', notes(0, 0, 2), NONE, 1, 'less'],
  ['the amount is not met', notes(0, 1, 1), NONE, 4, 'nothing'],
  ['one too little', notes(1, 1, 0), NONE, 4, 'nothing'],
] as const)('nothing is handed over: %s', (_, hand, till, amount, short) => {
  expect(handover(hand, till, amount, short)).toBeUndefined()
})

const money = (seat: string) => ({ type: 'figure', figure: 'money', seat })
const set = (counter: string, to: object) => ({ type: 'set', counter, to })

test('a family hands money to another, and all notes stay in the game', async () => {
  const { seats } = await gameWith('junta', {})
  const [from, to] = seats
  const counters = ['start', 'other', 'given', 'got', 'paid', 'back'].map((id) => ({ id }))
  const { def, state, values } = await after('junta', counters, [
    { type: 'note', family: from, count: 6 },
    { type: 'note', family: to, count: 4 },
    set('start', money(from)),
    set('other', money(to)),
    { type: 'hand-over', family: from, receiver: to, amount: 3 },
    set('given', { type: 'less', of: [{ type: 'counter', counter: 'start' }, money(from)] }),
    set('got', { type: 'less', of: [money(to), { type: 'counter', counter: 'other' }] }),
    { type: 'hand-over', family: to, amount: 3, short: 'more' },
    set('paid', { type: 'figure', figure: 'spent' }),
    { type: 'grant', family: from, amount: 3 },
    set('back', { type: 'figure', figure: 'spent' }),
  ])
  const [, , given, got, paid, back] = values
  expect([given, got]).toEqual([3, 3])
  expect(paid).toBeGreaterThanOrEqual(3)
  expect(back).toBeLessThan(paid)
  const { rules } = def as unknown as { rules: { notes: readonly number[] } }
  const { aid, spent, hand, swiss } = state as JuntaState
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  expect(aid.length + sum(spent) + sum(hand) + sum(swiss)).toBe(sum(rules.notes))
})

test('the other families do not learn which notes changed hands', async () => {
  const { seats } = await gameWith('junta', {})
  const [from, to, third] = seats
  const trigger = {
    ...{ id: 'x', at: 'set-up-ended', once: true, quiet: true },
    do: [
      { type: 'note', family: from, count: 6 },
      { type: 'hand-over', family: from, receiver: to, amount: 3 },
    ],
  }
  const def = await gameWith('junta', { triggers: [trigger] })
  const state = setup(def, { seed: 1 })
  expect(hash(view(def, determinize(def, state, third, [1, 2, 3, 4]), third))).toBe(
    hash(view(def, state, third)),
  )
})

test('an unknown receiver is a finding', async () => {
  const written = (receiver: string) => ({
    triggers: [
      { id: 'x', at: 'turn-began', do: [{ type: 'hand-over', amount: 2, family: receiver, receiver }] },
    ],
  })
  const { seats } = await gameWith('junta', {})
  expect(codesOf((await smallestWith('junta', written(seats[0]))).diagnostics)).not.toContain(
    'E-UNKNOWN-SEAT',
  )
  expect(codesOf((await smallestWith('junta', written('nobody-there'))).diagnostics)).toContain(
    'E-UNKNOWN-SEAT',
  )
})
