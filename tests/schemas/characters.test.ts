/** Lookalike characters. Each has a finding at its place, and its fix gives the intended text. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkFile, checkPack } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import english from '../../schemas/text/en.json'
import italian from '../../schemas/text/it.json'
import { LOOKALIKES } from '../../schemas/yaml/doubtful'
import { Lines } from '../../schemas/yaml/lines'
import { parse } from '../../schemas/yaml/parse'
import { MINI } from './mini-pack'

const all = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const SPACES = all.filter((char) => /[\p{Zs}\p{Zl}\p{Zp}]/u.test(char) && char !== ' ')
const INVISIBLE = all.filter((char) => /\p{Cf}/u.test(char))
const codeOf = (char: string) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** A text with ▶ before the character in question, written as `◌`, and the intended text. */
type Sample = readonly [where: string, written: string, meant: string]

const OF_SPACES: readonly Sample[] = [
  ['before a key', 'id: a\n▶◌name: b\n', 'id: a\nname: b\n'],
  ['as indentation', 'name:\n▶◌◌en: One\n', 'name:\n  en: One\n'],
  ['within the indentation', 'name:\n  en: One\n ▶◌it: Uno\n', 'name:\n  en: One\n  it: Uno\n'],
  ['before the colon', 'id▶◌: a\nname: b\n', 'id: a\nname: b\n'],
  ['after a colon', 'id:▶◌a\nname: b\n', 'id: a\nname: b\n'],
  ['after a colon and a space', 'id: ▶◌"a"\nname: b\n', 'id: "a"\nname: b\n'],
  ['after a dash', 'list:\n  -▶◌a\n  - b\n', 'list:\n  - a\n  - b\n'],
  ['in braces', 'name: { en:▶◌One, it: Uno }\n', 'name: { en: One, it: Uno }\n'],
]
const OF_INVISIBLE: readonly Sample[] = [
  ['before the first key', '▶◌id: a\nname: b\n', 'id: a\nname: b\n'],
  ['before a key', 'id: a\n▶◌name: b\n', 'id: a\nname: b\n'],
  ['in a key', 'i▶◌d: a\n', 'id: a\n'],
  ['after a colon', 'id:▶◌ a\nname: b\n', 'id: a\nname: b\n'],
  ['as indentation', 'name:\n▶◌  en: One\n', 'name:\n  en: One\n'],
]
const OF_SIGNS: Readonly<Record<string, readonly Sample[]>> = {
  ':': [
    ['after a key', 'id▶◌ a\nname: b\n', 'id: a\nname: b\n'],
    ['after a key, without a space', 'id▶◌a\nname: b\n', 'id: a\nname: b\n'],
    ['after a key inside', 'name:\n  en▶◌ One\n  it: Uno\n', 'name:\n  en: One\n  it: Uno\n'],
  ],
  '-': [
    ['as the first dash', 'list:\n  ▶◌ a\n  - b\n', 'list:\n  - a\n  - b\n'],
    ['as a later dash', 'list:\n  - a\n  ▶◌ b\n', 'list:\n  - a\n  - b\n'],
    ['before a key', 'list:\n  ▶◌ id: a\n    name: b\n', 'list:\n  - id: a\n    name: b\n'],
  ],
  '"': [
    ['around a text with a colon', 'name: ▶◌One: two◌\n', 'name: "One: two"\n'],
    ['around a text with a comma', 'name: { en: ▶◌One, two◌ }\n', 'name: { en: "One, two" }\n'],
    ['before a text that ends with a quote', 'name: ▶◌One"\n', 'name: "One"\n'],
  ],
  "'": [
    ['around a text with a colon', 'name: ▶◌One: two◌\n', "name: 'One: two'\n"],
    ['around a text with a comma', 'name: { en: ▶◌One, two◌ }\n', "name: { en: 'One, two' }\n"],
    ['before a text that ends with an apostrophe', "name: ▶◌One'\n", "name: 'One'\n"],
  ],
  '#': [['before a comment', '▶◌ note\nid: a\n', '# note\nid: a\n']],
}

const marked = (text: string, char: string) => ({
  text: text.replace('▶', '').replaceAll('◌', char),
  at: text.replaceAll('◌', char).indexOf('▶'),
})

function fixed(text: string, found: readonly Diagnostic[]): string {
  const lines = new Lines(text)
  const edits = found.flatMap(({ fix }) => (fix ? [fix] : []))
  return edits.toReversed().reduce((now, { range, text: put }) => {
    const [start, end] = [
      lines.offset(range.line, range.column),
      lines.offset(range.endLine, range.endColumn),
    ]
    return now.slice(0, start) + put + now.slice(end)
  }, text)
}

/**
 * Expects a finding with the name and place of the character, and a fix that gives the intended text. The parsed value is already
 * the intended one.
 */
function expectMended(char: string, [, sample, meant]: Sample) {
  const { text, at } = marked(sample, char)
  const what = `${codeOf(char)} in ${JSON.stringify(text)}`
  const lines = new Lines(text)
  const found = checkFile('text/en.yaml', text).filter(({ code }) => code === 'E-TEXT-CHARACTER')
  expect(found.length, what).toBeGreaterThan(0)
  expect(lines.offset(found[0].line, found[0].column), what).toBe(at)
  const { code, name } = found[0].message.values as { code: string; name: { message: { key: string } } }
  expect(code, what).toBe(codeOf(char))
  const key = name.message.key.split('.')[1]
  expect(Object.keys(english.characters), what).toContain(key)
  expect(Object.keys(italian.characters), what).toContain(key)
  expect(parse(text).value, what).toEqual(parse(meant).value)
  const after = fixed(text, found)
  expect(parse(after).faults, what).toEqual([])
  expect(parse(after).value, what).toEqual(parse(meant).value)
}

describe.each([
  ['spaces', SPACES, OF_SPACES, 18],
  ['invisible characters', INVISIBLE, OF_INVISIBLE, 150],
] as const)('%s', (_kind, chars, samples, least) => {
  test(`all that Unicode has`, () => expect(chars.length).toBeGreaterThanOrEqual(least))
  test.each(samples)('%s', (...sample) => {
    for (const char of chars) expectMended(char, sample)
  })
})

describe.each(Object.entries(OF_SIGNS))('lookalikes of %s', (sign, samples) => {
  test.each(samples)('%s', (...sample) => {
    for (const char of LOOKALIKES[sign]) expectMended(char, sample)
  })
})

/** Names of entries: an id, a list's name, a number. */
const NAMES: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['an id in curly quotes', 'units.yaml', 'side: march', 'side: ▶“march”'],
  ['an id with an invisible character', 'scenarios/base.yaml', 'map: town', 'map: to▶\u200bwn'],
  ['an id in quotes with an invisible character', 'scenarios/base.yaml', 'map: town', 'map: "to▶\u200bwn"'],
  ['an id with a space behind it', 'scenarios/base.yaml', 'map: town', 'map: town▶\u00a0'],
  ['a word with a typographic hyphen', 'maps/town.yaml', 'kind: court', 'kind: ▶‘court’'],
  ['a number with a space', 'units.yaml', 'speed: 4', 'speed: 4▶\u00a0'],
  ['a shape with an invisible character', 'units.yaml', 'shape: round', 'shape: ro▶\u00adund'],
  ['a colour with a full-width sign', 'terrain.yaml', '"#eeeeee"', '▶＃eeeeee'],
]
test.each(NAMES)('%s: named where it stands, and mended', (_what, file, from, to) => {
  const text = MINI[file].replace(from, to)
  const at = text.indexOf('▶')
  const files = { ...MINI, [file]: text.replace('▶', '') }
  const found = checkPack(files, crossCheck).diagnostics.filter(({ severity }) => severity === 'error')
  expect(found.map(({ code }) => code)).toEqual(['E-TEXT-CHARACTER'])
  expect(new Lines(files[file]).offset(found[0].line, found[0].column)).toBe(at)
  const after = { ...files, [file]: fixed(files[file], found) }
  expect(checkPack(after, crossCheck).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

describe('what is an author’s own', () => {
  const around = (line: string) =>
    `language: en\ntext:\n  terrain:\n    street:\n      name: Street\n      ${line}\n`
  const text = (name: string) => around(`help: ${name}`)
  test.each([
    'L’Aquila',
    '“Viva!”',
    'Vive la France\u202f!',
    '"Acte\u00a01\u00a0: la\u00a0rue"',
    '"👨\u200d👩\u200d👧"',
    '👨\u200d👩\u200d👧',
    '"می\u200cخواهم"',
    'Vicolo – il ponte',
    '"co\u00adopération"',
    '\u200fשלום',
    '"20：30"',
  ])('%s', (name) => {
    expect(checkFile('text/en.yaml', text(name))).toEqual([])
  })
  test('a text of several lines', () => {
    const block = 'help: |\n        One.\n        – a dash:\u00a0and\n        \u00a0\n        “b: c”'
    const plain = 'help: One said\n        – and left:\u00a0two'
    const quoted = 'help: "One said\n        – and left:\u00a0“two: three”"'
    for (const line of [block, plain, quoted])
      expect(checkFile('text/en.yaml', around(line)), line).toEqual([])
  })
  test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'but not what turns it around: %j',
    (char) => {
      for (const name of [`"a${char}b"`, `a${char}b`, `a # ${char}b`]) {
        const found = checkFile('text/en.yaml', text(name))
        expect(found.map(({ code }) => code)).toEqual(['E-TEXT-CHARACTER'])
        expect(checkFile('text/en.yaml', fixed(text(name), found))).toEqual([])
      }
    },
  )
  test('nor what is written as an escape', () => {
    const found = checkFile('text/en.yaml', text('"a\\u202Eb"'))
    expect(found.map(({ code, line }) => [code, line])).toEqual([['E-TEXT-CHARACTER', 6]])
    expect(checkFile('text/en.yaml', fixed(text('"a\\u202Eb"'), found))).toEqual([])
  })
})
