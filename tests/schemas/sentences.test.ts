/** Every word says itself from its definition alone, in both languages, also a word of a ruleset from outside. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type NameOfThing, Sayer, type Sentences } from '../../schemas/sentences/sayer'
import { templateOf } from '../../schemas/sentences/template'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'
import { definitionsOf, sentencesOf } from '../../scripts/generation/sentences.mjs'

const LANGUAGES = ['en', 'it'] as const
const unnamed: NameOfThing = (_, id) => id

type Property = { readonly const?: unknown; readonly examples?: readonly unknown[] }
type Definition = {
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly 'x-some'?: readonly string[]
}

/** The word with an example of each key, with its required keys only, and with one more key at a time. One of `x-some` is required. */
function samplesOf(definition: Definition): object[] {
  const { properties = {}, required = [], minProperties = 0, 'x-some': some = [] } = definition
  const entries = Object.entries(properties).map(([key, one]): [string, unknown] => [
    key,
    one.const ?? one.examples?.[0],
  ])
  const least = entries.filter(([key]) => [...required, ...some.slice(0, 1)].includes(key))
  const more = entries
    .filter((entry) => !least.includes(entry))
    .map((entry) => entries.filter((one) => one === entry || least.includes(one)))
  return [entries, least, ...more]
    .filter((sample) => sample.length >= minProperties)
    .map((sample) => Object.fromEntries(sample))
}

/** A gap in a sentence: nothing between two marks, or a value that is no text. */
const GAP = /^$|undefined|NaN|\[object|[{}]|“”|«»|\(\)|, ,| {2}|: *$|→ *$/

describe.each(
  allRulesets()
    .filter((ruleset) => sentencesOf(ruleset, 'en') !== undefined)
    .map(({ id }) => id),
)('%s', (id) => {
  const ruleset = allRulesets().find((one) => one.id === id)!
  const { definitions } = definitionsOf(ruleset)
  test.each(LANGUAGES)('every example of every word is a sentence without a gap (%s)', (language) => {
    const sentences = sentencesOf(ruleset, language)!
    const sayer = new Sayer(sentences, unnamed)
    const silent = ['UnitFilter', 'TurnCondition', 'ScenarioModifier', 'CorteoRuleOptions']
    for (const word of Object.keys(sentences.words).filter((name) => definitions[name]))
      for (const sample of samplesOf(definitions[word])) {
        const said = sayer.say(word, sample)
        if (said !== '' || !silent.includes(word))
          expect(said, `${word} ${JSON.stringify(sample)}`).not.toMatch(GAP)
      }
  })

  test('the files that the studio loads are these', () => {
    for (const language of LANGUAGES)
      expect(JSON.parse(readFileSync(`schemas/generated/sentences/${id}.${language}.json`, 'utf8'))).toEqual(
        sentencesOf(ruleset, language),
      )
  })
})

describe('a template', () => {
  const says = (template: string, block: object, keys: Sentences['words'][string]['keys'] = {}) => {
    const words = { Word: { says: template, keys } }
    const terms = { and: 'and', or: 'or' }
    return new Sayer({ words, kinds: {}, lists: {}, terms }, (group, id) => `${group} ${id}`).say(
      'Word',
      block,
    )
  }

  test.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['{a}[, {b}]', { a: 1 }, '1'],
    ['{a}[, {b}]', { a: 1, b: 2 }, '1, 2'],
    ['{a | b | "none"}', { b: 2 }, '2'],
    ['{a | b | "none"}', {}, 'none'],
    ['{a + b}', { a: ['x', 'y'], b: 'z' }, 'x, y, z'],
    ['{a, or}', { a: ['x', 'y', 'z'] }, 'x or y or z'],
    ['{a, list, " / "}', { a: [1, 2] }, '1 / 2'],
    ['{a, signed}', { a: 2 }, '+2'],
    ['{a, signed}', { a: -2 }, '−2'],
    ['{a, name, cards}', { a: 'fog' }, 'cards fog'],
    ['{a, select, true {on} none {unset} other {off}}', { a: true }, 'on'],
    ['{a, select, true {on} none {unset} other {off}}', { a: false }, 'off'],
    ['{a, select, true {on} none {unset} other {off}}', {}, 'unset'],
    ['{a, select, @b {same} other {other}}', { a: 3, b: 3 }, 'same'],
    ['{a, select, @b {same} other {other}}', { a: 3, b: 4 }, 'other'],
    ['{a, plural, =0 {no hex} one {# hex} >4 {many} other {# hexes}}', { a: 0 }, 'no hex'],
    ['{a, plural, =0 {no hex} one {# hex} >4 {many} other {# hexes}}', { a: 1 }, '1 hex'],
    ['{a, plural, =0 {no hex} one {# hex} >4 {many} other {# hexes}}', { a: 4 }, '4 hexes'],
    ['{a, plural, =0 {no hex} one {# hex} >4 {many} other {# hexes}}', { a: 5 }, 'many'],
    ['{a, plural, <0 {# less} other {# more}}', { a: -2 }, '2 less'],
    ['{a, plural, one {# card} other {# cards}}', { a: [{ count: 2 }, {}] }, '3 cards'],
  ])('%s with %o', (template, block, said) => {
    expect(says(template, block)).toBe(said)
  })

  test('says the rest of its keys by their own sentences', () => {
    const keys = { a: { says: 'in {a}' }, b: { says: 'with {b}' }, c: {} }
    expect(says('{*}', { c: 1, b: 2, a: 3 }, keys)).toBe('in 3, with 2')
    expect(says('{*, plural, =0 {all} other {those ({*})}}', { c: 1 }, keys)).toBe('all')
  })

  test.each(['{a', '[{a}', '{a, loud}', '{a, list, x}', 'a}', '{a, plural, one {#}'])(
    '%s is refused with its place',
    (template) => {
      expect(() => templateOf(template)).toThrow(/ at \d+ of the sentence/)
    },
  )
})

test('a ruleset from outside says its words, with no code of ours', () => {
  const schemas = mkdtempSync(join(tmpdir(), 'ruleset-'))
  mkdirSync(schemas, { recursive: true })
  const juggle = {
    'x-kind': 'Effect',
    'x-says': {
      en: '{who} juggles {balls, plural, one {# ball} other {# balls}}[, if {when}]',
      it: '{who} lancia {balls, plural, one {# palla} other {# palle}}[, se {when}]',
    },
    type: 'object',
    required: ['type', 'balls'],
    properties: {
      type: { const: 'juggle' },
      who: { $ref: 'shared.schema.json#/definitions/Id', 'x-names': 'sides' },
      balls: { type: 'integer' },
      when: { $ref: '#/definitions/Condition' },
    },
  }
  const rained = {
    en: 'It has rained.',
    it: 'È piovuto.',
    says: { en: 'after rain', it: 'dopo la pioggia' },
    provides: [],
  }
  writeFileSync(
    join(schemas, 'vocabulary.json'),
    JSON.stringify({ parts: [], moments: { rained }, definitions: { JuggleEffect: juggle } }),
  )
  const scenario = {
    properties: {
      triggers: { type: 'array', items: { $ref: 'circus-blocks.schema.json#/definitions/CircusTrigger' } },
    },
  }
  writeFileSync(join(schemas, 'scenario.schema.json'), JSON.stringify(scenario))
  const said = LANGUAGES.map((language) => {
    const sentences = sentencesOf({ id: 'circus', schemas }, language)!
    const sayer = new Sayer(sentences, (_, id) => (id === 'red' ? 'Rosso' : id))
    const trigger = {
      id: 'show',
      at: 'rained',
      do: [{ type: 'juggle', who: 'red', balls: 3, when: { type: 'turn', from: 2 } }],
    }
    return sayer.say(sayer.entryOf('triggers') ?? '', trigger)
  })
  expect(said).toEqual([
    'after rain → Rosso juggles 3 balls, if from turn 2',
    'dopo la pioggia → Rosso lancia 3 palle, se dal turno 2',
  ])
})
