/** Unusual text in a pack of format 1 stays as it is, except for the renamed words. */
import '../../engine/rulesets/all'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import type { PackFiles } from '../../schemas/digest'
import type { Migration } from '../../schemas/format/migrate'
import { MINI } from '../schemas/mini-pack'
import { ODD, oldMini } from './odd-packs'

const SCENARIO = 'scenarios/base.yaml'
const errorsOf = (files: PackFiles) =>
  checkPack(files, crossCheck).diagnostics.filter(({ severity }) => severity === 'error')

const fixed = (files: PackFiles, migration: Migration | undefined): Record<string, string> => ({
  ...(files as Record<string, string>),
  ...Object.fromEntries(Object.entries(migration?.files ?? {}).map(([path, { after }]) => [path, after])),
})

describe.each(ODD)('$name', ({ files, after, codes = [] }) => {
  const { diagnostics, pack, migration } = checkPack(files, crossCheck)
  const now = fixed(files, migration)

  test('opens as it did, with one warning more', () => {
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
    expect([...new Set(errors)].sort()).toEqual(codes.map((code) => expect.stringMatching(code)))
    expect(diagnostics.filter(({ code }) => code === 'W-FORMAT-OLD')).toHaveLength(1)
  })

  test('is written so', () => {
    for (const [file, text] of after) expect(now[file]).toContain(text)
  })

  test('says the same once it is written so, and has nothing left to migrate', () => {
    const again = checkPack(now, crossCheck)
    expect(again.migration).toBeUndefined()
    expect(again.diagnostics.map(({ code }) => code)).toEqual(
      diagnostics.map(({ code }) => code).filter((code) => code !== 'W-FORMAT-OLD'),
    )
    expect(again.pack?.scenarios).toEqual(pack?.scenarios)
  })

  test('changes nothing but what it says', () => {
    for (const { file, line, column, before } of migration!.changes) {
      const text = files[file].split('\n')[line - 1]
      expect(text.slice(column - 1)).toContain(before.split('\n')[0].trimEnd())
    }
  })
})

test('findings stand where the author wrote them', () => {
  const old = oldMini()
  old[SCENARIO] = old[SCENARIO].replace('hands: 3', 'hands: 0')
  const [found] = checkPack(old, crossCheck).diagnostics
  const line = old[SCENARIO].split('\n').indexOf('hands: 0')
  expect(found).toMatchObject({ code: 'E-RANGE', file: SCENARIO, line: line + 1, column: 8, endColumn: 9 })
})

describe('an edit that is offered', () => {
  test('is for the text as it is', () => {
    const old = oldMini()
    old[SCENARIO] = old[SCENARIO].replace('hands: 3', 'hands: 3\nminuts: 5')
    const [found] = checkPack(old, crossCheck).diagnostics
    expect(found.fix).toMatchObject({ text: 'minutes', range: { column: 1, endColumn: 7 } })
  })
})

describe('a format that nobody knows', () => {
  test.each([
    ['3', 'yes'],
    ['0', 'no'],
    ['-1', 'no'],
    ['1.5', 'no'],
    ['two', 'no'],
    ['"7"', 'no'],
  ])('%s is one error with the formats that are read', (written, later) => {
    const files = { ...MINI, 'pack.yaml': MINI['pack.yaml'].replace('format: 2', `format: ${written}`) }
    const { diagnostics, migration } = checkPack(files, crossCheck)
    expect(migration).toBeUndefined()
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, line }) => `${code} ${line}`)).toEqual(['E-FORMAT-UNKNOWN 1'])
    expect(diagnostics[0].message.values).toMatchObject({ known: '1, 2', later })
  })

  test('nor one that is not said', () => {
    const files = { ...MINI, 'pack.yaml': MINI['pack.yaml'].replace('format: 2\n', '') }
    expect(errorsOf(files).map(({ code }) => code)).toEqual(['E-KEY-MISSING'])
  })
})

describe('limits come before migrating', () => {
  test('of a file', () => {
    const old = oldMini()
    old[SCENARIO] = `${'# x\n'.repeat(70_000)}${old[SCENARIO]}`
    const { migration, diagnostics } = checkPack(old, crossCheck)
    expect(Object.keys(migration!.files)).toEqual(['pack.yaml'])
    expect(diagnostics.map(({ code }) => code)).toContain('E-FILE-SIZE')
  })

  test('of a pack', () => {
    const large = `${'# x\n'.repeat(60_000)}`
    const many = Array.from({ length: 18 }, (_, index) => [`scenarios/a${index}.yaml`, `${large}hands: 3\n`])
    const { migration } = checkPack({ ...oldMini(), ...Object.fromEntries(many) }, crossCheck)
    expect(Object.keys(migration!.files).length).toBeLessThan(18)
  })

  test('what is no UTF-8 is not written anew', () => {
    const bytes = Buffer.concat([Buffer.from('hands: 3\nid: '), Buffer.from([0xff])])
    const { migration } = checkPack({ ...oldMini(), 'scenarios/odd.yaml': bytes }, crossCheck)
    expect(Object.keys(migration!.files)).not.toContain('scenarios/odd.yaml')
  })
})
