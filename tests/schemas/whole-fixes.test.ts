/** A suggested word keeps all keys of its block valid, or there is no suggestion. */
import { expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import WORDS from '../../schemas/judging/brought-words.json'

const RULESETS = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']
/** A place for a word in each kind of block, with the block on its own line. */
const PLACES = [
  (word: string) => `triggers:\n  - id: a\n    at: turn-began\n    do:\n      - { type: ${word} }\n`,
  (word: string) =>
    `triggers:\n  - id: a\n    at: turn-began\n    when:\n      { type: ${word} }\n    do: []\n`,
  (word: string) =>
    `triggers:\n  - id: a\n    at: turn-began\n    when:\n      type: measure\n      of:\n        { type: ${word} }\n    do: []\n`,
  (word: string) => `triggers:\n  - id: a\n    at: turn-began\n    do:\n      - { type: if, ${word}: 3 }\n`,
]

const mended = (text: string, { fix }: Diagnostic): string => {
  const lines = text.split('\n')
  const { line, column, endColumn } = fix!.range
  lines[line - 1] = lines[line - 1].slice(0, column - 1) + fix!.text + lines[line - 1].slice(endColumn - 1)
  return lines.join('\n')
}

test.each(RULESETS)('%s', (ruleset) => {
  const check = (text: string) => checkFile('scenarios/a.yaml', text, { ruleset })
  const incomplete: string[] = []
  let offered = 0
  for (const place of PLACES)
    for (const word of Object.keys(WORDS)) {
      const text = place(word)
      const edits = check(text).filter(({ fix, message }) => fix && message.values?.likely === 'instead')
      offered += edits.length
      for (const edit of edits) {
        const left = check(mended(text, edit)).filter(
          ({ code, line }) => code === 'E-KEY-MISSING' && line === edit.line,
        )
        if (left.length > 0) incomplete.push(`${word} -> ${edit.fix!.text}: ${left[0].expected}`)
      }
    }
  expect(incomplete).toEqual([])
  expect(offered).toBeGreaterThan(0)
})

test.each([
  ['kriegspiel', 'hurt', 'cry-havoc'],
  ['junta', 'edge', 'corteo, cry-havoc, kriegspiel'],
])('in %s, %s is a word of %s', (ruleset, word, homes) => {
  const text = `triggers:\n  - { id: a, at: turn-began, do: [{ type: ${word} }] }\n`
  const found = checkFile('scenarios/a.yaml', text, { ruleset }).find((one) => one.found === word)
  expect(found?.message.values?.home).toBe(homes)
})
