/** Sample files of every schema. A bad sample has its fault in the name and its finding in a .txt file. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULESETS } from '../../schemas/catalogue'
import { checkFile } from '../../schemas/check'
import { KINDS_OF, KINDS as NAMES } from '../../schemas/generated/kinds'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'

const PATHS: Readonly<Record<string, string>> = {
  pack: 'pack.yaml',
  terrain: 'terrain.yaml',
  units: 'units.yaml',
  tables: 'tables.yaml',
  tracks: 'tracks.yaml',
  deck: 'decks/sample.yaml',
  map: 'maps/sample.yaml',
  bots: 'bots.yaml',
  scenario: 'scenarios/sample.yaml',
  case: 'cases/sample.yaml',
  text: 'text/en.yaml',
  golden: 'games/sample.yaml',
  campaign: 'campaigns/sample.yaml',
}

const samples = (folder: string, kind: string) =>
  readdirSync(`tests/schemas/${folder}/${kind}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `tests/schemas/${folder}/${kind}/${name}`)

/** Packs of rulesets from outside are their own samples. */
const OUTSIDE: readonly (string | undefined)[] = allRulesets().flatMap(({ id, isOutside }) =>
  isOutside ? [id] : [],
)

/** Every schema of files, with a possible path of such a file and its ruleset. */
const KINDS = NAMES.filter((kind) => kind !== 'shared' && !/-(?:words|blocks)$/.test(kind))
  .map((kind) => {
    const ruleset = RULESETS.find((name) => Object.values(KINDS_OF[name]).includes(kind))
    return { kind, path: PATHS[kind.slice(kind.lastIndexOf('-') + 1)], ruleset }
  })
  .filter(({ ruleset }) => !OUTSIDE.includes(ruleset))

test('every schema has good and bad samples', () => {
  const roles = KINDS.map(({ kind }) => kind.slice(kind.lastIndexOf('-') + 1))
  expect(new Set(roles)).toEqual(new Set(Object.keys(PATHS)))
  for (const { kind } of KINDS) {
    expect(samples('valid', kind).length, kind).toBeGreaterThan(0)
    expect(samples('invalid', kind).length, kind).toBeGreaterThan(1)
  }
})

describe.each(KINDS)('$kind', ({ kind, path, ruleset }) => {
  test.each(samples('valid', kind))('%s has no finding', (file) => {
    expect(checkFile(path, readFileSync(file), { ruleset })).toEqual([])
  })

  test.each(samples('invalid', kind))('%s has just the finding beside it', (file) => {
    const expected = readFileSync(file.replace(/\.yaml$/, '.txt'), 'utf8').trim()
    const found = checkFile(path, readFileSync(file), { ruleset }).map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    )
    expect(found.join('\n')).toBe(expected)
  })
})
