import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, decisions, hash, outcome, play, ReplayError, replay, setup, view } from '../../engine/game'
import { isOfKernel } from '../../engine/kernel/legality/legality'
import type { Action, GameRecord, GameState } from '../../engine/types'
import { deepFreeze } from './support/freeze'
import { type RaceState, raceDef, SEATS } from './support/race'

const def = raceDef()
const seeds = fc.integer({ min: 0, max: 2 ** 40 })
const picks = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 })

/** Plays the picks as choices and returns every state on the way. */
function walk(seed: number, numbers: readonly number[]) {
  const states = [setup(def, { seed })]
  const actions: { seat: string; action: Action }[] = []
  for (const number of numbers) {
    const state = deepFreeze(states[states.length - 1])
    const [decision] = decisions(def, state)
    if (!decision) break
    const { action } = decision.choices[number % decision.choices.length]
    const next = apply(def, state, decision.seat, action)
    if (!next.ok) throw new Error(`offered but refused: ${JSON.stringify(action)}`)
    actions.push({ seat: decision.seat, action })
    states.push(next.value.state)
  }
  return { states, actions }
}

test('apply never changes what it was given: every state is frozen to the core before the next step', () => {
  fc.assert(fc.property(seeds, picks, (seed, numbers) => void walk(seed, numbers)))
})

test('the fast face gives the same states, one by one', () => {
  fc.assert(
    fc.property(seeds, picks, (seed, numbers) => {
      const { states, actions } = walk(seed, numbers)
      const game = play(def, deepFreeze(states[0]))
      actions.forEach(({ seat, action }, i) => {
        expect(game.decisions()).toEqual(decisions(def, states[i]))
        game.act(seat, action)
        expect(game.state).toEqual(states[i + 1])
        expect(game.outcome()).toEqual(outcome(def, states[i + 1]))
      })
    }),
  )
})

test('the fast face tells the same events when asked to keep them', () => {
  const { states, actions } = walk(7, [0, 1, 2, 3, 4, 5])
  const game = play(def, states[0], { events: true })
  actions.forEach(({ seat, action }, i) => {
    const next = apply(def, states[i], seat, action)
    game.act(seat, action)
    expect(next.ok && next.value.events).toEqual(game.takeEvents())
  })
})

test('a record plays again to the same hash, and stops at the first action that is not legal', () => {
  fc.assert(
    fc.property(seeds, picks, (seed, numbers) => {
      const { states, actions } = walk(seed, numbers)
      const last = states[states.length - 1]
      const record: GameRecord = {
        format: 1,
        pack: def.pack,
        scenario: def.scenario,
        seed,
        actions,
        hash: hash(last),
      }
      expect(hash(replay(def, record))).toBe(record.hash)
      const broken = actions.map((one, i) =>
        i === actions.length - 1 ? { ...one, action: { type: 'fly' } } : one,
      )
      try {
        replay(def, { ...record, actions: broken })
        expect.unreachable()
      } catch (error) {
        expect(error).toBeInstanceOf(ReplayError)
        expect((error as ReplayError).index).toBe(actions.length - 1)
        expect((error as ReplayError).refusal.rule).toBe('K-FORM')
      }
    }),
  )
})

test('scripted dice come first, then the generator', () => {
  let state: GameState = { ...setup(def, { seed: 3 }), dice: [6, 1] }
  for (const runner of [0, 2, 1]) {
    const next = apply(def, state, SEATS[runner >> 1], { type: 'dash', runner })
    if (!next.ok) throw new Error(next.error.rule)
    state = next.value.state
  }
  const { at } = state as RaceState
  expect([at[0], at[2]]).toEqual([6, 1])
  expect(state.dice).toEqual([])
  expect(state.rng).not.toEqual(setup(def, { seed: 3 }).rng)
  const other = { ...setup(def, { seed: 3 }) }
  const rolled = apply(def, other, 'red', { type: 'dash', runner: 0 })
  expect(rolled.ok && (rolled.value.state as RaceState).at[0]).toBe(at[1])
})

test('a view hides what its viewer may not know', () => {
  const stones = [
    [0, 3],
    [1, 5],
  ] as const
  const state: RaceState = { ...(setup(def, { seed: 3 }) as RaceState), stones }
  expect((view(def, state, 'blue') as RaceState).stones).toEqual([[1, 5]])
  expect((view(def, state, 'spectator') as RaceState).stones).toEqual([])
})

describe('forged actions', () => {
  const state = deepFreeze(setup(def, { seed: 5 }))
  const accessor = { type: 'dash' }
  Object.defineProperty(accessor, 'runner', { get: () => 0, enumerable: true })
  const hidden = { type: 'dash', runner: 0 }
  Object.defineProperty(hidden, 'extra', { value: 1, enumerable: false })
  class Dash {
    type = 'dash'
    runner = 0
  }
  const forms: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'drop'],
    ['a function', () => 0],
    ['a list', ['drop']],
    ['a list with a type', Object.assign([], { type: 'drop' })],
    ['no type', { runner: 0 }],
    ['a type that is no text', { type: 7 }],
    ['not a number', { type: 'dash', runner: Number.NaN }],
    ['endless', { type: 'dash', runner: Number.POSITIVE_INFINITY }],
    ['minus zero', { type: 'dash', runner: -0 }],
    ['a fraction', { type: 'dash', runner: 0.5 }],
    ['a list as a field', { type: 'dash', runner: [0] }],
    ['an object as a field', { type: 'dash', runner: { valueOf: () => 0 } }],
    ['null as a field', { type: 'dash', runner: null }],
    ['a big integer', { type: 'dash', runner: 0n }],
    ['a date', new Date(0)],
    ['a class of its own', new Dash()],
    ['an inherited action', Object.create({ type: 'dash', runner: 0 })],
    ['an own __proto__', JSON.parse('{"type":"dash","runner":0,"__proto__":{"x":1}}')],
    ['a getter', accessor],
    ['a hidden field', hidden],
    ['a symbol', { type: 'dash', runner: 0, [Symbol('x')]: 1 }],
    ['an extra field', { type: 'dash', runner: 0, steps: 9 }],
    ['an extra field on a button', { type: 'drop', constructor: 'x' }],
    ['a very long text', { type: 'x'.repeat(100_000) }],
    ['very many fields', Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, i]))],
  ]
  test.each(forms)('%s is no action (K-FORM)', (_, action) => {
    const result = apply(def, state, 'red', action as Action)
    expect(result).toMatchObject({ ok: false, error: { rule: 'K-FORM' } })
  })

  const wrong: [string, Action][] = [
    ['another seat’s runner', { type: 'dash', runner: 2 }],
    ['another value', { type: 'walk', runner: 0, steps: 2 }],
  ]
  test.each(wrong)('%s is refused by the rules', (_, action) => {
    expect(apply(def, state, 'red', action)).toMatchObject({ ok: false, error: { rule: 'K-CHOICE' } })
  })

  const misshapen: [string, Action, string, object][] = [
    ['an unknown type', { type: 'fly' }, 'type', { type: 'fly' }],
    ['a type from the prototype', { type: 'constructor' }, 'type', { type: 'constructor' }],
    ['a number as text', { type: 'dash', runner: '0' }, 'value', { type: 'dash', field: 'runner' }],
    ['a switch for a number', { type: 'dash', runner: false }, 'value', { type: 'dash', field: 'runner' }],
    ['a missing field', { type: 'walk', runner: 1 }, 'missing', { type: 'walk', field: 'steps' }],
    ['a spare field', { type: 'drop', stone: 1 }, 'spare', { type: 'drop', field: 'stone' }],
  ]
  test.each(misshapen)('%s is named, and what belongs there', (_, action, key, values) => {
    const result = apply(def, state, 'red', action)
    const message = { key: `kernel.form-${key}`, values }
    expect(result).toMatchObject({ ok: false, error: { rule: 'K-FORM', message } })
    if (key === 'value')
      expect(result).toMatchObject({
        error: { message: { values: { expected: { message: { key: 'kernel.slot.number-from' } } } } },
      })
  })

  const withFields = (count: number): Action => ({
    ...Object.fromEntries(Array.from({ length: count - 1 }, (_, i) => [`f${i}`, i])),
    type: 'fly',
  })
  test.each([
    ['16 fields are read', withFields(16), 'form-type'],
    ['17 are not', withFields(17), 'form'],
    ['a text of 200 letters is read', { type: 'x'.repeat(200) }, 'form-type'],
    ['one of 201 is not', { type: 'x'.repeat(201) }, 'form'],
  ])('%s', (_, action, key) => {
    const error = { rule: 'K-FORM', message: { key: `kernel.${key}` } }
    expect(apply(def, state, 'red', action)).toMatchObject({ ok: false, error })
  })

  test('another order of the fields is the same action', () => {
    expect(apply(def, state, 'red', { steps: 1, runner: 0, type: 'walk' } as Action).ok).toBe(true)
    const bare = Object.assign(Object.create(null), { type: 'drop' })
    expect(apply(def, state, 'red', bare).ok).toBe(true)
  })

  test('the wrong seat, a stranger and a finished game are told so', () => {
    const drop = { type: 'drop' }
    expect(apply(def, state, 'blue', drop)).toMatchObject({ ok: false, error: { rule: 'K-SEAT' } })
    for (const seat of ['green', '', '__proto__', undefined, 0, ['red']])
      expect(apply(def, state, seat as string, drop)).toMatchObject({ ok: false, error: { rule: 'K-SEAT' } })
    const over = { ...state, won: 1 } as RaceState
    expect(apply(def, over, 'red', drop)).toMatchObject({ ok: false, error: { rule: 'K-OVER' } })
  })

  test('a refused action leaves the state byte for byte as it was', () => {
    const before = JSON.stringify(state)
    for (const [, action] of [...forms, ...wrong]) apply(def, state, 'red', action as Action)
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('a statement of a game is never taken for a refusal of the kernel, whatever letter it begins with', () => {
  expect(['K-FORM', 'K-SEAT', 'K-OVER'].map((rule) => isOfKernel({ rule }))).toEqual([true, true, true])
  expect(['K-13', 'K-50', 'C-034'].map((rule) => isOfKernel({ rule }))).toEqual([false, false, false])
})
