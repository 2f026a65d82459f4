/** The inspector's sums for a place equal those of the game. */
import { describe, expect, test } from 'vitest'
import { decisions, inspect, table } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import { exportOf, worthOf } from '../../engine/rulesets/wir-sind-das-volk/rules/economy'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { isWritten } from '../engine/support/agreement'
import { at, does, germany } from './germany'
import { anywhere, stepOf } from './positions'

const def = germany()
const { rules } = def
const cellOf = (id: string): number => def.grid.indexOf(id)
const ask = (state: VolkState, id: string) => inspect(def, state, 'brd', { kind: 'cell', cell: cellOf(id) })
const sumOf = (state: VolkState, place: string, id: string) =>
  ask(state, place)?.sums.find((sum) => sum.id === id)

describe('a town', () => {
  test('W-33: line by line, and what it would be worth before it is built', () => {
    const state = at(def, {
      factories: ['dortmund', 'kassel', 'wolfsburg'],
      rails: [
        ['dortmund', 'kassel'],
        ['wolfsburg', 'kassel'],
        ['kassel', 'giessen'],
      ],
    })
    const worth = sumOf(state, 'kassel', 'worth')
    expect(worth?.total).toBe(3)
    expect(worth?.lines.map(({ points, piece }) => [points, piece])).toEqual([
      [1, undefined],
      [1, 'factory-dortmund'],
      [1, 'factory-wolfsburg'],
    ])
    expect(ask(state, 'kassel')?.lines).toHaveLength(2)
    expect(sumOf(state, 'giessen', 'worth')?.total).toBe(2)
    expect(inspect(def, state, 'ddr', { kind: 'piece', piece: 'factory-kassel' })).toEqual(
      ask(state, 'kassel'),
    )
  })

  test('at random positions it is the worth that the rules count', () => {
    const rng = seedRandom(11)
    for (let game = 0; game < 50; game++) {
      const state = anywhere(def, rng)
      for (const [city, id] of rules.cities.ids.entries())
        if (state.factory[city] !== 0)
          expect(sumOf(state, id, 'worth')?.total).toBe(worthOf(rules, state, city))
    }
  })
})

describe('a province', () => {
  test('W-91: what an attack would bring is what it brings', () => {
    const given = { factories: ['dortmund', 'bitterfeld'], standard: { bayern: 3, thueringen: 1 } }
    const state = at(def, given)
    const { province, target } = { province: 'bayern', target: 'thueringen' }
    const attack = sumOf(state, province, 'attack')
    const to = rules.provinces.ids.indexOf(target)
    const line = attack?.lines.find(({ label }) => JSON.stringify(label).includes(target))
    const after = does(def, stepOf(def, state, 7).state, { type: 'attack', province, target })
    expect(after.unrest[to]).toBe(line?.points)
    expect(ask(state, province)?.cells.map(({ cell }) => cell)).toContain(cellOf(target))
    expect(sumOf(state, target, 'unrest')?.total).toBe(2)
  })

  test('W-86: what the comparison inside a side would bring is what it brings', () => {
    const state = at(def, { standard: { bayern: 3 }, sections: {} })
    const { events } = stepOf(def, state, 6)
    for (const { type, province, count } of events)
      if (type === 'unrest') {
        const lines = sumOf(state, province as string, 'unrest')?.lines ?? []
        expect(lines.find(({ label }) => label.key.endsWith('poorer'))?.points).toBe(count)
      }
    expect(events.filter(({ type }) => type === 'unrest').length).toBeGreaterThan(5)
  })

  test('a section stands for its city, and open land says nothing', () => {
    const state = at(def, {})
    const [section] = rules.provinces.sections.ids
    expect(ask(state, section)).toEqual(ask(state, rules.provinces.ids[rules.provinces.divided]))
    expect(inspect(def, state, 'brd', { kind: 'cell', cell: -1 })).toBeUndefined()
    expect(inspect(def, state, 'brd', { kind: 'piece', piece: 'nothing' })).toBeUndefined()
  })

  test('the living standards it can keep are bounded by its export factory', () => {
    const rng = seedRandom(12)
    for (let game = 0; game < 50; game++) {
      const state = anywhere(def, rng)
      for (const [province, id] of rules.provinces.ids.entries())
        if (province !== rules.provinces.divided)
          expect(ask(state, id)?.verdict?.values?.limit).toBe(exportOf(rules, state, province))
    }
  })
})

test('every place of the map and every piece on it has words in both languages', () => {
  const rng = seedRandom(13)
  for (let game = 0; game < 20; game++) {
    const state = anywhere(def, rng)
    const pieces = table(def, state).pieces.map(({ id }) => ({ kind: 'piece', piece: id }) as const)
    const cells = def.grid.names.map((_, cell) => ({ kind: 'cell', cell }) as const)
    for (const place of [...pieces, ...cells]) {
      const told = inspect(def, state, 'spectator', place)
      if (!told) continue
      const messages = [
        told.title,
        told.verdict,
        ...told.sums.flatMap(({ label, lines }) => [label, ...lines.map((one) => one.label)]),
      ]
      for (const message of messages) if (message) expect(isWritten(message), message.key).toBe(true)
    }
    expect(decisions(def, state).length).toBeGreaterThan(0)
  }
})
