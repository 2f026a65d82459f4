/** A change of any number of a pack changes play, without a change of code. */
import { expect, test } from 'vitest'
import { hash, outcome, table } from '../../engine/game'
import type { Position, PositionUnit } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import type { Changes } from './fixture'
import { town } from './fixture'
import { scene } from './scene'

const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const rows = ['..........']
const moving = (units: PositionUnit[], more = {}) =>
  ({ hand: 2, turn: 'crowd', phase: 'movement', units, ...more }) as const
const alone = moving([unit('a', 'row', '0101')])

test('the speed of a unit', () => {
  const faster: Changes = {
    units: ({ units }) => {
      units.find(({ id }) => id === 'row')!.speed = 5
    },
  }
  expect(scene(rows, alone).do('select a').offers).not.toContain('move 0601')
  expect(scene(rows, alone, [], faster).do('select a').offers).toContain('move 0601')
})

test('a cell of a results table', () => {
  const fight: Position = {
    hand: 2,
    turn: 'crowd',
    phase: 'clash',
    units: [unit('a', 'block', '0101'), unit('x', 'shields', '0201')],
  }
  const harder: Changes = {
    tables: ({ tables }) => {
      tables.find(({ id }) => id === 'clash')!.rows[3][4] = 'AR'
    },
  }
  expect(scene(rows, fight, [4]).do('attack a x').events[0]).toMatchObject({ result: 'DR' })
  expect(scene(rows, fight, [4], harder).do('attack a x').events[0]).toMatchObject({ result: 'AR' })
})

test('the value of an objective', () => {
  const score = (value: number) => {
    const sites = [{ role: 'objective', id: 'bank', kind: 'bank', value, cells: ['0301'] }]
    const { def, state } = scene(
      ['..o.......'],
      moving([unit('a', 'row', '0401')], { covered: ['0301'] }),
      [],
      { map: { sites } as never },
    )
    return table(def, state).score.total
  }
  expect([score(5), score(3)]).toEqual([5, 3])
})

test('the number of hands', () => {
  const short = town({ scenario: { turns: 2 } })
  const played = playRandomly(short, 1)
  expect(played.over).toBe(true)
  expect(outcome(short, played.state)).toBeDefined()
  expect((played.state as { hand?: number }).hand).toBe(2)
  expect(hash(played.state)).not.toBe(hash(playRandomly(town(), 1).state))
})

test('the price of ground, of leaving control, of a throw and of a barricade', () => {
  const dear: Changes = {
    terrain: ({ terrain }) => {
      terrain.find(({ id }) => id === 'street')!.cost = 2
    },
  }
  expect(scene(rows, alone, [], dear).do('select a').offers).not.toContain('move 0401')
  const pinned = moving([unit('a', 'row', '0201'), unit('x', 'porters', '0101')])
  expect(scene(rows, pinned).do('select a').offers).toContain('move 0601')
  expect(
    scene(rows, pinned, [], { rules: { disengage: { crowd: 1, guard: 'closed' } } }).do('select a').offers,
  ).not.toContain('move 0601')
  const thrower = moving([unit('a', 'slingers', '0101'), unit('x', 'porters', '0401')])
  expect(
    scene(rows, thrower, [1], {
      rules: { launch: { table: 'launch', cost: 1, perPhase: 1, noArrests: true } },
    }).do('select a', 'launch x').state.points,
  ).toBe(10)
  const cheap: Changes = { rules: { barricades: { side: 'crowd', pieces: 10, cost: 1, removable: false } } }
  expect(scene(rows, alone, [], cheap).do('select a', 'barricade 0201').state.points).toBe(6)
})

test('how many share a cell', () => {
  const units = [unit('a', 'row', '0101'), unit('b', 'row', '0201'), unit('c', 'row', '0201')]
  expect(scene(rows, moving(units)).do('select a').offers).not.toContain('move 0201')
  expect(scene(rows, moving(units), [], { rules: { stacking: 3 } }).do('select a').offers).toContain(
    'move 0201',
  )
})
