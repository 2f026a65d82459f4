import { describe, expect, test } from 'vitest'
import { beginPhase } from '../../engine/rulesets/cry-havoc/phases/turn'
import type { CryHavocPositionUnit } from '../../schemas/generated/content'
import { fieldOf, go, having, offered, placeOf, refused, spentBy, stand, take } from './field'

const ROWS = ['.........', '.........', '.........', '.........', '.........', '.........']
const open = fieldOf({ rows: ROWS })
type At = [string, string]
const man = (id: string, at: string, more: Partial<CryHavocPositionUnit> = {}) =>
  ({ id, unit: 'sword-man', side: 'gules', at, ...more }) as CryHavocPositionUnit
const knight = (id: string, at: string, more: Partial<CryHavocPositionUnit> = {}) =>
  man(id, at, { unit: 'knight-at-arms', ...more })
const beast = (id: string, unit: string, at: At | undefined, more: Partial<CryHavocPositionUnit> = {}) =>
  ({ id, unit, side: 'gules', at, ...more }) as CryHavocPositionUnit
const mule = (id: string, at: At, more = {}) => beast(id, 'pack-mule', at, more)
const horse = (id: string, at: At | undefined, more = {}) => beast(id, 'war-horse', at, more)
const foe = man('z', '0906', { side: 'azure', unit: 'country-man' })

const lead = (unit: string) => ({ type: 'lead', unit })

describe('leading (CH-69 to CH-71)', () => {
  test('a beast at hand follows like a snake, in its leader’s track', () => {
    const state = having(
      open,
      stand(open, [man('a', '0303'), mule('m', ['0304', '0305']), foe]),
      take('a'),
      lead('m'),
    )
    expect(spentBy(open, state, 'a')).toBe(0)
    const one = having(open, state, go('0302'))
    expect(placeOf(open, one, 'm')).toBe('0303 0304')
    const more = having(open, one, go('0501'))
    expect(placeOf(open, more, 'a')).toBe('0501')
    expect(spentBy(open, more, 'a')).toBe(3)
    expect(placeOf(open, more, 'm').split(' ')[0]).toMatch(/^04/)
  })

  test('its leader steps to its own rear hex, which it leaves as it follows', () => {
    const start = stand(open, [man('a', '0404'), mule('m', ['0304', '0305']), foe])
    const state = having(open, start, take('a'), lead('m'), go('0305'))
    expect([placeOf(open, state, 'a'), placeOf(open, state, 'm')]).toEqual(['0305', '0404 0304'])
  })

  test('by the hind end it turns round', () => {
    const state = having(
      open,
      stand(open, [man('a', '0306'), mule('m', ['0304', '0305']), foe]),
      take('a'),
      lead('m'),
    )
    expect(placeOf(open, having(open, state, go('0406')), 'm')).toBe('0306 0305')
  })

  test('the wounded lead too, and anybody’s beast that nobody leads', () => {
    const theirs = horse('h', ['0304', '0305'], { side: 'azure' })
    const state = having(open, stand(open, [man('a', '0303', { health: 'wounded' }), theirs, foe]), take('a'))
    expect(offered(open, state, 'lead', 'unit')).toEqual(['h'])
    const taken = stand(open, [
      man('a', '0303'),
      { ...theirs, ahead: 'y' } as CryHavocPositionUnit,
      man('y', '0306', { side: 'azure' }),
      foe,
    ])
    expect(refused(open, having(open, taken, take('a')), lead('h'))).toMatchObject({ rule: 'CH-70' })
  })

  test('nothing is led through a window, into trees or into a room; the leader may go in alone by one step', () => {
    const def = fieldOf({ rows: ['.........', '..t......', '.........', '.........'] })
    const state = having(
      def,
      stand(def, [man('a', '0301'), mule('m', ['0201', '0101']), man('z', '0904', { side: 'azure' })]),
      take('a'),
      lead('m'),
    )
    expect(offered(def, state, 'move')).toContain('0302')
    const inside = having(def, state, go('0302'))
    expect(placeOf(def, inside, 'm')).toBe('0301 0201')
    expect(offered(def, inside, 'move')).toEqual([])
    expect(refused(def, inside, go('0303'))).toMatchObject({ rule: 'CH-70' })
    const free = having(def, inside, { type: 'release', unit: 'm' })
    expect(offered(def, free, 'move')).toContain('0303')
  })

  test('a beast goes with one leader in a phase', () => {
    const start = stand(open, [man('a', '0303'), man('b', '0505'), mule('m', ['0304', '0305']), foe])
    const state = having(
      open,
      start,
      take('a'),
      lead('m'),
      go('0402'),
      { type: 'release', unit: 'm' },
      take('b'),
      go('0504'),
      go('0403'),
    )
    expect(refused(open, state, lead('m'))).toMatchObject({ rule: 'CH-70' })
  })

  test('beasts pass between friends, and end on none', () => {
    const line = fieldOf({ rows: ['.........'] })
    const units = [
      man('a', '0301'),
      mule('m', ['0201', '0101']),
      man('b', '0401', { unit: 'spear-man' }),
      { ...foe, at: '0901' } as CryHavocPositionUnit,
    ]
    const state = having(line, stand(line, units), take('a'), lead('m'))
    // To pass the friend, the leader needs free cells for both mules behind it: 0501, 0601 and 0701.
    expect(offered(line, state, 'move')).toEqual(['0701', '0801'])
    expect(placeOf(line, having(line, state, go('0701')), 'm')).toBe('0601 0501')
  })
})

describe('files (CH-72)', () => {
  const file = [mule('m1', ['0303', '0304']), mule('m2', ['0305', '0306'], { ahead: 'm1', tied: true })]

  test('a tied beast follows the one in front of it', () => {
    const state = having(
      open,
      stand(open, [man('a', '0302'), ...file, foe]),
      take('a'),
      lead('m1'),
      go('0502'),
    )
    expect([placeOf(open, state, 'm1').length, placeOf(open, state, 'm2').split(' ')[0]]).toEqual([9, '0303'])
  })

  test('a file is led by either end', () => {
    const back = having(open, stand(open, [man('a', '0406'), ...file, foe]), take('a'))
    expect(offered(open, back, 'lead', 'unit')).toEqual(['m2'])
    const state = having(open, back, lead('m2'), go('0506'))
    expect(placeOf(open, state, 'm2')).toBe('0406 0306')
    expect(placeOf(open, state, 'm1')).toBe('0305 0304')
    const middle = having(open, stand(open, [man('a', '0404'), ...file, foe]), take('a'))
    expect(offered(open, middle, 'lead', 'unit')).toEqual([])
    expect(refused(open, middle, lead('m1'))).toMatchObject({ rule: 'CH-72' })
  })

  test('a dead mule holds back its file until it is untied, which takes a whole phase', () => {
    const units = [
      man('a', '0302'),
      mule('m1', ['0303', '0304']),
      mule('m2', ['0305', '0306'], { ahead: 'm1', tied: true, health: 'dead' }),
      man('b', '0405'),
      foe,
    ]
    const state = having(open, stand(open, units), take('a'))
    expect(refused(open, state, lead('m1'))).toMatchObject({ rule: 'CH-72' })
    const cut = having(open, state, take('b'), { type: 'untie', unit: 'm2' }, take('a'))
    expect(offered(open, cut, 'lead', 'unit')).toEqual(['m1'])
    expect(refused(open, cut, take('b'))).toMatchObject({ rule: 'CH-72' })
  })

  test('two beasts side by side are tied, for a whole phase, by somebody who has done nothing in it', () => {
    const loose = [mule('m1', ['0303', '0304']), mule('m2', ['0305', '0306'])]
    const state = having(open, stand(open, [man('a', '0405'), ...loose, foe]), take('a'))
    const tied = having(open, state, { type: 'tie', unit: 'm2', to: 'm1' })
    expect(tied.tied.filter((tie) => tie === 1)).toHaveLength(1)
    const late = having(open, stand(open, [man('a', '0505'), ...loose, foe]), take('a'), go('0405'))
    expect(refused(open, late, { type: 'tie', unit: 'm2', to: 'm1' })).toMatchObject({ rule: 'CH-72' })
    const horses = [horse('h1', ['0303', '0304']), horse('h2', ['0305', '0306'])]
    const wrong = having(open, stand(open, [man('a', '0405'), ...horses, foe]), take('a'))
    expect(refused(open, wrong, { type: 'tie', unit: 'h2', to: 'h1' })).toMatchObject({
      rule: 'CH-72',
      source: { file: 'units.yaml' },
    })
  })
})

describe('coming on and going off', () => {
  const train = {
    id: 'train',
    units: [{ unit: 'sword-man' }, { unit: 'pack-mule', count: 2, file: true, led: true }],
    enter: { turn: 1, zone: { cells: ['0101'] } },
  }
  const host = { id: 'host', units: [{ unit: 'country-man' }], place: { cells: [] } }
  const def = fieldOf({
    rows: ROWS,
    change: {
      forces: [
        { side: 'gules', groups: [train] },
        { side: 'azure', groups: [host] },
      ],
      scoring: [
        {
          type: 'exit',
          id: 'mules-through',
          side: 'gules',
          units: ['pack-mule'],
          zone: { cells: ['0102', '0104', '0106'] },
          points: 2,
        },
      ],
      victory: [],
    },
  })
  const units = [man('a', ''), mule('m', ['', '']), mule('n', ['', '']), foe].map((unit) =>
    unit === foe ? unit : ({ ...unit, at: undefined } as CryHavocPositionUnit),
  )
  units[1] = { ...units[1], ahead: 'a' } as CryHavocPositionUnit
  units[2] = { ...units[2], ahead: 'm', tied: true } as CryHavocPositionUnit
  const inside = having(def, stand(def, units), take('a'), { type: 'enter', cell: '0101' })

  test('the cell entered is paid, and what is led follows when there is room on the track', () => {
    expect(spentBy(def, inside, 'a')).toBe(1)
    const near = having(def, inside, go('0102'))
    expect([placeOf(def, near, 'm'), placeOf(def, near, 'n')]).toEqual(['-1', '-1'])
    const far = having(def, inside, go('0104'))
    expect([placeOf(def, far, 'm'), placeOf(def, far, 'n')]).toEqual(['0103 0102', '-1'])
    // One more step leaves only one cell behind the first mule, too few for the second.
    expect(placeOf(def, having(def, far, go('0105')), 'n')).toBe('-1')
  })

  test('a figure comes on with its last points', () => {
    const alone = { ...train, units: [{ unit: 'sword-man' }] }
    const onTrees = fieldOf({
      rows: ['t......', ...ROWS.slice(1)],
      change: {
        forces: [
          { side: 'gules', groups: [alone] },
          { side: 'azure', groups: [{ ...host, units: [{ unit: 'country-man', count: 6 }] }] },
        ],
        scoring: [],
        victory: [],
      },
    })
    const dead = Array.from({ length: 3 }, (_, index) => {
      return { id: `d${index}`, unit: 'country-man', side: 'azure', at: '0101', health: 'dead' }
    })
    const wounded = { id: 'a', unit: 'sword-man', side: 'gules', health: 'wounded' }
    const state = stand(onTrees, [wounded, ...dead, foe] as CryHavocPositionUnit[])
    // Trees cost 2 of the 3 points of a wounded figure, and three bodies cost 1 more.
    expect(offered(onTrees, having(onTrees, state, take('a')), 'enter')).toEqual(['0101'])
  })

  test('only what has come on goes off with its leader', () => {
    const near = having(def, inside, go('0102'))
    expect(offered(def, near, 'exit', 'type')).toEqual([])
    expect(refused(def, near, { type: 'exit' })).toMatchObject({
      rule: 'CH-55',
      source: { path: ['scoring'] },
    })
    const far = having(def, inside, go('0104'), { type: 'exit' })
    expect([placeOf(def, far, 'a'), placeOf(def, far, 'm'), placeOf(def, far, 'n')]).toEqual([
      '-3',
      '-3',
      '-1',
    ])
    expect(def.rules.ends.lines.map((_, index) => far.points[index])).toEqual([1])
  })
})

describe('saddles (CH-65 to CH-68)', () => {
  test('a knight beside his horse mounts, and does nothing else in the turn', () => {
    const start = stand(open, [knight('k', '0302'), horse('h', ['0303', '0304']), foe])
    const state = having(open, start, take('k'), { type: 'mount', unit: 'h' })
    expect(placeOf(open, state, 'k')).toBe('0303 0304')
    expect(placeOf(open, state, 'h')).toBe('-2')
  })

  test('not after he has moved, not when wounded, not on a mule', () => {
    const units = [horse('h', ['0303', '0304']), mule('m', ['0401', '0402']), foe]
    const moved = having(open, stand(open, [knight('k', '0301'), ...units]), take('k'), go('0302'))
    expect(refused(open, moved, { type: 'mount', unit: 'h' })).toMatchObject({ rule: 'CH-65' })
    const hurt = having(open, stand(open, [knight('k', '0302', { health: 'wounded' }), ...units]), take('k'))
    expect(refused(open, hurt, { type: 'mount', unit: 'h' })).toMatchObject({ rule: 'CH-68' })
    expect(refused(open, hurt, { type: 'mount', unit: 'm' })).toMatchObject({ rule: 'CH-71' })
    const serf = having(open, stand(open, [man('a', '0302'), ...units]), take('a'))
    expect(refused(open, serf, { type: 'mount', unit: 'h' })).toMatchObject({ rule: 'CH-67' })
  })

  test('knights mount horses of the other side', () => {
    const state = having(
      open,
      stand(open, [knight('k', '0302'), horse('h', ['0303', '0304'], { side: 'azure' }), foe]),
      take('k'),
    )
    expect(offered(open, state, 'mount', 'unit')).toEqual(['h'])
  })

  test('dismounting puts him beside the horse, which stays', () => {
    const units = [
      { ...knight('k', ''), at: ['0303', '0304'], on: 'h' } as CryHavocPositionUnit,
      horse('h', undefined),
      man('a', '0202'),
      foe,
    ]
    const state = having(open, stand(open, units), take('k'))
    expect(offered(open, state, 'dismount')).toEqual(['0203', '0204', '0302', '0305', '0402', '0403', '0404'])
    const down = having(open, state, { type: 'dismount', cell: '0403' })
    expect([placeOf(open, down, 'k'), placeOf(open, down, 'h')]).toEqual(['0403', '0303 0304'])
    expect(refused(open, down, take('k'))).toMatchObject({ rule: 'CH-65' })
  })
})

describe('after a fight (CH-84 to CH-87)', () => {
  const serf = man('d', '0305', { side: 'azure', unit: 'country-man' })
  const others = [man('c', '0801'), { ...foe, at: '0901' } as CryHavocPositionUnit]

  test('a rider may advance with its hinder end first', () => {
    const units = [
      { ...knight('k', ''), at: ['0303', '0304'], on: 'h' } as CryHavocPositionUnit,
      horse('h', undefined),
      serf,
      ...others,
    ]
    const start = stand(open, units, { step: 'fights', dice: [1] })
    const state = having(open, start, take('k'), { type: 'against', unit: 'd' }, { type: 'strike' })
    expect(offered(open, state, 'advance')).toEqual(['0305'])
    const gone = having(open, state, { type: 'advance', unit: 'k', cell: '0305' })
    expect(placeOf(open, gone, 'k')).toBe('0305 0304')
  })

  test.each([
    [false, 'advance'],
    [true, 'fights'],
  ])('whoever is busy for the whole turn does not advance when he has been attacked: %s', (busy, phase) => {
    const units = [man('a', '0304', { busy }), serf, ...others, man('e', '0802', { side: 'azure' })]
    const start = stand(open, units, { side: 'azure', step: 'fights', dice: [8] })
    const struck = having(open, start, take('d'), { type: 'against', unit: 'a' }, { type: 'strike' })
    expect(struck.phase).toBe('retreat')
    const cell = offered(open, struck, 'retreat')[0]
    expect(having(open, struck, { type: 'retreat', cell }).phase).toBe(phase)
  })
})

test('a phase begins with the marks of its side put away, and those of the other side left', () => {
  const state = stand(open, [
    man('a', '0101', { moved: true, shot: true, busy: true, spent: 3 }),
    man('y', '0901', { side: 'azure', moved: true }),
    man('b', '0103'),
    foe,
  ])
  const copy = structuredClone(state)
  beginPhase({
    def: open,
    rules: open.rules,
    state: copy,
    list: (key) => copy[key] as never,
    roll: () => 1,
    emit: () => {},
  })
  const of = (id: string) => copy.flags[(copy.names ?? []).indexOf(id)]
  expect([of('a'), of('y') > 0]).toEqual([0, true])
  expect(spentBy(open, copy, 'a')).toBe(0)
})
