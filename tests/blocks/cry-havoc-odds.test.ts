/** The shown odds, the refusals and the bots of Cry Havoc read the modified numbers, as the dice do. */
import { describe, expect, test } from 'vitest'
import { fightWorth, shotWorth } from '../../engine/rulesets/cry-havoc/bot/odds'
import { makeOutlook } from '../../engine/rulesets/cry-havoc/bot/outlook'
import { weightsOf } from '../../engine/rulesets/cry-havoc/bot/weights'
import { piecesOf } from '../../engine/rulesets/cry-havoc/compile/recast'
import { load } from '../../engine/rulesets/cry-havoc/position/cache'
import { attackOf, defenceOf, speedOf } from '../../engine/rulesets/cry-havoc/rules/figures'
import { aimsOf } from '../../engine/rulesets/cry-havoc/rules/missile'
import { pointsOf } from '../../engine/rulesets/cry-havoc/rules/scoring'
import type { CryHavocScenarioFile } from '../../schemas/generated/content'
import { azure, GRASS, gules, type Setting, Skirmish, type Unit } from '../cry-havoc/skirmish'

type Modifiers = NonNullable<CryHavocScenarioFile['modifiers']>
type Step = 'first-shots' | 'movement' | 'fights'

const far = [azure('town-folk', 'far', '0909'), gules('town-folk', 'away', '0109')]
const foes = [gules('foot-serjeant', 'a', '0505'), azure('spear-man', 'd', '0504'), ...far]
const archers = [gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503'), ...far]

const scene = (
  step: Step,
  units: readonly Unit[],
  modifiers: Modifiers = [],
  setting: Setting = GRASS,
  dice: readonly number[] = [],
) =>
  new Skirmish(
    { ...setting, blocks: { modifiers } },
    { step, side: 'gules', turn: 1, units: [...units] },
    dice,
  )
const shot = (modifiers: Modifiers = []) => scene('first-shots', archers, modifiers).do('select', 'a')
const fight = (modifiers: Modifiers = []) => scene('fights', foes, modifiers).do('select', 'a')
const azureOnly = { who: { side: 'azure' } }

/** By letter of the table and what it does, the faces of the die. */
function chances(game: Skirmish): Record<string, number> {
  const sum = game.point('d')?.sums.find(({ id }) => id === 'chances')
  const words = (values: Readonly<Record<string, unknown>> = {}) =>
    [values.letter, values.type, values.who].join(' ')
  return Object.fromEntries((sum?.lines ?? []).map(({ label, points }) => [words(label.values), points]))
}

describe('the odds of a fight', () => {
  const verdict = (modifiers: Modifiers) => fight(modifiers).point('d')?.verdict?.values

  test('show attack, defence, ground and columns', () => {
    expect(verdict([])).toEqual({ plain: 2, shift: 0, more: 0, column: 2 })
    expect(verdict([{ number: 'attack', by: 5 }])).toMatchObject({ plain: 2 })
    expect(verdict([{ number: 'attack', by: 6 }])).toMatchObject({ plain: 3 })
    expect(verdict([{ number: 'defence', by: 1, ...azureOnly }])).toMatchObject({ plain: 1 })
    expect(verdict([{ number: 'ground', to: -1, ...azureOnly }])).toMatchObject({
      shift: 1,
      more: 0,
      column: 3,
    })
    expect(verdict([{ number: 'fight-column', by: 1 }])).toEqual({ plain: 2, shift: 0, more: 1, column: 3 })
    expect(verdict([{ number: 'fight-column', by: 1, ...azureOnly }])).toMatchObject({ more: 0, column: 2 })
    expect(
      fight([{ number: 'fight-column', by: 1 }])
        .do('against', 'd')
        .decision()
        .choices.find(({ action }) => action.type === 'strike')?.label.values,
    ).toMatchObject({ shift: 0, more: 1, column: 3 })
  })

  test('show the die, the harm and the retreats', () => {
    const plain = chances(fight())
    const faces = Object.values(plain)
    expect(faces.reduce((sum, one) => sum + one, 0)).toBe(10)
    expect(chances(fight([{ number: 'fight-die', by: 1 }]))).not.toEqual(plain)
    expect(chances(fight([{ number: 'fight-die', by: -20 }]))).toEqual({
      [Object.keys(chances(fight([{ number: 'fight-die', by: -20 }])))[0]]: 10,
    })
    expect(chances(fight([{ number: 'harm', by: 1, ...azureOnly }]))).not.toEqual(plain)
    const kills = chances(fight([{ number: 'harm', by: 3, ...azureOnly }]))
    expect(Object.keys(kills).filter((key) => /(stun|wound) defender/.test(key))).toEqual([])
    const still = chances(fight([{ number: 'retreat-cells', to: 0, ...azureOnly }]))
    expect(Object.keys(plain).filter((key) => key.includes('retreat defender')).length).toBeGreaterThan(0)
    expect(Object.keys(still).filter((key) => key.includes('retreat defender'))).toEqual([])
  })
})

describe('the odds of a shot', () => {
  const sums = (game: Skirmish) =>
    Object.fromEntries(
      (game.point('d')?.sums ?? []).map(({ id, total, lines }) => [id, [total, lines.length]]),
    )

  test('show the die with a line of its own, and the cover', () => {
    expect(sums(shot())).toMatchObject({ die: [0, 1], cover: [0, 1] })
    expect(sums(shot([{ number: 'shot', by: 1 }]))).toMatchObject({ die: [1, 2], cover: [0, 1] })
    expect(sums(shot([{ number: 'shot-cover', by: 1 }]))).toMatchObject({ die: [0, 1], cover: [1, 1] })
    expect(shot([{ number: 'shot', by: 1 }]).point('d')?.verdict?.values).toEqual({ die: 7 })
  })

  test('show the harm', () => {
    const kinds = (modifiers: Modifiers) =>
      Object.keys(chances(shot(modifiers))).map((key) => key.split(' ')[1])
    expect(kinds([])).toContain('stun')
    expect(kinds([{ number: 'harm', by: 1 }])).not.toContain('stun')
    expect(kinds([{ number: 'harm', by: -3 }])).not.toContain('kill')
  })

  test.each([
    [0, true, 24],
    [-22, true, 2],
    [-23, false, 1],
  ])('a range of %i more: the shot over two cells is possible: %s', (by, isPossible, most) => {
    const units = [...archers, azure('spear-man', 'near', '0304')]
    const game = scene('first-shots', units, by === 0 ? [] : [{ number: 'shot-range', by }]).do('select', 'a')
    expect(game.offers('shoot').includes('d')).toBe(isPossible)
    if (isPossible) return
    expect(game.why('shoot', 'd')).toMatchObject({ rule: 'CH-12', message: { values: { most } } })
  })
})

describe('bots', () => {
  const outlookOf = (game: Skirmish) => {
    load(game.def.rules, game.state)
    return makeOutlook(game.def.rules, 0, weightsOf(game.def.rules, 0)!)
  }
  const ofFight = (modifiers: Modifiers) => {
    const game = fight(modifiers)
    return fightWorth(outlookOf(game), game.state, [game.index('a')], [game.index('d')])!
  }
  const ofShot = (modifiers: Modifiers) => {
    const game = shot(modifiers)
    const outlook = outlookOf(game)
    const [aim] = aimsOf(game.def.rules, game.state, game.index('a'))
    return shotWorth(outlook, game.state, game.index('a'), game.index('d'), aim.shot)
  }

  test.each([
    { number: 'fight-die', by: -1 },
    { number: 'fight-column', by: 1 },
    { number: 'attack', by: 6 },
    { number: 'harm', by: 1, ...azureOnly },
    { number: 'casualty-points', by: 5, ...azureOnly },
  ] as const)('value a fight more with %j', (modifier) => {
    expect(ofFight([modifier])).toBeGreaterThan(ofFight([]))
  })

  test.each([
    { number: 'shot', by: -1 },
    { number: 'harm', by: 1 },
    { number: 'casualty-points', by: 5 },
  ] as const)('value a shot more with %j', (modifier) => {
    expect(ofShot([modifier])).toBeGreaterThan(ofShot([]))
  })
})

describe('values of pieces', () => {
  test.each([
    ['attack', attackOf],
    ['defence', defenceOf],
    ['movement', speedOf],
  ] as const)('%s is one more for a side, in a zone, and one less', (number, of) => {
    const value = (modifiers: Modifiers) => {
      const game = scene('movement', foes, modifiers)
      return of(game.def.rules, game.state, game.index('a'))
    }
    const plain = value([])
    expect(value([{ number, by: 1, who: { side: 'gules' } }])).toBe(plain + 1)
    expect(value([{ number, by: -1, zone: { type: 'cells', cells: ['0505'] } }])).toBe(plain - 1)
    expect(value([{ number, by: 1, ...azureOnly }])).toBe(plain)
    expect(value([{ number, by: 1, zone: { type: 'cells', cells: ['0504'] } }])).toBe(plain)
  })
})

describe('captives', () => {
  const RANSOM: Setting = {
    ...{ ...GRASS, options: { ransom: { ratio: 8, yields: 4, guards: 2 } } },
    scoring: [
      { type: 'captive', id: 'ransom', side: 'gules', points: 'worth' },
      {
        type: 'exit',
        id: 'off',
        side: 'gules',
        units: ['foot-serjeant'],
        zone: { cells: ['0401'] },
        points: 2,
      },
    ],
  }
  const captive = azure('knight-at-arms', 'k', '0501', { captive: true })
  const guard = gules('spear-man', 's', '0401')
  const offered = (modifiers: Modifiers) => {
    const game = scene('movement', [guard, captive, ...far], modifiers, RANSOM)
      .do('select', 's')
      .do('lead', 'k')
    return game.offers('deliver')
  }

  test('are held by guards of the modified weight', () => {
    expect(offered([])).toEqual([])
    expect(offered([{ number: 'guard', by: 1 }])).toEqual(['k'])
    expect(offered([{ number: 'guard', by: 1, ...azureOnly }])).toEqual([])
    expect(offered([{ number: 'guards', by: -1, ...azureOnly }])).toEqual(['k'])
  })

  test('are led by pieces that weigh nothing no longer', () => {
    const folk = gules('country-man', 's', '0401')
    const led = (modifiers: Modifiers) =>
      scene('movement', [folk, captive, ...far], modifiers, RANSOM)
        .do('select', 's')
        .offers('lead')
    expect(led([])).toEqual([])
    expect(led([{ number: 'guard', by: 1 }])).toEqual(['k'])
  })

  test('and pieces that leave are worth the modified points', () => {
    const points = (act: string, unit: string, modifiers: Modifiers) => {
      const serjeant = gules('foot-serjeant', 's', '0401')
      const game = scene('movement', [serjeant, captive, ...far], modifiers, RANSOM).do('select', 's')
      if (act === 'deliver') game.do('lead', 'k')
      game.take(act === 'deliver' ? { type: act, unit } : { type: act })
      piecesOf(game.def.rules, game.state)
      return pointsOf(game.def.rules, game.state, 0)
    }
    expect(points('deliver', 'k', [])).toBe(8)
    expect(
      points('deliver', 'k', [{ number: 'captive-points', by: 1, who: { side: 'azure', where: 'out' } }]),
    ).toBe(9)
    expect(points('exit', 's', [])).toBe(2)
    expect(points('exit', 's', [{ number: 'exit-points', by: -1, seat: 'gules' }])).toBe(1)
    expect(points('exit', 's', [{ number: 'exit-points', by: 1, seat: 'azure' }])).toBe(2)
  })
})
