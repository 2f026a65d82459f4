/** Actions count as actions. Each refusal names its own reason. */
import { describe, expect, test } from 'vitest'
import type { Position, PositionUnit } from '../../schemas/generated/content'
import { scene } from './scene'

const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })

describe('building', () => {
  const given: Position = {
    hand: 2,
    turn: 'crowd',
    phase: 'movement',
    units: [unit('row', 'row', '0201'), unit('other', 'row', '0401'), unit('guard', 'shields', '0901')],
  }
  const rows = ['..........']

  test('is a movement: whoever has built and been put down is not taken up again', () => {
    const built = scene(rows, given).do('select row', 'barricade 0101', 'select other')
    expect(built.offers).not.toContain('select row')
    expect(built.refusal('select row').message.key).toBe('corteo.refuse.moved')
  })

  test('comes too late for a run', () => {
    const start = scene(rows, given).do('select row')
    expect(start.offers).toContain('run')
    const built = start.do('barricade 0101')
    expect(built.offers).not.toContain('run')
    expect(built.refusal('run').message.key).toBe('corteo.refuse.run-late')
  })

  test('takes both points at the price, and one point less is too few', () => {
    const start = scene(rows, given).do('select other')
    const two = start.do('move 0601') // two of four points are left
    expect(two.offers).toContain('barricade 0701')
    expect(two.do('barricade 0701').offers).not.toContain('move 0501')
    const one = start.do('move 0701')
    expect(one.offers.filter((offer) => offer.startsWith('barricade'))).toEqual([])
    expect(one.refusal('barricade 0801').message.key).toBe('corteo.refuse.barricade-points')
  })
})

describe('leaving the map', () => {
  const given: Position = {
    hand: 2,
    turn: 'guard',
    phase: 'clash',
    units: [unit('row', 'row', '0302'), unit('shield', 'shields', '0202')],
  }
  const rows = ['......', '......', '......']

  test('is refused to a beaten unit away from the edge, and to everybody who is not beaten, each for its reason', () => {
    const start = scene(rows, given, [5])
    expect(start.refusal('leave').message.key).toBe('corteo.refuse.no-leave')
    const beaten = start.do('attack shield row')
    expect(beaten.state.phase).toBe('retreat')
    expect(beaten.refusal('leave')).toMatchObject({
      rule: 'C-106',
      message: { key: 'corteo.refuse.leave-now' },
    })
  })
})
