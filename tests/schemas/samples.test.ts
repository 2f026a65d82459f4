/** Sample files of every schema: good ones, and bad ones whose name says the fault and whose .txt says the finding. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SCHEMAS } from '../../schemas/catalogue'
import { checkFile } from '../../schemas/check'

const PATHS: Readonly<Record<string, string>> = {
  pack: 'pack.yaml',
  terrain: 'terrain.yaml',
  units: 'units.yaml',
  tables: 'tables.yaml',
  map: 'maps/sample.yaml',
  bots: 'bots.yaml',
  scenario: 'scenarios/sample.yaml',
  case: 'cases/sample.yaml',
  text: 'text/en.yaml',
}

const samples = (folder: string, kind: string) =>
  readdirSync(`tests/schemas/${folder}/${kind}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `tests/schemas/${folder}/${kind}/${name}`)

test('every schema has good and bad samples', () => {
  expect(Object.keys(PATHS).sort()).toEqual(
    Object.keys(SCHEMAS)
      .filter((kind) => kind !== 'shared')
      .sort(),
  )
  for (const kind of Object.keys(PATHS)) {
    expect(samples('valid', kind).length, kind).toBeGreaterThan(0)
    expect(samples('invalid', kind).length, kind).toBeGreaterThan(1)
  }
})

describe.each(Object.entries(PATHS))('%s', (kind, path) => {
  test.each(samples('valid', kind))('%s has no finding', (file) => {
    expect(checkFile(path, readFileSync(file))).toEqual([])
  })

  test.each(samples('invalid', kind))('%s has just the finding beside it', (file) => {
    const expected = readFileSync(file.replace(/\.yaml$/, '.txt'), 'utf8').trim()
    const found = checkFile(path, readFileSync(file)).map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    )
    expect(found.join('\n')).toBe(expected)
  })
})
