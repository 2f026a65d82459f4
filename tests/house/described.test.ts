/** `npm run check` names everything without words in a language or without a line in the docs, and the file to mend. */
import { describe, expect, test } from 'vitest'
import {
  type Definitions,
  ownWords,
  pageFaults,
  type TextFile,
  tableFaults,
} from '../../scripts/described/blocks'
import { commandLineFaults, studioFaults } from '../../scripts/described/commands'
import { descriptionFaults, keyFaults } from '../../scripts/described/fields'
import { keysShownByStudio } from '../../scripts/described/keys'
import { undescribed } from '../../scripts/described/project'
import { ruleOptionFaults } from '../../scripts/described/rule-options'
import { sentenceFaults, vocabularyFaults } from '../../scripts/described/sentences'

test('nothing in this project is without words or docs', () => {
  expect(keysShownByStudio().size).toBeGreaterThan(100)
  expect(undescribed()).toEqual([])
})

const textsOf = (en: object, it: object): TextFile[] => [
  { file: 'en.json', language: 'en', messages: en },
  { file: 'it.json', language: 'it', messages: it },
]

describe('a word of the block language', () => {
  const definitions: Definitions = {
    Juggle: { 'x-kind': 'Effect', properties: { type: { const: 'juggle' } }, required: ['type'] },
    Raining: { 'x-kind': 'Condition', properties: { type: { const: 'raining' } }, required: ['type'] },
  }
  const words = ownWords(definitions)

  test('needs a sentence in both languages', () => {
    expect(sentenceFaults('v.json', definitions, true)).toEqual([
      'v.json: Juggle has no x-says',
      'v.json: Raining has no x-says',
    ])
    const word = { properties: { type: {} }, 'x-says': { en: 'it rains' } }
    expect(sentenceFaults('v.json', { Raining: word }, false)).toEqual([
      'v.json: Raining has no sentence (it)',
    ])
  })

  test('says all its keys, or leaves them out on purpose, and no others', () => {
    const word = (en: string, it: string, unsaid?: string[]) => ({
      Juggle: { properties: { type: {}, balls: {}, hand: {} }, 'x-says': { en, it }, 'x-unsaid': unsaid },
    })
    const faultsOf = (...texts: Parameters<typeof word>) => sentenceFaults('v.json', word(...texts), true)
    expect(faultsOf('{balls} fly[ from {hand}]', 'volano {balls}', ['hand'])).toEqual([
      'v.json: Juggle says "hand", which x-unsaid lists (en)',
    ])
    expect(faultsOf('{balls} fly', '{palle} volano')).toEqual([
      'v.json: the sentence of Juggle leaves out "hand" (en); say it, or list it in x-unsaid',
      'v.json: Juggle has no key "palle" to say (it)',
      'v.json: the sentence of Juggle leaves out "balls" (it); say it, or list it in x-unsaid',
      'v.json: the sentence of Juggle leaves out "hand" (it); say it, or list it in x-unsaid',
    ])
    expect(faultsOf('{balls', 'x')).toEqual([
      'v.json: Juggle (en): "}" is missing, at 6 of the sentence: {balls',
    ])
  })

  test('filters, moments and places of a vocabulary need their words too', () => {
    const vocabulary = { filter: { wet: {} }, moments: { rained: {} }, where: { sky: { en: 'in the sky' } } }
    expect(vocabularyFaults('v.json', vocabulary)).toEqual([
      'v.json: the filter "wet" has no x-says',
      'v.json: the moment "rained" has no sentence (en)',
      'v.json: the moment "rained" has no sentence (it)',
      'v.json: the place "sky" has no sentence (it)',
    ])
  })

  test('needs a table of its keys, or a line on the page of its game', () => {
    const page = '<!-- keys: SetEffect, GoneEffect -->'
    expect(tableFaults('page.md', page, ['SetEffect', 'Juggle'])).toEqual([
      'page.md: no table has "Juggle"; add it to a line <!-- keys: … -->',
      'page.md: "GoneEffect" has a table and no definition',
    ])
    expect(pageFaults('page.md', '| `juggle` | Throws. |', words)).toEqual([
      'page.md: no line for the condition "raining"; run npm run schemas:build',
    ])
  })
})

describe('a field', () => {
  const texts = { description: 'Speed.', 'x-description-it': 'Velocità.' }
  const schema = (speed: object) => ({ definitions: { Unit: { ...texts, properties: { speed } } } })

  test('needs a description in both languages and an example', () => {
    expect(descriptionFaults('units.json', schema({ ...texts, examples: [4] }))).toEqual([])
    expect(descriptionFaults('units.json', schema({ description: 'Speed.', examples: [] }))).toEqual([
      'units.json: /definitions/Unit/properties/speed has no x-description-it, no examples',
    ])
    expect(descriptionFaults('units.json', { definitions: { Unit: {} } })).toEqual([
      'units.json: /definitions/Unit has no description, no x-description-it',
    ])
  })

  test('needs a word in the studio if that lists it', () => {
    expect(keyFaults(new Set(['speed', 'fog']), 'it.json', { speed: 'velocità', wind: 'vento' })).toEqual([
      'it.json: blockPhrases.keys.fog is missing, for the field "fog"',
      'it.json: blockPhrases.keys.wind is the word of no field',
    ])
  })
})

test('a rule option needs a line in the rulebook, with every value in both languages', () => {
  const text = { en: '`near`: one cell; `far`: two', it: '`near`: una casella' }
  const heading = { en: 'Rule options', it: 'Opzioni delle regole' }
  const statements = {
    title: 'X',
    intro: heading,
    groups: [{ heading, ruleOptions: [{ options: ['reach'], about: [], text }] }],
  }
  const reach = { enum: ['near', 'far'] }
  expect(ruleOptionFaults('statements.json', { reach, fog: {} }, statements)).toEqual([
    'statements.json: the line about "reach" does not explain `far` (it)',
    'statements.json: "ruleOptions" has no line about the rule option "fog"',
  ])
  expect(ruleOptionFaults('statements.json', {}, statements)).toEqual([
    'statements.json: "ruleOptions" has a line about "reach", which is no rule option',
  ])
})

test('a command and an option of the command line need help in both languages, and a command a line in the docs', () => {
  const texts = textsOf({ help: { juggle: 'juggle [--high]' } }, { help: { juggle: ' ' } })
  const docs = 'npx ludoteca show x'
  expect(commandLineFaults({ commands: ['juggle'], options: ['--high'], texts, docs })).toEqual([
    'it.json: help.juggle is missing, for the command "juggle"',
    'docs/command-line.md: no line shows the command "juggle"',
    'it.json: no text under "help" names the option --high',
  ])
  const withShort = {
    commands: [],
    options: ['--output or -o'],
    texts: textsOf({ help: '-o FILE' }, { help: '--output' }),
  }
  expect(commandLineFaults({ ...withShort, docs })).toEqual([])
})

test('a command of the studio needs a name in both languages, and its key in the docs', () => {
  const texts = textsOf({ studio: { command: { juggle: 'Juggle …' } } }, { studio: { command: {} } })
  const faultsOf = (keys: string[], docs: string) =>
    studioFaults({ commands: [{ command: 'juggle', keys }], texts, docs })
  const nameless = 'it.json: studio.command.juggle is missing, for the command "juggle"'
  expect(faultsOf(['Shift+J'], 'Juggle (Shift+J)')).toEqual([nameless])
  expect(faultsOf(['Shift+J'], 'Ctrl+Shift+J, Juggle')).toEqual([
    nameless,
    'docs/studio.md: no line shows "Shift+J", for the command "juggle"',
  ])
  expect(faultsOf([], '*Juggle* throws balls')).toEqual([nameless])
})
