import { expect, test } from 'vitest'
import { parse } from '../../schemas/yaml/parse'
import { place } from '../../schemas/yaml/place'

const fixOf = (written: string, suggestion: string) =>
  place(
    {
      file: 'scenarios/a.yaml',
      path: ['muster', 0, 'units'],
      code: 'W-SAMPLE',
      severity: 'warning',
      message: { key: 'check.sample' },
      suggestion,
    },
    parse(`muster:\n  - units: ${written}\n`),
  ).fix?.text

test.each([
  ['a number stays a number', '4', '12', '12'],
  ['a number in quotes stays in them', '"4"', '12', '"12"'],
  ['a cell is no number', '0704', '0705', '"0705"'],
  ['a word stays bare', 'wrod', 'word', 'word'],
  ['a word that would be read as something else gets quotes', 'ture', 'true', '"true"'],
])('a fix is written as its place asks: %s', (_what, written, suggestion, text) => {
  expect(fixOf(written, suggestion)).toBe(text)
})
