/**
 * Hand-labelled broken files. The mark ▶ is at the expected start of the finding. An edit replaces `from` by `to` in a file of the
 * smallest pack. Exactly one finding is expected, with that line, column and code.
 */
import { describe, expect, test } from 'vitest'
import { checkFile, checkPack } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { Lines } from '../../schemas/yaml/lines'
import { FAULTS, SYNTAX } from './labels'
import { changed, MINI } from './mini-pack'

const MARK = '▶'

/** Returns the text without its mark, with the mark's line and column. */
function unmark(text: string) {
  const at = text.indexOf(MARK)
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return { text: text.slice(0, at) + text.slice(at + 1), line, column: at - before.lastIndexOf('\n') }
}

const brief = ({ line, column, code }: Diagnostic) => `${line}:${column} ${code}`

test('the smallest pack has no finding', () => {
  expect(checkPack(MINI).diagnostics).toEqual([])
})

describe('one fault in one file', () => {
  test.each(FAULTS)('%s', (_name, path, from, to, code) => {
    const marked = changed(path, from, to)[path]
    const { text, line, column } = unmark(marked)
    expect(checkFile(path, text).map(brief)).toEqual([`${line}:${column} ${code}`])
  })
})

describe('text that is not good YAML', () => {
  test.each(SYNTAX)('%s', (_name, marked, code) => {
    const { text, line, column } = unmark(marked)
    const found = checkFile('pack.yaml', text).filter(({ code }) => code !== 'E-KEY-MISSING')
    expect(found.map(brief)).toEqual([`${line}:${column} ${code}`])
  })
})

test('nine of ten findings offer the edit or say what would be right', () => {
  const found = [
    ...FAULTS.flatMap(([, path, from, to]) => checkFile(path, unmark(changed(path, from, to)[path]).text)),
    ...SYNTAX.flatMap(([, marked]) => checkFile('pack.yaml', unmark(marked).text)),
  ]
  const helped = found.filter(({ fix, expected }) => fix || expected)
  expect(helped.length / found.length).toBeGreaterThanOrEqual(0.9)
})

test('an edit that is offered mends its file, or leaves no more to find than before', () => {
  for (const [name, marked] of SYNTAX) {
    const { text } = unmark(marked)
    const [first] = checkFile('pack.yaml', text)
    if (!first?.fix) continue
    const { range, text: put } = first.fix
    const lines = new Lines(text)
    const after =
      text.slice(0, lines.offset(range.line, range.column)) +
      put +
      text.slice(lines.offset(range.endLine, range.endColumn))
    expect(
      checkFile('pack.yaml', after).some(
        ({ line, column, code }) => code === first.code && line === first.line && column === first.column,
      ),
      name,
    ).toBe(false)
  }
})
