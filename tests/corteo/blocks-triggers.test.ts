/** Triggers of a scenario: moments, conditions, measures, effects, and the counters they change. */
import { describe, expect, test } from 'vitest'
import { decisions, outcome } from '../../engine/game'
import { eventsFor } from '../../engine/kernel/secrets'
import { score } from '../../engine/rulesets/corteo/rules/scoring'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type {
  CorteoCondition,
  CorteoTrigger,
  PositionUnit,
  ScenarioFile,
  TakenMeasure,
  Zone,
} from '../../schemas/generated/content'
import { type Scene, scene } from './scene'

const unit = (id: string, type: string, at: string, more: Partial<PositionUnit> = {}): PositionUnit => ({
  id,
  unit: type,
  at,
  ...more,
})
const rows = ['..........', '..........', '..........']
const cells = (...names: string[]): Zone => ({ type: 'cells', cells: names })
const always: CorteoTrigger['do'] = [{ type: 'count', counter: 'seen', by: 1 }]
const counters: ScenarioFile['counters'] = [{ id: 'seen' }, { id: 'other', start: 3 }]

/** A turn of the town with these triggers, from the movement of a side to the point under test. */
function hand(
  triggers: CorteoTrigger[],
  units: PositionUnit[],
  more: object = {},
  scenario: object = {},
): Scene {
  const given = { hand: 2, turn: 'crowd', phase: 'movement' as const, units, ...more }
  return scene(rows, given, [], { scenario: { triggers, counters, ...scenario } })
}
/** Ends the turn without further actions of either side. */
function toEndOfHand(start: Scene): Scene {
  let now = start
  const { hand } = start.state
  while (now.state.hand === hand && now.asked)
    now = now.do(now.offers.includes('done') ? 'done' : now.offers[0])
  return now
}
const seen = (now: Scene): number => (now.state as CorteoState).counters[0]

const walkers = [unit('a', 'block', '0102'), unit('g', 'riders', '0902')]

describe('moments', () => {
  test.each([
    ['turn-began', 1],
    ['phase-began', 2],
    ['movement-ended', 2],
    ['phase-ended', 2],
    ['turn-ended', 1],
  ] as const)('%s comes %i times a hand', (at, times) => {
    const next = toEndOfHand(hand([{ id: 'x', at, do: always }], walkers))
    const after = toEndOfHand(next)
    expect(seen(after) - seen(next)).toBe(times)
  })

  test('only in the turn of a side, only in its hands, and only once when it says so', () => {
    const triggers: CorteoTrigger[] = [
      { id: 'x', at: 'phase-ended', turn: 'guard', from: 3, to: 4, do: always },
    ]
    let now = hand(triggers, walkers)
    const counts = [2, 3, 4, 5].map(() => {
      now = toEndOfHand(now)
      return seen(now)
    })
    expect(counts).toEqual([0, 1, 2, 2])
    const once = toEndOfHand(
      toEndOfHand(hand([{ id: 'x', at: 'phase-ended', once: true, do: always }], walkers)),
    )
    expect(seen(once)).toBe(1)
  })

  test('one moment reads its triggers in file order, each seeing what those before it did', () => {
    const triggers: CorteoTrigger[] = [
      { id: 'first', at: 'turn-ended', do: always },
      {
        id: 'second',
        at: 'turn-ended',
        when: { type: 'measure', of: { type: 'counter', counter: 'seen' } },
        do: [{ type: 'count', counter: 'other', by: 5 }],
      },
    ]
    const forward = toEndOfHand(hand(triggers, walkers)).state.counters
    const backward = toEndOfHand(hand([triggers[1], triggers[0]], walkers)).state.counters
    expect([forward, backward]).toEqual([
      [1, 8],
      [1, 3],
    ])
  })

  test('it is told in the log by its text, unless it is quiet: then nobody hears of it', () => {
    const told = (quiet: boolean, viewers = ['march', 'power', 'spectator']) => {
      const { events } = hand([{ id: 'bell', at: 'movement-ended', quiet, do: always }], walkers).do('done')
      const triggers = events.filter(({ type }) => type === 'trigger')
      expect(triggers).toMatchObject([{ trigger: 'bell' }])
      const [first, ...others] = viewers.map((viewer) => eventsFor(viewer, triggers))
      for (const heard of others) expect(heard).toEqual(first)
      return first
    }
    expect(told(false)).toMatchObject([
      { trigger: 'bell', message: { values: { trigger: { text: 'triggers.bell' } } } },
    ])
    expect(told(true)).toEqual([])
  })

  test('an arrest is seen on the cell where it happens', () => {
    const triggers: CorteoTrigger[] = [
      { id: 'x', at: 'arrested', who: { units: ['family'], zone: cells('0101') }, do: always },
    ]
    const units = [unit('a', 'family', '0101'), unit('g1', 'shields', '0201'), unit('g2', 'riders', '0102')]
    const struck = scene(rows, { hand: 2, turn: 'guard', phase: 'clash', units }, [6, 6, 6], {
      scenario: { triggers, counters },
    })
    const done = struck.do(struck.offers[0])
    expect(done.at('a')).toBe('arrested')
    expect(seen(done)).toBe(1)
  })
})

/** Whether a condition holds at the end of the crowd's movement. */
function holds(
  when: CorteoCondition,
  units: PositionUnit[],
  more: object = {},
  scenario: object = {},
): boolean {
  const triggers: CorteoTrigger[] = [{ id: 'x', at: 'movement-ended', turn: 'crowd', when, do: always }]
  return seen(hand(triggers, units, more, scenario).do('done')) === 1
}
const few = (who: object, bounds: object = {}): CorteoCondition => ({
  type: 'measure',
  of: { type: 'units', who },
  ...bounds,
})

describe('conditions', () => {
  const units = [
    unit('a', 'block', '0102', { component: 'bakers' }),
    unit('b', 'row', '0202', { component: 'weavers' }),
    unit('c', 'row', '0601', { component: 'weavers' }),
    unit('g', 'riders', '0602'),
  ]

  test.each([
    ['units of a side', few({ side: 'crowd' }, { least: 3, most: 3 }), true],
    ['without bounds, at least one', few({ units: ['family'] }), false],
    ['by component', few({ components: ['weavers'] }, { least: 2, most: 2 }), true],
    ['by cells', few({ zone: cells('0102', '0601') }, { least: 2, most: 2 }), true],
    ['in the control of a side', few({ side: 'crowd', controlledBy: 'guard' }, { least: 1, most: 1 }), true],
    ['linked to others', few({ side: 'crowd', linked: true }, { least: 2, most: 2 }), true],
    ['alone', few({ side: 'crowd', linked: false }, { least: 1, most: 1 }), true],
    ['in the reserve', few({ where: 'reserve', side: 'guard' }, { least: 23, most: 23 }), true],
    ['hands', { type: 'turn', from: 2, to: 2 }, true],
    ['other hands', { type: 'turn', from: 3 }, false],
    ['not', { type: 'not', of: { type: 'turn', from: 3 } }, true],
    [
      'all',
      {
        type: 'all',
        of: [
          { type: 'turn', from: 2 },
          { type: 'turn', to: 1 },
        ],
      },
      false,
    ],
    [
      'any',
      {
        type: 'any',
        of: [
          { type: 'turn', from: 3 },
          { type: 'turn', to: 2 },
        ],
      },
      true,
    ],
  ] as [string, CorteoCondition, boolean][])('%s', (_, when, expected) => {
    expect(holds(when, units)).toBe(expected)
  })

  test('a measure against another measure', () => {
    const power = (where: 'arrested' | 'map'): CorteoCondition => ({
      type: 'measure',
      of: { type: 'power', who: { side: 'crowd', where } },
      most: { type: 'power', who: { side: 'guard' } },
    })
    expect(holds(power('arrested'), units)).toBe(true)
    expect(holds(power('map'), units)).toBe(false)
  })

  test('the size of the march and the cells it covers', () => {
    const led = { head: { component: 'weavers', units: ['b'] } }
    const march = (size: number, more: object = {}): CorteoCondition => ({
      type: 'march',
      units: size,
      ...more,
    })
    expect(holds(march(2), units, led)).toBe(true)
    expect(holds(march(3), units, led)).toBe(false)
    expect(holds(march(2, { zone: cells('0102', '0202'), cells: 2 }), units, led)).toBe(true)
    expect(holds(march(2, { zone: cells('0202', '0601'), cells: 2 }), units, led)).toBe(false)
    expect(holds(march(1), units)).toBe(false)
  })

  test('objectives taken in a zone', () => {
    const map = {
      rows: ['..o.o.....', '..........', '..........'],
      sites: [{ role: 'objective' as const, id: 'mill', kind: 'mill', value: 4, cells: ['0301', '0501'] }],
    }
    const inMills: TakenMeasure = {
      type: 'taken',
      zone: { type: 'sites', role: 'objective', kinds: ['mill'] },
    }
    const taken = (least: number): CorteoTrigger[] => [
      {
        id: 'x',
        at: 'movement-ended',
        turn: 'crowd',
        when: {
          type: 'measure',
          of: inMills as never,
          least,
        },
        do: always,
      },
    ]
    const start = (least: number) =>
      scene(
        map.rows,
        {
          hand: 2,
          turn: 'crowd',
          phase: 'movement',
          units: [unit('a', 'block', '0103')],
          covered: ['0301'],
          held: ['0501'],
        },
        [],
        { map, scenario: { triggers: taken(least), counters } },
      ).do('done')
    expect([seen(start(2)), seen(start(3))]).toEqual([1, 0])
  })

  test('a bank of a river: cells reached from a place without crossing a border or entering water', () => {
    const beyond: Zone = { type: 'spread', from: cells('0901'), not: cells('0501', '0502', '0503') }
    const map = { rows, edges: [] }
    const on = (at: string) =>
      scene(rows, { hand: 2, turn: 'crowd', phase: 'movement', units: [unit('a', 'block', at)] }, [], {
        map,
        scenario: {
          triggers: [
            {
              id: 'x',
              at: 'movement-ended',
              turn: 'crowd',
              when: few({ side: 'crowd', zone: beyond }),
              do: always,
            },
          ],
          counters,
        },
      }).do('done')
    expect(['0401', '0501', '0601', '1003'].map((at) => seen(on(at)))).toEqual([0, 0, 1, 1])
  })
})

describe('effects', () => {
  const run = (effects: CorteoTrigger['do'], scenario: object = {}) =>
    toEndOfHand(hand([{ id: 'x', at: 'turn-ended', once: true, do: effects }], walkers, {}, scenario))

  test('so much for each unit, and a value that takes the place of another', () => {
    const { counters: now } = run([
      { type: 'count', counter: 'seen', by: 7, each: { type: 'units', who: { side: 'crowd' } } },
      { type: 'set', counter: 'other', to: { type: 'power', who: { side: 'guard' } } },
    ]).state
    expect(now).toEqual([7, 4])
  })

  test('units beyond a counter are those that are new', () => {
    const { counters: now } = run([
      { type: 'set', counter: 'seen', to: { type: 'units', who: { side: 'crowd' }, beyond: 'other' } },
    ]).state
    expect(now).toEqual([-2, 3])
  })

  test('more hands, and an end before its time', () => {
    const longer = run([{ type: 'turns', by: 2 }], { turns: 2 })
    expect([longer.state.hand, longer.asked]).toEqual([3, 'crowd'])
    const shorter = run([{ type: 'end' }])
    expect(shorter.asked).toBeUndefined()
    expect(outcome(shorter.def, shorter.state)).toBeDefined()
  })

  test('no more hands than a scenario may have, however often some are added', () => {
    const extra = (by: number) => run([{ type: 'turns', by }], { turns: 2 }).state.extra
    expect([extra(198), extra(199)]).toEqual([198, 198])
  })

  test('supplies come and go, never below none', () => {
    const { runs, blocks } = run([
      { type: 'supplies', of: 'runs', by: 2 },
      { type: 'supplies', of: 'barricades', by: -50 },
    ]).state
    expect([runs, blocks]).toEqual([7, 0])
  })

  test('units go out of the game and stay out', () => {
    const now = run([{ type: 'remove', who: { units: ['riders'] } }])
    expect(decisions(now.def, now.state)).not.toEqual([])
    expect(now.state.cell.filter((cell) => cell === -5)).toHaveLength(1)
  })

  test('a counter is a line of the score sheet', () => {
    const scoring: ScenarioFile['scoring'] = [
      { id: 'bells', type: 'counter', counter: 'seen', times: -2 },
      { id: 'late', type: 'counter', counter: 'other', times: 1, when: { type: 'turn', from: 9 } },
    ]
    const now = run([{ type: 'count', counter: 'seen', by: 6 }], { scoring })
    expect(score(now.def.rules, now.state)).toBe(-12)
  })
})
