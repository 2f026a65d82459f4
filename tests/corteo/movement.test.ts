/** Throws, objectives, set-up and reinforcements with the pieces of the town. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, outcome, setup, table } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { PositionUnit } from '../../schemas/generated/content'
import { town, townPack } from './fixture'
import { scene } from './scene'

const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const moving = (turn: string, units: PositionUnit[], more = {}) =>
  ({ hand: 2, turn, phase: 'movement', units, ...more }) as const
const open = ['........', '........', '........']

describe('throws', () => {
  test('a throw at a Head drives all its march (C-125)', () => {
    const units = [
      unit('t', 'steam', '0102'),
      unit('A', 'row', '0302'),
      unit('n', 'family', '0402'),
      unit('far', 'family', '0802'),
    ]
    const hit = scene(open, moving('guard', units, { head: { component: 'weavers', units: ['A'] } }), [4]).do(
      'select t',
      'launch A',
    )
    expect(hit.events[0]).toMatchObject({ ratio: '1-1', result: 'R1' })
    expect([hit.asked, hit.state.going.length]).toEqual(['crowd', 2])
  })

  test('without a Head a retreat concerns the target alone', () => {
    const units = [unit('t', 'steam', '0102'), unit('A', 'row', '0302'), unit('n', 'family', '0402')]
    const hit = scene(open, moving('guard', units), [3]).do('select t', 'launch A')
    expect(hit.events[0]).toMatchObject({ ratio: '3-1', result: 'R1' })
    expect(hit.state.going.length).toBe(1)
  })

  test('two together pay half each, and the second one may still walk (C-078)', () => {
    const units = [unit('a', 'slingers', '0102'), unit('b', 'runners', '0102'), unit('x', 'porters', '0402')]
    const thrown = scene(open, moving('crowd', units), [1]).do('select a', 'launch x b')
    expect(thrown.events[0]).toMatchObject({ ratio: '5-1' })
    const second = thrown.do('select b')
    expect(second.state.points).toBe(6)
    expect(second.refusal('launch x').rule).toBe('C-062')
  })

  test('a pinned thrower may throw though it may not move (C-046, C-062)', () => {
    const units = [unit('t', 'steam', '0102'), unit('n', 'family', '0202')]
    const taken = scene(open, moving('guard', units), [1]).do('select t')
    expect(taken.offers).toEqual(['launch n', 'stop', 'done'])
  })
})

describe('switches of a scenario', () => {
  const removable = { rules: { barricades: { side: 'crowd', pieces: 10, cost: 2, removable: true } } }

  test('barricades may be taken away from the next hand on, one a piece and turn (C-060)', () => {
    const units = [unit('a', 'slingers', '0302'), unit('x', 'porters', '0802')]
    const start = scene(open, moving('crowd', units, { barricades: ['0402', '0202'] }), [], removable).do(
      'select a',
    )
    expect(start.offers).toEqual(expect.arrayContaining(['remove 0402', 'remove 0202']))
    const once = start.do('remove 0402')
    expect([once.state.points, once.state.barricades.length]).toEqual([8, 1])
    expect(once.refusal('remove 0202').rule).toBe('C-060')
    const built = once.do('barricade 0401')
    expect(built.refusal('remove 0401').message.key).toBe('corteo.refuse.remove-early')
    expect(
      scene(open, moving('crowd', units, { barricades: ['0402'] }))
        .do('select a')
        .refusal('remove 0402').rule,
    ).toBe('C-059')
  })

  test('leaving enemy control may cost a point, and the way back into it is round about (C-045, C-035)', () => {
    const units = [unit('a', 'row', '0202'), unit('x', 'porters', '0102')]
    const dear = { rules: { disengage: { crowd: 1, guard: 'closed' } } }
    const start = scene(open, moving('crowd', units), [], dear).do('select a')
    expect(start.do('move 0502').state.points).toBe(0)
    expect(start.do('move 0201').events[0]).toMatchObject({ type: 'moved', spent: 3 })
    expect(start.refusal('move 0602').rule).toBe('C-034')
    expect(start.refusal('move 0601').rule).toBe('C-034')
  })
})

test('a position without a phase starts its turn, reinforcements and all', () => {
  const reinforcements = [
    { turn: 2, side: 'guard', zone: { type: 'sites', role: 'base' }, units: [{ unit: 'wagons', count: 1 }] },
  ] as never
  const sites = [
    { role: 'base', id: 'b', side: 'guard', number: 1, cells: ['0101'], exits: ['0201'] },
  ] as never
  const start = scene(['B......'], { hand: 2, turn: 'guard', units: [unit('a', 'row', '0601')] }, [], {
    map: { sites },
    scenario: { reinforcements },
  })
  expect([start.asked, start.state.phase, start.state.hand]).toEqual(['guard', 'reinforcements', 2])
  expect(start.do('select wagons-1', 'place 0101').state.phase).toBe('movement')
})

describe('objectives', () => {
  const map = { sites: [{ role: 'objective', id: 'bank', kind: 'bank', value: 5, cells: ['0301'] }] } as never
  const play = (units: PositionUnit[], dice: number[] = []) =>
    scene(['..o....'], moving('crowd', units), dice, { map })

  test('held at the end of a hand, covered when left, closed for good (C-130, C-133, C-135)', () => {
    const held = play([unit('a', 'row', '0101'), unit('x', 'porters', '0701')]).do(
      'select a',
      'move 0301',
      'done',
      'done',
    )
    expect([held.state.hand, held.state.held.length, held.state.covered.length]).toEqual([3, 1, 0])
    const left = held.do('select a', 'move 0201')
    expect(left.state.covered).toEqual([left.def.grid.indexOf('0301')])
    expect(left.events.map(({ type }) => type)).toEqual(['covered', 'moved'])
    expect(left.refusal('move 0301').rule).toBe('C-133')
    expect(table(left.def, left.state).score.total).toBe(5)
  })

  test('left before the end of the hand it scores nothing (C-134)', () => {
    const units = [unit('a', 'row', '0301'), unit('b', 'shields', '0201')]
    const cleared = scene(['..o....'], { hand: 2, turn: 'guard', phase: 'clash', units }, [5], { map }).do(
      'attack b a',
    )
    expect(cleared.at('a')).toBe('0401')
    expect([cleared.state.covered, cleared.state.held]).toEqual([[], []])
    expect(table(cleared.def, cleared.state).score.total).toBe(0)
  })

  test('the last hand counts what is held then, and names the level of victory', () => {
    const units = [unit('a', 'row', '0301'), unit('x', 'porters', '0701')]
    const end = scene(
      ['..o....'],
      { hand: 10, turn: 'guard', phase: 'movement', units, arrested: ['family'] },
      [],
      { map },
    ).do('done')
    expect(outcome(end.def, end.state)).toMatchObject({
      winner: 'guard',
      level: 'guard-wins',
      score: 4,
      sheet: [
        { id: 'objectives', points: 5, lines: [{ points: 5 }] },
        { id: 'arrests', points: -1, lines: [{ points: -1 }] },
      ],
    })
  })
})

describe('set-up and reinforcements', () => {
  const def = town()
  const until = (phase: string, from: CorteoState): CorteoState => {
    let state = from
    for (let left = 2000; state.phase !== phase; left--) {
      const [asked] = decisions(def, state)
      if (!asked || left === 0) throw new Error(`never reaches ${phase}`)
      const wanted =
        asked.choices.find(({ action }) => action.type === 'place') ??
        asked.choices.find(({ action }) => action.type === 'done') ??
        asked.choices[0]
      const next = apply(def, state, asked.seat, wanted.action)
      if (!next.ok) throw new Error(next.error.rule)
      state = next.value.state as CorteoState
    }
    return state
  }
  const start = setup(def, { seed: 1 }) as CorteoState

  test('the crowd places all its pieces in its zone, two a cell, then names the component (C-018, C-022)', () => {
    const state = until('component', start)
    const green = def.map.places[0].cells
    for (let piece = 0; piece < def.rules.pieces.count; piece++)
      if (def.rules.pieces.side[piece] === 0) expect(green).toContain(state.cell[piece])
    const refused = apply(def, state, 'crowd', { type: 'component', component: 'nobody' })
    expect(refused).toMatchObject({ ok: false, error: { rule: 'C-022' } })
  })

  test('the guard places its groups where each belongs (C-023)', () => {
    const state = until('movement', start)
    const at = (type: string) =>
      def.rules.pieces.ids.flatMap((_, piece) =>
        def.rules.types[def.rules.pieces.type[piece]].id === type && state.cell[piece] >= 0
          ? [state.cell[piece]]
          : [],
      )
    expect(at('porters').every((cell) => def.rules.ground.site[cell] >= 0)).toBe(true)
    expect(at('shields').every((cell) => def.rules.ground.base[cell] >= 0)).toBe(true)
    expect([at('porters').length, at('shields').length, at('riders').length, at('wagons').length]).toEqual([
      5, 5, 3, 0,
    ])
  })

  test('reinforcements come in their hand, two to a base cell (C-025, C-029)', () => {
    let state = until('reinforcements', until('movement', start))
    expect([state.hand, def.rules.sides[state.turn]]).toEqual([2, 'guard'])
    const [asked] = decisions(def, state)
    expect(asked.choices.map(({ action }) => action.unit)).toEqual([
      'wagons-1',
      'wagons-2',
      'wagons-3',
      'wagons-4',
    ])
    state = until('movement', state)
    const wagons = def.rules.pieces.ids.flatMap((id, piece) =>
      id.startsWith('wagons') ? [state.cell[piece]] : [],
    )
    expect(wagons.every((cell) => def.rules.ground.base[cell] >= 0)).toBe(true)
  })

  test('supplies that there never are, and an empty prison, are not on the table', () => {
    const { rules } = townPack().scenarios.evening
    const off = town({
      rules: { run: { ...rules.run!, pieces: 0 }, barricades: { ...rules.barricades!, pieces: 0 } },
    })
    const laid = table(off, setup(off, { seed: 1 }))
    expect(laid.counters.map(({ id }) => id)).toEqual(['hand', 'score'])
    expect(laid.trays.map(({ id }) => id)).not.toContain('prison')
  })

  test('a whole game has a full table at every step', () => {
    const laid = table(def, until('movement', start))
    expect(laid.pieces.filter(({ kind }) => kind === 'unit')).toHaveLength(29)
    expect(laid.counters.map(({ id }) => id)).toEqual(['hand', 'runs', 'barricades', 'score'])
    expect(laid.trays.map(({ id, side }) => [id, side])).toEqual([
      ['reserve', 'crowd'],
      ['reserve', 'guard'],
    ])
  })
})

test('a refusal points at the number that decided it', () => {
  const far = scene(open, moving('crowd', [unit('a', 'row', '0102'), unit('x', 'porters', '0802')])).do(
    'select a',
  )
  expect(far.refusal('move 0602')).toMatchObject({
    rule: 'C-034',
    source: { file: 'units.yaml', path: ['units', 3, 'speed'] },
  })
  expect(far.do('move 0202').refusal('run')).toMatchObject({ rule: 'C-055' })
  expect(far.refusal('place 0101')).toMatchObject({ rule: 'C-018' })
})

test('junk is refused and never throws', () => {
  const { def, state } = scene(open, moving('crowd', [unit('a', 'row', '0102')]))
  const fields = [undefined, '', 'a', '0101', '9999', 7, -1, true, '__proto__', 'constructor']
  for (const type of [
    '',
    'select',
    'move',
    'barricade',
    'launch',
    'attack',
    'retreat',
    'advance',
    'base',
    'join',
    'head',
    'place',
    'toString',
  ])
    for (const unit of fields)
      for (const cell of fields) {
        const action = { type, unit, cell, target: unit, with: cell, component: unit } as never
        const tried = apply(def, state, 'crowd', action)
        expect(tried.ok ? 'allowed' : tried.error.rule).toMatch(/^(C-\d+|K-FORM)$/)
      }
})
