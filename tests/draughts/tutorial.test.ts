/** The tutorial builds draughts: its blocks and the files that it names, in an empty folder, are a ruleset that plays. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import { crossCheck } from '../../engine/compile'
import { rulesets } from '../../engine/rulesets'
import type { Ruleset } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { FOLDER, filesIn } from './boards'

const TUTORIAL = readFileSync('docs/tutorial-ruleset.md', 'utf8')
const BLOCKS = [...TUTORIAL.matchAll(/<!-- file: (\S+) -->\n```\w+\n([\s\S]*?)```\n/g)].map(
  ([, path, text]) => [path, text] as const,
)
/** Files generated from the others. */
const GENERATED = [
  'files.ts',
  'schemas/case.schema.json',
  'schemas/words.schema.json',
  'RULES.md',
  'RULES.it.md',
]
const WHOLE = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(FOLDER.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((path) => !GENERATED.includes(path) && !path.startsWith('smallest/') && path !== 'README.md')

let folder: string
beforeAll(() => {
  mkdirSync('.rulesets', { recursive: true })
  folder = resolve(mkdtempSync('.rulesets/tutorial-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('shows files of the example as they are, each once, and names all others', () => {
  expect(BLOCKS.length).toBeGreaterThan(4)
  for (const [path, text] of BLOCKS)
    expect([path, text]).toEqual([path, readFileSync(`${FOLDER}/${path}`, 'utf8')])
  const shown = BLOCKS.map(([path]) => path)
  expect(new Set(shown).size).toBe(shown.length)
  expect(WHOLE.filter((path) => !shown.includes(path) && !TUTORIAL.includes(`\`${path}\``))).toEqual([])
})

test('builds a ruleset whose cases hold', { timeout: 120_000 }, async () => {
  for (const [path, text] of BLOCKS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const shown = BLOCKS.map(([path]) => path)
  for (const path of WHOLE.filter((path) => !shown.includes(path)))
    cpSync(`${FOLDER}/${path}`, join(folder, path), { recursive: true })
  const built = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as { draughts: Ruleset }
  expect(built.draughts).not.toBe(rulesets.get('draughts'))
  rulesets.set('draughts', built.draughts)
  const { diagnostics, pack } = checkPack(filesIn(join(folder, 'pack'), '.yaml'), crossCheck)
  expect(diagnostics).toEqual([])
  const cases = pack!.cases.flatMap((file) => file.cases)
  expect(cases.length).toBeGreaterThanOrEqual(12)
  expect(cases.filter((one) => !runCase(pack!, one).ok).map(({ id }) => id)).toEqual([])
})
