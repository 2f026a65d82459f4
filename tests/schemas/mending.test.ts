/** An edit that is offered mends: once it is made, its finding is gone and no other has come. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import type { CrossCheck } from '../../schemas/checking'
import type { Diagnostic, Fix } from '../../schemas/diagnostic'
import { Lines } from '../../schemas/yaml/lines'
import { FAULTS, SYNTAX } from './labels'
import { changed, MINI } from './mini-pack'

type Files = Record<string, string>

const findings = (files: Files, check: CrossCheck = crossCheck) => checkPack(files, check).diagnostics
/** Findings of each file by itself: an unreadable value has never been compared with others. */
const alone: CrossCheck = () => []

/** The content of a finding, wherever it is: an edit moves those behind it. */
const said = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message])

function applied(files: Files, file: string, { range, text: put }: Fix): Files {
  const text = files[file]
  const lines = new Lines(text)
  const start = lines.offset(range.line, range.column)
  const end = lines.offset(range.endLine, range.endColumn)
  return { ...files, [file]: text.slice(0, start) + put + text.slice(end) }
}

/** Every edit offered for these files, tried by itself; how many there were. */
function tryEdits(files: Files, counts: (found: Diagnostic) => boolean = () => true): number {
  const before = findings(files, alone).filter(counts)
  const known = new Set(before.map(said))
  const fixable = before.filter(({ fix }) => fix)
  for (const found of fixable) {
    const after = findings(applied(files, found.file, found.fix!), alone)
      .filter(counts)
      .map(said)
    expect(after).not.toContain(said(found))
    expect(after.filter((one) => !known.has(one))).toEqual([])
  }
  return fixable.length
}

const unmarked = (text: string) => text.replace('▶', '')
const withFault = (path: string, from: string, to: string) => {
  const files = changed(path, from, to)
  return { ...files, [path]: unmarked(files[path]) }
}

describe('the edits for labelled faults', () => {
  test.each(FAULTS)('%s', (_name, path, from, to) => {
    tryEdits(withFault(path, from, to))
  })

  // In a text that cannot be read to its end nobody looks for missing keys.
  test.each(SYNTAX)('%s', (_name, marked) => {
    tryEdits(
      { ...MINI, 'pack.yaml': unmarked(marked) },
      ({ file, code }) => file === 'pack.yaml' && code.startsWith('E-YAML'),
    )
  })

  test('there are many of them', () => {
    const offered = FAULTS.reduce((sum, [, path, from, to]) => sum + tryEdits(withFault(path, from, to)), 0)
    expect(offered).toBeGreaterThan(25)
  })
})

describe('a number that stands for a format', () => {
  test.each(['"2"', 'one', "'2'", 'true'])('format: %s', (written) => {
    const files = changed('pack.yaml', 'format: 2', `format: ${written}`)
    const [found, ...others] = findings(files).filter(({ severity }) => severity === 'error')
    expect(others).toEqual([])
    expect(found.fix?.text).toBe('2')
    const after = findings(applied(files, 'pack.yaml', found.fix!))
    expect(after.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

describe('one finding for one cause', () => {
  /** Ids that others refer to, each badly formed. */
  const ids: readonly (readonly [file: string, id: string])[] = [
    ['units.yaml', 'crowd'],
    ['units.yaml', 'march'],
    ['units.yaml', 'mov'],
    ['terrain.yaml', 'street'],
    ['terrain.yaml', 'river'],
    ['tables.yaml', 'clash'],
    ['maps/town.yaml', 'town'],
    ['maps/town.yaml', 'west'],
    ['scenarios/base.yaml', 'base'],
  ]
  test.each(ids)('%s: the id %s, badly formed', (file, id) => {
    const found = findings(changed(file, `id: ${id}`, `id: ${id.toUpperCase()} 4`))
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([`E-FORM ${file}`])
  })

  test('a list whose key is misspelt beyond guessing', () => {
    const found = findings(changed('units.yaml', 'units:\n', 'counters-of-mine:\n'))
    expect(found.map(({ code }) => code).sort()).toEqual(['E-KEY-MISSING', 'E-KEY-UNKNOWN'])
  })

  test('causes stand before what follows from them', () => {
    const files = {
      ...changed('maps/town.yaml', '{ terrain: street }', '{ terrain: steet }'),
      'units.yaml': MINI['units.yaml'].replace('speed: 4', 'speed: four'),
    }
    const errors = findings(files).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code }) => code)).toEqual(['E-TYPE', 'E-UNKNOWN-TERRAIN'])
  })
})
