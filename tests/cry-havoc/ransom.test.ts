/** Surrender, captives, escort, escape and recapture (CH-97 to CH-102), as options of the scenario. */
import { describe, expect, test } from 'vitest'
import { attackOf, defenceOf, speedOf } from '../../engine/rulesets/cry-havoc/rules/figures'
import { azure, GRASS, gules, type Setting, Skirmish, type Unit } from './skirmish'

const RANSOM: Setting = { ...GRASS, options: { ransom: { ratio: 8, yields: 4, guards: 2 } } }
type Step = 'fights' | 'movement' | 'first-shots'
const scene = (
  units: readonly Unit[],
  {
    step = 'fights',
    side = 'gules',
    dice = [],
    setting = RANSOM,
  }: { step?: Step; side?: string; dice?: number[]; setting?: Setting } = {},
) => new Skirmish(setting, { step, side, turn: 1, units: [...units] }, dice)

const rider = (side: typeof gules, id: string, at: [string, string]): Unit[] => [
  side('knight-at-arms', id, at, { on: `${id}-horse` }),
  side('war-horse', `${id}-horse`, undefined),
]
/** 24 + 24 + 12 against the 5 of a wounded knight on foot: 8-1 and more. */
const three = [
  ...rider(gules, 'a', ['0505', '0506']),
  ...rider(gules, 'b', ['0404', '0405']),
  gules('foot-serjeant', 's', '0604'),
]
const wounded = azure('knight-at-arms', 'k', '0504', { health: 'wounded' })
const others = [azure('spear-man', 'far', '0109'), gules('spear-man', 'guard', '0909')]

const overwhelm = (
  dice: number[],
  units: readonly Unit[] = [...three, wounded, ...others],
  setting = RANSOM,
) => {
  const game = scene(units, { dice, setting })
  return game.do('select', 'a').do('against', 'k').do('select', 'b').do('select', 's').do('strike')
}

describe('a lone knight overwhelmed', () => {
  test.each([1, 4])('yields with a die of %i, and nothing else is rolled (CH-98)', (die) => {
    const game = overwhelm([die, 1])
    expect(game.told('yields')).toHaveLength(1)
    expect(game.told('fight')).toHaveLength(0)
    expect(game.is('k')).toBe('wounded')
    expect(game.state.captor[game.index('k')]).toBe(0)
  })

  test.each([5, 10])('fights on with a die of %i, and the fight is rolled', (die) => {
    const game = overwhelm([die, 1])
    expect(game.told('fights-on')).toHaveLength(1)
    expect(game.told('fight')[0]).toMatchObject({ die: 1, column: 8 })
    expect(game.is('k')).toBe('dead')
  })

  test('has the numbers of the ransom counter from then on (CH-99)', () => {
    const numbers = (game: Skirmish) =>
      [attackOf, defenceOf, speedOf].map((of) => of(game.def.rules, game.state, game.index('k')))
    expect(numbers(overwhelm([1]))).toEqual([2, 2, 3])
    const free = scene([{ ...wounded, health: 'healthy', ransomed: true }, ...others])
    expect(numbers(free)).toEqual([4, 4, 4])
  })

  test('gets down from his mount at once', () => {
    // 24 + 24 + 24 + 12 + 12 against 12.
    const game = scene(
      [
        ...rider(gules, 'a', ['0505', '0506']),
        ...rider(gules, 'b', ['0404', '0405']),
        ...rider(gules, 'c', ['0604', '0605']),
        gules('foot-serjeant', 's', '0402'),
        gules('foot-serjeant', 't', '0602'),
        ...rider(azure, 'k', ['0504', '0503']),
        ...others,
      ],
      { dice: [1] },
    )
    game.do('select', 'a').do('against', 'k')
    for (const one of ['b', 'c', 's', 't']) game.do('select', one)
    game.do('strike')
    expect([game.asked, game.decision().seat]).toEqual(['fall', 'azure'])
    game.do('fall', game.offers('fall')[0])
    expect(game.is('k')).toBe('healthy')
    expect(game.at('k-horse')).toBe('0504 0503')
  })

  test.each([
    [
      'with a friend beside him',
      [...three, wounded, azure('town-folk', 'friend', '0503'), ...others],
      RANSOM,
    ],
    ['when there is no ransom in the scenario', [...three, wounded, ...others], GRASS],
    [
      'who has broken away once (CH-102)',
      [...three, { ...wounded, ransomed: true, noQuarter: true }, ...others],
      RANSOM,
    ],
    [
      'who is no knight (CH-97)',
      [...three, azure('foot-serjeant', 'k', '0504', { health: 'wounded' }), ...others],
      RANSOM,
    ],
  ] as const)('does not ask for quarter %s', (_, units, setting) => {
    const game = overwhelm([1], units, setting as Setting)
    expect(game.told('yields')).toHaveLength(0)
    expect(game.told('fight')).toHaveLength(1)
  })

  test('yields to several with a knight among them only', () => {
    const serjeants: Unit[] = [
      gules('foot-serjeant', 'a', '0505'),
      gules('foot-serjeant', 'b', '0404'),
      gules('halberd-man', 's', '0604'),
    ]
    const game = scene([...serjeants, gules('halberd-man', 'h', '0403'), wounded, ...others], {
      dice: [1, 1],
    })
    game
      .do('select', 'a')
      .do('against', 'k')
      .do('select', 'b')
      .do('select', 's')
      .do('select', 'h')
      .do('strike')
    expect(game.told('yields')).toHaveLength(0)
  })
})

const captive = azure('knight-at-arms', 'k', '0504', { captive: true })

describe('a captive', () => {
  test('is attacked and shot at by nobody', () => {
    const fight = scene([
      gules('foot-serjeant', 's', '0505'),
      captive,
      azure('spear-man', 'd', '0604'),
      ...others,
    ])
    fight.do('select', 's')
    expect(fight.offers('against')).toEqual(['d'])
    expect(fight.why('against', 'k').rule).toBe('CH-100')
    const shots = scene(
      [gules('bow-man', 'b', '0506'), captive, azure('spear-man', 'd', '0704'), ...others],
      { step: 'first-shots' },
    )
    shots.do('select', 'b')
    expect(shots.offers('shoot')).not.toContain('k')
    expect(shots.why('shoot', 'k').rule).toBe('CH-100')
  })

  test('goes with a serjeant who leads him, and off the map by an edge (CH-100)', () => {
    const game = scene(
      [
        gules('foot-serjeant', 's', '0502'),
        azure('knight-at-arms', 'k', '0503', { captive: true }),
        ...others,
      ],
      {
        step: 'movement',
        setting: { ...RANSOM, scoring: [{ type: 'captive', id: 'ransom', side: 'gules', points: 'worth' }] },
      },
    )
    game.do('select', 's').do('lead', 'k').do('move', '0601')
    expect(game.at('k')).not.toBe('0503')
    game.do('move', game.offers('move').find((cell) => cell.endsWith('01')) ?? '0701')
    game.do('deliver', 'k')
    expect(game.at('k')).toBe('-3')
    expect(game.def.rules.pieces.captureWorth[game.index('k')]).toBe(8)
  })

  test.each([
    ['a serjeant beside him', [gules('foot-serjeant', 's', '0505')], false],
    ['two men-at-arms beside him', [gules('spear-man', 's', '0505'), gules('spear-man', 't', '0404')], false],
    ['one man-at-arms beside him', [gules('spear-man', 's', '0505')], true],
    ['a stunned serjeant beside him', [gules('foot-serjeant', 's', '0505', { stunned: true })], true],
    ['two peasants beside him', [gules('country-man', 's', '0505'), gules('country-man', 't', '0404')], true],
    ['nobody beside him', [gules('foot-serjeant', 's', '0508')], true],
  ] as const)('with %s: may run is %s', (_, guards, runs) => {
    const game = scene([...guards, captive, ...others], { step: 'movement', side: 'azure' })
    expect(game.offers('escape')).toEqual(runs ? ['k'] : [])
    if (!runs) return
    game.do('escape', 'k')
    expect(game.offers('move').length).toBeGreaterThan(0)
    expect(game.state.captor[game.index('k')]).toBe(-1)
  })

  test('joins his friends who attack a guard of his, and is free with no more quarter (CH-101)', () => {
    const game = scene(
      [
        gules('foot-serjeant', 's', '0505'),
        captive,
        azure('spear-man', 'd', '0506'),
        azure('spear-man', 'e', '0605'),
        ...others,
      ],
      { side: 'azure', dice: [10] },
    )
    expect(game.why('select', 'k').rule).toBe('CH-101')
    game.do('select', 'd').do('against', 's')
    expect(game.offers('select')).toContain('k')
    game.do('select', 'k').do('select', 'e').do('strike')
    expect(game.told('broke-away')).toHaveLength(1)
    // 9 + 4 + 9 against 7.
    expect(game.told('fight')[0]).toMatchObject({ column: 3, attackers: ['d', 'k', 'e'] })
    expect(game.state.captor[game.index('k')]).toBe(-1)
  })

  test('may run in his next movement when a guard was attacked and holds him still (CH-101)', () => {
    const game = scene(
      [gules('foot-serjeant', 's', '0505'), captive, azure('foot-serjeant', 'd', '0506'), ...others],
      { side: 'azure', dice: [6] },
    )
    game.do('select', 'd').do('against', 's').do('strike')
    while (game.state.side !== 1 || game.asked !== 'movement') game.do('done')
    expect(game.offers('escape')).toEqual(['k'])
    // The chance to escape passes if it is not taken.
    do game.do('done')
    while (game.state.side !== 1 || game.asked !== 'movement')
    expect(game.offers('escape')).toEqual([])
  })
})

describe('a runaway (CH-102)', () => {
  const runaway = azure('knight-at-arms', 'k', '0504', { ransomed: true, noQuarter: true })

  test('is taken again by those who could hold him, instead of being struck', () => {
    const game = scene([gules('foot-serjeant', 's', '0505'), runaway, ...others])
    game.do('select', 's').do('against', 'k')
    expect(game.offers('strike')).toHaveLength(1)
    game.do('seize')
    expect(game.state.captor[game.index('k')]).toBe(0)
  })

  test('is not taken by one man-at-arms', () => {
    const game = scene([gules('spear-man', 's', '0505'), runaway, ...others])
    game.do('select', 's').do('against', 'k')
    expect(game.why('seize')).toMatchObject({
      rule: 'CH-102',
      source: { file: 'scenarios/skirmish.yaml', path: ['rules', 'ransom', 'guards'] },
    })
  })

  test('fights with the numbers of the ransom counter', () => {
    const game = scene([gules('foot-serjeant', 's', '0505'), runaway, ...others], { dice: [10] })
    game.do('select', 's').do('against', 'k').do('strike')
    // 12 against 4.
    expect(game.told('fight')[0]).toMatchObject({ column: 3 })
  })
})
