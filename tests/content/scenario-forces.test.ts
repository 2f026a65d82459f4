/** The forces of the four scenarios of section D (C-149, C-153, C-160, C-162, C-171, C-181). */
import { expect, test } from 'vitest'
import type { ArrivingUnits, RosterLine } from '../../schemas/generated/content'
import { base, pack, sum } from './pack'

const types = new Map(pack.units.units.map((unit) => [unit.id, unit]))
const scenario = (id: string) => pack.scenarios[id]
const isMarcher = ({ unit }: { unit: string }) => types.get(unit)!.side === 'march'
const count = (lines: readonly { count: number }[]) => sum(lines.map((line) => line.count))
const points = (lines: readonly { count: number; unit: string }[]) =>
  sum(lines.map((line) => line.count * types.get(line.unit)!.power))
const march = (id: string) => scenario(id).rosters.filter(isMarcher)
const perType = (lines: readonly RosterLine[]) =>
  ['spezzone-6-6', 'spezzone-6-4', 'cordone-4-4', 'cordone-4-2', 'gruppo-4-1'].map((type) =>
    count(lines.filter(({ unit }) => unit === type)),
  )
const STARRED: readonly ArrivingUnits[] = [
  { unit: 'spezzone-6-6', component: 'mov', count: 2 },
  { unit: 'spezzone-6-4', component: 'mov', count: 2 },
  { unit: 'cordone-4-4', component: 'mov', count: 3 },
]

test('seven starred units are 32 points, four of them throw', () => {
  expect([count(STARRED), points(STARRED)]).toEqual([7, 32])
  expect(count(STARRED.filter(({ unit }) => types.get(unit)!.launch))).toBe(4)
})

test('internationalist: 33 units and 100 points, of the usual ones and the starred', () => {
  expect([count(march('internationalist')), points(march('internationalist'))]).toEqual([33, 100])
  expect(scenario('internationalist').muster).toEqual([
    { side: 'march', units: 33, points: 100, pool: STARRED },
  ])
})

test('antifascist: 32 units, 5 / 7 / 5 / 7 / 8, 100 points, and five dissidents', () => {
  const dissidents = march('antifascist').filter(({ component }) => component === 'poc')
  const usual = march('antifascist').filter(({ component }) => component !== 'poc')
  expect([count(usual), points(usual), count(dissidents)]).toEqual([32, 100, 5])
  expect(perType(usual)).toEqual([5, 7, 5, 7, 8])
})

test.each(['social', 'antirepressive'])(
  '%s: the usual 33 and the starred seven are 40 units and 132 points',
  (id) => {
    expect([count(march(id)), points(march(id))]).toEqual([40, 132])
    const total = perType(base.rosters.filter(isMarcher))
    expect(perType(march(id))).toEqual(total.map((usual, i) => usual + [2, 2, 3, 0, 0][i]))
  },
)

test('antirepressive: the Left picks 28 units and 114 points, the Right has the other 12 and 18', () => {
  const right = march('antirepressive').filter(({ seat }) => seat === 'right')
  const left = march('antirepressive').filter(({ seat }) => seat === 'left')
  expect([count(right), points(right)]).toEqual([12, 18])
  expect([count(left), points(left)]).toEqual([28, 114])
  expect(scenario('antirepressive').muster).toMatchObject([{ seat: 'left', units: 28, points: 114 }])
  expect(count(scenario('antirepressive').muster![0].pool)).toBe(4)
})

test.each(['internationalist', 'antifascist', 'social', 'antirepressive'])(
  '%s: the power has its 50 units and 190 points, besides units without power',
  (id) => {
    const police = scenario(id).rosters.filter((line) => !isMarcher(line) && types.get(line.unit)!.power > 0)
    expect([count(police), points(police)]).toEqual([50, 190])
    const shows = scenario(id).rosters.filter((line) => !isMarcher(line) && types.get(line.unit)!.power === 0)
    for (const { unit } of shows) expect([unit, types.get(unit)!.passive]).toEqual([unit, true])
  },
)

test.each(['internationalist', 'antifascist', 'social', 'antirepressive'])(
  '%s: each component that may lead has the units of a Head',
  (id) => {
    const { components, units } = scenario(id).rules.head!
    expect(Array.isArray(components)).toBe(true)
    for (const component of components) {
      const own = march(id).filter((line) => line.component === component)
      expect([component, count(own) >= units]).toEqual([component, true])
    }
  },
)
