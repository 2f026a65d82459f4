/** The sums of the end of a decade, compared with a plain implementation of the rulebook in random positions. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { GameEvent } from '../../engine/types'
import { at, does, germany } from './germany'
import { anywhere, stepOf } from './positions'

const def = germany()
const { rules } = def
const { provinces, cities, links } = rules
const POSITIONS = 300
/** The least number of them without a question before marks are counted. */
const LEAST_JUDGED = 50
const EAST = 0
const WEST = 1

const positions = (seed: number): VolkState[] => {
  const rng = seedRandom(seed)
  return Array.from({ length: POSITIONS }, () => anywhere(def, rng))
}
const of = (side: number): number[] =>
  provinces.ids.flatMap((_, province) => (provinces.side[province] === side ? [province] : []))
const find = (events: readonly GameEvent[], type: string): GameEvent | undefined =>
  events.find((event) => event.type === type)
const named = (id: unknown): number => provinces.ids.indexOf(id as string)

/** Returns the values of a province's factories, counted link by link. */
function factoriesOf(state: VolkState, province: number): number[] {
  return cities.ids.flatMap((_, city) => {
    const joker = cities.joker[city]
    const isThere =
      cities.province[city] === province || (joker.includes(province) && state.counted[city] === province)
    return isThere && state.factory[city] !== 0 ? [worthOf(state, city)] : []
  })
}

function worthOf(state: VolkState, city: number): number {
  const isNew = state.factory[city] === 1
  const base = cities.special[city] ? (isNew ? 2 : 1) : isNew ? 1 : 0
  const joined = links.ids.filter((_, link) => {
    const ends = [links.from[link], links.to[link]]
    if (state.link[link] !== 1 || !ends.includes(city) || ends.some((end) => state.factory[end] === 0))
      return false
    const other = ends[0] === city ? ends[1] : ends[0]
    const home = cities.external[other] ? cities.province[city] : cities.province[other]
    const external = cities.external[other] ? other : cities.external[city] ? city : undefined
    return external === undefined || state.counted[external] < 0 || state.counted[external] === home
  })
  return base + joined.length
}

const exportOf = (state: VolkState, province: number): number => Math.max(0, ...factoriesOf(state, province))
const protests = (state: VolkState, side: number): number =>
  of(side).reduce((sum, province) => sum + Math.floor(state.unrest[province] / 4) + state.echo[province], 0)
const standards = (state: VolkState, side: number): number[] =>
  of(side).map((province) => state.standard[province])

/** Returns the first space of flight with a price. */
const costing = (wanted: number): number =>
  Math.min(...[...rules.flight.price].flatMap(([space, price]) => (price === wanted ? [space] : [])))

describe('W-70 to W-74: flight', () => {
  test('the marker moves by symbols, police, living standards and protests', () => {
    for (const from of positions(1)) {
      const state = { ...from, flights: from.currency, wall: 0 }
      const { events } = stepOf(def, state, 1)
      const right = state.flights + Math.max(...standards(state, WEST)) + (protests(state, EAST) > 0 ? 1 : 0)
      const left = Math.min(...standards(state, EAST)) + (protests(state, WEST) > 0 ? 1 : 0)
      const reached = Math.max(0, Math.min(rules.flight.most, right - left))
      expect(find(events, 'flight')).toMatchObject({
        at: reached,
        price: rules.flight.price.get(reached) ?? 0,
      })
    }
  })

  test('behind the wall it stands still, and prestige moves', () => {
    const state = at(def, { wall: true, prestige: 2, factories: ['bitterfeld', 'jena', 'dortmund'] })
    const { state: after, events } = stepOf(def, state, 1)
    expect(find(events, 'flight')).toBeUndefined()
    expect(after.prestige).toBe(1)
    expect(after.tasks[0]).toMatchObject({ kind: 'dismantle', side: EAST, count: 1, of: EAST })
  })

  test('the sides decide by turns, beginning with the one ahead', () => {
    const rich = { factories: ['bitterfeld', 'jena', 'leipzig', 'eisenach'], prestige: 3 }
    const state = { ...at(def, rich), flights: costing(3) }
    const { state: asked } = stepOf(def, state, 1)
    const sides = [asked.tasks[0].side]
    let now = asked
    for (const town of ['bitterfeld', 'jena']) {
      now = does(def, now, { type: 'raze', town })
      sides.push(now.tasks[0]?.side)
    }
    expect(sides).toEqual([EAST, WEST, EAST])
  })

  test('who owes more than he has is ruined at once', () => {
    const poor = { ...at(def, { factories: ['bitterfeld', 'jena'], rundown: ['jena'] }), flights: 12 }
    const { state } = stepOf(def, poor, 1)
    expect([state.ending, state.winner]).toEqual([0, WEST])
  })
})

test('W-77 to W-81: marks are needed for living standards, and come from the track and from exports', () => {
  let judged = 0
  for (const from of positions(2)) {
    const { events } = stepOf(def, from, 3)
    const told = find(events, 'currency')
    if (!told) continue // a joker causes a question first
    judged += 1
    const need = standards(from, EAST).reduce((sum, count) => sum + count, 0)
    expect(told).toMatchObject({ need, track: from.currency })
    expect(told.missing).toBe(Math.max(0, need - from.currency - Number(told.exports)))
  }
  expect(judged).toBeGreaterThan(LEAST_JUDGED)
})

/** Returns a position without a question about a factory's province. */
const settled = (state: VolkState): VolkState => ({
  ...state,
  factory: state.factory.map((built, city) =>
    cities.external[city] || cities.joker[city].length > 0 ? 0 : built,
  ),
})

test('W-79: exports earn a mark where they are worth as much as the worst western one', () => {
  for (const from of positions(3).map(settled)) {
    const told = find(stepOf(def, from, 3).events, 'currency')
    const western = of(WEST).filter((province) => factoriesOf(from, province).length > 0)
    const reference = western.length === 0 ? 0 : Math.min(...western.map((one) => exportOf(from, one)))
    const exports = of(EAST).filter(
      (province) => factoriesOf(from, province).length > 0 && exportOf(from, province) >= reference,
    ).length
    expect(told).toMatchObject({ reference, exports })
  }
})

test('W-83, W-84: what a province cannot keep goes, no more and no less', () => {
  for (const from of positions(4).map(settled)) {
    const { events } = stepOf(def, { ...from, sections: [0, 0, 0], standard: emptied(from) }, 5)
    const lost = events.filter(({ type }) => type === 'standard-lost')
    const expected = provinces.ids.flatMap((id, province) => {
      const excess = emptied(from)[province] - exportOf(from, province)
      return excess > 0 ? [{ province: id, count: excess }] : []
    })
    expect(lost.map(({ province, count }) => ({ province, count }))).toEqual(expected)
  }
})

const emptied = ({ standard }: VolkState): number[] =>
  standard.map((count, province) => (province === provinces.divided ? 0 : count))

test('W-86 to W-88: the poorer get the difference less one, the divided city all of it', () => {
  const sides = new Set<number>()
  for (const from of positions(5)) {
    const { state, events } = stepOf(def, { ...from, box: 0 }, 6)
    const came = new Map(
      events.flatMap(({ type, province, count }) =>
        type === 'unrest' ? [[named(province), Number(count)] as const] : [],
      ),
    )
    const waits = state.tasks.filter(({ kind }) => kind === 'compare').map((task) => task.of)
    for (const side of [EAST, WEST].filter((one) => !waits.includes(one)))
      for (const province of of(side)) {
        const short = Math.max(...standards(from, side)) - from.standard[province]
        const due = province === provinces.divided ? short : Math.max(0, short - 1)
        expect(came.get(province) ?? 0).toBe(due)
        sides.add(side)
      }
  }
  expect([...sides].sort()).toEqual([EAST, WEST])
})

describe('W-89 to W-93: East and West compare themselves', () => {
  const strength = (state: VolkState, province: number): number =>
    state.standard[province] - (Math.floor(state.unrest[province] / 4) + state.echo[province] > 0 ? 1 : 0)

  test('each attacker is asked once, with targets that it hurts; the divided city strikes all it touches', () => {
    for (const from of positions(6)) {
      const { state, events } = stepOf(def, { ...from, box: 0 }, 7)
      const asked = state.tasks.filter(({ kind }) => kind === 'attack').map((task) => task.of)
      const struck = events.filter(({ type }) => type === 'attack')
      for (const { province, target, count } of struck) {
        expect(named(province)).toBe(provinces.divided)
        expect(count).toBe(strength(from, named(province)) - from.standard[named(target)])
      }
      for (const [province] of provinces.ids.entries()) {
        const hurts = provinces.faces[province].filter(
          (target) => strength(from, province) > from.standard[target],
        )
        if (asked.length > 0 && province !== provinces.divided && !asked.includes(province))
          expect(hurts.length === 0 || isBefore(from, province, asked[0])).toBe(true)
      }
    }
  })

  /** Whether a province comes before another. The leading side goes first, each in the order of its provinces. */
  function isBefore({ prestige }: VolkState, one: number, other: number): boolean {
    const first = prestige > 0 ? EAST : WEST
    const place = (province: number) => (provinces.side[province] === first ? 0 : 100) + province
    return place(one) < place(other)
  }

  test('an attack brings the difference, and a protest takes one living standard off it', () => {
    const given = { factories: ['dortmund', 'bitterfeld'], standard: { bayern: 3, thueringen: 1 } }
    const calm = does(def, stepOf(def, at(def, given), 7).state, {
      type: 'attack',
      province: 'bayern',
      target: 'thueringen',
    })
    expect(calm.unrest[named('thueringen')]).toBe(2)
    const loud = does(def, stepOf(def, at(def, { ...given, unrest: { bayern: 4 } }), 7).state, {
      type: 'attack',
      province: 'bayern',
      target: 'thueringen',
    })
    expect(loud.unrest[named('thueringen')]).toBe(1)
  })
})

test('W-76: what is no number is no space at all, whatever it would count as', () => {
  const { state } = stepOf(def, at(def, { prestige: 3, factories: ['dortmund', 'bitterfeld'] }), 2)
  const why = (space: number | boolean | string) => {
    const tried = apply(def, state, 'ddr', { type: 'reward', space })
    return tried.ok ? 'allowed' : tried.error.message.key
  }
  expect([true, '2', 4].map(why)).toEqual([
    'kernel.form-value',
    'kernel.form-value',
    'volk.refuse.reward-not-reached',
  ])
})

describe('W-95 to W-100: socialists, and the collapse', () => {
  test('as many come or go as the track says, and unrest takes their place', () => {
    for (const from of positions(7)) {
      const { state, events } = stepOf(def, from, 9)
      const due = Number(find(events, 'socialists')?.count)
      expect(due).toBe(rules.socialism.gain.get(from.socialism) ?? 0)
      const all = (one: VolkState) => one.box + one.socialists.reduce((sum, count) => sum + count, 0)
      const left = state.tasks[0]?.kind === 'socialists' ? state.tasks[0].count : 0
      if (state.ending < 0) expect(all(state) - all(from)).toBe(due - left)
      else if (events.some(({ how }) => how === 'no-socialists')) expect(all(from)).toBeLessThan(-due)
    }
  })

  test('four protests are the end of a side, and of the West when both have them', () => {
    for (const from of positions(8)) {
      const unrest = from.unrest.map((cubes, province) => (province % 3 === 0 ? cubes + 2 : cubes))
      const state = { ...from, unrest, echo: from.echo.map(() => 0) }
      const { state: after } = stepOf(def, state, 10)
      const [east, west] = [EAST, WEST].map((side) => protests(state, side) >= 4)
      if (east || west) expect(after.winner).toBe(west ? EAST : WEST)
      else expect([after.ending, after.phase]).toEqual([-1, 'turn'])
    }
  })
})
