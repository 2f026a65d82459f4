/** Counted missiles, passing them on and taking them from the dead (CH-95, CH-96). */
import { describe, expect, test } from 'vitest'
import { setup } from '../../engine/game'
import type { CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { GameDef } from '../../engine/types'
import { azure, field, GRASS, gules, type Setting, Skirmish, type Unit } from './skirmish'

const COUNTED: Setting = { ...GRASS, options: { ammunition: { dice: 3 } } }
const scene = (units: readonly Unit[], step: 'first-shots' | 'movement' = 'movement', dice: number[] = []) =>
  new Skirmish(
    COUNTED,
    { step, side: 'gules', turn: 1, units: [...units, azure('spear-man', 'far', '0909')] },
    dice,
  )

describe('at the start', () => {
  test('each shooter has the sum of three dice, and nobody else has any', () => {
    const def = field(COUNTED)
    const sums = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const state = setup(def as GameDef, { seed }) as CryHavocState
      state.arrows.forEach((arrows, piece) => {
        if (def.rules.pieces.weapon[piece] < 0) expect(arrows).toBe(-1)
        else sums.add(arrows)
      })
    }
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...sums)).toBeLessThanOrEqual(30)
    expect(sums.size).toBeGreaterThan(20)
  })

  test('nothing is counted where the option is off', () => {
    const state = setup(field(GRASS) as GameDef, { seed: 1 }) as CryHavocState
    expect(new Set(state.arrows)).toEqual(new Set([-1]))
  })
})

test('a shot takes one, and with none left nobody shoots', () => {
  const game = scene(
    [gules('bow-man', 'b', '0303', { arrows: 1 }), azure('spear-man', 'd', '0503')],
    'first-shots',
    [10],
  )
  game.do('select', 'b').do('shoot', 'd')
  expect(game.state.arrows[game.index('b')]).toBe(0)
  game.do('done')
  expect(game.state.phase).not.toBe('second-shots')
  const empty = scene(
    [
      gules('bow-man', 'b', '0303', { arrows: 0 }),
      gules('bow-man', 'c', '0304', { arrows: 2 }),
      azure('spear-man', 'd', '0503'),
    ],
    'first-shots',
  )
  expect(empty.offers('select')).toEqual(['c'])
  expect(empty.why('select', 'b')).toMatchObject({
    rule: 'CH-95',
    source: { file: 'scenarios/skirmish.yaml', path: ['rules', 'ammunition'] },
  })
})

describe('handing over (CH-96)', () => {
  const pair = (more: Partial<Unit> = {}): Unit[] => [
    gules('bow-man', 'b', '0303', { arrows: 4 }),
    gules('bow-man', 'c', '0304', { arrows: 0, ...more }),
    gules('spear-man', 's', '0101'),
  ]

  test('takes the whole phase of both', () => {
    const game = scene(pair()).do('select', 'b')
    const counts = game
      .decision()
      .choices.filter(({ action }) => action.type === 'give')
      .map(({ action }) => action.count)
    expect(counts).toEqual([1, 2, 3, 4])
    const give = game.decision().choices.find(({ action }) => action.type === 'give' && action.count === 3)!
    game.take(give.action)
    expect([game.state.arrows[game.index('b')], game.state.arrows[game.index('c')]]).toEqual([1, 3])
    expect(game.offers('select')).toEqual(['s'])
  })

  test('not beside an enemy, nor after a shot', () => {
    const beside = scene([...pair(), azure('spear-man', 'd', '0403')]).do('select', 'b')
    expect(beside.decision().choices.some(({ action }) => action.type === 'give')).toBe(false)
    const shot = scene(pair({ shot: true })).do('select', 'b')
    expect(shot.decision().choices.some(({ action }) => action.type === 'give')).toBe(false)
  })

  test('from the quiver of a dead man, friend or enemy, with the same kind of missiles', () => {
    const game = scene([
      gules('bow-man', 'b', '0303', { arrows: 0 }),
      azure('bow-man', 'dead', '0304', { health: 'dead', arrows: 7 }),
      azure('crossbow-man', 'bolts', '0302', { health: 'dead', arrows: 7 }),
      gules('spear-man', 's', '0101'),
    ]).do('select', 'b')
    expect(game.offers('take')).toEqual(['dead'])
    game.do('take', 'dead')
    expect([game.state.arrows[game.index('b')], game.state.arrows[game.index('dead')]]).toEqual([7, 0])
  })
})
