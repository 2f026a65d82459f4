/** The checks of every pack, and the reading of cases, with files in the shapes of other rulesets. */
import { describe, expect, test } from 'vitest'
import { withPieceIds } from '../../engine/cases/aliases'
import { prepareCase } from '../../engine/cases/prepare'
import { crossCheck } from '../../engine/compile'
import type { WholeCase } from '../../engine/compile/shared-parts'
import { rulesets } from '../../engine/rulesets'
import type { Finding, GameDef, RawPack, TablePiece } from '../../engine/types'
import type { Position } from '../../schemas/generated/content'
import { raceDef } from './support/race'
import { smallPack } from './support/small-pack'

const race = raceDef()

/** Makes a pack of a ruleset that shares only the heads of scenarios, maps and cases with the small pack. */
function oddPack(change: (files: OddFiles) => void = () => {}): RawPack {
  const files: OddFiles = {
    scenario: {
      id: 'duel',
      map: 'town',
      file: 'scenarios/duel.yaml',
      order: ['red', 'blue'],
      setup: { placement: 'free', near: ['0101'] },
      options: { reach: 'short' },
      scoring: { tower: 10 },
      comments: [{ title: { en: 'The year 1805' }, text: { en: '9999' } }],
      forces: [
        { side: 'red', groups: [{ id: 'vanguard', stands: [{ cells: ['0102', '0201'] }] }] },
        { side: 'blue', groups: [{ id: 'vanguard', crosses: '0301/S' }] },
      ],
    },
    units: { heroes: [{ id: 'roland' }, { id: 'oliver' }] },
    tables: { die: 10, weapons: [{ id: 'bow', ranges: [{ id: 'near' }, { id: 'far' }] }] },
    cases: [
      {
        id: 'one',
        scenario: 'duel',
        given: {
          turn: 3,
          side: 'red',
          units: [{ id: 'a', unit: 'runner', side: 'blue', at: ['0101', '0102'] }],
        },
        steps: [{ by: 'red', expect: { turn: 4 } }],
      },
    ],
  }
  change(files)
  return smallPack((pack) => {
    Object.assign(pack, {
      manifest: { ...pack.manifest, ruleset: 'odd', scenarios: ['duel'] },
      units: { ...pack.units, ...files.units },
      tables: files.tables,
      scenarios: { duel: files.scenario },
      cases: [{ file: 'cases/odd.yaml', cases: files.cases }],
    })
  }) as RawPack
}
// biome-ignore lint/suspicious/noExplicitAny: files of any shape
type OddFiles = Record<'scenario' | 'units' | 'tables', any> & { cases: any[] }

const brief = ({ file, path, code }: Finding) => `${file} ${path.join('.')} ${code}`
/** Returns the place of the first entry of that name, in the author's words. */
const before = (change: (files: OddFiles) => void) =>
  crossCheck(oddPack(change)).flatMap(({ code, message }) =>
    code === 'E-DUPLICATE-ID' ? [message.values?.where] : [],
  )
const found = (change?: (files: OddFiles) => void) =>
  crossCheck(oddPack(change))
    .filter(({ code }) => !code.startsWith('W-TEXT'))
    .map(brief)

describe('checks of a pack in the shapes of another ruleset', () => {
  const rules = { ...rulesets.get('race')!, id: 'odd', checks: undefined }
  rulesets.set('odd', rules)

  test('find nothing where nothing is wrong', () => expect(found()).toEqual([]))

  test('say where an id stands already as an author counts, from one', () => {
    expect(before(({ scenario }) => scenario.forces[0].groups.push({ id: 'vanguard' }))).toEqual([
      'scenarios/duel.yaml › forces #1 › groups #1',
    ])
  })

  test.each<[string, (files: OddFiles) => void, string]>([
    [
      'an id twice in a list nobody knows',
      ({ scenario }) => scenario.forces[0].groups.push({ id: 'vanguard' }),
      'scenarios/duel.yaml forces.0.groups.1.id E-DUPLICATE-ID',
    ],
    [
      'an id twice in a list inside a list of tables',
      ({ tables }) => tables.weapons[0].ranges.push({ id: 'near' }),
      'tables.yaml weapons.0.ranges.2.id E-DUPLICATE-ID',
    ],
    [
      'an id twice beside the units',
      ({ units }) => units.heroes.push({ id: 'roland' }),
      'units.yaml heroes.2.id E-DUPLICATE-ID',
    ],
    [
      'a cell off the map under any key',
      ({ scenario }) => scenario.setup.near.push('0909'),
      'scenarios/duel.yaml setup.near.1 E-CELL-OFF-MAP',
    ],
    [
      'a word where cells stand',
      ({ scenario }) => scenario.forces[0].groups[0].stands[0].cells.push('nowhere'),
      'scenarios/duel.yaml forces.0.groups.0.stands.0.cells.2 E-CELL-OFF-MAP',
    ],
    [
      'a side of no cell',
      ({ scenario }) => {
        scenario.forces[1].groups[0].crosses = '0901/S'
      },
      'scenarios/duel.yaml forces.1.groups.0.crosses E-SIDE-OFF-MAP',
    ],
    [
      'the second cell of a unit in a position',
      ({ cases }) => {
        cases[0].given.units[0].at[1] = '0909'
      },
      'cases/odd.yaml cases.0.given.units.0.at.1 E-CELL-OFF-MAP',
    ],
    [
      'a map nobody knows',
      ({ scenario }) => {
        scenario.map = 'twon'
      },
      'scenarios/duel.yaml map E-UNKNOWN-MAP',
    ],
    [
      'a side nobody knows in the order',
      ({ scenario }) => scenario.order.push('green'),
      'scenarios/duel.yaml order.2 E-UNKNOWN-SIDE',
    ],
    [
      'a side nobody knows in a position',
      ({ cases }) => {
        cases[0].given.side = 'rde'
      },
      'cases/odd.yaml cases.0.given.side E-UNKNOWN-SIDE',
    ],
    [
      'a unit nobody knows in a position',
      ({ cases }) => {
        cases[0].given.units[0].unit = 'runer'
      },
      'cases/odd.yaml cases.0.given.units.0.unit E-UNKNOWN-UNIT',
    ],
    [
      'a player nobody is',
      ({ cases }) => {
        cases[0].steps[0].by = 'green'
      },
      'cases/odd.yaml cases.0.steps.0.by E-UNKNOWN-SIDE',
    ],
  ])('find %s', (_, change, finding) => expect(found(change)).toEqual([finding]))

  test('ask no texts for what is no list of things, and find no text of it left over', () => {
    const pack = oddPack()
    const text = {
      scoring: { tower: { name: 'Towers' } },
      options: { reach: { name: 'Reach' } },
      maps: { twon: { name: '' } },
    }
    const texts = { en: { language: 'en', text: { ...pack.texts.en.text, ...text } } }
    const unused = crossCheck({ ...pack, texts } as RawPack).filter(({ code }) => code === 'W-TEXT-UNUSED')
    const groups = new Set(unused.map(({ path }) => path[1]))
    expect(groups.has('maps')).toBe(true)
    expect([groups.has('scoring'), groups.has('options'), groups.has('comments')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

// ---- cases

const PIECES: readonly Partial<TablePiece>[] = [
  { id: 'knight-red-1', type: 'knight', side: 'red' },
  { id: 'knight-blue-1', type: 'knight', side: 'blue' },
  { id: 'knight-blue-2', type: 'knight', side: 'blue', component: 'guards' },
  { id: 'horse-1', type: 'horse' },
  { id: 'roland', type: 'hero', side: 'red' },
  { id: 'oliver', type: 'hero', side: 'red' },
]

describe('a case of another ruleset', () => {
  rulesets.set('toy', {
    ...rulesets.get('race')!,
    id: 'toy',
    position: () => ({ phase: 'run', step: 0, rng: [] }),
    table: (def, state) => ({
      ...rulesets.get('race')!.table(def, { ...state, at: [], turn: 0 } as never),
      pieces: PIECES.map((piece) => ({ kind: 'unit', level: 0, badges: [], ...piece })) as TablePiece[],
    }),
  })
  const def = { ...race, ruleset: 'toy' } as GameDef
  const named = (units: object[], more: object = {}, steps: object[] = []) =>
    withPieceIds(def, { steps } as unknown as WholeCase, { units, ...more } as Position) as unknown as {
      given: Record<string, unknown>
      steps: unknown[]
    }

  test('finds its units by type and side, by component, or by name', () => {
    const units = [
      { id: 'a', unit: 'knight', side: 'blue', at: '0101' },
      { id: 'b', unit: 'knight', at: '0102' },
      { id: 'c', unit: 'knight', component: 'guards', at: '0103' },
      { id: 'd', unit: 'hero', figure: 'oliver', at: '0104' },
    ]
    const ids = (named(units).given.units as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(['knight-blue-1', 'knight-red-1', 'knight-blue-2', 'oliver'])
  })

  test('says which unit has no piece left', () => {
    const units = [
      { id: 'a', unit: 'knight', side: 'red', at: '0101' },
      { id: 'b', unit: 'knight', side: 'red', at: '0102' },
    ]
    expect(named(units)).toEqual(units[1])
  })

  test('names them wherever a position does: what they ride, whom they lead, who is taken', () => {
    const { given } = named(
      [
        { id: 'grey', unit: 'horse', at: ['0101', '0102'] },
        { id: 'rider', unit: 'knight', side: 'red', on: 'grey', ahead: ['grey'], at: '0101' },
      ],
      { custody: ['rider'], head: { component: 'guards', units: ['rider'] }, units2: { by: 'rider' } },
    )
    expect(given).toEqual({
      custody: ['knight-red-1'],
      head: { component: 'guards', units: ['knight-red-1'] },
      units2: { by: 'rider' },
      units: [
        { id: 'horse-1', unit: 'horse', at: ['0101', '0102'] },
        { id: 'knight-red-1', unit: 'knight', side: 'red', on: 'horse-1', ahead: ['horse-1'], at: '0101' },
      ],
    })
  })

  test('keeps the words of the rules, even where a unit is called like one', () => {
    const units = [{ id: 'red', unit: 'knight', side: 'red', at: '0101', state: 'red', cover: 'red' }]
    const { given, steps } = named(units, { turn: 'red', side: 'red', phase: 'red', step: 'red' }, [
      { do: { type: 'red', unit: 'red', cell: '0102' }, by: 'red' },
      {
        expect: {
          units: { red: { at: '0102', ahead: 'red' } },
          asked: 'red',
          sight: [{ from: 'red', to: '0103' }],
        },
      },
      { expect: { events: [{ type: 'red', units: ['red', 'blue'] }] } },
    ])
    const id = 'knight-red-1'
    expect(given).toEqual({
      ...{ turn: 'red', side: 'red', phase: 'red', step: 'red' },
      units: [{ ...units[0], id }],
    })
    expect(steps).toEqual([
      { do: { type: 'red', unit: id, cell: '0102' }, by: 'red' },
      {
        expect: {
          units: { [id]: { at: '0102', ahead: id } },
          asked: 'red',
          sight: [{ from: id, to: '0103' }],
        },
      },
      { expect: { events: [{ type: 'red', units: [id, 'blue'] }] } },
    ])
  })

  test('may say itself what a small map leaves out of its scenario', () => {
    const played: unknown[] = []
    rulesets.set('odd', {
      ...rulesets.get('odd')!,
      onSmallMap: (scenario, map) => ({ ...scenario, forces: [map.grid.kind] }) as never,
      compile: (_pack, scenario) => {
        played.push(scenario)
        return { ok: true, value: undefined }
      },
    })
    const map = {
      grid: { kind: 'square', columns: 2, rows: 1 },
      legend: { '.': { terrain: 'lane' } },
      rows: ['..'],
    }
    expect(prepareCase(oddPack(), { id: 'one', scenario: 'duel', map, steps: [] } as never).ok).toBe(true)
    expect(played).toMatchObject([
      { id: 'duel', map: 'case-one', forces: ['square'], setup: { placement: 'free' } },
    ])
  })
})
