import { expect, test } from 'vitest'
import { figuresOf, tableOf } from '../../scripts/figures.mjs'

const PROJECT = new Map([
  ['engine/rulesets/go/index.ts', "export const load = () => import('./go')\n"],
  ['engine/rulesets/go/go.ts', 'one\ntwo\n'],
  ['engine/rulesets/chess/index.ts', '\n\n\n'],
  ['engine/rulesets/chess/generated/sections.ts', 'one\n'],
  ['app/page.tsx', '\n'.repeat(26)],
  ['app/page.css', '\n'],
  ['docs/rules/go.md', 'A rule.\n<!-- Generated from a file: do not edit. -->\n'],
  ['docs/own.md', 'A line.\n'],
  ['tests/go.test.ts', '\n\n'],
  ['content/go/pack.yaml', 'id: go\n'],
  ['package-lock.json', '{}\n'],
  ...Array.from({ length: 26 }, (_, at): [string, string] => [`schemas/part-${at}.ts`, '\n']),
])

test('figures tell code by hand from what is generated, and name the full folders', () => {
  expect(figuresOf(PROJECT)).toMatchObject({
    'code lines: engine': 6,
    'code lines: app': 26,
    'code lines: tests': 2,
    'style lines: app': 1,
    'pack lines: content, examples': 1,
    'docs lines': 1,
    'generated lines in git: docs': 2,
    'generated lines in git: other': 1,
    'folders over 25 files': 1,
    '  files: schemas': 26,
    'dynamic imports': 1,
    '  files with one': 1,
    'file names in all rulesets': 1,
    '  their lines': 4,
    'test files': 1,
  })
})

test('a table shows commits side by side, and a dash where one lacks a figure', () => {
  const table = tableOf([
    { title: 'before', figures: { lines: 2 } },
    { title: 'now', figures: { lines: 1, files: 3 } },
  ])
  expect(table.split('\n').map((row) => row.trim().split(/\s+/))).toEqual([
    ['before', 'now'],
    ['lines', '2', '1'],
    ['files', '-', '3'],
  ])
})
