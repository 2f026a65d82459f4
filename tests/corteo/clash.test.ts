/** Worked examples of clashes with the pieces of the town. */
import { describe, expect, test } from 'vitest'
import type { PositionUnit } from '../../schemas/generated/content'
import { scene } from './scene'

const unit = (id: string, unit: string, at: string, component?: string): PositionUnit => ({
  id,
  unit,
  at,
  component,
})
const clash = (turn: string, units: PositionUnit[], more = {}) =>
  ({ hand: 3, turn, phase: 'clash', units, ...more }) as const

describe('who fights whom', () => {
  const three = [unit('a', 'shields', '0201'), unit('b', 'shields', '0301'), unit('c', 'shields', '0401')]
  const two = [unit('d', 'block', '0202'), unit('e', 'block', '0302')]

  test('three against two is 8 to 4 and 4 to 4, the third where it likes (C-088)', () => {
    const start = scene(['......', '......', '......'], clash('guard', [...three, ...two]), [5, 4])
    expect([...start.offers].sort()).toEqual(['attack a d', 'attack b d', 'attack b e', 'attack c e'])
    const opened = start.do('attack a d')
    expect([opened.asked, opened.offers]).toEqual(['guard', ['join b', 'fight']])
    const first = opened.do('join b')
    expect(first.events[0]).toMatchObject({ type: 'clash', attack: 8, defence: 4, ratio: '2-1' })
    const alone = start.do('attack b e')
    expect(alone.events[0]).toMatchObject({ attackers: ['b', 'c'], defenders: ['e'], attack: 8, defence: 4 })
  })

  test('with more defenders it is they who choose (C-X25)', () => {
    const start = scene(['......', '......', '......'], clash('crowd', [...two, ...three]), [4])
    const opened = start.do('attack d a')
    expect([opened.asked, opened.offers]).toEqual(['guard', ['join b', 'fight']])
    expect(opened.do('fight').events[0]).toMatchObject({ attackers: ['d'], defenders: ['a'], ratio: '1-1' })
  })

  test('one against three has one clash with all of them (C-090)', () => {
    const units = [
      unit('a', 'shields', '0202'),
      unit('d', 'slingers', '0201'),
      unit('e', 'slingers', '0301'),
      unit('f', 'block', '0302'),
    ]
    const fought = scene(['.....', '.....', '.....'], clash('guard', units), [6]).do('attack a d')
    expect(fought.events[0]).toMatchObject({ attack: 4, defence: 16, ratio: '1-4', result: 'AR' })
  })

  test('of three beaten the one chosen goes first, and the others go after it', () => {
    const units = [
      unit('a', 'shields', '0202'),
      unit('b', 'shields', '0202'),
      unit('d', 'row', '0302'),
      unit('e', 'row', '0201'),
      unit('f', 'row', '0203'),
    ]
    const rows = ['.......', '.......', '.......', '.......']
    const beaten = scene(rows, clash('guard', units), [6]).do('attack a d')
    expect(beaten.offers).toEqual(expect.arrayContaining(['select e', 'select f']))
    const going = (one: ReturnType<typeof scene>) => one.state.going.length
    const others = ['d', 'e', 'f'].map((one) => `select ${one}`)
    for (const choice of ['select e', 'select f']) {
      const second = beaten.do(choice)
      expect([going(beaten), going(second)]).toEqual([3, 3])
      expect(second.offers).toEqual(expect.arrayContaining(others.filter((other) => other !== choice)))
    }
  })

  test('a stack is one, and both suffer the result, in two cells or one (C-110, C-111)', () => {
    const units = [
      unit('a', 'shields', '0302'),
      unit('b', 'shields', '0302'),
      unit('d', 'row', '0402'),
      unit('e', 'row', '0402'),
    ]
    const beaten = scene(['......', '......', '......'], clash('guard', units), [4]).do('attack a d')
    expect(beaten.events[0]).toMatchObject({
      attackers: ['a', 'b'],
      defenders: ['d', 'e'],
      ratio: '2-1',
      result: 'DR',
    })
    expect([beaten.asked, beaten.offers]).toEqual([
      'crowd',
      ['retreat 0501', 'retreat 0502', 'retreat 0503', 'select e'],
    ])
    const together = beaten.do('retreat 0502', 'retreat 0502')
    expect([together.at('d'), together.at('e')]).toEqual(['0502', '0502'])
    const apart = beaten.do('retreat 0501', 'retreat 0503')
    expect([apart.at('d'), apart.at('e')]).toEqual(['0501', '0503'])
    const follows = apart.do('advance a 0402')
    expect(follows.offers).toEqual(['advance b 0402'])
    expect(follows.refusal('stay').rule).toBe('C-110')
    expect(follows.do('advance b 0402').at('b')).toBe('0402')
  })

  test('nobody fights twice in a turn (C-083)', () => {
    const units = [unit('a', 'shields', '0101'), unit('d', 'row', '0201'), unit('e', 'row', '0501')]
    const won = scene(['......'], clash('guard', units), [5]).do('attack a d')
    expect(won.at('d')).toBe('0301')
    const near = won.do('advance a 0201')
    expect([near.state.phase, near.asked]).toEqual(['movement', 'crowd'])
  })
})

describe('powers', () => {
  const even = (rows: string[], at: [string, string], turn = 'guard') =>
    scene(rows, clash(turn, [unit('a', 'shields', at[0]), unit('d', 'block', at[1])]), [1])

  test('the crowd counts double in popular houses and half in a crowd (C-105)', () => {
    expect(even(['.p..'], ['0101', '0201']).do('attack a d').events[0]).toMatchObject({
      attack: 4,
      defence: 8,
      ratio: '1-2',
    })
    expect(even(['.c..'], ['0101', '0201']).do('attack a d').events[0]).toMatchObject({
      attack: 4,
      defence: 2,
      ratio: '2-1',
    })
  })

  test('uphill the defender is doubled, downhill the attacker (C-103)', () => {
    expect(even(['.w..'], ['0101', '0201']).do('attack a d').events[0]).toMatchObject({
      attack: 8,
      defence: 4,
    })
    expect(even(['.e..'], ['0101', '0201']).do('attack a d').events[0]).toMatchObject({
      attack: 4,
      defence: 8,
    })
    expect(even(['w...'], ['0101', '0201']).do('attack a d').events[0]).toMatchObject({
      attack: 8,
      defence: 4,
    })
    expect(even(['e...'], ['0101', '0201'], 'crowd').do('attack d a').events[0]).toMatchObject({
      attack: 8,
      defence: 4,
    })
  })

  test('four to six is read as 1-2 (C-086), and beyond the table its last columns (C-091)', () => {
    const against = (mine: string, theirs: string) =>
      scene(['....'], clash('guard', [unit('a', mine, '0101'), unit('d', theirs, '0201')]), [1]).do(
        'attack a d',
      ).events[0]
    expect(against('shields', 'slingers')).toMatchObject({ ratio: '1-2' })
    expect(against('steam', 'family')).toMatchObject({ ratio: '5-1', attack: 6 })
  })

  test('a column of vehicles fights as one and goes as one (C-127 to C-129)', () => {
    const wagons = ['0102', '0202', '0302', '0401'].map((at, index) => unit(`w${index}`, 'wagons', at))
    const units = [...wagons, unit('d', 'block', '0501'), unit('e', 'block', '0501')]
    const start = scene(['......', '......', '......'], clash('guard', units), [3])
    expect(start.offers).toEqual(['attack w0 d'])
    const won = start.do('attack w0 d')
    expect(won.events[0]).toMatchObject({
      attackers: ['w0', 'w1', 'w2', 'w3'],
      attack: 16,
      defence: 8,
      ratio: '2-1',
      result: 'DR',
    })
    const lost = scene(['......', '......', '......'], clash('guard', units), [1]).do('attack w0 d')
    expect(lost.events[0]).toMatchObject({ result: 'AR' })
    expect(lost.state.going.length + lost.events.filter(({ type }) => type === 'retreated').length).toBe(4)
  })
})

describe('Heads', () => {
  const line = (ids: readonly [string, string][], from: number) =>
    ids.map(([id, type], index) =>
      unit(id, type, `${String(from + Math.floor(index / 2)).padStart(2, '0')}02`),
    )
  /** Twelve pieces linked in six cells. The first and the last are Heads. */
  const march = line(
    [
      ['A', 'runners'],
      ['m1', 'runners'],
      ['m2', 'slingers'],
      ['m3', 'slingers'],
      ['m4', 'block'],
      ['m5', 'block'],
      ['m6', 'row'],
      ['m7', 'family'],
      ['m8', 'family'],
      ['m9', 'block'],
      ['m10', 'row'],
      ['B', 'row'],
    ],
    2,
  )
  const rows = ['..........', '..........', '..........']
  const heads = { head: { component: 'weavers', units: ['A', 'B'] } }

  test('each Head adds 2 for each of the eleven others: 26 and 24 (C-117)', () => {
    const front = clash(
      'guard',
      [unit('x', 'shields', '0102'), ...march.filter(({ id }) => id !== 'm1'), { ...march[1], at: '0602' }],
      heads,
    )
    const fought = scene(rows, front, [6]).do('attack x A')
    expect(fought.events[0]).toMatchObject({ defence: 26 })
    const back = [{ ...march[10], at: '0502' }, ...march.filter(({ id }) => id !== 'm10')]
    const other = scene(rows, clash('guard', [unit('y', 'shields', '0802'), ...back], heads), [6]).do(
      'attack y B',
    )
    expect(other.events[0]).toMatchObject({ defence: 24 })
  })

  test('the others fight with what is printed on them, and still count for the Heads (C-118, C-121)', () => {
    const units = [
      ...march.filter(({ id }) => id !== 'm1'),
      unit('x', 'shields', '0102'),
      unit('z', 'shields', '0401'),
    ]
    const start = scene(rows, clash('guard', units, heads), [6, 6])
    const other = start.do('attack z m2')
    expect(other.events[0]).toMatchObject({ attack: 4, defence: 20 })
  })

  test('what befalls a Head befalls all its march (C-125)', () => {
    const units = [
      unit('A', 'row', '0302'),
      unit('B', 'family', '0402'),
      unit('x', 'steam', '0202'),
      unit('y', 'steam', '0202'),
    ]
    const beaten = scene(rows, clash('guard', units, heads), [3]).do('attack x A')
    expect(beaten.events[0]).toMatchObject({ attack: 12, defence: 4, ratio: '3-1', result: 'DR' })
    expect(beaten.state.going.length).toBe(2)
    expect(beaten.asked).toBe('crowd')
  })

  test('of Heads in two groups only those of the one chosen have the bonus (C-122)', () => {
    const units = [
      ...[unit('A', 'runners', '0202'), unit('n', 'family', '0302'), unit('k', 'family', '0402')],
      ...[unit('B', 'row', '0802'), unit('o', 'family', '0902')],
      ...[unit('x', 'shields', '0102'), unit('y', 'shields', '0702')],
    ]
    const start = scene(rows, clash('guard', units, heads), [1, 1])
    expect([start.asked, start.offers]).toEqual(['crowd', ['march A', 'march B']])
    const [larger, smaller] = [start.do('march A'), start.do('march B')]
    expect(larger.do('attack x A').events[0]).toMatchObject({ defence: 8 })
    expect(larger.do('attack y B').events[0]).toMatchObject({ defence: 2 })
    expect(smaller.do('attack x A').events[0]).toMatchObject({ defence: 4 })
    expect(smaller.do('attack y B').events[0]).toMatchObject({ defence: 4 })
    expect(start.refusal('march n').rule).toBe('C-122')
    expect(larger.refusal('march B').message.key).toBe('corteo.refuse.no-march-now')
  })
})

describe('after the die', () => {
  test('who cannot retreat is arrested, and counts against the crowd (C-097, C-098)', () => {
    const units = [unit('a', 'shields', '0101'), unit('d', 'block', '0201')]
    const beaten = scene(['..#'], clash('guard', units), [4]).do('attack a d')
    expect(beaten.at('d')).toBe('arrested')
    expect(beaten.state.winners).toHaveLength(1)
    expect(beaten.do('advance a 0201').at('a')).toBe('0201')
  })

  test('retreat passes over full friends to the next free cell (C-112)', () => {
    const units = [
      ...[unit('a', 'shields', '0101'), unit('d', 'block', '0201')],
      ...[unit('e', 'row', '0301'), unit('f', 'row', '0301')],
    ]
    const beaten = scene(['.....'], clash('guard', units), [4]).do('attack a d')
    expect(beaten.at('d')).toBe('0401')
  })

  test('panic spreads by touch and the enemy leads it (C-095)', () => {
    const units = [
      unit('a', 'steam', '0102'),
      unit('b', 'steam', '0102'),
      unit('d', 'family', '0202'),
      unit('e', 'family', '0302'),
    ]
    const beaten = scene(['......', '......', '......'], clash('guard', units), [6]).do('attack a d')
    expect(beaten.events[0]).toMatchObject({ ratio: '5-1', result: 'DP' })
    expect([beaten.asked, beaten.state.going.length]).toEqual(['guard', 2])
    expect(beaten.refusal('retreat 0201').rule).toBe('C-095')
  })

  test('the guard in panic sleeps face down where the crowd wants, until its next hand (C-099)', () => {
    const rows = ['BB.....#', '########']
    const map = {
      sites: [{ role: 'base', id: 'b', side: 'guard', number: 1, cells: ['0101', '0201'], exits: ['0301'] }],
    } as const
    const units = [
      unit('d', 'slingers', '0601'),
      unit('e', 'slingers', '0601'),
      unit('a', 'porters', '0501'),
      unit('r', 'riders', '0301'),
    ]
    const beaten = scene(rows, clash('crowd', units), [6], {
      map: { ...map, sites: [...map.sites] } as never,
    }).do('attack d a')
    expect([beaten.asked, beaten.offers]).toEqual(['crowd', ['base 0101', 'base 0201']])
    const sent = beaten.do('base 0101')
    expect(sent.at('a')).toBe('0101')
    const asleep = sent.do('stay')
    expect([asleep.asked, asleep.refusal('select a').rule]).toEqual(['guard', 'C-099'])
    const later = asleep.do('done', 'done')
    expect([later.state.hand, later.asked]).toEqual([4, 'guard'])
    expect(later.offers).toContain('select a')
  })

  test('with no room in any base it waits off the map and enters again like a reinforcement', () => {
    const sites = [{ role: 'base', id: 'b', side: 'guard', number: 1, cells: ['0101'], exits: ['0201'] }]
    const units = [
      ...[unit('d', 'slingers', '0601'), unit('e', 'slingers', '0601'), unit('a', 'porters', '0501')],
      ...[unit('r', 'riders', '0101'), unit('s', 'riders', '0101')],
    ]
    const beaten = scene(['B.....#', '#######'], clash('crowd', units), [6], { map: { sites } as never }).do(
      'attack d a',
    )
    expect(beaten.at('a')).toBe('reserve')
    const waiting = beaten.do('stay', 'select r', 'move 0301', 'done', 'done')
    expect([waiting.state.phase, waiting.asked]).toEqual(['reinforcements', 'guard'])
    expect(waiting.do('select a', 'place 0101').at('a')).toBe('0101')
  })
})
