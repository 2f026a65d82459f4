/** A suggested edit repairs. It removes its finding and adds no other. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import type { CrossCheck } from '../../schemas/checking/checking'
import type { Diagnostic, Fix } from '../../schemas/diagnostic'
import { Lines } from '../../schemas/yaml/lines'
import { FAULTS, SYNTAX } from './labels'
import { changed, MINI } from './mini-pack'

type Files = Record<string, string>

const findings = (files: Files, check: CrossCheck = crossCheck) => checkPack(files, check).diagnostics
/** Findings of each file alone, because unreadable values are not compared with other files. */
const alone: CrossCheck = () => []

/** The content of a finding without its place, since edits move later ones. */
const said = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message])

function applied(files: Files, file: string, { range, text: put }: Fix): Files {
  const text = files[file]
  const lines = new Lines(text)
  const start = lines.offset(range.line, range.column)
  const end = lines.offset(range.endLine, range.endColumn)
  return { ...files, [file]: text.slice(0, start) + put + text.slice(end) }
}

/** Tries every suggested edit for these files alone, and returns their number. */
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

  // The checker does not look for missing keys in an unreadable text.
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
  /** Ids with references, each in a wrong form. */
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
