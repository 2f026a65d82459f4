/** Lines of fire and cover on grounds small enough to follow with a ruler. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sightDifferences } from '../../engine/rulesets/cry-havoc/rules/sight/differences'
import { lineOfFire, sightFrom } from '../../engine/rulesets/cry-havoc/rules/sight/sight'
import type { CryHavocExpectedSight } from '../../schemas/generated/content'
import { BOW, CROSSBOW, said, scene } from './sight-drawing'
import { groundOf, livingOf, randomBy, randomWorld } from './sight-worlds'
import { azure, gules, Skirmish } from './skirmish'

describe('the example of the scarp (CH-30 to CH-34)', () => {
  const rows = [
    '^^^..^^^^^^^',
    '^^^...^^^^^^',
    '^^^...^^^^^^',
    '^^^..b.^^^^^',
    '^^^.b...^^^^',
    '^^^......^^^',
    '^^^......^^^',
    '^^^.......^^',
  ]
  const at: Record<string, string> = { A: '0303', B: '0106', C: '0705', D: '1204', E: '0501' }
  const example = scene({ rows })
  const answers = (from: string) =>
    Object.keys(at)
      .filter((to) => to !== from)
      .map((to) => `${to} ${said(example.shot(at[from], at[to]))}`)

  test.each([
    ['A', ['B none', 'C light CH-23', 'D none', 'E none']],
    ['B', ['A none', 'C light CH-23', 'D light CH-23', 'E no CH-27']],
    ['C', ['A light CH-23', 'B light CH-23', 'D none', 'E none']],
    ['D', ['A none', 'B light CH-23', 'C medium CH-45', 'E medium CH-45']],
    ['E', ['A none', 'B no CH-27', 'C none', 'D none']],
  ])('%s', (from, expected) => {
    expect(answers(from)).toEqual(expected)
  })
})

describe('scarps', () => {
  test('from the high ground over an edge that lies too far in front of the shooter (CH-27)', () => {
    const { shot } = scene({ rows: ['^^^.....', '^^^.....'] })
    expect(said(shot('0301', '0501'))).toBe('none')
    expect(said(shot('0101', '0401'))).toBe('medium CH-45')
    expect(said(shot('0101', '0501'))).toBe('no CH-27')
    expect(said(shot('0501', '0101'))).toBe('no CH-27')
    expect(said(shot('0101', '0701'))).toBe('none')
    expect(said(shot('0401', '0101'))).toBe('none')
  })

  test('a ridge between two low ends hides them, a valley between two high ones does not (CH-29)', () => {
    expect(said(scene({ rows: ['..^^..', '..^^..'] }).shot('0101', '0601'))).toBe('no CH-27')
    expect(said(scene({ rows: ['^^..^^', '^^..^^'] }).shot('0101', '0601'))).toBe('none')
  })

  test('a line through a corner of the edge, or along it, is no way around the high ground', () => {
    const { shot } = scene({ rows: ['.....', '..^..', '.....'] })
    expect(said(shot('0102', '0502'))).toBe('no CH-27')
    expect(said(shot('0301', '0303'))).toBe('no CH-27')
    expect(said(shot('0201', '0401'))).toBe('none')
  })
})

describe('figures in the way', () => {
  const { shot } = scene({ rows: ['..', '..', '..', '..', '..', '..', '..', 'b.'] })
  const living = ['0102', '0103', '0104', '0105']

  test('never for weapons that shoot straight (CH-18)', () => {
    expect(said(shot('0101', '0106', { weapon: CROSSBOW, living }))).toBe('no CH-18')
    expect(shot('0101', '0106', { weapon: CROSSBOW, living }).atCell).toBe(2)
    expect(said(shot('0101', '0106', { weapon: CROSSBOW }))).toBe('none')
  })

  test('over them from the second range on, at targets with at most a light cover (CH-21, CH-22)', () => {
    expect(said(shot('0101', '0103', { living }))).toBe('no CH-22')
    expect(said(shot('0101', '0106', { living }))).toBe('none')
    expect(shot('0101', '0106', { living }).over).toBe(2)
    expect(said(shot('0101', '0108', { living }))).toBe('light CH-46')
    const scarp = scene({ rows: ['^^', '^^', '^^', '^^', '^^', '^^', '..', '..'] })
    expect(said(scarp.shot('0101', '0107'))).toBe('medium CH-45')
    expect(said(scarp.shot('0101', '0107', { living: ['0104'] }))).toBe('no CH-22')
  })

  test('a rider does not hide himself', () => {
    expect(said(shot('0101', '0104 0103', { weapon: CROSSBOW, living: ['0104', '0103'] }))).toBe('none')
    expect(said(shot('0101', '0105 0104', { weapon: CROSSBOW, living: ['0102', '0104', '0105'] }))).toBe(
      'no CH-18',
    )
  })
})

describe('bushes and trees', () => {
  const { shot } = scene({ rows: ['..t.t..', '..b....', '.......'] })

  test('bushes between or under the target: light (CH-23, CH-46)', () => {
    expect(said(shot('0102', '0302'))).toBe('light CH-46')
    expect(said(shot('0301', '0303'))).toBe('light CH-23')
    expect(said(shot('0302', '0303'))).toBe('none')
  })

  test('trees can be shot into, never through (CH-24, CH-25, CH-47)', () => {
    expect(said(shot('0101', '0301'))).toBe('light CH-47')
    expect(said(shot('0101', '0501'))).toBe('no CH-24')
    expect(said(shot('0301', '0701'))).toBe('no CH-24')
    expect(said(shot('0301', '0501'))).toBe('light CH-47')
  })
})

describe('outer corners', () => {
  const house = scene({
    rows: ['.......', '.......', '.......', '...h...', '.......', '.......', '.......'],
    corner: ['0403/S'],
  })
  const { shot } = house

  test('covered from whoever does not see both faces (CH-52)', () => {
    expect(said(shot('0401', '0403'))).toBe('none')
    const left = shot('0103', '0403')
    const right = shot('0703', '0403')
    expect([said(left), said(right)]).toEqual(['medium CH-52', 'medium CH-52'])
    expect(left.side).not.toBe(right.side)
  })

  test('not from both sides at once (CH-53)', () => {
    const { side } = shot('0103', '0403')
    expect(said(shot('0103', '0403', { taken: side + 1 }))).toBe('medium CH-52')
    expect(said(shot('0703', '0403', { taken: side + 1 }))).toBe('none')
    expect(shot('0703', '0403').bare).toBe(0)
  })
})

describe('riders (CH-54)', () => {
  test('take the better cover of their two cells, whichever is aimed at', () => {
    const { shot } = scene({ rows: ['......', '....b.', '......'] })
    expect(said(shot('0101', '0401 0502'))).toBe('light CH-46')
    expect(said(shot('0101', '0502 0401'))).toBe('light CH-46')
    expect(said(shot('0101', '0401'))).toBe('none')
  })

  test('can be hit while one half is out of sight, and still have what covers that half', () => {
    const { shot } = scene({ rows: ['..t...', '..t.b.', '......'] })
    const { possible, to, cover } = shot('0102', '0402 0502')
    const lone = [shot('0102', '0402'), shot('0102', '0502')].map((one) => one.possible)
    expect(lone).toContain(false)
    expect(possible).toBe(lone.includes(true))
    if (possible) expect([to >= 0, cover]).toEqual([true, 1])
  })
})

describe('whatever the ground', () => {
  const seeds = fc.integer({ min: 1, max: 100_000 })

  test('without openings and figures, whoever sees is seen', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const world = randomWorld(randomBy(seed), 7, 7)
        const sides = world.sides.filter(({ kind }) => kind === 'wall' || kind === 'top')
        const ground = groundOf({ ...world, sides })
        const living = new Uint8Array(49)
        const weapon = { ...CROSSBOW, brackets: [{ upTo: 99 }] }
        const oneWay: string[] = []
        for (let a = 0; a < 49; a++)
          for (let b = 0; b < a; b++) {
            const there = lineOfFire(ground, living, a, [b], weapon)
            const back = lineOfFire(ground, living, b, [a], weapon)
            if (there.possible !== back.possible) oneWay.push(`${a} ${b}`)
          }
        expect(oneWay).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('what can be seen from a cell is what can be shot at one by one; figures only hide', () => {
    fc.assert(
      fc.property(seeds, fc.nat(48), (seed, from) => {
        const world = randomWorld(randomBy(seed), 7, 7)
        const ground = groundOf(world)
        const seen = sightFrom(ground, livingOf(world), from, BOW)
        const empty = sightFrom(ground, new Uint8Array(49), from, BOW)
        for (let to = 0; to < 49; to++) {
          if (to === from) continue
          const shot = lineOfFire(ground, livingOf(world), from, [to], BOW)
          expect([to, seen.cells[to] === 1, seen.cover[to]]).toEqual([
            to,
            shot.possible,
            shot.possible ? shot.cover : 0,
          ])
          if (seen.cells[to] === 1) expect(empty.cells[to]).toBe(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('an expectation of a case about sight', () => {
  const [shooter, target] = [gules('bow-man', 'b', '0101'), azure('country-man', 'a', '0105')]
  const { def, state } = new Skirmish(
    { rows: ['...', '...', '..t', 'b.t', '..t', '...'] },
    { step: 'first-shots', side: 'gules', turn: 1, units: [shooter, target] },
  )
  const line = { from: 'b', to: 'a' }
  const wrong = (expected: Partial<CryHavocExpectedSight>) =>
    sightDifferences(def, state, [{ ...line, possible: true, ...expected }])

  test('is met by what is so', () => {
    expect(wrong({ possible: true, cover: 'light' })).toEqual([])
    expect(wrong({ from: '0301', to: '0306', possible: false, rule: 'CH-24' })).toEqual([])
  })

  test.each([
    [{ possible: false }, 'a shot being possible from b to a should be false, but is true'],
    [{ cover: 'none' }, 'the cover from b to a should be none, but is light'],
    [
      { from: '0301', to: '0306', possible: false, rule: 'CH-27' },
      'the reason from 0301 to 0306 should be CH-27, but is CH-24',
    ],
    [{ to: 'nobody' }, 'there is nobody to shoot from b to nobody'],
    [{ from: 'nobody' }, 'there is nobody to shoot from nobody to a'],
    [{ weapon: 'stone' }, 'there is nobody to shoot from b to a'],
  ] as const)('%j is told to be wrong', (expected, told) => {
    expect(wrong(expected)).toEqual([told])
  })
})
