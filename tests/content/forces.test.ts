/** The forces of both sides. The rulebook's totals differ from its own lists (C-008, C-009, C-010, C-011, C-024, C-026). */
import { describe, expect, test } from 'vitest'
import { base, pack, sum } from './pack'

const types = new Map(pack.units.units.map((unit) => [unit.id, unit]))
const powerOf = (unit: string) => types.get(unit)!.power
const lines = (side: string) => base.rosters.filter((line) => line.side === side)
const count = (side: string) => sum(lines(side).map((line) => line.count))
const points = (side: string) => sum(lines(side).map((line) => line.count * powerOf(line.unit)))
const people = (side: string) => sum(lines(side).map((line) => line.count * types.get(line.unit)!.people!))
const byType = (side: string) =>
  Object.fromEntries(
    [...new Set(lines(side).map((line) => line.unit))].map((unit) => [
      unit,
      sum(
        lines(side)
          .filter((line) => line.unit === unit)
          .map((line) => line.count),
      ),
    ]),
  )

test('the march: 33 units, 100 points, 9,100 people', () => {
  expect([count('march'), points('march'), people('march')]).toEqual([33, 100, 9100])
  expect(byType('march')).toEqual({
    'spezzone-6-6': 5,
    'spezzone-6-4': 7,
    'cordone-4-4': 4,
    'cordone-4-2': 9,
    'gruppo-4-1': 8,
  })
})

test('the power: 50 units, 190 points, 1,900 people', () => {
  expect([count('power'), points('power'), people('power')]).toEqual([50, 190, 1900])
  expect(byType('power')).toEqual({
    'blindati-8-4': 5,
    'celere-4-4': 10,
    'lacrimogeni-4-6': 10,
    'carabinieri-6-4': 10,
    'piantoni-2-2': 10,
    'vigili-2-2': 5,
  })
})

test('names carry the two printed numbers, speed then power', () => {
  for (const unit of pack.units.units) expect(unit.id).toMatch(new RegExp(`-${unit.speed}-${unit.power}$`))
})

test('every component of the march can provide the two units of a Head, and each line has one', () => {
  for (const line of lines('march')) expect(line.component).toBeDefined()
  const components = [...new Set(lines('march').map((line) => line.component!))]
  expect(components).toHaveLength(10)
  for (const component of components) {
    const units = lines('march').filter((line) => line.component === component)
    expect([component, sum(units.map((line) => line.count)) >= base.rules.head!.units]).toEqual([
      component,
      true,
    ])
  }
})

describe('who starts on the map', () => {
  const groups = (side: string) =>
    base.setup.filter((step) => step.side === side).flatMap((step) => step.groups)

  test('the march with all of its units, on Piazza Mento, two to a hex', () => {
    expect(groups('march')).toMatchObject([
      { units: 'all', count: 33, zone: { type: 'place', place: 'piazza-mento' }, perCell: 2 },
    ])
  })

  test('the power with 30 units and 90 points', () => {
    const placed = groups('power').map(({ units, count }) => ({ unit: units[0], count }))
    expect(groups('power').every(({ units }) => units !== 'all' && units.length === 1)).toBe(true)
    expect(placed).toEqual([
      { unit: 'piantoni-2-2', count: 10 },
      { unit: 'vigili-2-2', count: 5 },
      { unit: 'celere-4-4', count: 10 },
      { unit: 'carabinieri-6-4', count: 5 },
    ])
    expect(sum(placed.map(({ unit, count }) => count * powerOf(unit)))).toBe(90)
  })

  test('the rest of the power comes in hands 2 to 5, worth 20, 30, 20 and 30 points', () => {
    const worth = (base.reinforcements ?? []).map(({ turn, units = [] }) => [
      turn,
      sum(units.map(({ unit, count }) => count * powerOf(unit))),
    ])
    expect(worth).toEqual([
      [2, 20],
      [3, 30],
      [4, 20],
      [5, 30],
    ])
  })

  test('set-up and reinforcements together are each type of unit exactly', () => {
    const arriving = [
      ...groups('power').map(({ units, count }) => ({ unit: units[0], count })),
      ...(base.reinforcements ?? []).flatMap(({ units = [] }) => units),
    ]
    const total = Object.fromEntries(
      Object.keys(byType('power')).map((unit) => [
        unit,
        sum(arriving.filter((one) => one.unit === unit).map(({ count }) => count)),
      ]),
    )
    expect(total).toEqual(byType('power'))
  })
})
