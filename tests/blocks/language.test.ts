/**
 * Effects with scripted dice, units and numbers of the rules, in a game that has them. `matrix.test.ts` tries the words in every
 * game.
 */
import { describe, expect, test } from 'vitest'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const counters: ScenarioFile['counters'] = [{ id: 'seen' }, { id: 'few', least: 0, most: 2 }]
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const walkers = [unit('a', 'block', '0102'), unit('b', 'block', '0302'), unit('g', 'riders', '0902')]

/** Ends the movement of the crowd, which triggers the effects. */
const done = (effects: CorteoTrigger['do'], dice: number[] = [], more: Partial<CorteoTrigger> = {}): Scene =>
  scene(rows, { hand: 2, turn: 'crowd', phase: 'movement', units: walkers }, dice, {
    scenario: {
      counters,
      triggers: [{ id: 'x', at: 'movement-ended', turn: 'crowd', do: effects, ...more }],
    },
  }).do('done')
const count = (by: number): Effect => ({ type: 'count', counter: 'seen', by })
const values = ({ state }: Scene) => (state as CorteoState).counters

describe('what decides', () => {
  test('a die, whose face is read within its row', () => {
    const table = [
      { faces: [5, 6], do: [{ type: 'count' as const, counter: 'seen', by: { type: 'rolled' as const } }] },
    ]
    expect([5, 4].map((die) => values(done([{ type: 'roll', table }], [die]))[0])).toEqual([5, 0])
  })

  test('each of some units, in order, as `it`', () => {
    const each = done([
      {
        type: 'each',
        who: { side: 'crowd' },
        do: [
          {
            type: 'if',
            when: { type: 'present', who: { it: true, zone: { type: 'cells', cells: ['0302'] } } },
            do: [count(1)],
            else: [count(10)],
          },
        ],
      },
    ])
    expect(values(each)[0]).toBe(11)
  })

  test('one of several by weight, those left out whose condition does not hold', () => {
    const of = [
      { weight: 3, do: [count(1)] },
      { when: { type: 'turn' as const, from: 9 }, do: [count(50)] },
      { do: [count(10)] },
    ]
    expect([1, 3, 4].map((die) => values(done([{ type: 'one-of', of }], [die]))[0])).toEqual([1, 1, 10])
  })
})

test('a unit on its way is taken off the map by an answer: nobody moves it any more', () => {
  const choices = [{ id: 'yes', do: [{ type: 'remove' as const, who: { side: 'crowd' } }] }]
  const moved = scene(rows, { hand: 2, turn: 'crowd', phase: 'movement', units: walkers }, [], {
    scenario: {
      triggers: [{ id: 'x', at: 'piece-moved', do: [{ type: 'ask', id: 'talk', seat: 'guard', choices }] }],
    },
  }).do('select a', 'move 0202')
  expect(moved.asked).toBe('guard')
  const gone = moved.do('answer yes')
  expect([gone.asked, gone.state.active, gone.offers]).toEqual(['crowd', -1, ['done']])
})

describe('what moves', () => {
  test('towards a zone by so many cells, away from it, and back onto the map', () => {
    const goal = { type: 'cells' as const, cells: ['0902'] }
    const towards = done([{ type: 'move', who: { side: 'crowd', it: false }, zone: goal, steps: 2 }])
    expect([towards.at('a'), towards.at('b')]).toEqual(['0302', '0502'])
  })
})

describe('numbers of the rules', () => {
  /** Half points for capturing the block of the crowd. */
  const points = (modifiers: ScenarioFile['modifiers'], hand = 2) =>
    (
      scene(rows, { hand, turn: 'crowd', phase: 'movement', units: walkers }, [], {
        scenario: { counters, modifiers },
      }).do('select a').state as CorteoState
    ).points

  test('are modified while a condition holds, for some units, and within bounds', () => {
    const plain = points(undefined)
    expect(points([{ number: 'movement', by: -1 }])).toBe(plain - 2)
    expect(points([{ number: 'movement', by: -1, while: { type: 'turn', from: 3 } }])).toBe(plain)
    expect(points([{ number: 'movement', by: -1, while: { type: 'turn', from: 2 } }])).toBe(plain - 2)
    expect(points([{ number: 'movement', by: -1, who: { side: 'guard' } }])).toBe(plain)
    expect(
      points([
        { number: 'movement', by: -1 },
        { number: 'movement', to: 7 },
      ]),
    ).toBe(14)
    expect(points([{ number: 'movement', by: 500 }])).toBe(99 * 2)
  })

  test('the range of throws: at the distance, one below it, and closed', () => {
    const units = [unit('t', 'steam', '0102'), unit('n', 'family', '0302')]
    const taken = (to: number) =>
      scene(rows, { hand: 2, turn: 'guard', phase: 'movement', units }, [], {
        scenario: { counters, modifiers: [{ number: 'throw-range', to }] },
      }).do('select t')
    expect(taken(2).offers).toContain('launch n')
    expect(taken(1).refusal('launch n').message.key).toBe('corteo.refuse.throw-far')
    expect(taken(0).refusal('launch n').message.key).toBe('corteo.refuse.throws-closed')
  })

  test('by an effect, for some turns and no longer', () => {
    const rain: CorteoTrigger = {
      id: 'rain',
      at: 'phase-began',
      turn: 'crowd',
      to: 2,
      do: [{ type: 'modify', number: 'movement', by: -1, turns: 2 }],
    }
    const start = scene(rows, { hand: 2, turn: 'crowd', units: walkers }, [], {
      scenario: { counters, triggers: [rain] },
    })
    const left = (now: Scene) => (now.do('select a').state as CorteoState).points
    const next = (now: Scene) => {
      let after = now.do('done')
      while (after.asked !== 'crowd')
        after = after.do(after.offers.includes('done') ? 'done' : after.offers[0])
      return after
    }
    const plain = points(undefined)
    const third = next(start)
    expect([left(start), left(third), left(next(third))]).toEqual([plain - 2, plain - 2, plain])
  })
})
