/** Blocks of a scenario about moving units, each in a street or two. */
import { describe, expect, test } from 'vitest'
import { apply, setup, table } from '../../engine/game'
import type { Action } from '../../engine/types'
import type { CorteoRuleOptions, Position, UnitsFile } from '../../schemas/generated/content'
import type { Changes } from './fixture'
import { scene } from './scene'

type Unit = UnitsFile['units'][number]
const look = { symbol: 's' }
const coach: Unit = { id: 'coach', side: 'guard', speed: 3, power: 0, passive: true, look }
const orators: Unit = { id: 'orators', side: 'guard', speed: 4, power: 0, passive: true, stacks: false, look }
const strangers: Unit = { id: 'strangers', side: 'crowd', speed: 4, power: 2, look }

const ROSTERS: Changes['scenario'] = {
  rosters: [
    { side: 'crowd', unit: 'slingers', component: 'bakers', count: 2 },
    { side: 'crowd', unit: 'row', component: 'weavers', count: 4 },
    { side: 'crowd', unit: 'strangers', count: 2 },
    { side: 'guard', unit: 'shields', count: 6 },
    { side: 'guard', unit: 'steam', count: 1 },
    { side: 'guard', unit: 'coach', count: 3 },
    { side: 'guard', unit: 'orators', count: 3 },
  ],
}

const withUnits = (rules: Partial<CorteoRuleOptions> = {}, more: Changes = {}): Changes => ({
  ...more,
  scenario: { ...ROSTERS, ...more.scenario },
  rules,
  units: (units) => units.units.push(structuredClone(coach), structuredClone(orators), strangers),
})

const at = (id: string, unit: string, cell: string, more = {}): NonNullable<Position['units']>[number] => ({
  id,
  unit,
  at: cell,
  ...more,
})
const cellsOf = (offers: readonly string[], type: string): string[] =>
  offers.filter((offer) => offer.startsWith(`${type} `)).map((offer) => offer.slice(type.length + 1))
const ROW = ['..........']
const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })

describe('passive units', () => {
  const given: Position = {
    turn: 'crowd',
    phase: 'movement',
    units: [at('sling', 'slingers', '0102'), at('coach', 'coach', '0402'), at('far', 'shields', '1002')],
  }

  test('control nothing, are not thrown at, and close their cell', () => {
    const open = scene(['..........', '..........'], given, [], withUnits()).do('select sling')
    expect(cellsOf(open.offers, 'launch')).toEqual([])
    expect(open.refusal('launch coach')).toMatchObject({ rule: 'C-150', source: { file: 'units.yaml' } })
    expect(open.offers).toContain('move 0302')
    expect(open.do('move 0302').offers).toContain('move 0301')
    expect(open.refusal('move 0402').message.key).toBe('corteo.refuse.enemy-there')
  })

  test('neither attack nor are attacked', () => {
    const touching = { ...given, units: [at('row', 'row', '0302'), at('coach', 'coach', '0402')] }
    const moved = scene(['.....', '.....'], touching, [], withUnits()).do('done')
    expect(moved.state.phase).toBe('movement')
    expect(moved.events.map(({ type }) => type)).toContain('hand-end')
    expect(moved.events.map(({ type }) => type)).not.toContain('clash')
  })

  test('are left standing by a throw at the others of their cell', () => {
    const mixed = {
      ...given,
      units: [at('sling', 'slingers', '0102'), at('coach', 'coach', '0402'), at('shield', 'shields', '0402')],
    }
    const hit = scene(['..........', '..........'], mixed, [6], withUnits()).do(
      'select sling',
      'launch shield',
    )
    expect(hit.events[0]).toMatchObject({ type: 'launch', target: 'shield' })
    expect(hit.at('coach')).toBe('0402')
    expect(hit.state.going.map((piece) => hit.state.names?.[piece])).not.toContain('coach')
  })

  test('hold no objective and lead no march', () => {
    const guardHolds: Changes = withUnits({
      objectives: { side: 'guard', covered: true },
    })
    const standing: Position = { turn: 'guard', phase: 'movement', units: [at('coach', 'coach', '0102')] }
    const sites = [{ id: 'hall', kind: 'hall', cells: ['0102'], role: 'objective' as const, value: 2 }]
    const after = scene(['.o..', 'o...'], standing, [], { ...guardHolds, map: { sites } }).do('done')
    expect(after.state.held).toEqual([])
  })
})

describe('captures', () => {
  const rules: Partial<CorteoRuleOptions> = {
    captures: [{ units: ['orators'], side: 'crowd', to: cells('0102', '1001') }],
  }
  const rows = ['##########', '..........']
  const given: Position = {
    turn: 'crowd',
    phase: 'movement',
    units: [at('row', 'row', '0502'), at('orator', 'orators', '0702'), at('far', 'shields', '1002')],
  }
  const counted: Changes = {
    scenario: {
      counters: [{ id: 'taken' }],
      triggers: [
        {
          id: 'taken',
          at: 'captured',
          who: { zone: cells('0702') },
          do: [{ type: 'count', counter: 'taken', by: 7 }],
        },
      ],
    },
  }

  test('entering takes the piece, tells the triggers while it is there, and ends the way', () => {
    const before = scene(rows, given, [], withUnits(rules, counted)).do('select row')
    expect(before.offers).toContain('move 0702')
    expect(before.offers).not.toContain('move 0802')
    const after = before.do('move 0702')
    expect(after.events.map(({ type }) => type)).toEqual(['moved', 'captured', 'trigger'])
    expect(after.state.counters).toEqual([7])
    expect(after.at('orator')).toBe('out')
    expect(after.state.halted).toBe(1)
    const shown = table(after.def, after.state).pieces.find(({ id }) => id === 'orator')
    expect(shown).toMatchObject({ cell: after.def.grid.indexOf('1001'), badges: ['out'] })
    expect(after.do('done').refusal('select orator').rule).toMatch(/C-(030|166)/)
  })

  test('another enemy with it keeps it safe', () => {
    const guarded = { ...given, units: [...(given.units ?? []), at('shield', 'shields', '0702')] }
    const before = scene(rows, guarded, [], withUnits(rules)).do('select row')
    expect(before.offers).not.toContain('move 0702')
    expect(before.refusal('move 0702').rule).toBe('C-166')
  })
})

describe('convoys', () => {
  const rules: Partial<CorteoRuleOptions> = {
    convoys: [
      {
        id: 'state',
        units: ['coach'],
        escort: { units: 2, distance: 2 },
        clear: 2,
        goal: cells('1001'),
        halt: cells('0501'),
      },
    ],
    exits: [{ side: 'guard', units: ['coach'], zone: cells('1001') }],
  }
  const guard = (coachAt: string, ...shields: string[]): Position => ({
    turn: 'guard',
    phase: 'movement',
    units: [
      at('coach', 'coach', coachAt),
      ...shields.map((cell, index) => at(`shield-${index}`, 'shields', cell)),
    ],
  })

  test('move only with their escort where they start and where they end', () => {
    const alone = scene(ROW, guard('0301', '0101', '0901'), [], withUnits(rules))
    expect(alone.offers).not.toContain('select coach')
    expect(alone.refusal('select coach')).toMatchObject({
      rule: 'C-150',
      message: { key: 'corteo.refuse.escort', values: { units: 2, distance: 2 } },
      source: { path: ['rules', 'convoys', 0, 'escort'] },
    })
    const led = scene(ROW, guard('0301', '0201', '0401'), [], withUnits(rules)).do('select coach')
    expect(cellsOf(led.offers, 'move')).toEqual(['0201', '0401'])
    expect(led.refusal('move 0501').message.key).toBe('corteo.refuse.escort-there')
  })

  test('nobody builds near them', () => {
    const turn: Position = { ...guard('0601', '0901'), turn: 'crowd' }
    const given = { ...turn, units: [...(turn.units ?? []), at('row', 'row', '0301')] }
    const built = scene(ROW, given, [], withUnits(rules)).do('select row')
    expect(cellsOf(built.offers, 'barricade')).toEqual(['0201'])
    expect(built.refusal('barricade 0401')).toMatchObject({
      rule: 'C-151',
      source: { path: ['rules', 'convoys', 0, 'clear'] },
    })
  })

  test('the state tells where they set out and whether they could have gone on', () => {
    const free = scene(ROW, { ...guard('0501', '0401', '0601'), phase: undefined }, [], withUnits(rules))
    expect(free.state.setOut[0]).toBe(free.def.grid.indexOf('0501'))
    expect(free.do('done').state.couldGo).toEqual([1])
    const shut = scene(
      ROW,
      { ...guard('0501', '0401', '0301'), barricades: ['0601'] },
      [],
      withUnits(rules),
    ).do('done')
    expect(shut.state.couldGo).toEqual([0])
  })
})

describe('exits', () => {
  const leaving: Partial<CorteoRuleOptions> = {
    exits: [{ side: 'crowd', units: ['row'], zone: cells('0101', '0201') }],
  }
  const given: Position = {
    turn: 'crowd',
    phase: 'movement',
    units: [at('row', 'row', '0301'), at('sling', 'slingers', '0401')],
  }

  test('a unit with a point left walks off the map for good', () => {
    const there = scene(ROW, given, [], withUnits(leaving)).do('select row', 'move 0201')
    expect(there.offers).toContain('exit')
    const gone = there.do('exit')
    expect(gone.events.map(({ type }) => type)).toEqual(['exited'])
    expect(gone.at('row')).toBe('out')
    expect(gone.state.active).toBe(-1)
    const out = table(gone.def, gone.state).trays.find(({ id }) => id === 'out')
    expect(out?.pieces.map(({ id }) => id)).toEqual(['row'])
  })

  test('others do not, nor from elsewhere, nor without points', () => {
    const elsewhere = scene(ROW, given, [], withUnits(leaving)).do('select row')
    expect(elsewhere.refusal('exit')).toMatchObject({ rule: 'C-154', source: { path: ['rules', 'exits'] } })
    const other = elsewhere.do('select sling', 'move 0201')
    expect(other.offers).not.toContain('exit')
    const slow = scene(
      ['"""......."'],
      { ...given, units: [at('row', 'row', '0401')] },
      [],
      withUnits(leaving),
    )
    expect(slow.do('select row').offers).not.toContain('exit')
  })

  test('where the scenario says so they come back as those who are pushed out', () => {
    const back: Partial<CorteoRuleOptions> = {
      exits: [{ side: 'crowd', zone: cells('0101', '0201'), back: true }],
      leaving: { side: 'crowd', turns: 2, edges: ['west'] },
    }
    const map = { regions: [{ id: 'west', cells: ['0101'] }] }
    const gone = scene(ROW, given, [], withUnits(back, { map })).do('select row', 'move 0201', 'exit')
    expect(gone.at('row')).toBe('away')
    expect([gone.state.goneBy, gone.state.goneUntil]).toEqual([[0], [gone.state.hand + 3]])
  })
})

describe('homing', () => {
  const rules: Partial<CorteoRuleOptions> = {
    homing: [{ units: ['row'], to: cells('0101'), while: { type: 'turn', from: 2 } }],
    exits: [{ side: 'crowd', zone: cells('0101') }],
  }
  const given: Position = {
    hand: 2,
    turn: 'crowd',
    phase: 'movement',
    units: [at('row', 'row', '0601'), at('sling', 'slingers', '0901')],
  }

  test('moves only homewards, builds nothing, and moves before its side is done', () => {
    const before = scene(ROW, given, [], withUnits(rules))
    expect(before.offers).not.toContain('done')
    expect(before.refusal('done')).toMatchObject({
      rule: 'C-174',
      source: { path: ['rules', 'homing', 0] },
    })
    const taken = before.do('select row')
    expect(cellsOf(taken.offers, 'move').sort()).toEqual(['0201', '0301', '0401', '0501'])
    expect(taken.refusal('move 0701').message.key).toBe('corteo.refuse.homeward')
    expect(taken.refusal('barricade 0701').message.key).toBe('corteo.refuse.home-only')
    expect(taken.do('move 0501').offers).toContain('done')
    expect(taken.do('stop').offers).not.toContain('done')
  })

  test('at home it must leave, where there is an exit', () => {
    const home = scene(ROW, { ...given, units: [at('row', 'row', '0101')] }, [], withUnits(rules))
    expect(home.offers).not.toContain('done')
    expect(home.do('select row', 'exit').at('row')).toBe('out')
  })

  test('before its time it does as it likes', () => {
    const early = scene(ROW, { ...given, hand: 1 }, [], withUnits(rules))
    expect(early.offers).toContain('done')
    expect(early.do('select row').offers).toContain('move 0701')
  })
})

describe('dormant units', () => {
  const rules: Partial<CorteoRuleOptions> = {
    dormant: [{ units: ['strangers'], wakers: { components: ['bakers'] }, faces: [1, 3, 5] }],
  }
  const given: Position = {
    turn: 'crowd',
    phase: 'movement',
    units: [
      at('asleep', 'strangers', '0401', { waiting: true }),
      at('sling', 'slingers', '0201'),
      at('row', 'row', '0501'),
    ],
  }

  test('wake by a die, next to who wakes them, once a hand', () => {
    const far = scene(ROW, given, [3], withUnits(rules))
    expect(far.offers).not.toContain('rouse asleep')
    expect(far.refusal('rouse asleep')).toMatchObject({
      rule: 'C-161',
      message: { key: 'corteo.refuse.rouse-far' },
      source: { path: ['rules', 'dormant', 0, 'wakers'] },
    })
    expect(far.refusal('select asleep').message.key).toBe('corteo.refuse.asleep')
    const near = far.do('select sling', 'move 0301')
    expect(near.refusal('rouse asleep').message.key).toBe('corteo.refuse.rouse-busy')
    const ready = near.do('stop')
    expect(ready.offers).toContain('rouse asleep')
    const woken = ready.do('rouse asleep')
    expect(woken.events[0]).toMatchObject({ type: 'roused', unit: 'asleep', die: 3 })
    expect(woken.offers).toContain('select asleep')
    expect(woken.refusal('rouse asleep').message.key).toBe('corteo.refuse.rouse-awake')
  })

  test('who sleeps on may be tried again in the next hand', () => {
    const beside = { ...given, units: [...(given.units ?? []).slice(0, 1), at('sling', 'slingers', '0301')] }
    const tried = scene(ROW, beside, [4], withUnits(rules)).do('rouse asleep')
    expect(tried.events[0]).toMatchObject({ type: 'sleeps-on', die: 4 })
    expect(tried.refusal('rouse asleep').message.key).toBe('corteo.refuse.rouse-again')
    const later = tried.do('done', 'done')
    expect(later.state.waiting.length).toBe(1)
    expect(later.offers).toContain('rouse asleep')
  })

  test('are laid face down when they are set up', () => {
    const setUp: Changes['scenario'] = {
      setup: [
        {
          side: 'crowd',
          groups: [{ id: 'all', units: ['strangers'], count: 2, zone: cells('0101'), perCell: 2 }],
        },
      ],
    }
    const { def } = scene(ROW, given, [], withUnits(rules, { scenario: setUp }))
    let state = setup(def, { seed: 1 })
    const actions: Action[] = [
      { type: 'select', unit: 'strangers-1' },
      { type: 'place', cell: '0101' },
      { type: 'place', cell: '0101' },
    ]
    for (const action of actions) {
      const result = apply(def, state, 'crowd', action)
      if (!result.ok) throw new Error(result.error.message.key)
      state = result.value.state
    }
    const asleep = table(def, state).pieces.filter(({ faceDown }) => faceDown)
    expect(asleep.map(({ id, badges }) => [id, badges])).toEqual([
      ['strangers-1', ['waiting']],
      ['strangers-2', ['waiting']],
    ])
  })
})

describe('bases, barricades, steps', () => {
  const base: Changes = {
    map: {
      sites: [
        {
          id: 'barracks',
          cells: ['0101', '0102'],
          role: 'base',
          side: 'guard',
          number: 1,
          exits: ['0201'],
        },
      ],
    },
  }
  const rows = ['B.........', 'B#########']
  const enters: Changes = {
    ...withUnits({}, base),
    units: (units) => units.units.push(structuredClone(coach), { ...orators, entersBases: true }, strangers),
  }

  test('units that may walk into a base of theirs by its exits, for a point', () => {
    const given: Position = {
      turn: 'guard',
      phase: 'movement',
      units: [at('orator', 'orators', '0401'), at('shield', 'shields', '0501')],
    }
    const out = scene(rows, given, [], enters)
    const taken = out.do('select orator')
    expect(cellsOf(taken.offers, 'move')).toEqual(expect.arrayContaining(['0101', '0102', '0201', '0301']))
    const inside = taken.do('move 0102')
    expect(inside.at('orator')).toBe('0102')
    expect(inside.state.active).toBe(-1)
    expect(inside.events[0]).toMatchObject({ spent: 3 })
    expect(out.do('select shield').refusal('move 0101').rule).toBe('C-X30')
    const far = scene(rows, { ...given, units: [at('orator', 'orators', '0701')] }, [], enters)
    expect(far.do('select orator').refusal('move 0101').message.key).toBe('corteo.refuse.too-far')
  })

  test('barricades that are taken away go back to the supply', () => {
    const given: Position = {
      hand: 2,
      turn: 'crowd',
      phase: 'movement',
      units: [at('row', 'row', '0301')],
      barricades: ['0401'],
      supplies: { barricades: 4 },
    }
    const rule = (reusable: boolean) =>
      withUnits({ barricades: { side: 'crowd', pieces: 5, cost: 1, removable: true, reusable } })
    const again = scene(ROW, given, [], rule(true)).do('select row', 'remove 0401')
    expect(again.state.blocks).toBe(5)
    expect(scene(ROW, given, [], rule(false)).do('select row', 'remove 0401').state.blocks).toBe(4)
  })

  test('cells walked are counted where something asks for them', () => {
    const steps: Changes = withUnits(
      {},
      {
        scenario: {
          counters: [{ id: 'steps' }],
          triggers: [
            {
              id: 'steps',
              at: 'turn-ended',
              do: [{ type: 'count', counter: 'steps', by: 1, each: { type: 'head-steps' } as never }],
            },
          ],
        },
      },
    )
    const given: Position = {
      turn: 'crowd',
      phase: 'movement',
      head: { component: 'bakers' },
      units: [at('sling', 'slingers', '0201'), at('row', 'row', '0901')],
    }
    const walked = scene(ROW, given, [], steps).do('select sling', 'move 0401', 'move 0601')
    const sling = walked.state.names?.indexOf('sling') ?? -1
    expect(walked.state.walked[sling]).toBe(4)
    const next = walked.do('done', 'done')
    expect(next.state.counters).toEqual([4])
    expect(next.state.walked[sling]).toBe(0)
  })
})
