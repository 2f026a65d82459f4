/** Fates of units, states of units, areas a side has held, and counters that reach a value. */
import { describe, expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const counters: ScenarioFile['counters'] = [{ id: 'seen' }, { id: 'told' }]
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const walkers = [unit('a', 'block', '0102'), unit('b', 'row', '0302'), unit('g', 'riders', '0902')]

type More = Partial<ScenarioFile> & { readonly triggers: readonly CorteoTrigger[] }
const played = (more: More, hand = 2): Scene =>
  scene(rows, { hand, turn: 'crowd', units: walkers }, [], {
    scenario: { counters, ...more, triggers: [...more.triggers] },
  })
const atStart = (effects: CorteoTrigger['do'], to = 2): CorteoTrigger => ({
  id: 'x',
  at: 'phase-began',
  turn: 'crowd',
  to,
  do: effects,
})
const count = (by: number): Effect => ({ type: 'count', counter: 'seen', by })
const values = ({ state }: Scene) => (state as CorteoState).counters
const points = (now: Scene, piece = 'a') => (now.do(`select ${piece}`).state as CorteoState).points

/** Plays on to the same side's next turn. */
function next(now: Scene): Scene {
  let then = now.do('done')
  while (then.asked !== now.asked) then = then.do(then.offers.includes('done') ? 'done' : then.offers[0])
  return then
}

describe('units become', () => {
  test('another type, for good or for some turns', () => {
    const slow: Effect = { type: 'change', who: { units: ['block'] }, unit: 'porters' }
    expect(points(played({ triggers: [] }))).toBe(8)
    const changed = played({ triggers: [atStart([slow])] })
    expect([points(changed), points(next(next(changed)))]).toEqual([4, 4])
    const tired = played({ triggers: [atStart([{ ...slow, turns: 2 }])] })
    expect([points(tired), points(next(tired)), points(next(next(tired)))]).toEqual([4, 4, 8])
  })

  test('those of another side: its player moves them, and the other does not', () => {
    const over: Effect = { type: 'change', who: { units: ['block'] }, side: 'guard' }
    const changed = played({ triggers: [atStart([over])] })
    expect(changed.offers).toEqual(expect.not.arrayContaining(['select a']))
    const guard = changed.do('done')
    expect([guard.asked, guard.offers.includes('select a')]).toEqual(['guard', true])
    const shown = table(changed.def, changed.state).pieces.find(({ id }) => id === 'a')
    expect(shown?.side).toBe('guard')
    const back: Effect = { type: 'change', who: { units: ['block'] }, side: 'crowd' }
    expect(played({ triggers: [atStart([over, back])] }).offers).toContain('select a')
  })

  test('what the later change says, and what it does not say stays', () => {
    const effects: Effect[] = [
      { type: 'change', who: { units: ['block'] }, side: 'guard' },
      { type: 'change', who: { units: ['block'] }, unit: 'porters' },
      { type: 'set', counter: 'seen', to: { type: 'units', who: { side: 'guard', units: ['porters'] } } },
    ]
    expect(values(played({ triggers: [atStart(effects)] }))[0]).toBe(1)
  })
})

describe('states', () => {
  const tire: Effect = { type: 'status', who: { units: ['block'] }, status: 'tired', turns: 2 }
  const slower: ScenarioFile['modifiers'] = [{ number: 'movement', by: -1, who: { status: 'tired' } }]

  test('change what they are asked for, for some turns, and are shown', () => {
    const tired = played({ triggers: [atStart([tire])], modifiers: slower })
    expect([points(tired), points(tired, 'b')]).toEqual([6, 8])
    expect([points(next(tired)), points(next(next(tired)))]).toEqual([6, 8])
    const statuses = (now: Scene) => table(now.def, now.state).pieces.find(({ id }) => id === 'a')?.statuses
    expect([statuses(tired), statuses(next(next(tired)))]).toEqual([['tired'], undefined])
  })

  test('are taken away', () => {
    const rest: Effect = { type: 'status', who: { side: 'crowd' }, status: 'tired', off: true }
    const rested = played({ triggers: [atStart([tire, rest])], modifiers: slower })
    expect(points(rested)).toBe(8)
    expect((rested.state as CorteoState).statuses).toBeUndefined()
  })
})

test('a zone that a side has held: turns in a row, until somebody else comes or nobody is left', () => {
  const here = { type: 'cells' as const, cells: ['0102', '0202'] }
  const held: CorteoTrigger = {
    id: 'held',
    at: 'turn-ended',
    do: [{ type: 'set', counter: 'seen', to: { type: 'held', zone: here, side: 'crowd' } }],
  }
  const first = played({ triggers: [held] })
  const second = next(first)
  const third = next(second)
  expect([first, second, third].map((now) => values(now)[0])).toEqual([0, 1, 2])
  const left = second.do('select a', 'move 0402').do('done')
  const after = left.asked === 'crowd' ? left : left.do('done')
  expect(values(after)[0]).toBe(0)
})

describe('a counter that gets somewhere', () => {
  const tell = (more: Partial<CorteoTrigger>): CorteoTrigger => ({
    id: 'told',
    at: 'counter-reached',
    counter: 'seen',
    do: [{ type: 'count', counter: 'told', by: 1 }],
    ...more,
  })
  const told = (more: Partial<CorteoTrigger>, ...effects: Effect[]) =>
    values(played({ triggers: [atStart(effects), tell(more)] }))[1]

  test('is told once for each crossing, at the number and past it', () => {
    expect(told({ reaches: 3 }, count(2))).toBe(0)
    expect(told({ reaches: 3 }, count(3))).toBe(1)
    expect(told({ reaches: 3 }, count(7), count(1))).toBe(1)
    expect(told({ reaches: 3 }, count(3), count(-1), count(1))).toBe(2)
  })

  test('falls, moves at all, or is another counter', () => {
    expect(told({ fallsTo: 0 }, count(2), count(-2))).toBe(1)
    expect(told({ fallsTo: 0 }, count(2), count(-1))).toBe(0)
    expect(told({}, count(2), count(0), count(-1))).toBe(2)
    expect(told({ counter: 'told', reaches: 1, once: true }, count(5))).toBe(0)
  })
})
