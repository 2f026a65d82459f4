/** A rule that a scenario omits is off, with its phases, numbers and refusals. A rule for both sides applies to both. */
import { describe, expect, test } from 'vitest'
import { setup, table } from '../../engine/game'

import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Position, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import { type Changes, town } from './fixture'
import { botGame } from './greedy-games'
import { broken } from './invariants'
import { provesItself } from './random-games'
import { scene } from './scene'

type Written = ScenarioFile['rules']
const OPTIONAL = [
  'stacking',
  'run',
  'barricades',
  'launch',
  'clash',
  'head',
  'columns',
  'disengage',
  'arrests',
  'panic',
  'objectives',
] as const satisfies readonly (keyof Written)[]

/** The town without some rules. Without stacking, each unit has a cell of its own. */
function without(...rules: readonly (typeof OPTIONAL)[number][]): Changes {
  const lone = town().rules.scenario.setup.map((step) => ({
    ...step,
    groups: step.groups.map((group) => ({ ...group, count: Math.min(group.count, 4), perCell: 1 })),
  }))
  return {
    rules: Object.fromEntries(rules.map((rule) => [rule, undefined])),
    ...(rules.includes('stacking') ? { scenario: { setup: lone } } : {}),
  }
}

/** Returns the phases and events of one random game. */
function story(changes: Changes, seed: number) {
  const def = town(changes)
  const phases = new Set<string>()
  const arrested: string[] = []
  const { over, state } = playRandomly(def, seed, {
    watch: (now) => {
      phases.add(String(now.phase))
      for (const { id } of table(def, now).trays) if (id === 'prison') arrested.push(id)
    },
  })
  return { def, over, state, phases, arrested }
}

const SEEDS = [1, 2, 3]

describe.each(OPTIONAL)('without %s', (rule) => {
  test('games go on to their end and keep the rules of the table', () => {
    for (const seed of SEEDS) expect(provesItself(town(without(rule)), seed)).toBeUndefined()
  })
})

test('without any rule at all games are of moving, and end', () => {
  const met = new Set<string>()
  for (const seed of SEEDS) {
    const { over, phases, def, state } = story(without(...OPTIONAL), seed)
    for (const phase of phases) met.add(phase)
    expect([over, broken(def, state as CorteoState)]).toEqual([true, undefined])
  }
  for (const phase of ['component', 'head', 'march', 'join', 'retreat', 'base', 'advance'])
    expect(met).not.toContain(phase)
  expect(met).toContain('movement')
})

test('without throws, arrests and panic nobody is asked about them or lies in a prison; the town with them has all three', () => {
  const off = SEEDS.map((seed) => story(without('launch', 'arrests', 'panic'), seed))
  expect(off.flatMap(({ phases, arrested }) => [phases.has('base'), ...arrested])).toEqual(
    SEEDS.map(() => false),
  )
  const on = SEEDS.map((seed) => story({}, seed))
  expect([
    on.some(({ phases }) => phases.has('base')),
    on.some(({ arrested }) => arrested.length > 0),
  ]).toEqual([true, true])
})

test('greedy players, too, play on without them to the end', () => {
  const games = [without('launch', 'arrests', 'panic'), without('clash', 'head'), without(...OPTIONAL)]
  for (const changes of games)
    for (const seed of SEEDS)
      expect(botGame(town(changes), seed, ['greedy', 'greedy']).actions.length).toBeGreaterThan(20)
})

test('what is off has no number on the table', () => {
  const counters = (changes: Changes) => {
    const def = town(changes)
    return table(def, setup(def, { seed: 1 })).counters.map(({ id }) => id)
  }
  expect(counters({})).toEqual(['hand', 'runs', 'barricades', 'score'])
  expect(counters(without('run'))).toEqual(['hand', 'barricades', 'score'])
  expect(counters(without('barricades'))).toEqual(['hand', 'runs', 'score'])
})

const unit = (id: string, of: string, at: string): PositionUnit => ({ id, unit: of, at })
const moving = (turn: string, units: PositionUnit[]): Position => ({
  hand: 3,
  turn,
  phase: 'movement',
  units,
})

describe('what is off is refused with its reason', () => {
  test('throws, runs, barricades', () => {
    const units = [unit('a', 'slingers', '0101'), unit('x', 'shields', '0301')]
    const on = scene(['......'], moving('crowd', units)).do('select a')
    expect(on.offers).toEqual(expect.arrayContaining(['launch x', 'run', 'barricade 0201']))
    const off = scene(['......'], moving('crowd', units), [], without('launch', 'run', 'barricades')).do(
      'select a',
    )
    expect(off.offers.filter((offer) => /^(?:launch|run|barricade)/.test(offer))).toEqual([])
    expect([off.refusal('launch x'), off.refusal('run'), off.refusal('barricade 0201')]).toMatchObject([
      { message: { key: 'corteo.refuse.cannot-throw' } },
      { message: { key: 'corteo.refuse.run-side' } },
      { message: { key: 'corteo.refuse.barricade-side' } },
    ])
  })

  test('clashes: enemies in touch pass each other by', () => {
    const units = [unit('x', 'shields', '0201'), unit('a', 'block', '0301')]
    const given: Position = { hand: 3, turn: 'guard', phase: 'clash', units }
    expect(scene(['......'], given).offers).toEqual(['attack x a'])
    const off = scene(['......'], given, [], without('clash'))
    expect([off.state.turn, off.state.phase]).toEqual([0, 'movement'])
  })
})

/** The units beaten in a corner, from either side. */
function cornered(beaten: 'crowd' | 'guard', arrests: Written['arrests']) {
  const [a, b] = beaten === 'crowd' ? ['shields', 'row'] : ['block', 'porters']
  const units = [unit('a', a, '0201'), unit('b', a, '0102'), unit('d', b, '0101')]
  const turn = beaten === 'crowd' ? 'guard' : 'crowd'
  const given: Position = { hand: 3, turn, phase: 'clash', units }
  const start = scene(['..', '..'], given, [5], { rules: { arrests, panic: undefined } })
  return start.do(start.offers[0]).at('d')
}

describe('arrests', () => {
  test.each([
    ['one side', { side: 'crowd' }, 'arrested', '0101'],
    ['the other', { side: 'guard' }, '0101', 'arrested'],
    ['two', { sides: ['crowd', 'guard'] }, 'arrested', 'arrested'],
    ['all, where none is named', {}, 'arrested', 'arrested'],
    ['nobody', undefined, '0101', '0101'],
  ] as const)('of %s', (_, arrests, crowd, guard) => {
    const written = arrests as Written['arrests']
    expect([cornered('crowd', written), cornered('guard', written)]).toEqual([crowd, guard])
  })
})

test('panic for both sides sends each to its own base', () => {
  const panic = { sides: ['crowd', 'guard'], base: 'base', wakes: 'next-hand' as const }
  const sites = [
    { role: 'base' as const, id: 'barracks', side: 'guard', number: 1, cells: ['0602'], exits: ['0502'] },
    { role: 'base' as const, id: 'den', side: 'crowd', number: 2, cells: ['0101'], exits: ['0201'] },
  ]
  const beaten = (turn: string, attacker: string, defender: string) => {
    const units = [unit('a', attacker, '0302'), unit('d', defender, '0402')]
    const given: Position = { hand: 3, turn, phase: 'clash', units }
    const start = scene(['B.....', '.....B'], given, [6], { rules: { panic }, map: { sites } }).do(
      'attack a d',
    )
    return [start.asked, ...start.offers]
  }
  expect(beaten('guard', 'shields', 'row')).toEqual(['guard', 'base 0101'])
  expect(beaten('crowd', 'block', 'porters')).toEqual(['crowd', 'base 0602'])
})

test('running for both sides: each in its own turn, from the same pieces', () => {
  const run = { sides: ['crowd', 'guard'], pieces: 2, factor: 2, notInTurns: [] }
  const units = [unit('a', 'row', '0101'), unit('x', 'shields', '1001')]
  const start = scene(['..........'], moving('crowd', units), [], { rules: { run, head: undefined } })
  const ran = start.do('run', 'select a')
  expect(ran.offers).toContain('move 0801')
  const theirs = ran.do('done')
  expect([theirs.asked, theirs.state.runs, theirs.state.running]).toEqual(['guard', 1, 0])
  const fast = theirs.do('run', 'select x')
  expect([fast.offers.includes('move 0301'), fast.state.runs]).toEqual([true, 0])
  const def = town({ rules: { run } })
  const supply = table(def, setup(def, { seed: 1 })).counters.find(({ id }) => id === 'runs')
  expect(supply).toMatchObject({ value: 2, of: 2, side: undefined })
})
