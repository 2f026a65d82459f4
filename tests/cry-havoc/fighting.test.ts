/** Step 4: sums, ground, allowed attacks, and the results of the letters (CH-06, CH-73 to CH-92). */
import { describe, expect, test } from 'vitest'
import { columnFor, sumsOf } from '../../engine/rulesets/cry-havoc/rules/melee'
import { azure, field, GRASS, gules, Skirmish, type Unit } from './skirmish'

const fights = (units: readonly Unit[], dice: readonly number[] = [], setting = GRASS) =>
  new Skirmish(setting, { step: 'fights', side: 'gules', turn: 1, units: [...units] }, dice)

describe('the ratio', () => {
  const { rules } = field(GRASS)

  test.each([
    [8, 3, 2],
    [24, 7, 3],
    [3, 3, 1],
    [2, 3, 0],
    [99, 1, 8],
    [15, 2, 7],
    [16, 2, 8],
  ])('%i against %i is read on %i-1 (0: no attack)', (attack, defence, ratio) => {
    const column = columnFor(rules, attack, defence)
    expect(column < 0 ? 0 : rules.melee.columns[column]).toBe(ratio)
  })

  test('agrees with a division for every pair of strengths', () => {
    for (let attack = 0; attack <= 80; attack++)
      for (let defence = 1; defence <= 30; defence++)
        expect(columnFor(rules, attack, defence)).toBe(Math.min(Math.floor(attack / defence), 8) - 1)
  })
})

test('the first attacker is chosen by its name; the others are added to the attack', () => {
  const scene = fights([
    ...[gules('halberd-man', 'a', '0202'), gules('halberd-man', 'b', '0303')],
    azure('spear-man', 'd', '0302'),
  ])
  const labels = () =>
    scene.decision().choices.flatMap(({ group, label }) => (group === 'select' ? [label.key] : []))
  expect(labels()).not.toContain('cry-havoc.choice.join')
  scene.do('select', 'a').do('against', 'd')
  expect(labels()).toEqual(['cry-havoc.choice.join'])
})

describe('the ground', () => {
  // Column 02 from north to south: grass, bush, house.
  const setting = { rows: ['.....', '.b...', '.....', '.....', '.....'] }

  test('attackers on + and - against 0 count as -, one column to the left (CH-82)', () => {
    const scene = fights(
      [gules('halberd-man', 'a', '0202'), gules('halberd-man', 'b', '0303'), azure('spear-man', 'd', '0302')],
      [],
      setting,
    )
    const { plain, shift, column, attack, defence } = sumsOf(
      scene.def.rules,
      scene.state,
      [scene.index('a'), scene.index('b')],
      [scene.index('d')],
    )
    expect({ attack, defence, plain, shift, column }).toEqual({
      attack: 20,
      defence: 6,
      plain: 2,
      shift: -1,
      column: 1,
    })
  })

  test('a defender in a bush is met one column to the right', () => {
    const scene = fights([gules('halberd-man', 'a', '0302'), azure('spear-man', 'd', '0202')], [], setting)
    const { shift, column } = sumsOf(scene.def.rules, scene.state, [scene.index('a')], [scene.index('d')])
    expect({ shift, column }).toEqual({ shift: 1, column: 1 })
  })

  test('a rider counts the worse of its two hexes (CH-78)', () => {
    const scene = fights(
      [
        gules('knight-at-arms', 'k', ['0203', '0202'], { on: 'h' }),
        gules('war-horse', 'h', undefined),
        azure('spear-man', 'd', '0204'),
      ],
      [],
      setting,
    )
    expect(sumsOf(scene.def.rules, scene.state, [scene.index('k')], [scene.index('d')]).attackGround).toBe(-1)
  })

  test.each([
    ['forbidden', false],
    ['first', true],
  ] as const)('a shift left of the first column: %s', (belowFirstColumn, allowed) => {
    const scene = fights([gules('spear-man', 'a', '0202'), azure('spear-man', 'd', '0302')], [], {
      ...setting,
      options: { belowFirstColumn },
    })
    scene.do('select', 'a').do('against', 'd')
    expect(scene.offers('strike').length).toBe(allowed ? 1 : 0)
    if (!allowed) {
      const { rule, section, source } = scene.why('strike')
      expect({ rule, section, source }).toEqual({
        rule: 'CH-75',
        section: 'COMB',
        source: { file: 'scenarios/skirmish.yaml', path: ['rules', 'belowFirstColumn'] },
      })
    }
  })
})

describe('who may strike at whom', () => {
  test('the log names the first of those who strike and the first of those struck at', () => {
    const scene = fights([gules('halberd-man', 'a', '0202'), azure('spear-man', 'd', '0302')], [9])
    scene.do('select', 'a').do('against', 'd').do('strike')
    const fight = scene.events.find(({ type }) => type === 'fight')
    expect(fight?.message?.values).toMatchObject({
      ...{ unit: { text: 'units.halberd-man' }, attackers: 1 },
      ...{ target: { text: 'units.spear-man' }, defenders: 1 },
    })
  })

  test('one against several, or several against one, never several against several', () => {
    const scene = fights([
      gules('halberd-man', 'a', '0403'),
      gules('halberd-man', 'b', '0404'),
      azure('country-man', 'c', '0503'),
      azure('country-man', 'd', '0504'),
    ])
    scene.do('select', 'a').do('against', 'd')
    expect(scene.offers('select')).toEqual(['b'])
    expect(scene.offers('against')).toEqual(['c'])
    scene.do('select', 'b')
    expect(scene.offers('against')).toEqual([])
    expect(scene.why('against', 'c').rule).toBe('CH-80')
    scene.do('cancel').do('select', 'a').do('against', 'c').do('against', 'd')
    expect(scene.offers('select')).toEqual([])
    expect(scene.why('select', 'b').rule).toBe('CH-80')
  })

  test('nobody strikes twice in a step, and one enemy may be struck at again by another', () => {
    const scene = fights(
      [gules('halberd-man', 'a', '0403'), gules('halberd-man', 'b', '0504'), azure('spear-man', 'd', '0503')],
      [6],
    )
    scene.do('select', 'a').do('against', 'd').do('strike')
    expect(scene.why('select', 'a').rule).toBe('CH-79')
    scene.do('select', 'b').do('against', 'd')
    expect(scene.offers('strike')).toHaveLength(1)
  })

  test('less than 1-1 is no attack (CH-75)', () => {
    const scene = fights([gules('country-man', 'a', '0403'), azure('foot-serjeant', 'd', '0503')])
    scene.do('select', 'a').do('against', 'd')
    const { rule, source } = scene.why('strike')
    expect(rule).toBe('CH-75')
    expect(source).toEqual({ file: 'tables.yaml', path: ['combat', 'columns', 0] })
  })

  test('nobody reaches through a window or a wall (CH-89)', () => {
    const edges = [
      { type: 'house-window', sides: ['0403/N'] },
      { type: 'house-wall', sides: ['0403/NE'] },
    ]
    const units = [
      gules('spear-man', 'a', '0402'),
      gules('spear-man', 'b', '0503'),
      azure('spear-man', 'd', '0403'),
    ]
    const scene = fights([...units, azure('spear-man', 'e', '0502')], [], {
      rows: ['.....', '.....', '...h.', '.....'],
      edges,
    })
    scene.do('select', 'a')
    expect(scene.offers('against')).toEqual(['e'])
    expect(scene.why('against', 'd').rule).toBe('CH-89')
  })

  test('a rider strikes nobody among trees or in a house, but somebody in a door (CH-90)', () => {
    const rider = [
      gules('knight-at-arms', 'k', ['0403', '0404'], { on: 'h' }),
      gules('war-horse', 'h', undefined),
    ]
    const setting = {
      rows: ['.....', '..t..', '..hh.', '.....', '.....'],
      edges: [{ type: 'house-door', sides: ['0403/N'] }],
    }
    const scene = fights(
      [
        ...rider.map((unit) => (unit.on ? { ...unit, at: ['0402', '0501'] as [string, string] } : unit)),
        azure('spear-man', 'tree', '0302'),
        azure('spear-man', 'door', '0403'),
        azure('spear-man', 'room', '0303'),
      ],
      [],
      setting,
    )
    scene.do('select', 'k')
    expect(scene.offers('against')).toEqual(['door'])
    const { rule, source } = scene.why('against', 'tree')
    expect(rule).toBe('CH-90')
    expect(source).toMatchObject({ file: 'terrain.yaml' })
    expect(scene.why('against', 'room').rule).toBe('CH-90')
  })

  test.each([
    ['either', ['d']],
    ['front', []],
  ] as const)('riders strike from %s', (riderReach, offered) => {
    const scene = fights(
      [
        gules('knight-at-arms', 'k', ['0403', '0404'], { on: 'h' }),
        gules('war-horse', 'h', undefined),
        azure('spear-man', 'd', '0405'),
      ],
      [],
      { ...GRASS, options: { riderReach } },
    )
    if (offered.length === 0) expect(scene.asked).not.toBe('fights')
    else expect(scene.do('select', 'k').offers('against')).toEqual([...offered])
  })

  test('beasts are defended by one, on the table of riders, and feel only what is meant for the mount (CH-92, CH-94)', () => {
    const strikeAt = (die: number) => {
      const scene = fights(
        [
          gules('country-man', 'a', '0403'),
          azure('pack-mule', 'm', ['0503', '0603']),
          azure('spear-man', 'far', '0909'),
        ],
        [die],
      )
      scene.do('select', 'a').do('against', 'm').do('strike')
      return scene
    }
    // Column 6-1 against riders: F E E D D C C C - -
    expect(strikeAt(1).is('m')).toBe('healthy')
    expect(strikeAt(2).is('m')).toBe('dead')
    expect(strikeAt(4).is('m')).toBe('healthy')
    expect(strikeAt(6).asked).toBe('retreat')
  })
})

describe('the found cells of the table', () => {
  test.each([
    [2, 'D', 'healthy stunned', 'healthy mounted'],
    [7, 'A', 'healthy', 'healthy stunned mounted'],
  ])('24 against 7 with a die of %i is %s (CH-83)', (die, letter, target, knight) => {
    const scene = fights(
      [
        gules('knight-at-arms', 'k', ['0403', '0404'], { on: 'h' }),
        gules('war-horse', 'h', undefined),
        azure('foot-serjeant', 'd', '0402'),
        azure('spear-man', 'far', '0909'),
      ],
      [die],
    )
    scene.do('select', 'k').do('against', 'd').do('strike')
    expect(scene.told('fight')[0]).toMatchObject({ column: 3, die, result: letter })
    expect([scene.is('d'), scene.is('k')]).toEqual([target, knight])
  })
})

describe('pointing at an enemy', () => {
  const units = [
    gules('halberd-man', 'a', '0202'),
    gules('halberd-man', 'b', '0303'),
    azure('spear-man', 'd', '0302'),
  ]
  const setting = { rows: ['.....', '.b...', '.....', '.....', '.....'] }
  const told = (scene: Skirmish) => {
    const { verdict, sums } = scene.point('d')!
    return {
      verdict: verdict?.values,
      ...Object.fromEntries(
        sums.map((sum) => [sum.id, [sum.total, ...sum.lines.map(({ points }) => points)]]),
      ),
    }
  }

  test('tells the sums of all who reach it, line by line, and the chance of each result', () => {
    expect(told(fights(units, [], setting))).toEqual({
      verdict: { plain: 3, shift: -1, more: 0, column: 2 },
      attack: [20, 10, 10],
      defence: [6, 6],
      ground: [-1, -1, 0],
      // 2-1 on foot: E D C C C - A B B -. The chances begin with no effect, then follow the order of letters in the pack.
      chances: [10, 2, 1, 2, 3, 1, 1],
    })
  })

  test('tells those of the ones in hand while a fight is formed', () => {
    const scene = fights(units, [], setting).do('select', 'b')
    expect(told(scene)).toMatchObject({ verdict: { plain: 1, shift: 0, column: 1 }, attack: [10, 10] })
  })

  test('says nothing in another step', () => {
    const scene = new Skirmish(setting, { step: 'movement', side: 'gules', turn: 1, units })
    expect(scene.point('d')?.sums.some(({ id }) => id === 'attack') ?? false).toBe(false)
  })
})
