/** Corteo with one side alone, and with three. */
import { expect, test } from 'vitest'
import type { PositionUnit, ScenarioFile, UnitsFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const withGang = (units: UnitsFile) => {
  units.sides.push({ id: 'gang', look: { colour: '#777777', ink: '#ffffff', shape: 'round' } })
  units.units.push({ id: 'thug', side: 'gang', speed: 2, power: 1, look: { symbol: 's' } })
}
const played = (order: ScenarioFile['order'], units: PositionUnit[], turn: string): Scene =>
  scene(rows, { hand: 2, turn, units }, [], {
    units: withGang,
    scenario: {
      order,
      rosters: [
        { side: 'crowd', unit: 'block', count: 1 },
        ...(order.includes('guard') ? [{ side: 'guard', unit: 'riders', count: 1 }] : []),
        ...(order.includes('gang') ? [{ side: 'gang', unit: 'thug', count: 1 }] : []),
      ],
    },
  })

test('a side alone has every turn, and a turn ends with its own', () => {
  const now = played(['crowd'], [unit('a', 'block', '0102')], 'crowd')
  expect(now.def.seats).toEqual(['crowd'])
  const next = now.do('done')
  expect([next.asked, next.state.hand]).toEqual(['crowd', 3])
})

test('three sides have their turns in order', () => {
  const all = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0502')]
  const first = played(['crowd', 'guard', 'gang'], all, 'crowd')
  const second = first.do('done')
  const third = second.do('done')
  const again = third.do('done')
  expect([second.asked, third.asked, again.asked]).toEqual(['guard', 'gang', 'crowd'])
  expect([third.state.hand, again.state.hand]).toEqual([2, 3])
})

test('each side is the enemy of both others', () => {
  const beside = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0202')]
  const now = played(['crowd', 'guard', 'gang'], beside, 'crowd')
  expect(now.do('done').offers).toContain('attack a t')
})
