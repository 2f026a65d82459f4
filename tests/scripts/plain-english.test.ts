/** The lint of sentences finds planted faults, and accepts correct sentences. */
import { expect, test } from 'vitest'
import { englishFaults } from '../../scripts/lib/checks/plain-english.mjs'

const inCode = (text: string) => englishFaults('engine/some-file.ts', text).map(({ says }) => says)
const onPage = (text: string) => englishFaults('docs/a.md', text).map(({ line }) => line)
const long = (words: number) => `A ${'very '.repeat(words - 2)}long.`

test.each(['Who', 'Whoever', 'What', 'Nobody', 'Nothing', 'None', 'Of', 'For who'])(
  'a comment that begins with %s is named with its line',
  (word) => {
    const says = `engine/some-file.ts:3: this sentence begins with "${word}": name the subject`
    expect(inCode(`export const a = 1\n/** Returns a.\n * ${word} asks is answered. */\n`)).toEqual([says])
    expect(inCode(`const a = 1\nconst b = 2\n// ${word} asks\n// is answered.\n`)).toEqual([says])
    expect(inCode(`\n\n    {/* ${word} asks. */}\n`)).toEqual([says])
    expect(onPage(`A page.\n\n- ${word} asks.\n`)).toEqual([3])
  },
)

test('a sentence has at most 30 words', () => {
  expect(inCode(`/** ${long(30)} */\n`)).toEqual([])
  expect(inCode(`/** ${long(31)} */\n`)).toEqual([
    'engine/some-file.ts:1: this sentence has 31 words: write at most 30',
  ])
})

test('questions, names, code, tables and strings are accepted', () => {
  expect(inCode("/** What does it cost? */\n// `What` is a name.\nconst a = '// Nobody'\n")).toEqual([])
  const table = '| Nobody | nothing |\n'
  expect(
    onPage(`A page.\n\n${table}\n\`\`\`ts\n// Nobody asks.\n\`\`\`\n\n![Nothing here](a.png)\n`),
  ).toEqual([])
})
