import { describe, expect, test } from 'vitest'
import { fieldOf, go, having, offered, placeOf, refused, spentBy, stand, take } from './field'

const OPEN = ['.......', '.......', '.......', '.......', '.......', '.......', '.......']
const open = fieldOf({ rows: OPEN })
const man = (id: string, at: string, more = {}) => ({ id, unit: 'sword-man', side: 'gules', at, ...more })
const foe = (id: string, at: string, more = {}) => ({ id, unit: 'country-man', side: 'azure', at, ...more })

describe('points (CH-55, CH-56)', () => {
  test('each cell costs what its ground costs, and what is left stays with the piece for this phase only', () => {
    const def = fieldOf({ rows: ['.......', '..b....', '..t....', '..s....'] })
    let state = having(def, stand(def, [man('a', '0301')]), take('a'), go('0302'))
    expect(spentBy(def, state, 'a')).toBe(2)
    state = having(def, state, go('0303'))
    expect(spentBy(def, state, 'a')).toBe(4)
    expect(refused(def, state, go('0304'))).toMatchObject({ rule: 'CH-55', source: { file: 'units.yaml' } })
    expect(offered(def, state, 'move')).toEqual(['0202', '0203', '0402', '0403'])
  })

  test('somebody who has begun to move has moved once another is taken up; somebody who has not keeps it', () => {
    const start = stand(open, [man('a', '0101'), man('b', '0707'), foe('z', '0104')])
    const moved = having(open, start, take('a'), go('0201'), take('b'))
    expect(refused(open, moved, take('a'))).toMatchObject({ rule: 'CH-55' })
    const looked = having(open, start, take('a'), take('b'))
    expect(offered(open, looked, 'select', 'unit')).toEqual(['a'])
  })

  test('points come back in the next phase', () => {
    const state = having(open, stand(open, [man('a', '0101'), foe('z', '0707')]), take('a'), go('0106'))
    expect(placeOf(open, state, 'a')).toBe('0106')
    const back = having(open, state, { type: 'done' }, take('a'))
    expect(offered(open, back, 'move')).toContain('0101')
  })
})

describe('who is in the way (CH-57, CH-58)', () => {
  test('enemies are not passed, stunned ones neither; friends are, and nobody is stood on', () => {
    const def = fieldOf({ rows: ['......'] })
    const wall = stand(def, [man('a', '0101'), foe('z', '0201', { stunned: true })])
    expect(offered(def, having(def, wall, take('a')), 'move')).toEqual([])
    expect(refused(def, having(def, wall, take('a')), go('0201'))).toMatchObject({ rule: 'CH-57' })
    const friend = having(def, stand(def, [man('a', '0101'), man('b', '0201'), foe('z', '0601')]), take('a'))
    expect(offered(def, friend, 'move')).toEqual(['0301', '0401', '0501'])
    expect(refused(def, friend, go('0201'))).toMatchObject({ rule: 'CH-58' })
  })

  test('the dead and captives bar nobody', () => {
    const def = fieldOf({
      rows: ['......'],
      change: { rules: { ransom: { ratio: 8, yields: 4, guards: 2 } } },
    })
    const dead = stand(def, [man('a', '0101'), foe('z', '0201', { health: 'dead' }), foe('y', '0601')])
    expect(offered(def, having(def, dead, take('a')), 'move')).toEqual(['0201', '0301', '0401', '0501'])
    const knight = { id: 'k', unit: 'knight-at-arms', side: 'azure', at: '0201', captive: true }
    const held = stand(def, [man('a', '0101'), knight, foe('y', '0601')])
    expect(offered(def, having(def, held, take('a')), 'move')).toEqual(['0301', '0401', '0501'])
  })

  test('riders may not end with either cell on a friend', () => {
    const def = fieldOf({ rows: ['.......'] })
    const units = [
      { id: 'k', unit: 'knight-at-arms', side: 'gules', at: ['0201', '0101'] as [string, string], on: 'h' },
      { id: 'h', unit: 'war-horse', side: 'gules' },
      man('a', '0401'),
      foe('z', '0701'),
    ]
    const state = having(def, stand(def, units), take('k'))
    // At 0301 the friend is ahead, at 0501 it is under the rear, and from 0601 on both cells are free.
    expect(offered(def, state, 'move')).toEqual(['0301', '0501', '0601'])
    expect(placeOf(def, having(def, state, go('0601')), 'k')).toBe('0601 0501')
    // To stop at 0501, the rider goes one cell further and turns round.
    const turned = having(def, state, go('0501'))
    expect(placeOf(def, turned, 'k')).toBe('0501 0601')
    expect(spentBy(def, turned, 'k')).toBe(4)
  })
})

describe('walls, doors, windows (CH-59, CH-60, CH-63, CH-64)', () => {
  const ROWS = ['.....', '..h..', '.....']
  const house = (side: string) =>
    fieldOf({
      rows: ROWS,
      edges: {
        'house-wall': ['0302/N', '0302/NE', '0302/SE', '0302/SW', '0302/NW'],
        [side]: ['0302/S'],
      },
    })

  test('a wall is not crossed, a door is', () => {
    const def = house('house-door')
    const state = having(def, stand(def, [man('a', '0301'), foe('z', '0501')]), take('a'))
    expect(refused(def, fieldStuck(), go('0302'))).toMatchObject({ rule: 'CH-59' })
    expect(offered(def, state, 'move')).toContain('0302')
    expect(spentBy(def, having(def, state, go('0302')), 'a')).toBe(4)

    function fieldStuck() {
      return having(def, stand(def, [man('a', '0301', { spent: 4 }), foe('z', '0501')]), take('a'))
    }
  })

  test('a window costs four, on foot, unhurt, and with nobody hostile beyond', () => {
    const def = house('house-window')
    const state = having(def, stand(def, [man('a', '0303'), foe('z', '0101')]), take('a'))
    expect(spentBy(def, having(def, state, go('0302')), 'a')).toBe(4)
    const late = having(def, stand(def, [man('a', '0303', { spent: 2 }), foe('z', '0101')]), take('a'))
    expect(refused(def, late, go('0302'))).toMatchObject({ rule: 'CH-63', source: { file: 'terrain.yaml' } })
    const hurt = having(
      def,
      stand(def, [man('a', '0303', { health: 'wounded' }), foe('z', '0101')]),
      take('a'),
    )
    expect(refused(def, hurt, go('0302'))).toMatchObject({ rule: 'CH-64' })
    const held = having(def, stand(def, [man('a', '0303'), foe('z', '0302')]), take('a'))
    expect(refused(def, held, go('0302'))).toMatchObject({ rule: 'CH-57' })
  })

  test('horses stand on the hex behind a door, and in a yard, but in no room and among no trees', () => {
    const def = fieldOf({
      rows: ['.....', '.hh..', '..t..', '.....'],
      edges: { 'house-door': ['0302/N'] },
    })
    const units = [
      { id: 'k', unit: 'knight-at-arms', side: 'gules', at: ['0401', '0501'] as [string, string], on: 'h' },
      { id: 'h', unit: 'war-horse', side: 'gules' },
      foe('z', '0104'),
    ]
    const state = having(def, stand(def, units), take('k'))
    const cells = offered(def, state, 'move')
    expect(cells).toContain('0302')
    expect(cells).not.toContain('0202')
    expect(cells).not.toContain('0303')
    expect(refused(def, state, go('0202'))).toMatchObject({ rule: 'CH-60', source: { file: 'terrain.yaml' } })
    expect(refused(def, state, go('0303'))).toMatchObject({ rule: 'CH-60' })
  })
})

describe('the dead (CH-61, CH-62)', () => {
  const def = fieldOf({ rows: ['....'] })
  const dead = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      foe(`d${index}`, '0201', { health: 'dead', unit: index < 3 ? 'country-man' : 'spear-man' }),
    )
  const horse = (id: string, side: string) => ({
    ...{ id, unit: 'war-horse', side, health: 'dead' as const },
    at: ['0201', '0301'] as [string, string],
  })

  test.each([
    ['two men', dead(2), 1],
    ['three men', dead(3), 2],
    ['five men', dead(5), 2],
    ['a horse', [horse('h', 'gules')], 2],
  ])('%s', (_, bodies, cost) => {
    const state = having(
      def,
      stand(def, [man('a', '0101'), foe('z', '0401'), ...bodies]),
      take('a'),
      go('0201'),
    )
    expect(spentBy(def, state, 'a')).toBe(cost)
  })

  test.each([
    ['three men and a horse', [...dead(3), horse('h', 'gules')]],
    ['two horses', [horse('h', 'gules'), horse('i', 'azure')]],
  ])('%s close the cell', (_, bodies) => {
    const state = having(def, stand(def, [man('a', '0101'), foe('z', '0401'), ...bodies]), take('a'))
    expect(offered(def, state, 'move')).toEqual([])
    expect(refused(def, state, go('0201'))).toMatchObject({ rule: 'CH-62', source: { file: 'tables.yaml' } })
  })
})

test('a crossbowman who shot in step 1 stays; an archer walks (CH-03)', () => {
  const shooters = [
    { id: 'c', unit: 'crossbow-man', side: 'gules', at: '0101', shot: true },
    { id: 'b', unit: 'bow-man', side: 'gules', at: '0102', shot: true },
    foe('z', '0707'),
  ]
  const state = stand(open, shooters)
  expect(offered(open, state, 'select', 'unit')).toEqual(['b'])
  expect(refused(open, state, take('c'))).toMatchObject({ rule: 'CH-03', source: { file: 'tables.yaml' } })
})

test('the stunned, the enemy and beasts are not taken up', () => {
  const state = stand(open, [
    man('a', '0101'),
    man('s', '0102', { stunned: true }),
    foe('z', '0707'),
    { id: 'm', unit: 'pack-mule', side: 'gules', at: ['0301', '0302'] },
  ])
  expect(refused(open, state, take('s'))).toMatchObject({ rule: 'CH-07' })
  expect(refused(open, state, take('z'))).toMatchObject({ rule: 'CH-01' })
  expect(refused(open, state, take('m'))).toMatchObject({ rule: 'CH-69' })
  expect(refused(open, state, go('0201'))).toMatchObject({ rule: 'CH-55' })
  expect(refused(open, state, { type: 'shoot', unit: 'z' })).toMatchObject({ rule: 'CH-09' })
})

describe('turning', () => {
  const units = [
    { id: 'k', unit: 'knight-at-arms', side: 'gules', at: ['0303', '0304'] as [string, string], on: 'h' },
    { id: 'h', unit: 'war-horse', side: 'gules' },
    foe('z', '0701'),
  ]

  test('costs nothing, once between two steps', () => {
    const state = having(open, stand(open, units), take('k'), { type: 'turn' })
    expect(placeOf(open, state, 'k')).toBe('0304 0303')
    expect(spentBy(open, state, 'k')).toBe(0)
    expect(refused(open, state, { type: 'turn' })).toMatchObject({ rule: 'CH-55' })
    expect(offered(open, having(open, state, go('0305')), 'turn', 'type')).toEqual(['turn'])
  })

  test('either end leads, and the other follows', () => {
    const state = having(open, stand(open, units), take('k'))
    expect(placeOf(open, having(open, state, go('0302')), 'k')).toBe('0302 0303')
    expect(placeOf(open, having(open, state, go('0306')), 'k')).toBe('0306 0305')
  })
})
