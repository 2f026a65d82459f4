/** A scenario of a required pack is named by its id or as pack/scenario, in every place. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '../../cli/packs'
import { runCase } from '../../engine/cases/run-case'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'

const { files } = await readFolder(join(process.cwd(), 'content', 'kriegspiel'))
const required = { kriegspiel: Object.fromEntries(files) }
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
const caseOf = (scenario: string) =>
  `cases: [{ id: a, scenario: ${scenario}, steps: [{ expect: { turn: north } }] }]\n`

const checked = (more: Readonly<Record<string, string>>) =>
  checkPack({ 'pack.yaml': MANIFEST, 'text/en.yaml': 'language: en\ntext: {}\n', ...more }, crossCheck, {
    required,
  })
const errorsOf = ({ diagnostics }: ReturnType<typeof checked>) =>
  diagnostics.filter(({ severity }) => severity === 'error').map(({ code, found }) => [code, found])

test.each(['opening', 'kriegspiel/opening'])('a case may name it %s', (name) => {
  const check = checked({ 'cases/a.yaml': caseOf(name) })
  expect(errorsOf(check)).toEqual([])
  const [file] = check.pack!.cases
  expect(runCase(check.pack!, file.cases[0])).toMatchObject({ ok: true })
})

test.each([
  ['mine', 'opening'],
  ['mine', 'kriegspiel/opening'],
  ['opening', 'opening'],
  ['opening', 'kriegspiel/opening'],
])('a scenario %s may extend %s, and cases name it by its own pack, too', (id, name) => {
  const check = checked({
    [`scenarios/${id}.yaml`]: `id: ${id}\nextends: ${name}\n`,
    'text/en.yaml': `language: en\ntext: { scenarios: { ${id}: { name: Mine } } }\n`,
    'cases/a.yaml': caseOf(`trials/${id}`),
  })
  expect(errorsOf(check)).toEqual([])
  expect(check.pack!.scenarios[id].map).toBe(check.pack!.requiredScenarios!['kriegspiel/opening'].map)
  expect(runCase(check.pack!, check.pack!.cases[0].cases[0])).toMatchObject({ ok: true })
})

test.each(['openin', 'kriegspiel/openin', 'trials/openin', 'other/opening'])('%s is none', (name) => {
  expect(errorsOf(checked({ 'cases/a.yaml': caseOf(name) }))).toEqual([['E-UNKNOWN-SCENARIO', name]])
  const extending = checked({ 'scenarios/mine.yaml': `id: mine\nextends: ${name}\n` })
  expect(errorsOf(extending)).toContainEqual(['E-EXTENDS-UNKNOWN', name])
})
