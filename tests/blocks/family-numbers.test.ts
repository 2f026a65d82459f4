/** Numbers of Junta and Wir sind das Volk! that modifiers change: the rules follow, at the threshold and one below it. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, setup } from '../../engine/game'
import { ownDef } from '../../engine/kernel/position'
import { runtimeRulesetOf } from '../../engine/rulesets'
import {
  bombDice,
  firingWaves,
  isPoliceFree,
  notesAfterCoup,
} from '../../engine/rulesets/junta/blocks/numbers'
import type { Rules as JuntaRules } from '../../engine/rulesets/junta/rules'
import type { JuntaState } from '../../engine/rulesets/junta/state'
import { tableNumber } from '../../engine/rulesets/wir-sind-das-volk/blocks/numbers'
import type { Rules as VolkRules } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { barToFactory } from '../../engine/rulesets/wir-sind-das-volk/rules/building'
import { unrestOfComparison } from '../../engine/rulesets/wir-sind-das-volk/rules/comparing'
import { barToRaise, shortOf } from '../../engine/rulesets/wir-sind-das-volk/rules/raising'
import { EAST, type VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { gameWith } from '../support/smallest-game'

async function begun<R, S>(game: string, modifiers: readonly object[]): Promise<{ rules: R; state: S }> {
  const def = await gameWith(game, modifiers.length > 0 ? { modifiers } : {})
  const { rules } = ownDef(runtimeRulesetOf(def), def)
  return { rules: rules as R, state: setup(def, { seed: 1 }) as S }
}

describe('junta', () => {
  const NUMBERS: readonly [string, (rules: JuntaRules, state: JuntaState) => number][] = [
    ['waves', firingWaves],
    ['gunboat-dice', (rules, state) => bombDice(rules, state, true, 0)],
    ['strike-dice', (rules, state) => bombDice(rules, state, false, 0)],
    ['after-coup', notesAfterCoup],
  ]

  test.each(NUMBERS)('%s', async (number, read) => {
    const plain = await begun<JuntaRules, JuntaState>('junta', [])
    const value = read(plain.rules, plain.state)
    for (const [by, now] of [
      [1, value + 1],
      [-1000, 0],
    ]) {
      const { rules, state } = await begun<JuntaRules, JuntaState>('junta', [{ number, by }])
      expect(read(rules, state)).toBe(now)
    }
  })

  test('candidacy: a family that may not be a candidate is not offered, and refused', async () => {
    for (const [modifiers, isOffered] of [
      [[], true],
      [[{ number: 'candidacy', by: 0, seat: '$first' }], true],
      [[{ number: 'candidacy', to: 0, seat: '$first' }], false],
    ] as const) {
      const plain = await gameWith('junta', {})
      const [first] = plain.seats
      const def = await gameWith('junta', {
        modifiers: modifiers.length > 0 ? modifiers.map((one) => ({ ...one, seat: first })) : undefined,
      })
      const state = setup(def, { seed: 1 })
      const [{ seat, choices }] = decisions(def, state)
      const offered = choices.some(({ action }) => action.type === 'nominate' && action.family === first)
      const next = apply(def, state, seat, { type: 'nominate', family: first })
      expect([offered, next.ok]).toEqual([isOffered, isOffered])
      if (!next.ok) expect(next.error.message.key).toContain('ineligible')
    }
  })

  test('police-attempts: one is free, and two with a modifier', async () => {
    for (const [modifiers, free] of [
      [[], 1],
      [[{ number: 'police-attempts', by: 1 }], 2],
      [[{ number: 'police-attempts', to: 0 }], 0],
    ] as const) {
      const { rules, state } = await begun<JuntaRules, JuntaState>('junta', modifiers)
      const sent = [0, 1, 2].filter((ordered) => isPoliceFree(rules, { ...state, ordered }, 0))
      expect(sent.length).toBe(free)
    }
  })
})

describe('wir-sind-das-volk', () => {
  const game = (modifiers: readonly object[]) => begun<VolkRules, VolkState>('wir-sind-das-volk', modifiers)
  const NUMBERS = [
    'raises',
    'step',
    'bridge',
    'factory-cost',
    'quiet-price',
    'raise-quiet',
    'keep',
    'lenience',
    'police-price',
    'wall-price',
    'collapse',
  ] as const

  test.each(NUMBERS)('%s is one more for the named side, and never below its bound', async (number) => {
    const plain = await game([])
    const value = tableNumber(plain.rules, plain.state, number, EAST)
    const [east] = plain.rules.sides
    const { rules, state } = await game([{ number, by: 1, seat: east }])
    expect([0, 1].map((side) => tableNumber(rules, state, number, side))).toEqual([value + 1, value])
    const least = await game([{ number, by: -1000 }])
    expect(tableNumber(least.rules, least.state, number, EAST)).toBe(number === 'collapse' ? 1 : 0)
  })

  test('the rules follow: living standards, factories and the comparison of provinces', async () => {
    const read = ({ rules, state }: { rules: VolkRules; state: VolkState }) => {
      const [province] = rules.provinces.of[EAST]
      const city = [...rules.cities.side.keys()].find(
        (one) => rules.cities.side[one] === EAST && barToFactory(rules, state, EAST, one, 1000) === undefined,
      )!
      const standard = state.standard.map((_, at) => (at === province ? 0 : 3))
      return {
        short: shortOf(rules, { ...state, standard: standard.map(() => 0) }, province),
        raise: barToRaise(rules, state, EAST, province, 1000),
        factory: barToFactory(rules, state, EAST, city, 1),
        behind: unrestOfComparison(rules, { ...state, standard }, province),
      }
    }
    const plain = read(await game([]))
    expect(plain.factory).toBeUndefined()
    expect(read(await game([{ number: 'factory-cost', by: 1 }])).factory).toBe('price')
    expect(read(await game([{ number: 'step', by: 100 }])).short).toBe(plain.short + 100)
    expect(read(await game([{ number: 'raises', to: 0 }])).raise).toBe('enough')
    expect(read(await game([{ number: 'lenience', by: 1 }])).behind).toBe(plain.behind - 1)
    expect(read(await game([{ number: 'lenience', to: 0 }])).behind).toBe(plain.behind + 1)
  })
})
