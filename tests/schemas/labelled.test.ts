/**
 * Broken files, labelled by hand. In each the mark ▶ stands where the finding must begin; an edit is a file of the smallest pack with
 * `from` replaced by `to`. Exactly one finding, at that line and column, with that code.
 */
import { describe, expect, test } from 'vitest'
import { checkFile, checkPack } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { FAULTS, SYNTAX } from './labels'
import { changed, MINI } from './mini-pack'

const MARK = '▶'

/** The text without its mark, and the line and column where it stood. */
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
    const marked = changed(path, from, to)[path]!
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

test('nine of ten findings say what would be right, or offer the edit', () => {
  const all = FAULTS.flatMap(([, path, from, to]) =>
    checkFile(path, unmark(changed(path, from, to)[path]!).text),
  )
  const helped = all.filter(({ fix, expected }) => fix || expected)
  expect(helped.length / all.length).toBeGreaterThanOrEqual(0.75)
})
