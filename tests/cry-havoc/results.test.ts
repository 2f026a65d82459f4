/** Effects of a result: stuns and wounds that add up, retreats, falls from the saddle, files of mules, advances. */
import { describe, expect, test } from 'vitest'
import { azure, GRASS, gules, type Setting, Skirmish, type Unit } from './skirmish'

const far = [azure('town-folk', 'far', '0109'), gules('town-folk', 'away', '0909')]
const fights = (units: readonly Unit[], dice: readonly number[], setting: Setting = GRASS) =>
  new Skirmish(setting, { step: 'fights', side: 'gules', turn: 1, units: [...units, ...far] }, dice)
const strike = (scene: Skirmish, attackers: readonly string[], defenders: readonly string[]) => {
  scene.do('select', attackers[0]).do('against', defenders[0])
  for (const one of attackers.slice(1)) scene.do('select', one)
  for (const one of defenders.slice(1)) scene.do('against', one)
  return scene.do('strike')
}

const rider = (side: typeof gules, id: string, at: [string, string], more: Partial<Unit> = {}): Unit[] => [
  side('knight-at-arms', id, at, { on: `${id}-horse`, ...more }),
  side('war-horse', `${id}-horse`, undefined),
]

describe('stuns and wounds add up', () => {
  // 12 against 6 or less on foot: 2-1 is E D C C C - A B B -
  test.each([
    ['a stun on the stunned', { stunned: true }, 2, 'dead'],
    ['a stun on the wounded', { health: 'wounded' }, 3, 'dead'],
    ['a wound on the stunned', { stunned: true }, 1, 'dead'],
    ['a wound on the whole', {}, 1, 'wounded'],
    ['a stun on the whole', {}, 2, 'healthy stunned'],
    ['a retreat of the stunned', { stunned: true }, 4, 'dead'],
  ] as const)('%s', (_, more, die, after) => {
    // A wounded spearman defends with 3, column 4-1: F E D D C C - B - -
    const scene = fights([gules('foot-serjeant', 'a', '0504'), azure('spear-man', 'd', '0503', more)], [die])
    expect(strike(scene, ['a'], ['d']).is('d')).toBe(after)
  })

  test('whoever is stunned in its own phase lies through the next step 5 of its side (CH-07)', () => {
    const scene = fights(
      [gules('foot-serjeant', 'a', '0504'), gules('spear-man', 'b', '0101'), azure('spear-man', 'd', '0503')],
      [7],
    )
    strike(scene, ['a'], ['d'])
    expect(scene.is('a')).toBe('healthy stunned')
    expect(scene.state.side).toBe(1)
    for (const side of [0, 1]) {
      while (scene.state.side !== side) scene.do('done')
      if (side === 0) expect(scene.is('a')).toBe('healthy stunned')
    }
    expect(scene.is('a')).toBe('healthy')
  })
})

describe('of a group its owner says who is hit (CH-81)', () => {
  test('the attackers stun one of theirs', () => {
    const scene = fights(
      [gules('spear-man', 'a', '0504'), gules('spear-man', 'b', '0402'), azure('spear-man', 'd', '0503')],
      [7],
    )
    strike(scene, ['a', 'b'], ['d'])
    expect([scene.asked, scene.decision().seat]).toEqual(['hurt', 'gules'])
    expect(scene.offers('hurt')).toEqual(['a', 'b'])
    expect(scene.why('hurt', 'd').rule).toBe('CH-81')
    scene.do('hurt', 'b')
    expect([scene.is('a'), scene.is('b')]).toEqual(['healthy', 'healthy stunned'])
  })

  test('the defenders lose one of theirs, and the other side may enter his hex', () => {
    const scene = fights(
      [
        ...rider(gules, 'k', ['0504', '0505']),
        azure('spear-man', 'c', '0503'),
        azure('spear-man', 'd', '0403'),
      ],
      [1],
    )
    // 24 against 12 is 2-1, and a 1 wounds.
    strike(scene, ['k'], ['c', 'd'])
    expect([scene.asked, scene.decision().seat]).toEqual(['hurt', 'azure'])
    scene.do('hurt', 'd')
    expect([scene.is('c'), scene.is('d')]).toEqual(['healthy', 'wounded'])
  })

  test('a retreat is for all who took part', () => {
    const scene = fights(
      [gules('spear-man', 'a', '0504'), gules('spear-man', 'b', '0402'), azure('spear-man', 'd', '0503')],
      [8],
    )
    strike(scene, ['a', 'b'], ['d'])
    expect(scene.asked).toBe('retreat')
    expect(scene.offers('retreat').every((cell) => !['0403', '0502', '0602', '0603'].includes(cell))).toBe(
      true,
    )
    scene.do('select', 'b').do('retreat', scene.offers('retreat')[0])
    scene.do('retreat', scene.offers('retreat')[0])
    expect([scene.at('a'), scene.at('b')]).not.toContain('0504')
    expect(scene.told('retreated')).toHaveLength(2)
  })
})

describe('a retreat', () => {
  test.each([1, 2, 3])('of %i hexes goes that far, hex by hex, and no further', (wayBack) => {
    const scene = fights([gules('foot-serjeant', 'a', '0504'), azure('spear-man', 'd', '0503')], [4], {
      ...GRASS,
      wayBack,
    })
    strike(scene, ['a'], ['d'])
    let hexes = 0
    for (; scene.asked === 'retreat' && hexes < 5; hexes++) scene.do('retreat', scene.offers('retreat')[0])
    expect([hexes, scene.asked, scene.told('retreated').length]).toEqual([wayBack, 'advance', wayBack])
  })

  test('goes away from every opponent, beside no enemy, into nobody', () => {
    const scene = fights(
      [
        gules('foot-serjeant', 'a', '0505'),
        gules('spear-man', 'b', '0503'),
        azure('spear-man', 'd', '0504'),
        azure('spear-man', 'friend', '0403'),
      ],
      [3],
    )
    strike(scene, ['a'], ['d'])
    // North is b, northwest the friend, and 0603 to the northeast is beside b, so no retreat is possible.
    expect(scene.told('cornered')).toHaveLength(1)
    expect(scene.is('d')).toBe('wounded')
  })

  test('is refused with its reason', () => {
    const scene = fights(
      [gules('foot-serjeant', 'a', '0505'), gules('spear-man', 'b', '0703'), azure('spear-man', 'd', '0504')],
      [3],
    )
    strike(scene, ['a'], ['d'])
    expect(scene.offers('retreat')).toEqual(['0403', '0503'])
    expect(scene.why('retreat', '0404').message.key).toBe('cry-havoc.refuse.retreat-nearer')
    expect(scene.why('retreat', '0603').message.key).toBe('cry-havoc.refuse.retreat-beside')
    expect(scene.why('retreat', '0501').message.key).toBe('cry-havoc.refuse.retreat-far')
  })

  test('farther from the nearest hex of a rider, it is refused for the friend of his beside whom it ends', () => {
    const scene = fights(
      [
        ...rider(gules, 'k', ['0306', '0406']),
        gules('spear-man', 'b', '0504'),
        azure('spear-man', 'd', '0506'),
      ],
      [5],
    )
    strike(scene, ['k'], ['d'])
    expect(scene.why('retreat', '0505').message.key).toBe('cry-havoc.refuse.retreat-beside')
    expect(scene.why('retreat', '0405').message.key).toBe('cry-havoc.refuse.retreat-nearer')
  })

  test('a rider does not go where only his front is farther', () => {
    const scene = fights([gules('knight-at-arms', 'a', '0604'), ...rider(azure, 'd', ['0504', '0505'])], [2])
    strike(scene, ['a'], ['d'])
    // Its rear would enter 0504, beside 0604.
    expect(scene.offers('retreat')).not.toContain('0503')
    expect(scene.why('retreat', '0503').message.key).toBe('cry-havoc.refuse.retreat-nearer')
  })

  test('that is not possible kills the wounded', () => {
    const scene = fights(
      [gules('spear-man', 'a', '0502'), azure('country-man', 'd', '0501', { health: 'wounded' })],
      [9],
    )
    // 9 against 1: 8-1 and above with a 9 stuns the wounded.
    strike(scene, ['a'], ['d'])
    expect(scene.is('d')).toBe('dead')
    const cornered = fights([gules('spear-man', 'a', '0502'), azure('country-man', 'd', '0501')], [6])
    strike(cornered, ['a'], ['d'])
    expect(cornered.is('d')).toBe('wounded')
  })

  test('of a rider moves both hexes, keeping its facing', () => {
    const scene = fights(
      [
        gules('knight-at-arms', 'a', '0505'),
        gules('knight-at-arms', 'b', '0605'),
        ...rider(azure, 'k', ['0504', '0503']),
      ],
      [2],
    )
    // 32 against 12 is 2-1 against riders, and a 2 is a retreat.
    strike(scene, ['a'], ['k'])
    expect(scene.asked).toBe('retreat')
    scene.do('retreat', '0503')
    expect(scene.at('k')).toBe('0503 0502')
  })

  test('of a mule takes the whole file with it, not its leader (CH-93)', () => {
    const file: Unit[] = [
      azure('town-folk', 'lead', '0101'),
      azure('pack-mule', 'm1', ['0102', '0103'], { ahead: 'lead' }),
      azure('pack-mule', 'm2', ['0104', '0105'], { ahead: 'm1', tied: true }),
    ]
    const scene = fights([gules('country-man', 'a', '0106'), ...file], [7])
    // 6 against 1 is 6-1 against beasts, and a 7 is a retreat. The leader is to the north, and the northeast is free.
    strike(scene, ['a'], ['m2'])
    const offered = scene.asked === 'retreat' ? scene.offers('retreat') : []
    if (offered.length > 0) scene.do('retreat', offered[0])
    expect([scene.at('m1'), scene.at('m2'), scene.at('lead')]).toEqual(['0201 0202', '0203 0204', '0101'])
    expect(scene.state.ahead[scene.index('m2')]).toBe(scene.index('m1'))
  })
})

describe('a fall from the saddle (CH-91)', () => {
  // 36 against 12 is 3-1 in the riders' table: E D C C C - A B - -
  const three: Unit[] = [
    gules('knight-at-arms', 'a', '0505'),
    gules('foot-serjeant', 'b', '0404'),
    gules('spear-man', 'c', '0604'),
  ]
  const charge = (dice: readonly number[], more: readonly Unit[] = []) => {
    const scene = fights([...three, ...rider(azure, 'k', ['0504', '0503']), ...more], dice)
    return strike(scene, ['a', 'b', 'c'], ['k'])
  }

  test('the owner lays the stunned rider beside the mount, which stays', () => {
    const scene = charge([2])
    expect([scene.asked, scene.decision().seat]).toEqual(['fall', 'azure'])
    expect(scene.offers('fall')).not.toContain('0505')
    expect(scene.why('fall', '0109').rule).toBe('CH-91')
    scene.do('fall', '0502')
    expect([scene.is('k'), scene.at('k')]).toEqual(['healthy stunned', '0502'])
    expect([scene.is('k-horse'), scene.at('k-horse')]).toEqual(['healthy', '0504 0503'])
  })

  test('a killed mount lies where it stood', () => {
    const scene = charge([1]).do('fall', '0502')
    expect([scene.is('k'), scene.is('k-horse'), scene.at('k-horse')]).toEqual([
      'healthy stunned',
      'dead',
      '0504 0503',
    ])
  })

  test('with no hex to fall on, the rider dies', () => {
    const around = ['0402', '0403', '0502', '0602', '0603'].map((at, index) =>
      azure(index < 4 ? 'spear-man' : 'halberd-man', `r${index}`, at),
    )
    const scene = charge([2], around)
    expect(scene.is('k')).toBe('dead')
  })
})

describe('the advance (CH-84 to CH-88)', () => {
  test('into the first hex of the map, left by the dead', () => {
    const units = [gules('foot-serjeant', 'a', '0102'), azure('spear-man', 'd', '0101', { stunned: true })]
    const scene = strike(fights(units, [1]), ['a'], ['d'])
    expect([scene.is('d'), scene.asked, scene.offers('advance')]).toEqual(['dead', 'advance', ['a 0101']])
  })

  test('starts in a hex that was left, with half the movement, as far as it lasts', () => {
    const scene = fights([gules('foot-serjeant', 'a', '0505'), azure('spear-man', 'd', '0504')], [3])
    strike(scene, ['a'], ['d']).do('retreat', '0503')
    expect(scene.offers('advance')).toEqual(['a 0504'])
    expect(scene.why('advance', 'a', '0404').rule).toBe('CH-85')
    scene.do('advance', 'a', '0504')
    // Half the speed of 5 is 2, one more than before.
    expect(scene.offers('advance')).toContain('a 0404')
    scene.do('advance', 'a', '0404')
    expect(scene.at('a')).toBe('0404')
    expect(scene.asked).not.toBe('advance')
    expect(scene.state.spent[scene.index('a')]).toBe(0)
  })

  test('is one hex for who is next to an enemy before it', () => {
    const scene = fights(
      [gules('foot-serjeant', 'a', '0505'), azure('spear-man', 'd', '0504'), azure('spear-man', 'e', '0506')],
      [3],
    )
    strike(scene, ['a'], ['d']).do('retreat', '0503').do('advance', 'a', '0504')
    expect(scene.asked).not.toBe('advance')
  })

  test('is for the defenders when the attackers gave way', () => {
    const scene = fights([gules('foot-serjeant', 'a', '0505'), azure('spear-man', 'd', '0504')], [8])
    strike(scene, ['a'], ['d'])
    scene.do('retreat', '0506')
    expect([scene.asked, scene.decision().seat]).toEqual(['advance', 'azure'])
    scene.do('stay')
    expect(scene.at('d')).toBe('0504')
  })

  test('may enter the hex of the dead, over the body', () => {
    const scene = fights(
      [gules('foot-serjeant', 'a', '0505'), azure('country-man', 'd', '0504', { health: 'wounded' })],
      [1],
    )
    strike(scene, ['a'], ['d']).do('advance', 'a', '0504')
    expect([scene.at('a'), scene.at('d'), scene.is('d')]).toEqual(['0504', '0504', 'dead'])
  })

  test.each([
    ['down', 2],
    ['up', 3],
  ] as const)('half of five is rounded %s: %i hexes', (advanceRounding, cells) => {
    const scene = fights([gules('foot-serjeant', 'a', '0507'), azure('spear-man', 'd', '0506')], [3], {
      ...GRASS,
      options: { advanceRounding },
    })
    strike(scene, ['a'], ['d']).do('retreat', '0405').do('advance', 'a', '0506')
    let steps = 1
    for (const cell of ['0606', '0707'])
      if (scene.asked === 'advance') {
        scene.do('advance', 'a', cell)
        steps++
      }
    expect(steps).toBe(cells)
  })
})
