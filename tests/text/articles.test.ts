/** Names in sentences: every article with every word before a name in messages. */
import { describe, expect, test } from 'vitest'
import type { Message } from '../../engine/types'
import { inSentence, withArticle } from '../../schemas/articles'
import { format } from '../../schemas/say'

const FORMS: Record<string, Record<string, string>> = {
  il: {
    il: 'il Potere',
    lo: 'lo Scudo',
    "l'": 'l’Est',
    la: 'la Quiete',
    i: 'i Rossi',
    gli: 'gli Azzurri',
    le: 'le Mule',
    none: 'Giulia',
  },
  del: {
    il: 'del Potere',
    lo: 'dello Scudo',
    "l'": 'dell’Est',
    la: 'della Quiete',
    i: 'dei Rossi',
    gli: 'degli Azzurri',
    le: 'delle Mule',
    none: 'di Giulia',
  },
  al: {
    il: 'al Potere',
    lo: 'allo Scudo',
    "l'": 'all’Est',
    la: 'alla Quiete',
    i: 'ai Rossi',
    gli: 'agli Azzurri',
    le: 'alle Mule',
    none: 'a Giulia',
  },
  dal: {
    il: 'dal Potere',
    lo: 'dallo Scudo',
    "l'": 'dall’Est',
    la: 'dalla Quiete',
    i: 'dai Rossi',
    gli: 'dagli Azzurri',
    le: 'dalle Mule',
    none: 'da Giulia',
  },
  nel: {
    il: 'nel Potere',
    lo: 'nello Scudo',
    "l'": 'nell’Est',
    la: 'nella Quiete',
    i: 'nei Rossi',
    gli: 'negli Azzurri',
    le: 'nelle Mule',
    none: 'in Giulia',
  },
  sul: {
    il: 'sul Potere',
    lo: 'sullo Scudo',
    "l'": 'sull’Est',
    la: 'sulla Quiete',
    i: 'sui Rossi',
    gli: 'sugli Azzurri',
    le: 'sulle Mule',
    none: 'su Giulia',
  },
}
const NAMES: Record<string, string> = {
  il: 'Potere',
  lo: 'Scudo',
  "l'": 'Est',
  la: 'Quiete',
  i: 'Rossi',
  gli: 'Azzurri',
  le: 'Mule',
  none: 'Giulia',
}
const CASES = Object.entries(FORMS).flatMap(([word, said]) =>
  Object.entries(said).map(([article, expected]) => ({ word, article, expected })),
)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe.each(CASES)('$word before a name with $article', ({ word, article, expected }) => {
  const name = NAMES[article]
  test('inside and at the beginning of a sentence', () => {
    expect(inSentence(`vince ${word} ${withArticle(name, article)}!`)).toBe(`vince ${expected}!`)
    expect(inSentence(`${capital(word)} ${withArticle(name, article)} vince`)).toBe(
      `${capital(expected)} vince`,
    )
  })
  test('before a name that begins with its article', () => {
    const own = article === 'none' ? '' : article === "l'" ? 'L’' : `${capital(article)} `
    expect(inSentence(`vince ${word} ${withArticle(own + name, article)}`)).toBe(`vince ${expected}`)
    expect(inSentence(withArticle(own + name, article))).toBe(own + name)
  })
})

test.each([
  ['the {side} wins', 'West', undefined, 'West wins'],
  ['The {side} wins', 'Power', 'the', 'The Power wins'],
  ['It is the {side}’s turn', 'The party', 'the', 'It is the party’s turn'],
  ['The {side} wins', 'Potere', 'il', 'Potere wins'],
  ['Vince il {side}', 'Power', 'the', 'Vince Power'],
  ['Tocca al {side}', 'POTERE', 'il', 'Tocca al POTERE'],
  ['canal {side}', 'Grande', 'il', 'canal Grande'],
  ['{side}: 3', 'Potere', 'il', 'Potere: 3'],
  ['così il {side}', 'Est', "l'", 'così l’Est'],
])('%s with %s (%s): %s', (sentence, name, article, expected) => {
  expect(inSentence(sentence.replace('{side}', withArticle(name, article)))).toBe(expected)
})

describe('a message', () => {
  const TEXTS: Record<string, string> = {
    turn: 'Tocca al {side}, in {cell}',
    move: 'Il {side} muove nel {cell}',
    inner: '{unit} n. {number}',
    outer: 'Attacca il {who}',
    plain: 'un’unità',
    quoted: 'la promessa «{who}»',
  }
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    TEXTS[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  const texts: Record<string, string> = {
    'sides.power': withArticle('Potere', 'il'),
    'units.wedge': withArticle('Spezzone', 'lo'),
    'areas.port': withArticle('Università', "l'"),
    'sides.plain': 'Giulia',
  }
  const say = (message: Message) => format(message, translate, (key) => texts[key])

  test('puts the articles of the pack before its names', () => {
    const values = { side: { text: 'sides.power' }, cell: { cell: 'port' } }
    expect(say({ key: 'move', values })).toBe('Il Potere muove nell’Università')
    expect(say({ key: 'turn', values })).toBe('Tocca al Potere, in Università')
  })
  test('drops them before names of a pack that says none, cells of a grid and ids', () => {
    expect(say({ key: 'turn', values: { side: { text: 'sides.plain' }, cell: { cell: '0807' } } })).toBe(
      'Tocca a Giulia, in 0807',
    )
    expect(say({ key: 'move', values: { side: { text: 'sides.nord' }, cell: { cell: '0807' } } })).toBe(
      'nord muove in 0807',
    )
  })
  test('keeps the article of a name that a message inside it begins with', () => {
    const inner = { key: 'inner', values: { unit: { text: 'units.wedge' }, number: 3 } }
    expect(say({ key: 'outer', values: { who: { message: inner } } })).toBe('Attacca lo Spezzone n. 3')
    expect(say({ key: 'outer', values: { who: { message: { key: 'plain' } } } })).toBe('Attacca un’unità')
  })
  test('keeps the articles of names anywhere in a message inside it', () => {
    const inner = { key: 'move', values: { side: { text: 'sides.power' }, cell: { cell: 'port' } } }
    expect(say({ key: 'outer', values: { who: { message: inner } } })).toBe(
      'Attacca Il Potere muove nell’Università',
    )
    const quoted = { key: 'quoted', values: { who: { text: 'units.wedge' } } }
    expect(say({ key: 'outer', values: { who: { message: quoted } } })).toBe('Attacca la promessa «Spezzone»')
  })
  test('leaves no mark in a text', () => {
    const texts = Object.keys(TEXTS).map((key) =>
      say({
        key,
        values: { side: { text: 'sides.power' }, cell: { cell: 'port' }, who: 'x', unit: 'y', number: 1 },
      }),
    )
    expect(texts.join('')).not.toMatch(/[\uE000\uE001]/)
  })
})
