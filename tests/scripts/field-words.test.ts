/** The word list of comments, docs and names: it finds what is planted, and lets alone what is right. */
import { expect, test } from 'vitest'
import { faultsOfText, readWords } from '../../scripts/lib/field-words.mjs'

const lists = readWords()
const inCode = (text: string, file = 'engine/some-file.ts') => faultsOfText(file, text, lists)

test('a word of comments is named with its line and the better one', () => {
  const text = "export const a = 1\n/** Told to\n * whoever asks. */\nexport const b = '// from the shelf'\n"
  expect(inCode(text)).toEqual(['engine/some-file.ts:3: "whoever": say who, anyone who, a piece that'])
  const jsx = 'export const A = () => (\n  <p>\n    {/* what is on the shelf */}\n    he lies\n  </p>\n)\n'
  expect(inCode(jsx, 'app/a.tsx')).toEqual(['app/a.tsx:3: "shelf": say catalog'])
})

test('each word of the list is found in a comment and on a page', () => {
  for (const { never } of lists.words)
    for (const word of never) {
      expect(inCode(`// So ${word} there.\n`).join(), word).toContain(`"${word}"`)
      expect(inCode(`So ${word} there.\n`, 'docs/a.md').join(), word).toContain(`"${word}"`)
    }
})

test('names, paths, code and phrases that mean something else are let alone', () => {
  expect(
    inCode('// `shelf` of server/packs/desk.ts; a card lies face down.\nconst catalog = desk()\n'),
  ).toEqual([])
  const page =
    '`the shelf` and [it](packs/desk.md)\n\n```ts\nconst he = shelf\n```\n\nA card lies face down.\n'
  expect(inCode(page, 'docs/a.md')).toEqual([])
})

test('every exception is a phrase with a word that it excuses', () => {
  for (const { never, except = [] } of lists.words)
    for (const phrase of except)
      expect(
        never.some((word) => phrase.includes(word)),
        phrase,
      ).toBe(true)
})

test('each name of the list is found where it is declared', () => {
  for (const { never } of lists.identifiers)
    for (const name of never) expect(inCode(`const ${name} = 1\n`).join(), name).toContain(`"${name}"`)
})

test('parts of names are found in declarations and in names of files', () => {
  const names = { words: [], identifiers: [{ use: 'accessibility grid', never: ['GridTwin'] }] }
  const text =
    'import { GridTwin } from "x"\nexport function useGridTwin(mapGridTwin: number) {}\nconst gridTwins = 1\n'
  expect(faultsOfText('app/a.ts', text, names)).toEqual([
    'app/a.ts:2: "GridTwin": say accessibility grid',
    'app/a.ts:2: "GridTwin": say accessibility grid',
  ])
  expect(faultsOfText('app/grid-twin.tsx', '', names)).toEqual([
    'app/grid-twin.tsx:1: "GridTwin": say accessibility grid',
  ])
})
