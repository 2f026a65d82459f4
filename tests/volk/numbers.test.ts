/** Other numbers in tables.yaml than in the printed game. No rule may assume the printed ones. */
import { expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import type { NumberName, VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { protestsOf } from '../../engine/rulesets/wir-sind-das-volk/rules/protests'
import { cubesLeft } from '../../engine/rulesets/wir-sind-das-volk/rules/supply'
import { EAST, NOBODY, type VolkState, WEST } from '../../engine/rulesets/wir-sind-das-volk/state'
import { at, does, germany } from './germany'
import { stepOf } from './positions'

function withNumbers(changes: Partial<Record<NumberName, number>>): VolkDef {
  const def = germany()
  return { ...def, rules: { ...def.rules, numbers: { ...def.rules.numbers, ...changes } } }
}

const QUIETEN = { type: 'play', card: 'monetary-reform', use: 'quiet' } as const
const uneasy = (def: VolkDef, factories: string[], rundown: string[] = []): VolkState =>
  at(def, { turn: 'ddr', open: ['monetary-reform', 'comecon'], factories, rundown, unrest: { sachsen: 2 } })
const isOffered = (def: VolkDef, state: VolkState): boolean =>
  decisions(def, state)[0].choices.some(
    ({ action }) => action.card === QUIETEN.card && action.use === 'quiet',
  )

test('W-40, W-41: who cannot pay the whole price takes no unrest away', () => {
  const def = withNumbers({ 'quiet-price': 2 })
  expect(isOffered(def, uneasy(def, ['bitterfeld']))).toBe(false)
  const able = uneasy(def, ['bitterfeld', 'jena', 'dortmund'])
  expect(isOffered(def, able)).toBe(true)
  const after = does(def, able, QUIETEN, { type: 'raze', town: 'jena' })
  expect([after.factory.filter((one) => one > 0).length, sum(after.unrest), after.turn]).toEqual([1, 1, WEST])
})

test('W-40: a price of nothing is not asked for', () => {
  const def = withNumbers({ 'quiet-price': 0 })
  const after = does(def, uneasy(def, ['bitterfeld', 'jena']), QUIETEN)
  expect([after.factory.filter((one) => one > 0).length, sum(after.unrest), after.turn]).toEqual([2, 1, WEST])
})

test('W-67: on a police card lie as many cubes as it took away, which may be fewer than it could', () => {
  const def = withNumbers({ 'police-quiet': 2 })
  const police = def.rules.cards.indexOf.get('state-security')!
  for (const [there, taken] of [
    [1, 1],
    [3, 2],
  ]) {
    const played = at(def, {
      turn: 'ddr',
      open: ['state-security', 'basic-law'],
      unrest: { sachsen: there },
      factories: ['bitterfeld', 'jena'],
    })
    const asked = does(
      def,
      played,
      { type: 'play', card: 'state-security', use: 'event' },
      { type: 'icon', at: 0 },
    )
    const after = does(def, asked, { type: 'choose', province: 'sachsen' })
    expect([after.used[police], sum(after.unrest)]).toEqual([taken, there - taken])
    expect(cubesLeft(def.rules, after)).toBe(def.rules.supply.unrest - there)
  }
})

test('W-75: only the East is ruined; what the West is short of is forgiven', () => {
  const { rules, ...def } = germany()
  const [first] = rules.prestige.spaces.get(1) ?? []
  for (const [side, town, ending] of [
    [EAST, 'bitterfeld', 0],
    [WEST, 'dortmund', NOBODY],
  ] as const) {
    const two = { ...first, verb: 'dismantle', on: side, count: 2, where: rules.provinces.of[side] } as const
    const changed = {
      ...def,
      rules: { ...rules, prestige: { ...rules.prestige, spaces: new Map([[1, [two]]]) } },
    }
    const { state } = stepOf(changed, at(changed, { prestige: 1, factories: [town] }), 2)
    expect(state.ending).toBe(ending)
  }
})

test('W-59: protests come at the number of cubes that is written', () => {
  const def = withNumbers({ protest: 3 })
  const state = at(def, { unrest: { sachsen: 7, hessen: 2 } })
  const protests = ['sachsen', 'hessen'].map((id) =>
    protestsOf(def.rules, state, def.rules.provinces.indexOf.get(id)!),
  )
  expect(protests).toEqual([2, 0])
})

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
