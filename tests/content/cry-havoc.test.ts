/** The Cry Havoc pack agrees with the known facts of the printed game, and its tables never reward a worse position. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { HOME } from '../cli/support/terminal'
import { pack, scenarios } from './cry-havoc-pack'

const { tables, units, terrain } = pack
const { combat, missiles } = tables

test('the checks find nothing to say', async () => {
  const { diagnostics } = await checkFolder(`${HOME}/content/cry-havoc`, 'cry-havoc')
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
})

/** Ranks results from worst to best for the attacker. */
const worthOf = (key: Readonly<Record<string, { type: string; who?: string; mount?: string }>>) => {
  const order = ['none', 'retreat', 'stun', 'wound', 'kill']
  return (letter: string): number => {
    if (letter === '-') return 0
    const { type, who, mount } = key[letter]
    const weight = 10 * order.indexOf(type) + (mount === 'killed' ? 5 : 0)
    return who === 'attacker' ? -100 + (type === 'retreat' ? 10 : 0) : weight
  }
}

describe('tables of fights', () => {
  test.each(combat.tables)('$id has a row for each column and a letter for each die', ({ rows, key }) => {
    expect(rows.length).toBe(combat.columns.length)
    for (const row of rows) {
      expect(row.length).toBe(tables.die)
      for (const letter of row) expect([letter, letter === '-' || letter in key]).toEqual([letter, true])
    }
  })

  test.each(combat.tables)('$id is never worse for the attacker at a higher ratio', ({ rows, key }) => {
    const worth = worthOf(key)
    for (let die = 0; die < tables.die; die++)
      for (let column = 1; column < rows.length; column++)
        expect([column, die, worth(rows[column][die]) >= worth(rows[column - 1][die])]).toEqual([
          column,
          die,
          true,
        ])
  })

  test('the two cells that are known: 3-1, a 2 stuns the defender, a 7 the attacker (CH-83)', () => {
    const foot = combat.tables.find(({ id }) => id === 'foot')!
    const row = foot.rows[combat.columns.indexOf(3)]
    expect([row[1], row[6]]).toEqual(['D', 'A'])
    expect(foot.key.D).toMatchObject({ type: 'stun', who: 'defender' })
    expect(foot.key.A).toMatchObject({ type: 'stun', who: 'attacker' })
  })

  test('columns begin at 1-1 and reach the 8-1 of a ransom (CH-75, CH-98)', () => {
    expect([combat.columns[0], combat.columns.at(-1)]).toEqual([1, 8])
    const ransoms = scenarios.flatMap(({ rules }) => (rules.ransom ? [rules.ransom] : []))
    expect(ransoms).toEqual([{ ratio: 8, yields: 4, guards: 2 }])
  })

  test('ground moves a column for each sign of difference: - against 0 is one to the left (CH-82)', () => {
    const signs = [combat.shifts.minus, combat.shifts.zero, combat.shifts.plus]
    for (const [attacker, row] of signs.entries())
      for (const [defender, shift] of row.entries()) expect(shift).toBe(attacker - defender)
  })
})

describe('tables of missiles', () => {
  const covers = ['none', 'light', 'medium'] as const
  const worth = (letter: string) => '-ABCD'.indexOf(letter)
  const all = missiles.targets.flatMap(({ id, results }) =>
    missiles.weapons.map((weapon) => ({ id, weapon: weapon.id, results: results[weapon.id] })),
  )

  test.each(all)('$id, $weapon: a higher die is never better', ({ results }) => {
    for (const cover of covers) {
      expect(results[cover].length).toBe(tables.die)
      for (let die = 1; die < tables.die; die++)
        expect(worth(results[cover][die])).toBeLessThanOrEqual(worth(results[cover][die - 1]))
    }
  })

  test.each(all)('$id, $weapon: a better cover never helps the shooter', ({ results }) => {
    for (let die = 0; die < tables.die; die++) {
      expect(worth(results.light[die])).toBeLessThanOrEqual(worth(results.none[die]))
      expect(worth(results.medium[die])).toBeLessThanOrEqual(worth(results.light[die]))
    }
  })

  test.each(missiles.targets)('$id: a crossbow is at least as good as a bow', ({ results }) => {
    for (const cover of covers)
      for (let die = 0; die < tables.die; die++)
        expect(worth(results['cross-bow'][cover][die])).toBeGreaterThanOrEqual(
          worth(results['long-bow'][cover][die]),
        )
  })

  test('the farther the harder, and a wound makes it harder', () => {
    for (const { brackets } of missiles.weapons)
      for (let i = 1; i < brackets.length; i++) {
        expect(brackets[i].upTo).toBeGreaterThan(brackets[i - 1].upTo)
        expect(brackets[i].adds).toBeGreaterThan(brackets[i - 1].adds)
      }
    expect(missiles.wounded).toBeGreaterThan(0)
  })

  test('every letter of a row is explained, and what a shot does is done to its target', () => {
    for (const { results, key } of missiles.targets) {
      const used = new Set(
        Object.values(results).flatMap((row) => covers.flatMap((cover) => [...row[cover]])),
      )
      expect([...used].filter((letter) => letter !== '-' && !(letter in key))).toEqual([])
      expect(Object.values(key).filter(({ who }) => who !== undefined)).toEqual([])
    }
  })
})

describe('the roster', () => {
  const unit = (id: string) => units.units.find((one) => one.id === id)!
  const people = units.units.filter(({ beast }) => !beast)

  test('the wounded have 3 points, and half of what they could (CH-64)', () => {
    for (const { values } of people) {
      expect(values.wounded!.speed).toBe(3)
      expect(values.wounded!.attack).toBe(Math.trunc(values.healthy.attack / 2))
      expect(values.wounded!.defence).toBeLessThan(values.healthy.defence)
    }
  })

  test('horses and mules defend with 1, attack with nothing and go nowhere alone (CH-69, CH-94)', () => {
    for (const { values, length } of units.units.filter(({ beast }) => beast)) {
      expect(values.healthy).toEqual({ attack: 0, defence: 1, speed: 0 })
      expect(length).toBe(2)
    }
  })

  test('24 against 7 is a mounted knight against a sergeant', () => {
    expect(unit('knight-at-arms').values.mounted).toMatchObject({ attack: 24 })
    expect(unit('foot-serjeant').values.healthy).toMatchObject({ defence: 7 })
  })

  test('only knights ride, yield and have ransom counters (CH-66, CH-97, CH-99)', () => {
    const riders = people.filter(({ values }) => values.mounted || values.captive)
    expect(riders.map(({ id }) => id)).toEqual(['knight-at-arms'])
    expect(people.filter(({ knight }) => knight).map(({ id }) => id)).toEqual(['knight-at-arms'])
  })

  test('a knight or a sergeant guards alone, men-at-arms by twos, peasants and civilians nobody (CH-100)', () => {
    expect(people.filter(({ guard = 0 }) => guard >= 2).map(({ id }) => id)).toEqual([
      'knight-at-arms',
      'foot-serjeant',
    ])
    expect(people.filter(({ guard = 0 }) => guard === 0).map(({ id }) => id)).toEqual([
      'country-man',
      'town-folk',
    ])
  })

  test('speeds that were found: Francisco and Ben 6, Edith 4', () => {
    const speed = (figure: string) =>
      unit(units.figures!.find(({ id }) => id === figure)!.unit).values.healthy.speed
    expect(['francisco', 'ben', 'edith'].map(speed)).toEqual([6, 6, 4])
  })
})

describe('the table of terrain', () => {
  const row = (id: string) => terrain.terrain.find((one) => one.id === id)!
  test.each([
    ['green-sward', 1, undefined, undefined],
    ['scarp-slope', 2, undefined, -1],
    ['thicket-bush', 2, 'light', -1],
    ['tree-stand', { foot: 2, horse: 'closed' }, 'light', -1],
    ['house-floor', { foot: 1, horse: 'closed' }, undefined, 1],
    ['house-corner', 1, undefined, undefined],
  ])('%s costs %o', (id, cost, cover, melee) => {
    expect([row(id).cost, row(id).cover, row(id).melee]).toEqual([cost, cover, melee])
  })

  test('openings make their inner hex passable for horses, good to fight on and covered on one side', () => {
    for (const id of ['house-door', 'yard-gate'])
      expect(terrain.edges!.find((edge) => edge.id === id)!.host).toEqual({
        foot: 1,
        horse: 1,
        melee: 1,
        mountedAttack: true,
        cover: 'medium',
      })
  })
})

test('the three bodies and the horse of the rulebook (CH-61, CH-62)', () => {
  expect(tables.bodies).toEqual({ figure: 1, beast: 3, costAt: 3, cost: 1, closedAt: 6 })
})
