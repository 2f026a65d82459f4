/** Cases as authors write them: in a pack of their own about scenarios of another pack, and with common mistakes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder, ludoteca } from './support/terminal'

const manifest = (requires: string) => `format: 2
id: trials
version: 1.0.0
ruleset: ${requires}
name: { en: Trials }
notice: { en: Made up for the tests. }
authors: [{ name: Ludoteca }]
licence: CC0-1.0
languages: [en]
requires: [{ pack: ${requires}, version: ^1.0.0 }]
`
const TEXT = 'language: en\ntext: {}\n'

/** Runs a pack that holds only cases about the scenarios of another pack. */
const tried = (requires: string, files: Readonly<Record<string, string>>, ...more: string[]) =>
  inFolder(async (cwd) => {
    const all = { 'pack.yaml': manifest(requires), 'text/en.yaml': TEXT, ...files }
    for (const [path, content] of Object.entries(all)) {
      mkdirSync(dirname(join(cwd, 'trials', path)), { recursive: true })
      writeFileSync(join(cwd, 'trials', path), content)
    }
    const json = await ludoteca(['test', 'trials', '--json', ...more], { cwd })
    const words = await ludoteca(['test', 'trials', '--lang', 'it', ...more], { cwd })
    return { ...json, told: words.out, ...(json.code < 2 ? JSON.parse(json.out).packs[0] : {}) }
  })

const MAP = `{ grid: { kind: square, columns: 5, rows: 3 }, legend: { p: { terrain: north-plain }, m: { terrain: mountain-range } }, rows: [ppppp, ppmpp, ppppp] }`
const unit = (id: string, side: string, at: string) =>
  `{ id: ${id}, unit: line-infantry, side: ${side}, at: '${at}' }`
const war = (id: string, units: string, steps = '[{ expect: { turn: north } }]', head = '') => `
  - id: ${id}
    scenario: opening
    map: field
    given: { turn: north, phase: moves, units: [${units}] }
    ${head}
    steps: ${steps}`
const file = (...cases: string[]) => `maps: { field: ${MAP} }\ncases:${cases.join('')}\n`

test('a pack of nothing but cases tries the scenarios of another; proves may be left out, maps are shared, folders are read', async () => {
  const { code, cases } = await tried('kriegspiel', {
    'cases/field.yaml': file(war('first', unit('a', 'north', '0101'))),
    'cases/more/second.yaml': `cases:${war('second', unit('a', 'north', '0201'))}\n`,
  })
  expect(cases.map(({ id, ok }: { id: string; ok: boolean }) => [id, ok])).toEqual([
    ['first', true],
    ['second', true],
  ])
  expect(code).toBe(0)
})

test('positions are shared by name, and what is written beside lies over them', async () => {
  const { cases } = await tried('kriegspiel', {
    'cases/a.yaml': `maps: { field: ${MAP} }
positions: { two: { turn: north, phase: moves, units: [${unit('a', 'north', '0101')}, ${unit('b', 'south', '0501')}] } }
cases:
  - id: nearer
    scenario: opening
    map: field
    given: { from: two, units: [{ id: b, unit: line-infantry, side: south, at: '0401' }] }
    steps: [{ expect: { units: { a: { at: '0101' }, b: { at: '0401' } } } }]
`,
  })
  expect(cases).toMatchObject([{ id: 'nearer', ok: true, differences: [] }])
})

test('infantry on a mountain and units of both sides on one square are refused, in their lines and in both languages', async () => {
  const crowd = [unit('a', 'north', '0101'), unit('b', 'south', '0101'), unit('c', 'north', '0101')].join(
    ', ',
  )
  const { code, cases, told } = await tried('kriegspiel', {
    'cases/field.yaml': file(
      war('uphill', unit('a', 'north', '0302')),
      war('crowd', crowd),
      war('fine', unit('a', 'north', '0101')),
    ),
  })
  const codes = cases.map(
    ({ id, ok, findings = [] }: { id: string; ok: boolean; findings?: { code: string; line: number }[] }) => [
      id,
      ok,
      findings.map((one) => `${one.line} ${one.code}`),
    ],
  )
  expect(codes).toEqual([
    ['uphill', false, ['6 E-UNIT-ON-CLOSED-TERRAIN']],
    ['crowd', false, ['12 E-CELL-SHARED', '12 E-CELL-SHARED']],
    ['fine', true, []],
  ])
  expect(told).toContain('c’è un nemico')
  expect(code).toBe(1)
})

test('one faulty case fails alone, and only those asked for are played', async () => {
  const files = {
    'cases/field.yaml': file(
      war('misspelt', unit('a', 'north', '0101'), '[{ hides: [{ type: nonsense }] }]'),
      war('unknown', unit('a', 'north', '0101'), undefined, 'proves: [S-001]'),
      war('fine', unit('a', 'north', '0101')),
    ),
    'cases/broken.yaml': 'cases: [\n',
  }
  const all = await tried('kriegspiel', files)
  expect(all.cases.map(({ id, ok }: { id: string; ok: boolean }) => [id, ok])).toEqual([
    ['misspelt', false],
    ['unknown', false],
    ['fine', true],
  ])
  expect(all.findings.map(({ file: path }: { file: string }) => path)).toContain('cases/broken.yaml')
  const one = await tried('kriegspiel', { 'cases/field.yaml': files['cases/field.yaml'] }, '--only', 'fine')
  expect([one.code, one.cases.length]).toEqual([0, 1])
  expect(
    (await tried('kriegspiel', { 'cases/field.yaml': files['cases/field.yaml'] }, '--only', 'nobody')).code,
  ).toBe(2)
})

test('cells off the map are found in what must not be', async () => {
  const steps =
    "[{ expect: { network: [{ side: north, dark: ['1004'] }] } }, { hides: [{ type: attack, target: nobody }] }]"
  const { cases } = await tried('kriegspiel', {
    'cases/field.yaml': file(war('typo', unit('a', 'north', '0101'), steps)),
  })
  expect(cases[0].findings.map(({ code }: { code: string }) => code)).toEqual(['E-CELL-OFF-MAP'])
})

test('all differences are shown, with the names of the case, and the position below them', async () => {
  const steps =
    "[{ expect: { turn: south, units: { a: { at: '0201' } } } }, { hides: [{ type: select, unit: aa }] }]"
  const { cases, told } = await tried('kriegspiel', {
    'cases/field.yaml': file(war('wrong', unit('a', 'north', '0101'), steps)),
  })
  expect(cases[0].differences).toHaveLength(3)
  expect(cases[0].differences[1]).toBe('a at should be 0201, but is 0101')
  expect(told).toContain('passo 2')
  expect(told).toContain('select unit=a')
})

test('a unit may be called like a word of the rules', async () => {
  const rules = `cases:
  - id: called-late
    scenario: free-battle
    map:
      grid: { kind: hex, orientation: flat, offset: odd, columns: 3, rows: 3 }
      legend: { g: { terrain: green-sward } }
      rows: [ggg, ggg, ggg]
    given: { side: gules, step: movement, units: [{ id: late, unit: spear-man, side: gules, at: '0101', stunned: late }, { id: other, unit: spear-man, side: azure, at: '0303' }] }
    steps: [{ expect: { units: { late: { at: '0101', stunned: true } } } }]
`
  const { cases } = await tried('cry-havoc', { 'cases/a.yaml': rules })
  expect(cases).toMatchObject([{ id: 'called-late', ok: true }])
})

test('a position may hold jams, smoke and units off the map', async () => {
  const rules = `cases:
  - id: blocked
    scenario: antirepressive
    map:
      grid: { kind: hex, orientation: flat, offset: odd, columns: 5, rows: 1 }
      legend: { s: { terrain: street } }
      rows: [sssss]
    given: { hand: 2, turn: march, phase: movement, jams: ['0301'], units: [
      { id: one, unit: gruppo-4-1, at: '0101' }, { id: gone, unit: gruppo-4-1, at: out }, { id: held, unit: gruppo-4-1, at: arrested }] }
    steps: [{ expect: { supplies: { jams: 5 }, units: { gone: { at: out }, held: { at: arrested } } } }]
`
  const { cases } = await tried('corteo', { 'cases/a.yaml': rules })
  expect(cases).toMatchObject([{ id: 'blocked', ok: true, differences: [] }])
})
