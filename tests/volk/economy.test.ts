/** Building, links and values: invariants of any position, and the sources of a refusal's numbers. */
import { describe, expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { barToFactory, barToLink, dismantlable } from '../../engine/rulesets/wir-sind-das-volk/rules/building'
import {
  citiesOf,
  economyOf,
  isOperative,
  worthOf,
} from '../../engine/rulesets/wir-sind-das-volk/rules/economy'
import { hasProtest } from '../../engine/rulesets/wir-sind-das-volk/rules/protests'
import { at, does, germany } from './germany'
import { anywhere } from './positions'

const def = germany()
const { rules } = def
const city = (id: string) => rules.cities.indexOf.get(id)!

describe('in any position', () => {
  const positions = Array.from({ length: 300 }, (_, seed) => anywhere(def, seedRandom(seed + 1)))

  test('a further factory lowers no value, and raises those that it is linked to by 1', () => {
    for (const state of positions.slice(0, 40))
      for (let one = 0; one < rules.cities.count; one++) {
        if (state.factory[one] !== 0) continue
        const more = { ...state, factory: state.factory.with(one, 1) }
        for (let other = 0; other < rules.cities.count; other++) {
          if (other === one) continue
          const joined = rules.cities.links[other].some(
            (link) =>
              state.link[link] === 1 && (rules.links.from[link] === one || rules.links.to[link] === one),
          )
          const gain = joined && state.factory[other] !== 0 ? 1 : 0
          expect(worthOf(rules, more, other) - worthOf(rules, state, other)).toBe(gain)
        }
      }
  })

  test('values of a side are its factories and twice its operative links, but for those in decay', () => {
    for (const state of positions)
      for (const side of [0, 1]) {
        const own = rules.cities.ids.map((_, index) => index).filter((one) => rules.cities.side[one] === side)
        const base = own.reduce((sum, one) => {
          const worth = state.factory[one] === 1 ? rules.cities.base[one] : rules.cities.rundownBase[one]
          return state.factory[one] === 0 ? sum : sum + worth
        }, 0)
        const links = rules.links.ids.filter(
          (_, link) => rules.links.side[link] === side && isOperative(rules, state, link),
        )
        expect(own.reduce((sum, one) => sum + worthOf(rules, state, one), 0)).toBe(base + 2 * links.length)
      }
  })

  test('nothing is built in a province in protest, and no link without a factory', () => {
    for (const state of positions)
      for (const side of [0, 1]) {
        for (let one = 0; one < rules.cities.count; one++) {
          if (barToFactory(rules, state, side, one, 99) !== undefined) continue
          const homes = rules.provinces.ids
            .map((_, index) => index)
            .filter((index) => citiesOf(rules, state, index).includes(one))
          expect(homes.some((home) => !hasProtest(rules, state, home))).toBe(true)
          expect(rules.cities.external[one] || rules.cities.special[one]).toBe(false)
        }
        for (let link = 0; link < rules.links.count; link++)
          if (barToLink(rules, state, side, link, 99) === undefined)
            expect(
              state.factory[rules.links.from[link]] + state.factory[rules.links.to[link]],
            ).toBeGreaterThan(0)
      }
  })

  test('what can be dismantled goes one by one until nothing is left', () => {
    for (const state of positions.slice(0, 60))
      for (const side of [0, 1]) {
        const count = dismantlable(rules, state, side)
        const task = { kind: 'dismantle', side, count: 99, of: side, where: [] } as const
        let now = { ...state, phase: 'task', tasks: [task, { ...task, kind: 'unrest', count: -1 } as const] }
        let steps = 0
        for (; now.tasks[0]?.kind === 'dismantle'; steps++) {
          const choices = decisions(def, now)[0].choices
          now = does(def, now, choices[nextBelow(seedRandom(steps), choices.length)].action) as typeof now
        }
        expect(dismantlable(rules, now, side)).toBe(0)
        expect(steps === count || steps === count - 1, `${steps} of ${count}`).toBe(true)
      }
  })
})

test('a refusal names the number that decided and where it is written', () => {
  const [, west] = rules.sides
  const state = does(
    def,
    at(def, { turn: west, open: ['displaced-persons', 'comecon'], factories: ['hamburg'] }),
    { type: 'play', card: 'displaced-persons', use: 'develop' },
  )
  const tried = apply(def, state, west, { type: 'rail', link: 'flensburg:hamburg' })
  if (tried.ok) throw new Error('a link of two for one point')
  expect(tried.error).toMatchObject({ rule: 'W-26', section: 'ECO', source: { file: 'maps/germany.yaml' } })
  expect(tried.error.source?.path.at(-1)).toBe('cost')
})

test('a joker counts for all its provinces in a turn, and for one in the end of a decade', () => {
  const state = at(def, { factories: ['hamburg', 'kiel'], rails: [['kiel', 'hamburg']] })
  const joker = city('hamburg')
  const [one, other] = rules.cities.joker[joker]
  const before = [one, other].map((province) => economyOf(rules, state, province))
  const counted = state.counted.with(joker, one)
  const after = [one, other].map((province) => economyOf(rules, { ...state, counted }, province))
  expect(after[0]).toBe(before[0])
  expect(before[1] - after[1]).toBe(worthOf(rules, state, joker))
})
