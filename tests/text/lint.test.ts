/** All texts of the program and the bundled packs, in both languages: `tests/text/README.md`. */
import { expect, test } from 'vitest'
import { factsIn } from './lint/facts'
import { missingKeys, schemaWords, unusedKeys } from './lint/keys'
import { idleExceptions, lint } from './lint/rules'
import { readSources } from './lint/sources'
import { messageTexts, packTexts, schemaTexts, statementTexts } from './lint/texts'
import { DYNAMIC_KEYS, EXCEPTIONS, isNamed, WORDS } from './lint/words'

const LISTS = { words: WORDS, exceptions: EXCEPTIONS }
const messages = messageTexts()
const inPacks = packTexts()
const inSchemas = schemaTexts()
const inStatements = statementTexts()
const sources = readSources()
/** Keys in the form of the sources. Those of the command line have a group of their own. */
const keys = messages
  .filter(({ language }) => language === 'en')
  .map(({ key }) => key.replace(/^cli\/text:/, 'cli.').replace(/^[\w/-]+:/, ''))
const dynamic = DYNAMIC_KEYS.flatMap((one) => one.keys)

test('every kind of text is read', () => {
  expect(messages.length).toBeGreaterThan(5000)
  expect(inPacks.length).toBeGreaterThan(2000)
  expect(inSchemas.length).toBeGreaterThan(1500)
  expect(inStatements.length).toBeGreaterThan(1600)
  expect(sources.words.size).toBeGreaterThan(5000)
})

test('the messages are well written, the same in both languages', () => {
  expect(told(messages)).toEqual([])
})

test('the texts of the bundled packs are well written, the same in both languages', () => {
  expect(told(inPacks)).toEqual([])
})

test('the descriptions of the schemas are well written, the same in both languages', () => {
  expect(told(inSchemas)).toEqual([])
})

test('the statements of the rules are well written, the same in both languages', () => {
  expect(told(inStatements)).toEqual([])
})

test('the statements of the rules say the same figures, marks and names in both languages', () => {
  const facts = (language: 'en' | 'it') =>
    inStatements
      .filter((text) => text.language === language)
      .map(({ key, text }) => ({ key, facts: factsIn(text, language) }))
  expect(facts('it')).toEqual(facts('en'))
})

test('every exception is needed', () => {
  expect(idleExceptions([...messages, ...inPacks, ...inSchemas, ...inStatements], LISTS)).toEqual([])
})

test('every message is read by somebody', () => {
  const unread = unusedKeys(keys, sources, schemaWords())
  expect(unread.filter((key) => !isNamed(key, dynamic))).toEqual([])
  expect(dynamic.filter((pattern) => !unread.some((key) => isNamed(key, [pattern])))).toEqual([])
})

test('every message that is asked for is there', () => {
  expect(sources.asked.length).toBeGreaterThan(400)
  expect(missingKeys(keys, sources)).toEqual([])
})

const told = (texts: Parameters<typeof lint>[0]): string[] =>
  lint(texts, LISTS).map(
    ({ rule, text, what }) => `${rule} in ${text.file}, ${text.key}: ${what} (${text.text})`,
  )
