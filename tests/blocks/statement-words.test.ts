/** Each statement of a ruleset has words that act on it, or a reason why none does. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'
import { LANGUAGES } from './moments'

type Vocabulary = {
  readonly statements?: Readonly<Record<string, readonly string[]>>
  readonly reasons?: readonly { readonly statements: readonly string[] }[]
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const told = allRulesets().flatMap(({ id, folder, schemas }) => {
  const file = join(schemas, 'vocabulary.json')
  const vocabulary = (existsSync(file) ? read(file) : {}) as Vocabulary
  const { statements, reasons = [] } = vocabulary
  return statements ? [{ id, folder, statements, reasons }] : []
})

test('the games have the table', () => {
  expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(['corteo', 'cry-havoc', 'kriegspiel']))
})

test.each(told)('$id: every statement has words or a reason, once', ({ folder, statements, reasons }) => {
  const { groups } = read(join(folder, 'statements.json')) as {
    readonly groups: readonly { readonly statements?: readonly { readonly id: string }[] }[]
  }
  const all = groups.flatMap(({ statements: list = [] }) => list.map(({ id }) => id))
  const spoken = new Set(Object.values(statements).flat())
  const unspoken = reasons.flatMap((one) => one.statements)
  expect(all.filter((id) => !spoken.has(id) && !unspoken.includes(id))).toEqual([])
  expect(unspoken.filter((id, index) => spoken.has(id) || unspoken.indexOf(id) !== index)).toEqual([])
  expect([...spoken, ...unspoken].filter((id) => !all.includes(id))).toEqual([])
})

test.each(told)('$id: its words are words of the language', ({ id, statements }) => {
  const { definitions, moments, numbers } = LANGUAGES.find(({ ruleset }) => ruleset === id)!
  const types = Object.values(definitions).map(({ properties }) => properties?.type?.const)
  const isWord = (word: string) => word in moments || word in numbers || types.includes(word)
  expect(Object.keys(statements).filter((word) => !isWord(word))).toEqual([])
  expect(Object.keys(numbers).filter((number) => !(number in statements))).toEqual([])
})
