/** A side with several players who lead a march each: their Heads, their links, and games that keep the rules. */
import { describe, expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import { marchOf } from '../../engine/rulesets/corteo/rules/link'
import { componentOf } from '../../engine/rulesets/corteo/rules/marches'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import { town } from './fixture'
import { provesItself } from './random-games'
import { scene } from './scene'

const head = { side: 'crowd', units: 1, bonus: 2, components: 'any', each: 'seat', splits: true } as const
const two: Partial<ScenarioFile> = {
  seats: [
    { id: 'bakery', side: 'crowd' },
    { id: 'loom', side: 'crowd' },
  ],
  rosters: [
    { side: 'crowd', seat: 'bakery', unit: 'block', component: 'bakers', count: 3 },
    { side: 'crowd', seat: 'bakery', unit: 'slingers', component: 'weavers', count: 2 },
    { side: 'crowd', seat: 'loom', unit: 'slingers', component: 'weavers', count: 3 },
    { side: 'crowd', seat: 'loom', unit: 'block', component: 'bakers', count: 2 },
    { side: 'guard', unit: 'riders', count: 3 },
  ],
  setup: (['bakery', 'loom'] as const).map((seat) => ({
    side: 'crowd',
    seat,
    groups: [
      {
        id: seat,
        units: 'all' as const,
        count: 4,
        zone: { type: 'terrain', terrain: ['street'] },
        perCell: 1,
      },
    ],
  })),
}
const changes = { scenario: two, rules: { head } }

test('each player is asked for a component, and each march has its own Heads', () => {
  const def = town(changes)
  const asked = new Set<string>()
  const led: number[][] = []
  const { state } = playRandomly(def, 3, {
    watch(now: CorteoState) {
      for (const { seat, phase } of decisions(def, now))
        if (phase === 'component' || phase === 'head') asked.add(`${phase} ${seat}`)
      led.push(def.rules.head.marches.map((_, march) => marchOf(def.rules, now, march).length))
    },
  })
  expect([...asked].sort()).toEqual(['component bakery', 'component loom', 'head bakery', 'head loom'])
  const components = [0, 1].map((march) => componentOf(state as CorteoState, march))
  expect(components.every((component) => component >= 0)).toBe(true)
  expect(led.some(([one, other]) => one > 0 && other > 0)).toBe(true)
})

test('games go on to their end and keep the rules of the table', () => {
  for (const seed of [1, 2, 3]) expect(provesItself(town(changes), seed)).toBeUndefined()
})

describe('on one street', () => {
  const unit = (id: string, type: string, at: string, component?: string): PositionUnit => ({
    id,
    unit: type,
    at,
    component,
  })
  const units = [
    unit('a', 'block', '0101', 'bakers'),
    unit('b', 'block', '0201', 'bakers'),
    unit('v', 'slingers', '0301', 'weavers'),
    unit('w', 'slingers', '0401', 'weavers'),
    unit('g', 'riders', '0801'),
  ]
  const own: Partial<ScenarioFile> = {
    ...two,
    rosters: two.rosters?.filter(
      ({ component, seat }) => component !== (seat === 'loom' ? 'bakers' : 'weavers'),
    ),
  }
  const given = {
    hand: 3,
    turn: 'crowd',
    phase: 'movement',
    units,
    heads: { bakery: 'bakers', loom: 'weavers' },
  } as const

  test('each leads its own, and no other is offered', () => {
    const named = scene(['........'], given, [], { scenario: own, rules: { head } }).do('done').do('done')
    expect([named.asked, named.offers]).toEqual(['bakery', ['head a', 'head b']])
    expect(named.refusal('head v').message.key).toBe('corteo.refuse.head-component')
    const next = named.do('head a')
    expect([next.asked, next.offers]).toEqual(['loom', ['head v', 'head w']])
  })
})
