/** Ground that effects change. Every rule, zone and screen reads the change at once. */
import { describe, expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile, Zone } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const counters: ScenarioFile['counters'] = [{ id: 'seen' }]
const walkers: PositionUnit[] = [
  { id: 'a', unit: 'block', at: '0202' },
  { id: 'g', unit: 'riders', at: '0902' },
]
const cells = (...names: string[]): Zone => ({ type: 'cells', cells: names })

/** Starts the turn of the crowd, which triggers the effects. */
const turnWith = (effects: CorteoTrigger['do']): Scene =>
  scene(rows, { hand: 2, turn: 'crowd', units: walkers }, [], {
    scenario: { counters, triggers: [{ id: 'x', at: 'phase-began', turn: 'crowd', do: effects }] },
  })
const count = (zone: Zone): Effect => ({ type: 'set', counter: 'seen', to: { type: 'cells', zone } })
const seen = ({ state }: Scene) => (state as CorteoState).counters[0]
const river: Effect = { type: 'terrain', zone: cells('0302', '0201', '0203'), to: 'river' }

describe('what a cell is', () => {
  test('is another for whoever walks, with the reason', () => {
    expect(turnWith([]).do('select a').offers).toContain('move 0302')
    const flooded = turnWith([river]).do('select a')
    expect(flooded.offers).not.toContain('move 0302')
    expect(flooded.refusal('move 0302').message.key).toBe('corteo.refuse.closed')
  })

  test('is another for what happens next', () => {
    const wet: Zone = { type: 'terrain', terrain: ['river'] }
    expect(seen(turnWith([count(wet)]))).toBe(0)
    expect(seen(turnWith([river, count(wet)]))).toBe(3)
    expect(seen(turnWith([river, { ...river, to: 'street' }, count(wet)]))).toBe(0)
  })

  test('is another on the table, and the map of the game is as it was', () => {
    const { def, state } = turnWith([river])
    const cell = def.grid.indexOf('0302')
    expect(table(def, state).board?.terrain[cell]).toBe('river')
    expect(def.map.terrain[cell]).toBe('street')
    const plain = turnWith([])
    expect(table(plain.def, plain.state).board).toBeUndefined()
  })
})

describe('what lies between cells', () => {
  const wall: Effect = { type: 'edge', zone: cells('0202'), to: 'wall' }
  const east: Effect = { type: 'edge', zone: cells('0202'), toward: cells('0302'), to: 'wall' }

  test('closes all ways, or one of them', () => {
    expect(
      turnWith([wall])
        .do('select a')
        .offers.filter((offer) => offer.startsWith('move')),
    ).toEqual([])
    const refusal = turnWith([wall]).do('select a').refusal('move 0302')
    expect(refusal.message.key).toBe('corteo.refuse.wall')
    const points = ({ state }: Scene) => (state as CorteoState).points
    const around = turnWith([east]).do('select a')
    expect(points(around.do('move 0302'))).toBeLessThan(points(around) - 2)
  })

  test('opens again, and only where such a thing was', () => {
    const open: Effect = { type: 'edge', zone: cells('0202'), edges: ['wall'] }
    const other: Effect = { type: 'edge', zone: cells('0202'), edges: ['gate'] }
    expect(turnWith([wall, open]).do('select a').offers).toContain('move 0302')
    expect((turnWith([wall, open]).state as CorteoState).laid).toBeUndefined()
    expect(turnWith([wall, other]).do('select a').offers).not.toContain('move 0302')
  })

  test('is a border for a zone that spreads', () => {
    const bank: Zone = { type: 'spread', from: cells('0202'), edges: ['wall'] }
    expect(seen(turnWith([count(bank)]))).toBe(30)
    expect(seen(turnWith([wall, count(bank)]))).toBe(1)
  })
})
