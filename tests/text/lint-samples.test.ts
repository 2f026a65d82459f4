/** A bad sample for each rule of the lint, and a similar good one. A lint without findings must be able to find some. */
import { describe, expect, test } from 'vitest'
import { factsIn } from './lint/facts'
import { missingKeys, unusedKeys } from './lint/keys'
import { idleExceptions, lint } from './lint/rules'
import { noSources, readSource } from './lint/sources'
import type { Language, Text } from './lint/texts'
import { isNamed, type Words, wordPattern } from './lint/words'

const NO_WORDS: Words = { terms: [], misspelt: [], counted: [], notCounted: [] }
const words: Readonly<Record<Language, Words>> = {
  en: {
    ...NO_WORDS,
    terms: [{ use: 'decade', never: ['decenn*'], except: ['old:*'] }],
    notCounted: ['left'],
  },
  it: { ...NO_WORDS, misspelt: ['perche'], counted: ['colonne'] },
}

const message = (language: Language, text: string, key = 'x:y'): Text => ({
  file: `${language}.json`,
  key,
  text,
  language,
  isMessage: true,
})

/** Returns the rules broken by the English and Italian text of one key. Plurals make "unit" and "unità" counted nouns. */
const broken = (en: string, it: string, key?: string): string[] => {
  const plurals = message('en', '{count, plural, one {# unit} other {# units}}', 'x:plural')
  const italian = message('it', '{count, plural, one {# unità} other {# unità}}', 'x:plural')
  const texts = [plurals, italian, message('en', en, key), message('it', it, key)]
  return lint(texts, { words, exceptions: [] }).map(({ rule }) => rule)
}

describe.each([
  ['spaces', 'two  spaces', 'due spazi'],
  ['spaces', 'at the end ', 'alla fine'],
  ['spaces', 'before , a comma', 'prima di una virgola'],
  ['spaces', 'in ( brackets)', 'tra parentesi'],
  ['form', '{count, plural, one {# unit}}', 'un’unità'],
  ['form', '{who, select, north {North}}', 'nord'],
  ['form', '{count', 'conto'],
  ['values', '{side} wins', 'vince {seat}'],
  ['values', '{side} wins', 'vince'],
  ['untranslated', 'Leave the game', 'Leave the game'],
  ['plural', '{count} units here', 'qui: {count}'],
  ['plural', 'here: {count}', '{count} unità qui'],
  ['plural', '{count, plural, =0 {nothing} other {# units}}', '{count}'],
  ['plural', 'a grid of {count}', 'griglia da {count} colonne'],
  ['term', 'The decennium begins', 'Comincia il decennio'],
  ['misspelt', 'because', 'perche no'],
  ['accent', 'it is so', 'cosi’ è'],
  ['accent', 'It is here', 'E’ qui'],
  ['apostrophe', 'the unit', "l'unità"],
  ['quotes', 'no map “{name}”', 'nessuna mappa "{name}"'],
])('%s', (rule, en, it) => {
  test(`finds “${en}” and “${it}”`, () => {
    expect(broken(en, it)).toContain(rule)
  })
})

test.each([
  [
    '{count, plural, one {# unit} other {# units}} here',
    '{count, plural, one {# unità} other {# unità}} qui',
  ],
  ['{count} left', 'ne restano {count}'],
  [
    '{count, plural, =1 {{unit}} other {{unit} and {count} units}}',
    '{count, plural, =1 {{unit}} other {{unit}: {count}}}',
  ],
  ['Usage\n    a line', 'Uso\n    una riga'],
  ['Phase `decennium`', 'Fase `perche`'],
  ['{how, select, decennium {now} other {then}}', '{how, select, perche {ora} other {poi}}'],
  ['A bit of it…', 'Un po’ di tutto…'],
])('has nothing against “%s” and “%s”', (en, it) => {
  expect(broken(en, it)).toEqual([])
})

test('says in which language a text is missing', () => {
  const faults = lint([message('it', 'Solo qui')], { words, exceptions: [] })
  expect(faults.map(({ rule, what }) => [rule, what])).toEqual([['missing', 'nothing in en']])
})

test('lets a term pass where its list says that it means something else', () => {
  expect(broken('The decennium begins', 'Comincia', 'old:y')).toEqual([])
})

test('knows whole words only, with any ending after a star', () => {
  expect(wordPattern('decenn*').test('Decennial games')).toBe(true)
  expect(wordPattern('cell').test('cellar')).toBe(false)
  expect(wordPattern('cell').test('free-cell')).toBe(false)
  expect(isNamed('junta:cards.x.name', ['junta:cards.*'])).toBe(true)
  expect(isNamed('junta:cards.x.name', ['cards.*'])).toBe(false)
})

describe('facts', () => {
  const english = factsIn('[RECON] Two units of 4 (`free`) go first, one more later.', 'en')

  test.each([
    ['another figure', '[RECON] Due unità da 5 (`free`) vanno per prime, poi una.'],
    ['another figure in words', '[RECON] Tre unità da 4 (`free`) vanno per prime, poi una.'],
    ['another mark', '[FOUND] Due unità da 4 (`free`) vanno per prime, poi una.'],
    ['another name', '[RECON] Due unità da 4 (`barred`) vanno per prime, poi una.'],
    ['nothing', ''],
  ])('%s is found', (_, italian) => {
    expect(factsIn(italian, 'it')).not.toEqual(english)
  })

  test('the same in another order are the same', () => {
    expect(factsIn('Per prime vanno (`free`) 2 unità da quattro, poi una. [RECON]', 'it')).toEqual(english)
  })
})

test('finds exceptions that excuse nothing', () => {
  const exceptions = [
    { rule: 'spaces', keys: ['x:y'], because: 'a table' },
    { rule: 'term', keys: ['x:y'], because: 'nothing' },
  ]
  const texts = [message('en', 'two  spaces'), message('it', 'due spazi')]
  expect(lint(texts, { words, exceptions })).toEqual([])
  expect(idleExceptions(texts, { words, exceptions })).toEqual(['term: x:y'])
})

describe('keys', () => {
  const KEYS = [
    'play.leave',
    'play.old',
    'volk.event.drew',
    'volk.event.drew-unseen',
    'volk.event.old',
    'cli.sum',
  ]
  const CODE = `
    // 'play.old' is not asked for here
    const t = useTranslations('play')
    t('leave')
    t("gone")
    emit({ key: 'volk.event.none' }, { key: \`volk.event.\${type}\` }, \`\${type}-unseen\`, 'drew')
    tell('sum')`
  const sources = noSources()
  readSource('sample.ts', CODE, sources)

  test('that nobody reads are found', () => {
    expect(unusedKeys(KEYS, sources, new Set())).toEqual(['play.old', 'volk.event.old'])
    expect(unusedKeys(KEYS, sources, new Set(['old']))).toEqual(['play.old'])
  })

  test('that are asked for in vain are found', () => {
    expect(missingKeys(KEYS, sources)).toEqual(['sample.ts: gone', 'sample.ts: volk.event.none'])
  })
})
