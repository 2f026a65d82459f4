/** The statements of each ruleset agree with the options of its scenarios and with its refusals. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadStatements } from '../../engine/rulesets'
import { rulesFile } from '../../engine/rulesets/rules-file'
import { rulesPage, sectionCited, statementsIn } from '../../engine/rulesets/statements'
import type { Statements } from '../../engine/types/statements'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'

/** Bundled rulesets and those from outside. */
const KNOWN = allRulesets()
const placeOf = (id: string) => KNOWN.find((one) => one.id === id)!
/** Rulebooks have more statements than the rules of a widely known game. */
const leastOf = (id: string) => (placeOf(id).isOutside ? 20 : 90)

const statementsOf = async (ruleset: string): Promise<Statements> => (await loadStatements(ruleset))!

/** Returns the names of fields anywhere in the schema of a ruleset's scenarios. */
const fieldsOf = (ruleset: string): string[] =>
  readFileSync(`${placeOf(ruleset).schemas}/scenario.schema.json`, 'utf8').match(/(?<=")\w+(?=": \{)/g) ?? []

/** Returns every quoted text in a ruleset's code that looks like one of its statements. */
function namedInCode(ruleset: string, [prefix]: readonly string[]): string[] {
  const { folder } = placeOf(ruleset)
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('generated'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
  return [...new Set(code.join('\n').match(new RegExp(`(?<=')${prefix}-[A-Z]?\\d+(?=')`, 'g')))]
}

describe.each(KNOWN.map(({ id }) => id))('%s', (ruleset) => {
  test('has each statement once, with words', async () => {
    const all = statementsIn(await statementsOf(ruleset))
    expect(all.length).toBeGreaterThan(leastOf(ruleset))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ text }) => text.en.trim() === '' || text.it.trim() === '')).toEqual([])
  })

  test.each(['en', 'it'] as const)('has its page in %s, in words of that language', async (language) => {
    const statements = await statementsOf(ruleset)
    const page = rulesPage(statements, language)
    expect(readFileSync(rulesFile(ruleset, language), 'utf8').startsWith(page)).toBe(true)
    for (const { id, text } of statementsIn(statements))
      expect([id, page.includes(text[language])]).toEqual([id, true])
  })

  test('says of each option which statements it changes, and of these which options change them', async () => {
    const statements = await statementsOf(ruleset)
    const all = statementsIn(statements)
    const options = all.flatMap((statement) => statement.ruleOptions ?? [])
    expect(all.filter(({ ruleOptions }) => new Set(ruleOptions).size < (ruleOptions ?? []).length)).toEqual(
      [],
    )
    expect(options.filter((option) => !fieldsOf(ruleset).includes(option))).toEqual([])
    const settings = statements.groups.flatMap((group) => group.ruleOptions ?? [])
    for (const { options, about } of settings)
      for (const id of about)
        expect([id, all.find((one) => one.id === id)?.ruleOptions]).toEqual([
          id,
          expect.arrayContaining([...options]),
        ])
  })

  test('names in its refusals only statements that there are', async () => {
    const all = statementsIn(await statementsOf(ruleset))
    const named = namedInCode(ruleset, all[0].id.split('-'))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((id) => !all.some((one) => one.id === id))).toEqual([])
  })
})

test('words beside the sections are in the language of the page', () => {
  const text = { en: 'So it is.', it: 'Così è.' }
  const groups = [{ heading: text, statements: [{ id: 'X-1', section: ['B-4 example a', 'Intro'], text }] }]
  const lines = (language: 'en' | 'it') =>
    rulesPage({ title: 'X', intro: text, groups }, language).split('\n')
  expect(lines('en')).toContain('- X-1 (B-4 example a, Intro) So it is.')
  expect(lines('it')).toContain('- X-1 (B-4 esempio a, Intro) Così è.')
})

test('a refusal names the first section of a statement, or the one that it is to name', () => {
  const text = { en: 'So it is.', it: 'Così è.' }
  expect(sectionCited({ id: 'X-1', section: ['B-4', 'A-3'], text })).toBe('B-4')
  expect(sectionCited({ id: 'X-1', section: ['B-4'], cite: 'D', text })).toBe('D')
  expect(sectionCited({ id: 'X-X1', text })).toBeUndefined()
})
