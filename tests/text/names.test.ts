/** Names inside sentences: the names of a pack that need an article, and its place in messages (`docs/decisions/0082`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { messageTexts, packFolders } from './lint/texts'
import { wrongArticles } from './support/articles-heard'

type Entry = { readonly name: string; readonly article?: string }

const GROUPS = ['sides', 'seats', 'components', 'units', 'areas', 'offices', 'locations']

const textsOf = (folder: string, language: string): Record<string, Record<string, Entry>> =>
  parse(readFileSync(join(folder, 'text', `${language}.yaml`), 'utf8')).text

const namesIn = (folder: string) => {
  const texts = textsOf(folder, 'it')
  return GROUPS.flatMap((group) =>
    Object.entries(texts[group] ?? {}).map(([id, entry]) => ({ group, id, ...entry })),
  )
}

const EXAMPLES = [
  'burning-village',
  'general-strike',
  'second-republic',
  'three-crowns',
  'mods/eighth-family',
]
const FOLDERS = [
  ...packFolders(),
  ...EXAMPLES.map((name): [string, string] => [name, join('examples', name)]),
]

test.each(FOLDERS)('the Italian names of %s say their article, or that they take none', (_, folder) => {
  expect(namesIn(folder).filter(({ article }) => article === undefined)).toEqual([])
})

test('an article fits the letters that its name begins with', () => {
  const VOWEL = /^[aeiouàèéìòù]/i
  const HARD = /^(?:z|gn|ps|pn|x|y|s[^aeiouàèéìòù])/i
  const fits = ({ name, article = 'none' }: Entry) => {
    const word = name.replace(/^(?:il|lo|la|i|gli|le) |^l’/i, '')
    if (article === "l'") return VOWEL.test(word)
    if (article === 'lo') return HARD.test(word)
    if (article === 'gli') return HARD.test(word) || VOWEL.test(word)
    if (article === 'il' || article === 'i') return !HARD.test(word) && !VOWEL.test(word)
    return article !== 'la' || !VOWEL.test(word)
  }
  const all = FOLDERS.flatMap(([, folder]) => namesIn(folder))
  expect(all.length).toBeGreaterThan(250)
  expect(all.filter((one) => !fits(one))).toEqual([])
})

/** Values of messages that hold names of sides, players, units and components. */
const OF_NAMES =
  'side|seat|family|unit|target|enemy|receiver|owner|winner|loser|chooser|shooter|component|option'
const italian = messageTexts().filter(({ language }) => language === 'it')

test('no message puts a bare preposition, or an article of its own, before a name', () => {
  const bare = new RegExp(
    `(?<![\\p{L}’])(?:di|a|da|in|su|lo|la|gli|le) \\{(?:${OF_NAMES})\\}|(?:[dnsc]?[aeou]ll|l)’\\{(?:${OF_NAMES})\\}`,
    'iu',
  )
  const faults = italian.filter(({ text }) => bare.test(text))
  expect(faults.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  expect(italian.filter(({ text }) => /(?:del|al|dal|il) \{/i.test(text)).length).toBeGreaterThan(400)
})

test('both languages write articles with the masculine forms that the formatter knows', () => {
  const other = new RegExp(
    `(?<![\\p{L}’])(?:della|dello|alla|allo|dalla|nella|sulla|dei|ai) \\{(?:${OF_NAMES})\\}`,
    'iu',
  )
  expect(italian.filter(({ text }) => other.test(text)).map(({ key }) => key)).toEqual([])
})

test('a wrong article in a text that was heard is found', () => {
  const names = [
    { name: 'Potere', article: 'il' },
    { name: 'Università', article: "l'" },
    { name: 'Quiete', article: 'la' },
  ]
  const wrong = ['tocca a Potere', 'la mano di Potere', 'nel Università', 'il Quiete vince', 'del Quiete']
  expect(wrong.filter((text) => wrongArticles(text, names).length === 0)).toEqual([])
  const right = [
    'tocca al Potere',
    'Potere: 3',
    'nell’Università',
    'la Quiete vince',
    'con la Quiete',
    'di Potereni',
    'in Quiete',
  ]
  expect(right.filter((text) => wrongArticles(text, names).length > 0)).toEqual([])
})
