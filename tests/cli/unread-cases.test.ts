/**
 * A case that was not played is never skipped in silence. The run fails and names its file, and all other cases of that file are
 * played.
 */
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOf } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

const MANIFEST = `format: 2
id: trials
version: 1.0.0
ruleset: kriegspiel
name: { en: Trials }
notice: { en: Made up for the tests. }
authors: [{ name: Ludoteca }]
licence: CC0-1.0
languages: [en]
requires: [{ pack: kriegspiel, version: ^1.0.0 }]
`
const caseOf = (id: string, head: string, steps = '[{ expect: { turn: north } }]') => `
  - id: ${id}
    ${head}
    scenario: opening
    map: { grid: { kind: square, columns: 3, rows: 1 }, legend: { p: { terrain: north-plain } }, rows: [ppp] }
    given: { turn: north, phase: moves, units: [{ id: a, unit: line-infantry, side: north, at: '0101' }] }
    steps: ${steps}`
const good = caseOf('good', 'proves: [K-01]')
const FALSE = '[{ expect: { turn: south } }]'

type Tested = {
  readonly code: number
  readonly out: string
  readonly ids: readonly (readonly [string, boolean])[]
}

/** Runs a pack of cases. Returns its exit status, its output, and the cases that ran. */
const tried = (files: Readonly<Record<string, string>>, ...more: string[]): Promise<Tested> =>
  inFolder(async (cwd) => {
    for (const [path, content] of Object.entries({
      'pack.yaml': MANIFEST,
      'text/en.yaml': 'language: en\ntext: {}\n',
      ...files,
    })) {
      mkdirSync(dirname(join(cwd, 'trials', path)), { recursive: true })
      writeFileSync(join(cwd, 'trials', path), content)
    }
    const { code, out } = await ludoteca(['test', 'trials', ...more], { cwd })
    const listed = [...out.matchAll(/^(ok|FAILED) {2}(\S+)/gm)]
    return { code, out, ids: listed.map(([, state, id]) => [id, state === 'ok'] as const) }
  })

const SLIPS = [
  'change: { options: { x: 1 } }',
  'change: { rules: [] }',
  'change: { setup: 3 }',
  'change: 3',
  'title: { en: One, two }',
  'dice: 4',
  'proves: C-001',
  'given: []',
  'nonsense',
  'change: [',
]

test.each(SLIPS)(
  '%s in one of two cases: the other is played, and the run fails and names the file',
  async (slip) => {
    const { code, out, ids } = await tried({ 'cases/a.yaml': `cases:${caseOf('bad', slip, FALSE)}${good}\n` })
    expect(out).toContain('cases/a.yaml:')
    expect(code).toBe(1)
    expect(out).toMatch(/[12] cases? in 1 file/)
    if (slip !== 'change: [') expect(ids).toContainEqual(['good', true])
  },
)

test('an error in a text or a recorded game fails the run, and the cases are played all the same', async () => {
  const files = { 'cases/a.yaml': `cases:${good}\n` }
  for (const [path, content] of [
    ['text/en.yaml', 'language: en\ntext: [\n'],
    ['games/first.yaml', 'format: 1\n'],
    ['cases/b.yaml', ''],
    ['cases/b.yaml', 'casse: []\n'],
    ['case/b.yaml', 'cases: []\n'],
  ]) {
    const { code, out, ids } = await tried({ ...files, [path]: content })
    expect([code, ids]).toEqual([1, [['good', true]]])
    expect(out).toContain(`${path}:`)
  }
})

test('fifty errors hide no other: a case behind them is not played as a good one', async () => {
  const many = Array.from({ length: 60 }, (_, i) => caseOf(`bad-${i}`, 'dice: 4')).join('')
  const { code, ids } = await tried({
    'cases/a.yaml': `cases:${many}\n`,
    'cases/z.yaml': `cases:${caseOf('last', 'dice: 4')}\n`,
  })
  expect([code, ids.length, ids.filter(([, ok]) => ok)]).toEqual([1, 61, []])
})

test('a link among the files of a pack is told, not passed over', () =>
  inFolder(async (cwd) => {
    const pack = copyOf('kriegspiel', cwd)
    renameSync(join(pack, 'cases', 'combat.yaml'), join(cwd, 'combat.yaml'))
    symlinkSync(join(cwd, 'combat.yaml'), join(pack, 'cases', 'combat.yaml'))
    for (const args of [['check'], ['test', '--only', 'combat.yaml']]) {
      const { code, out } = await ludoteca([args[0], pack, ...args.slice(1)])
      expect(out).toContain('cases/combat.yaml:1:1  error  E-FILE-LINK')
      expect(code).toBe(1)
    }
  }))

test('a pack with errors is packed, and the exit status says that it has them', () =>
  inFolder(async (cwd) => {
    const pack = copyOf('kriegspiel', cwd)
    writeFileSync(join(pack, 'cases', 'combat.yaml'), 'cases: 3\n')
    const { code, err } = await ludoteca(['pack', pack, '-o', join(cwd, 'out.zip')])
    expect(err).toContain('The pack has 1 error')
    expect([code, existsSync(join(cwd, 'out.zip'))]).toEqual([1, true])
  }))
