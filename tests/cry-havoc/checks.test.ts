/** One fault each in the bundled pack. The checks must find it, with its place. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { CryHavocPack } from '../../engine/rulesets/cry-havoc/rules'
import type { Finding, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { engineTexts } from '../support/texts'

// biome-ignore lint/suspicious/noExplicitAny: a fault is written into any part of a pack
type Loose = any

/** The findings of each change are cached. */
const judged = new Map<(pack: Loose) => void, Finding[]>()
const found = (change: (pack: Loose) => void): Finding[] => {
  const known = judged.get(change) ?? judge(change)
  judged.set(change, known)
  return known
}
const judge = (change: (pack: Loose) => void): Finding[] => {
  const pack = structuredClone(loadPack('cry-havoc')) as unknown as CryHavocPack
  change(pack)
  return crossCheck(pack as unknown as RawPack)
}
const duel = (pack: Loose) => pack.scenarios['knights-duel']
const mules = (pack: Loose) => pack.scenarios.highwaymen
const brawl = (pack: Loose) => pack.scenarios['street-brawl']

const BAD: readonly (readonly [string, (pack: Loose) => void, string, string])[] = [
  [
    'a side',
    (p) => {
      duel(p).order[0] = 'azzure'
    },
    'E-UNKNOWN-SIDE',
    'scenarios/knights-duel.yaml order 0',
  ],
  [
    'phases without movement',
    (p) => {
      duel(p).steps = ['fights']
    },
    'E-STEPS-WITHOUT',
    'scenarios/knights-duel.yaml steps',
  ],
  [
    'a side of a force',
    (p) => {
      duel(p).forces[0].side = 'gule'
    },
    'E-UNKNOWN-SIDE',
    'scenarios/knights-duel.yaml forces 0 side',
  ],
  [
    'a unit',
    (p) => {
      duel(p).forces[0].groups[0].units[0].unit = 'knight'
    },
    'E-UNKNOWN-UNIT',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 unit',
  ],
  [
    'a mount',
    (p) => {
      duel(p).forces[0].groups[0].units[0].mount = 'horse'
    },
    'E-UNKNOWN-UNIT',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 mount',
  ],
  [
    'a figure',
    (p) => {
      duel(p).forces[0].groups[0].units[0].figures[1] = 'sir-rolan'
    },
    'E-UNKNOWN-FIGURE',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 figures 1',
  ],
  [
    'a region',
    (p) => {
      duel(p).forces[0].groups[0].place.regions = ['north']
    },
    'E-UNKNOWN-REGION',
    'scenarios/knights-duel.yaml forces 0 groups 0 place regions 0',
  ],
  [
    'who wins',
    (p) => {
      duel(p).victory[0].winner = 'nobody'
    },
    'E-UNKNOWN-SIDE',
    'scenarios/knights-duel.yaml victory 0 winner',
  ],
  [
    'what scores',
    (p) => {
      mules(p).scoring[2].units = ['mule']
    },
    'E-UNKNOWN-UNIT',
    'scenarios/highwaymen.yaml scoring 2 units 0',
  ],
  [
    'a weapon',
    (p) => {
      p.units.units[5].weapon = 'bombard'
    },
    'E-UNKNOWN-WEAPON',
    'units.yaml units 5 weapon',
  ],
  [
    'a target',
    (p) => {
      p.units.units[0].target = 'tin'
    },
    'E-UNKNOWN-TARGET',
    'units.yaml units 0 target',
  ],
  [
    'a range',
    (p) => {
      p.tables.missiles.weapons.find((one: Loose) => one.over).over.from = 'near'
    },
    'E-UNKNOWN-RANGE',
    'tables.yaml missiles weapons 0 over from',
  ],
  [
    'a figure of no type',
    (p) => {
      p.units.figures[0].unit = 'knigth'
    },
    'E-UNKNOWN-UNIT',
    'units.yaml figures 0 unit',
  ],
  [
    'a table that is missing',
    (p) => {
      p.tables.combat.tables.pop()
    },
    'E-COMBAT-TABLE',
    'tables.yaml combat tables',
  ],
  [
    'a row that is missing',
    (p) => {
      p.tables.combat.tables[0].rows.pop()
    },
    'E-COMBAT-ROWS',
    'tables.yaml combat tables 0 rows',
  ],
  [
    'a letter that is missing',
    (p) => {
      p.tables.combat.tables[0].rows[2].pop()
    },
    'E-DIE-GAP',
    'tables.yaml combat tables 0 rows 2',
  ],
  [
    'a letter too many',
    (p) => {
      Object.values<Loose>(p.tables.missiles.targets[0].results)[0].none += 'A'
    },
    'E-DIE-GAP',
    'tables.yaml missiles targets 0 results long-bow none',
  ],
  [
    'a letter nobody explains',
    (p) => {
      p.tables.combat.tables[0].rows[0][0] = 'Z'
    },
    'E-TABLE-RESULT',
    'tables.yaml combat tables 0 key',
  ],
  [
    'a letter nobody needs',
    (p) => {
      p.tables.combat.tables[0].key.Z = { type: 'kill' }
    },
    'W-TABLE-RESULT-UNUSED',
    'tables.yaml combat tables 0 key Z',
  ],
  [
    'a target without a weapon',
    (p) => {
      const { results } = p.tables.missiles.targets[0]
      delete results[Object.keys(results)[0]]
    },
    'E-MISSILE-RESULTS',
    'tables.yaml missiles targets 0 results',
  ],
  [
    'a weapon like one that nobody has',
    (p) => {
      p.tables.missiles.weapons[0].like = 'catapult'
    },
    'E-UNKNOWN-WEAPON',
    'tables.yaml missiles weapons 0 like',
  ],
  [
    'weapons like each other, and neither has results',
    (p) => {
      const [one, other] = p.tables.missiles.weapons
      one.like = other.id
      other.like = one.id
      p.tables.missiles.targets[0].results = {}
    },
    'E-MISSILE-RESULTS',
    'tables.yaml missiles targets 0 results',
  ],
  [
    'columns that fall',
    (p) => {
      p.tables.combat.columns[3] = 2
    },
    'E-NOT-RISING',
    'tables.yaml combat columns 3',
  ],
  [
    'ranges that fall',
    (p) => {
      p.tables.missiles.weapons[0].brackets[1].upTo = 2
    },
    'E-NOT-RISING',
    'tables.yaml missiles weapons 0 brackets 1',
  ],
  [
    'a side with nobody',
    (p) => {
      duel(p).forces[1].groups = []
    },
    'E-SIDE-WITHOUT-FORCES',
    'scenarios/knights-duel.yaml order 0',
  ],
  [
    'a group that begins nowhere',
    (p) => {
      delete duel(p).forces[0].groups[0].place
    },
    'E-GROUP-START',
    'scenarios/knights-duel.yaml forces 0 groups 0',
  ],
  [
    'a mule for a mount',
    (p) => {
      duel(p).forces[0].groups[0].units[0].mount = 'pack-mule'
    },
    'E-MOUNT-NOT-RIDDEN',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 mount',
  ],
  [
    'a peasant on horseback',
    (p) => {
      Object.assign(duel(p).forces[0].groups[0].units[0], {
        unit: 'country-man',
        figures: undefined,
        count: 2,
      })
    },
    'E-RIDER-WITHOUT-NUMBERS',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 mount',
  ],
  [
    'horses in a file',
    (p) => {
      mules(p).forces[1].groups[1].units[1].unit = 'war-horse'
    },
    'E-FILE-NOT-TIED',
    'scenarios/highwaymen.yaml forces 1 groups 1 units 1 file',
  ],
  [
    'mules led by mules',
    (p) => {
      mules(p).forces[1].groups[1].units.reverse()
    },
    'E-LED-BY-NOBODY',
    'scenarios/highwaymen.yaml forces 1 groups 1 units 0 led',
  ],
  [
    'a peasant by the name of a knight',
    (p) => {
      brawl(p).forces[0].groups[0].units[0].figures[0] = 'sir-richard'
    },
    'E-FIGURE-TYPE',
    'scenarios/street-brawl.yaml forces 0 groups 0 units 0 figures 0',
  ],
  [
    'more names than pieces',
    (p) => {
      duel(p).forces[0].groups[0].units[0].count = 1
    },
    'E-FIGURE-COUNT',
    'scenarios/knights-duel.yaml forces 0 groups 0 units 0 count',
  ],
  [
    'one knight twice',
    (p) => {
      duel(p).forces[1].groups[0].units[0].figures[0] = 'sir-richard'
    },
    'E-FIGURE-TWICE',
    'scenarios/knights-duel.yaml forces 1 groups 0 units 0 figures 0',
  ],
  [
    'a zone too small for the horses',
    (p) => {
      duel(p).forces[0].groups[0].place = { cells: ['0101', '0102', '0103'] }
    },
    'E-ZONE-TOO-SMALL',
    'scenarios/knights-duel.yaml forces 0 groups 0 place',
  ],
  [
    'an entry nobody can use',
    (p) => {
      mules(p).forces[1].groups[1].enter.zone = { cells: [] }
    },
    'E-ENTRY-EMPTY',
    'scenarios/highwaymen.yaml forces 1 groups 1 enter zone',
  ],
  [
    'one place for two',
    (p) => {
      const group = duel(p).forces[0].groups[0]
      delete group.place
      group.at = [['0202', '0203']]
    },
    'E-AT-COUNT',
    'scenarios/knights-duel.yaml forces 0 groups 0 at',
  ],
  [
    'one cell for a horse',
    (p) => {
      const group = duel(p).forces[0].groups[0]
      delete group.place
      group.at = [['0202', '0203'], '0404']
    },
    'E-AT-LENGTH',
    'scenarios/knights-duel.yaml forces 0 groups 0 at 1',
  ],
  [
    'two cells apart',
    (p) => {
      const group = duel(p).forces[0].groups[0]
      delete group.place
      group.at = [
        ['0202', '0203'],
        ['0404', '0408'],
      ]
    },
    'E-HALVES-APART',
    'scenarios/knights-duel.yaml forces 0 groups 0 at 1',
  ],
  [
    'two in one cell',
    (p) => {
      const group = duel(p).forces[0].groups[0]
      delete group.place
      group.at = [
        ['0202', '0203'],
        ['0203', '0204'],
      ]
    },
    'E-CELL-FULL',
    'scenarios/knights-duel.yaml forces 0 groups 0 at 1',
  ],
  [
    'enemies in one cell',
    (p) => {
      for (const force of duel(p).forces) {
        delete force.groups[0].place
        force.groups[0].at = [
          ['0202', '0203'],
          ['0404', '0405'],
        ]
      }
    },
    'E-CELL-SHARED',
    'scenarios/knights-duel.yaml forces 1 groups 0 at 0',
  ],
  [
    'a figure in a case',
    (p) => {
      p.cases = [
        {
          file: 'cases/one.yaml',
          cases: [
            {
              id: 'one',
              proves: [],
              scenario: 'knights-duel',
              given: { units: [{ unit: 'knight-at-arms', figure: 'sir-nobody' }] },
              steps: [{ expect: { sight: [{ from: '0101', to: '0102', possible: true, weapon: 'sling' }] } }],
            },
          ],
        },
      ]
    },
    'E-UNKNOWN-FIGURE',
    'cases/one.yaml cases 0 given units 0 figure',
  ],
]

const place = ({ file, path }: Finding) => [file, ...path].join(' ')

test('the bundled pack is clean', () => expect(found(() => {})).toEqual([]))

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, at) => {
    const findings = found(change)
    const all = findings.map((one) => `${one.code} ${place(one)}`)
    expect(all, all.join('; ')).toContain(`${code} ${at}`)
    expect(new Set(findings.map((one) => JSON.stringify(one))).size, all.join('; ')).toBe(all.length)
  })

  test('a door in the open', () => {
    const findings = found((p) => {
      p.maps.crossroads.edges.push({ type: 'house-door', sides: ['0101/S'] })
    })
    expect(findings.map(({ code }) => code)).toContain('W-OPENING-WITHOUT-INSIDE')
  })

  test('and no code is without a sample', () => {
    const folder = new URL('../../engine/rulesets/cry-havoc/checks/', import.meta.url)
    const codes = readdirSync(folder).flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/'[EW]-[A-Z-]+'/g) ?? [],
    )
    const sampled = new Set([...BAD.map(([, , code]) => code), 'W-OPENING-WITHOUT-INSIDE'])
    expect(codes.map((code) => code.slice(1, -1)).filter((code) => !sampled.has(code))).toEqual([])
  })
})

test('every message has a text in both languages, with the values it asks for', () => {
  const texts = Object.values(engineTexts)
  for (const [, change] of BAD)
    for (const { message } of found(change))
      for (const all of texts) {
        const text = message.key.split('.').reduce((part, key) => part?.[key], all)
        expect(typeof text, message.key).toBe('string')
        const asked = [...(text as string).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)
        expect(Object.keys(message.values ?? {}), message.key).toEqual(expect.arrayContaining(asked))
      }
})
