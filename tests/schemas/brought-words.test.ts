/** An unknown word gets a suggestion, for words from other systems and from other rulesets. */
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'
import { WORDS_OF } from '../../schemas/generated/words'
import { adviceOn } from '../../schemas/judging/brought'
import BROUGHT from '../../schemas/judging/brought-words.json'
import { format } from '../../schemas/say'
import en from '../../schemas/text/en.json'
import it from '../../schemas/text/it.json'

const TEXTS = { en, it }

/** Returns the findings of a scenario with these lines, with the line of each finding first. */
function said(lines: string, language: 'en' | 'it', ruleset: string): string[] {
  const translate = createTranslator({ locale: language, messages: TEXTS[language] })
  return checkFile('scenarios/mine.yaml', new TextEncoder().encode(lines), { ruleset })
    .filter(({ code }) => code === 'E-KEY-UNKNOWN' || code === 'E-NAME-UNKNOWN')
    .map(({ message }) => format(message, translate as never))
}

const CORTEO = (condition: string, effect: string) => `id: mine
triggers:
  - { id: a, at: phase-began, when: ${condition}, do: [${effect}] }
`

describe('a scenario of Corteo', () => {
  test('a key that others call so', () => {
    expect(said('id: mine\nvariables: []\nevents: []\n', 'en', 'corteo')).toEqual([
      'There is no key “variables” here. Use “counters”.',
      'There is no key “events” here. Use “triggers”.',
    ])
    expect(said('id: mine\nvariabili: []\n', 'it', 'corteo')).toEqual([
      'Qui non esiste la chiave «variabili». Si usa «counters».',
    ])
  })

  test('a condition, an effect, a moment', () => {
    const text = CORTEO('{ type: and, of: [] }', '{ type: kill, who: {} }').replace(
      'phase-began',
      'turn-start',
    )
    expect(said(text, 'en', 'corteo')).toEqual([
      '“turn-start” is not one of the allowed names. Use “turn-began”.',
      '“and” is not one of the allowed names. Use “all”.',
      '“kill” is not one of the allowed names. Use “remove”.',
    ])
  })

  test('what there is, but in another place: a die is an effect and no condition', () => {
    const [first] = said(CORTEO('{ type: die }', '{ type: end }'), 'en', 'corteo')
    expect(first).toMatch(
      /^“die” is not one of the allowed names\. For that there is “roll”, which stands elsewhere\. Allowed here: measure/,
    )
  })

  test('a word that means nothing that there is gets the list, and a slip of the pen its spelling', () => {
    const [condition, effect] = said(
      CORTEO('{ type: weather }', '{ type: cout, counter: a, by: 1 }'),
      'en',
      'corteo',
    )
    expect(condition).toMatch(/^“weather” is not one of the allowed names\. Allowed: .*measure/)
    expect(effect).toBe('“cout” is not one of the allowed names. Did you mean “count”?')
  })
})

describe('words of other rulesets', () => {
  test('a key of Corteo in a scenario of Kriegspiel', () => {
    const [english] = said('id: mine\nreinforcements: []\n', 'en', 'kriegspiel')
    expect(english).toMatch(
      /^There is no key “reinforcements” here\. It is a key of other rules: corteo\. Still free: .*map/,
    )
    const [italian] = said('id: mine\nreinforcements: []\n', 'it', 'kriegspiel')
    expect(italian).toMatch(
      /^Qui non esiste la chiave «reinforcements»\. È una chiave di altre regole: corteo\./,
    )
  })

  test('a name of theirs; one that the own rules have, too, is not said to be foreign', () => {
    expect(adviceOn('smugglers', ['a', 'b'], 'names', 'scenario')).toEqual({ likely: 'no' })
    expect(adviceOn('head-steps', ['a', 'b'], 'names', 'kriegspiel-scenario')).toEqual({
      likely: 'elsewhere',
      home: 'corteo',
    })
    expect(adviceOn('head-steps', ['a', 'b'], 'names', 'scenario')).toEqual({ likely: 'no' })
    // Lists exist for scenarios and cards. A case has its own words.
    expect(adviceOn('head-steps', ['a', 'b'], 'names', 'kriegspiel-case')).toEqual({ likely: 'no' })
  })
})

describe('the table of brought words', () => {
  const known = new Set(Object.values(WORDS_OF).flatMap(({ keys, names }) => `${keys} ${names}`.split(' ')))

  test('a suggestion is made only where what it names is allowed: nothing that does not exist is said', () => {
    for (const [word, meant] of Object.entries(BROUGHT)) {
      expect(adviceOn(word, ['nothing-like-it-at-all'], 'names')).toEqual({ likely: 'no' })
      for (const one of meant)
        expect([word, adviceOn(word, ['zzzzzzzz', one], 'names').suggestion]).toEqual([word, one])
    }
  })

  test('each word has something to write in some ruleset, or in decision 44 till that is built', () => {
    const planned = ['roll', 'one-of', 'say', 'schedule', 'turns', 'turn-began', 'turn-ended', 'captured']
    const idle = Object.entries(BROUGHT).filter(
      ([, meant]) => !meant.some((one) => known.has(one) || planned.includes(one)),
    )
    expect(idle).toEqual([])
  })
})
