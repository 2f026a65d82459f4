/** Steps 1 and 3: shooters, targets, the die, and crossfire (CH-02 to CH-05, CH-12 to CH-22, CH-51 to CH-53). */
import { describe, expect, test } from 'vitest'
import { shotAt } from '../../engine/rulesets/cry-havoc/rules/aim'
import { dieNeeded, shotEffect } from '../../engine/rulesets/cry-havoc/rules/missile'
import { azure, field, GRASS, gules, type Setting, Skirmish, type Unit } from './skirmish'

type Step = 'first-shots' | 'second-shots'
const shots = (
  units: readonly Unit[],
  dice: readonly number[] = [],
  setting: Setting = GRASS,
  step: Step = 'first-shots',
) => new Skirmish(setting, { step, side: 'gules', turn: 2, units: [...units] }, dice)

/** More than thirty columns of grass, with room for every range. */
const LONG: Setting = { rows: Array.from({ length: 5 }, () => '.'.repeat(32)) }

describe('who may shoot', () => {
  test('not who was engaged in the last turn, before the movement (CH-02), but after it (CH-04)', () => {
    const units = [
      gules('bow-man', 'a', '0303', { engaged: true }),
      gules('bow-man', 'b', '0305'),
      azure('spear-man', 'd', '0803'),
    ]
    const scene = shots(units)
    expect(scene.offers('select')).toEqual(['b'])
    const { rule, section, source } = scene.why('select', 'a')
    expect([rule, section]).toEqual(['CH-02', 'ORG'])
    expect(source).toEqual({ file: 'scenarios/skirmish.yaml', path: ['rules', 'engaged'] })
    expect(shots(units, [], GRASS, 'second-shots').offers('select')).toEqual(['a', 'b'])
  })

  test('crossbows shoot in step 1 only, and then stay where they are (CH-03, CH-05)', () => {
    const units = [
      gules('crossbow-man', 'x', '0303'),
      gules('bow-man', 'b', '0305'),
      azure('spear-man', 'd', '0803'),
    ]
    const second = shots(units, [], GRASS, 'second-shots')
    expect(second.offers('select')).toEqual(['b'])
    expect(second.why('select', 'x')).toMatchObject({
      rule: 'CH-05',
      source: { file: 'tables.yaml', path: ['missiles', 'weapons', 1, 'again'] },
    })
    const first = shots(units, [10, 10]).do('select', 'x').do('shoot', 'd').do('done')
    expect(first.asked).toBe('movement')
    expect(first.offers('select')).toEqual(['b'])
    expect(first.why('select', 'x').rule).toBe('CH-03')
  })

  test('an archer shoots in both steps and moves in between (CH-10)', () => {
    const scene = shots([gules('bow-man', 'b', '0305'), azure('spear-man', 'd', '0803')], [10, 10])
    scene.do('select', 'b').do('shoot', 'd')
    expect(scene.asked).toBe('movement')
    scene.do('select', 'b').do('move', '0304').do('done')
    expect(scene.asked).toBe('second-shots')
    scene.do('select', 'b').do('shoot', 'd')
    expect(scene.told('shot')).toHaveLength(2)
  })

  test('nobody who is in hand is taken in hand again', () => {
    const scene = shots([gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503')])
    expect(scene.do('select', 'a').why('select', 'a').message.key).toBe('cry-havoc.refuse.in-hand')
  })

  test('nobody stunned, and nobody without a weapon', () => {
    const scene = shots([
      gules('bow-man', 'a', '0303', { stunned: true }),
      gules('spear-man', 's', '0304'),
      gules('bow-man', 'b', '0305'),
      azure('spear-man', 'd', '0803'),
    ])
    expect(scene.why('select', 'a').rule).toBe('CH-07')
    expect(scene.why('select', 's')).toMatchObject({ rule: 'CH-02', source: { file: 'units.yaml' } })
    expect(scene.why('select', 'd').message.key).toBe('cry-havoc.refuse.not-yours')
    expect(scene.why('shoot', 'd').message.key).toBe('cry-havoc.refuse.shooter-first')
    expect(scene.why('strike').rule).toBe('CH-09')
  })
})

describe('the die', () => {
  const { rules } = field(GRASS)
  const { weapons, targets } = rules.pack.tables.missiles

  test('reads every table of the pack, at every range and cover, and past ten does nothing', () => {
    const scene = shots([
      gules('bow-man', 'a', '0303'),
      gules('crossbow-man', 'x', '0304'),
      azure('spear-man', 'd', '0803'),
    ])
    for (const [shooter, weapon] of [
      ['a', 0],
      ['x', 1],
    ] as const)
      for (const [cover, name] of (['none', 'light', 'medium'] as const).entries())
        for (let die = 1; die <= 13; die++) {
          const letter = targets[0].results[weapons[weapon].id][name][die - 1]
          const effect = shotEffect(
            scene.def.rules,
            scene.state,
            scene.index(shooter),
            scene.index('d'),
            cover,
            die,
          )
          expect(effect?.letter).toBe(letter === '-' ? undefined : letter)
        }
  })

  test.each([
    ['bow-man', '0702', 6, 0],
    ['bow-man', '0802', 7, 1],
    ['bow-man', '1502', 14, 1],
    ['bow-man', '1602', 15, 2],
    ['bow-man', '2502', 24, 2],
    ['crossbow-man', '0902', 8, 0],
    ['crossbow-man', '1002', 9, 1],
    ['crossbow-man', '1902', 18, 1],
    ['crossbow-man', '2002', 19, 2],
    ['crossbow-man', '3102', 30, 2],
  ])('%s at %s, %i hexes away, adds %i', (unit, at, range, adds) => {
    const scene = shots([gules(unit, 'a', '0102'), azure('spear-man', 'd', at)], [5], LONG)
    const shot = shotAt(scene.def.rules, scene.state, scene.index('a'), scene.index('d'))
    expect(shot.range).toBe(range)
    scene.do('select', 'a').do('shoot', 'd')
    expect(scene.told('shot')[0]).toMatchObject({ die: 5, total: 5 + adds })
  })

  test.each([
    ['bow-man', '2602', 24, 0],
    ['crossbow-man', '3202', 30, 1],
  ])('%s does not reach %s', (unit, at, most, weapon) => {
    const scene = shots(
      [gules(unit, 'a', '0102'), azure('spear-man', 'd', at), azure('spear-man', 'near', '0602')],
      [],
      LONG,
    ).do('select', 'a')
    expect(scene.offers('shoot')).toEqual(['near'])
    const { rule, message, source } = scene.why('shoot', 'd')
    expect([rule, message.values?.most]).toEqual(['CH-12', most])
    expect(source).toEqual({
      file: 'tables.yaml',
      path: ['missiles', 'weapons', weapon, 'brackets', 2, 'upTo'],
    })
  })

  test('a wounded shooter adds one', () => {
    const scene = shots(
      [gules('bow-man', 'a', '0303', { health: 'wounded' }), azure('spear-man', 'd', '0503')],
      [4],
    )
    scene.do('select', 'a').do('shoot', 'd')
    expect(scene.told('shot')[0]).toMatchObject({ die: 4, total: 5, result: 'B' })
  })

  test('a choice says beforehand the highest die that does something', () => {
    const scene = shots([gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503')]).do('select', 'a')
    const shot = shotAt(scene.def.rules, scene.state, scene.index('a'), scene.index('d'))
    expect(dieNeeded(scene.def.rules, scene.state, scene.index('a'), scene.index('d'), shot)).toBe(8)
    const label = scene.decision().choices.find(({ action }) => action.type === 'shoot')!.label
    expect(label.values).toMatchObject({ range: 2, cover: 'none', die: 8 })
  })
})

describe('what a shot does', () => {
  test.each([
    [1, 'dead'],
    [3, 'wounded'],
    [5, 'healthy stunned'],
    [9, 'healthy'],
  ])('a die of %i: %s', (die, after) => {
    const scene = shots(
      [gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503'), azure('spear-man', 'e', '0909')],
      [die],
    )
    scene.do('select', 'a').do('shoot', 'd')
    expect(scene.is('d')).toBe(after)
  })

  test('a retreat is away from the shooter', () => {
    const scene = shots([gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503')], [7])
    scene.do('select', 'a').do('shoot', 'd')
    expect([scene.asked, scene.decision().seat]).toEqual(['retreat', 'azure'])
    expect(scene.offers('retreat')).toEqual(['0602', '0603'])
    expect(scene.why('retreat', '0504').message.key).toBe('cry-havoc.refuse.retreat-nearer')
    scene.do('retreat', '0602')
    expect(scene.asked).toBe('movement')
  })

  test('a rider falls when stunned, and with C the mount dies', () => {
    const rider: Unit[] = [
      azure('knight-at-arms', 'k', ['0503', '0603'], { on: 'h' }),
      azure('war-horse', 'h', undefined),
    ]
    const hit = (die: number) =>
      shots([gules('bow-man', 'a', '0303'), ...rider], [die])
        .do('select', 'a')
        .do('shoot', 'k')
    expect(hit(4).do('fall', '0502').is('k')).toBe('healthy stunned')
    expect(hit(2).do('fall', '0502').is('h')).toBe('dead')
    expect(hit(1).do('fall', '0502').is('k')).toBe('dead')
  })

  test('nobody is left: the game ends at once', () => {
    const scene = shots([gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503')], [1])
    scene.do('select', 'a').do('shoot', 'd')
    expect(scene.ending).toMatchObject({ winner: 'gules', level: 'eliminate' })
  })
})

describe('over the heads of others', () => {
  const units = (unit: string, at: string): Unit[] => [
    gules(unit, 'a', '0102'),
    gules('spear-man', 'between', '0302'),
    azure('spear-man', 'd', at),
    azure('spear-man', 'seen', '0105'),
  ]

  test('crossbows never shoot so, archers only from the second range on (CH-18, CH-21, CH-22)', () => {
    expect(shots(units('crossbow-man', '0902'), [], LONG).do('select', 'a').why('shoot', 'd')).toMatchObject({
      rule: 'CH-18',
      source: { file: 'tables.yaml', path: ['missiles', 'weapons', 1] },
    })
    expect(shots(units('bow-man', '0702'), [], LONG).do('select', 'a').why('shoot', 'd')).toMatchObject({
      rule: 'CH-22',
      source: { file: 'tables.yaml', path: ['missiles', 'weapons', 0, 'over'] },
    })
    expect(shots(units('bow-man', '0902'), [], LONG).do('select', 'a').offers('shoot')).toContain('d')
  })

  test('trees stop every shot (CH-24)', () => {
    const setting = { rows: ['.........', '.........', '..t......', '.........'] }
    const scene = shots(
      [gules('bow-man', 'a', '0302'), azure('spear-man', 'd', '0304'), azure('spear-man', 'e', '0502')],
      [],
      setting,
    )
    scene.do('select', 'a')
    const { rule, source } = scene.why('shoot', 'd')
    expect([rule, source?.file]).toEqual(['CH-24', 'terrain.yaml'])
  })
})

describe('crossfire at the corner of a building (CH-51 to CH-53)', () => {
  // The building is northeast of 0404. 0403 is to its north, 0504 to its southeast.
  const setting: Setting = {
    rows: ['.........', '.........', '....hh...', '...2hh...', '.........', '.........', '.........'],
    edges: [{ type: 'house-wall', sides: ['0503/SW', '0503/NW', '0504/SW', '0504/NW'] }],
  }
  const units = [
    gules('bow-man', 'north', '0401'),
    gules('bow-man', 'east', '0706'),
    azure('spear-man', 'd', '0404'),
  ]

  const asks = () => {
    const scene = shots(units, [10, 10], setting)
    const sides = ['north', 'east'].map((id) =>
      shotAt(scene.def.rules, scene.state, scene.index(id), scene.index('d')),
    )
    return { scene, sides }
  }

  test('each of the two would meet a medium cover on a side of its own', () => {
    const { sides } = asks()
    expect(sides.map(({ possible, cover }) => ({ possible, cover }))).toEqual([
      { possible: true, cover: 2 },
      { possible: true, cover: 2 },
    ])
    expect(sides[0].side).not.toBe(sides[1].side)
  })

  test('the owner takes the cover against the first, and has none against the second', () => {
    const { scene } = asks()
    scene.do('select', 'north').do('shoot', 'd')
    expect([scene.asked, scene.decision().seat]).toEqual(['cover', 'azure'])
    scene.do('cover').do('select', 'east').do('shoot', 'd')
    expect(scene.told('shot').map(({ cover }) => cover)).toEqual(['medium', 'none'])
  })

  test('or keeps it for the second', () => {
    const { scene } = asks()
    scene.do('select', 'north').do('shoot', 'd').do('save').do('select', 'east').do('shoot', 'd')
    expect(scene.told('shot').map(({ cover }) => cover)).toEqual(['none', 'medium'])
  })

  test('nobody is asked when there is only one shooter', () => {
    const scene = shots([units[0], units[2]], [10], setting)
    scene.do('select', 'north').do('shoot', 'd')
    expect(scene.told('shot').map(({ cover }) => cover)).toEqual(['medium'])
  })
})

test('a higher die is never better for the shooter, in any table of the pack', () => {
  const order = ['-', 'A', 'B', 'C', 'D']
  for (const { results } of field(GRASS).rules.pack.tables.missiles.targets)
    for (const rows of Object.values(results))
      for (const row of Object.values(rows) as string[])
        for (let die = 1; die < row.length; die++)
          expect(order.indexOf(row[die])).toBeLessThanOrEqual(order.indexOf(row[die - 1]))
})

describe('pointing at a target', () => {
  const sumsOf = (scene: Skirmish, id: string) =>
    Object.fromEntries(
      scene.point(id)!.sums.map((sum) => [sum.id, [sum.total, ...sum.lines.map(({ points }) => points)]]),
    )

  test('tells the range, what is added, the cover and why, and the chance of each result', () => {
    const setting = { rows: ['.........', '.........', '.......b.', '.........'] }
    const scene = shots(
      [gules('bow-man', 'a', '0102', { health: 'wounded' }), azure('spear-man', 'd', '0803')],
      [],
      setting,
    ).do('select', 'a')
    expect(scene.point('d')!.verdict?.values).toEqual({ die: 5 })
    // Middle range and a wound add 2. In the bush the row is C B B A A instead of D C C B B A A, for a die of 1 to 5.
    expect(sumsOf(scene, 'd')).toEqual({ die: [2, 1, 1], cover: [1, 1], chances: [10, 5, 2, 2, 1] })
    expect(scene.point('d')!.lines).toEqual([
      {
        kind: 'fire',
        side: 'gules',
        from: scene.state.cell[scene.index('a')],
        to: scene.state.cell[scene.index('d')],
      },
    ])
  })

  test('tells why there is no shot', () => {
    const setting = { rows: ['.........', '.........', '..t......', '.........'] }
    const scene = shots(
      [gules('bow-man', 'a', '0302'), azure('spear-man', 'd', '0304'), azure('spear-man', 'e', '0502')],
      [],
      setting,
    )
    const { verdict, cells } = scene.do('select', 'a').point('d')!
    expect(verdict?.key).toBe('cry-havoc.refuse.shot-24')
    expect(cells).toContainEqual({ cell: scene.def.grid.indexOf('0303'), kind: 'blocked' })
  })
})
