/** Decisions of several players of one side about their own units. */
import { expect, test } from 'vitest'
import type { PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { scene } from './scene'

const two: Partial<ScenarioFile> = {
  seats: [
    { id: 'bakery', side: 'crowd' },
    { id: 'loom', side: 'crowd' },
  ],
  rosters: [
    { side: 'crowd', seat: 'bakery', unit: 'block', component: 'bakers', count: 2 },
    { side: 'crowd', seat: 'bakery', unit: 'slingers', component: 'bakers', count: 2 },
    { side: 'crowd', seat: 'loom', unit: 'slingers', component: 'weavers', count: 2 },
    { side: 'guard', unit: 'riders', count: 2 },
  ],
}
const unit = (id: string, type: string, at: string, component?: string): PositionUnit => ({
  id,
  unit: type,
  at,
  component,
})

test('whether winners advance is up to the player of each, one after the other (C-093)', () => {
  const units = [
    unit('b', 'block', '0101', 'bakers'),
    unit('s', 'slingers', '0301', 'weavers'),
    unit('g', 'riders', '0201'),
  ]
  const given = { hand: 3, turn: 'crowd', phase: 'clash', units } as const
  const won = scene(['....'], given, [6], { scenario: two }).do('attack b g')
  expect([won.asked, won.offers]).toEqual(['bakery', ['advance b 0201', 'stay']])
  expect(won.refusal('advance s 0201').message.key).toBe('corteo.refuse.other-player')
  const next = won.do('stay')
  expect([next.asked, next.offers]).toEqual(['loom', ['advance s 0201', 'stay']])
  expect(next.do('advance s 0201').at('s')).toBe('0201')
  expect(next.do('stay').at('s')).toBe('0301')
})

test('a player throws together with units of its own only (C-078)', () => {
  const units = [
    unit('b', 'slingers', '0101', 'bakers'),
    unit('c', 'slingers', '0101', 'bakers'),
    unit('g', 'riders', '0401'),
  ]
  const given = { hand: 3, turn: 'crowd', phase: 'movement', units } as const
  const own = scene(['......'], given, [], { scenario: two }).do('select b')
  expect(own.offers).toContain('launch g c')
  const mixed = units.map((one) => (one.id === 'c' ? { ...one, component: 'weavers' } : one))
  const other = scene(['......'], { ...given, units: mixed }, [], { scenario: two }).do('select b')
  expect(other.offers).toContain('launch g')
  expect(other.offers).not.toContain('launch g c')
})
