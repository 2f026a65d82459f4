import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile, checkPack } from '../../schemas/check'
import { parse } from '../../schemas/yaml/parse'
import { countOf } from '../support/budget'
import { MINI } from './mini-pack'
import { mutated, yamlText } from './yaml-text'

const files = Object.entries(MINI)
const anyFile = fc.constantFrom(...files.map(([path]) => path))
/** Number of mutated files. */
const MUTATED = countOf(500, 4000)
const words = Object.getOwnPropertyNames(Object.prototype).join()

describe('whatever the text', () => {
  test('mutated pack files: never a crash, every finding inside the text, sorted and with an end', () => {
    let refused = 0
    fc.assert(
      fc.property(
        anyFile.chain((path) => mutated(fc.constant(MINI[path])).map((text) => ({ path, text }))),
        ({ path, text }) => {
          const found = checkFile(path, text)
          if (found.length > 0) refused++
          const lines = text.replace(/\r(?!\n)/g, '\n').split('\n')
          for (const { line, column, endLine, endColumn, code, message } of found) {
            expect(line).toBeGreaterThanOrEqual(1)
            expect(line).toBeLessThanOrEqual(lines.length)
            expect(column).toBeGreaterThanOrEqual(1)
            expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1)
            expect([endLine, endColumn] > [line, column] || (endLine === line && endColumn >= column)).toBe(
              true,
            )
            expect(message.key).toBe(`findings.${code}`)
          }
          const places = found
            .filter(({ severity }) => severity === 'error')
            .map(({ line, column }) => line * 1e6 + column)
          expect(places).toEqual(places.slice().sort((a, b) => a - b))
        },
      ),
      { numRuns: MUTATED, seed: 21 },
    )
    expect(refused / MUTATED).toBeGreaterThan(0.35)
  }, 60_000)

  test('random YAML with edits in any file of a pack: never a crash, and the pack always fits its shape', () => {
    fc.assert(
      fc.property(anyFile, mutated(yamlText), (path, text) => {
        const { pack } = checkPack({ ...MINI, [path]: text }, (raw) => {
          for (const unit of raw.units.units)
            expect(typeof (unit as { speed?: unknown }).speed).toBe('number')
          return []
        })
        if (path !== 'pack.yaml') expect(pack).toBeDefined()
      }),
      { numRuns: countOf(120, 500), seed: 22 },
    )
  }, 60_000)

  test('a fault in text never hides what can still be read', () => {
    const text = MINI['maps/town.yaml'].replace('id: corso', 'id: "corso')
    expect(parse(text).value).toMatchObject({
      id: 'town',
      rows: ['ss/s', 'ssss'],
      legend: { s: { terrain: 'street' } },
    })
  })
})

describe('words of the language as keys and names', () => {
  const payloads = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].flatMap((word) => [
    `text:\n  terrain:\n    ${word}: { name: x, polluted: yes }\n`,
    `${word}:\n  polluted: yes\n`,
    `text: { ${word}: { a: { name: x } } }\n`,
    `"${word}": { polluted: yes }\n`,
    `language: en\ntext:\n  '${word}':\n    polluted: { name: x }\n`,
  ])

  test(`${payloads.length} payloads leave Object.prototype as it was, and are refused`, () => {
    for (const payload of payloads) {
      const found = checkFile('text/en.yaml', payload)
      expect(
        found.map(({ code }) => code),
        payload,
      ).toContain('E-KEY-RESERVED')
      checkPack({ ...MINI, 'text/en.yaml': payload })
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(words)
  })
})

describe('bombs, in a process of their own', () => {
  let folder: string
  let script: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yaml-bombs-'))
    script = join(folder, 'check.mjs')
    const bundle = await build({
      stdin: {
        contents: "export { checkFile } from './schemas/check'",
        resolveDir: process.cwd(),
        loader: 'ts',
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    })
    writeFileSync(join(folder, 'schemas.mjs'), bundle.outputFiles[0].text)
    writeFileSync(
      script,
      `import { checkFile } from './schemas.mjs'
       const texts = JSON.parse(process.argv[2])
       const started = process.memoryUsage().rss
       const codes = []
       for (const { unit, times, round } of texts) {
         const text = 'id: ' + unit.repeat(times)
         for (let i = 0; i < round; i++) {
           const before = performance.now()
           const found = checkFile('pack.yaml', text)
           codes.push([found[0].code, Math.round(performance.now() - before)])
         }
       }
       console.log(JSON.stringify({ codes, grown: process.memoryUsage().rss - started }))`,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (texts: { unit: string; times: number; round: number }[]) => {
    const child = spawnSync(process.execPath, [script, JSON.stringify(texts)], {
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect(child.stderr).toBe('')
    expect(child.status).toBe(0)
    return JSON.parse(child.stdout) as { codes: [string, number][]; grown: number }
  }

  test('nesting of every depth, again and again in one process, ends in a finding and not in a crash', () => {
    const texts = ['[', '{', '{a: ', '- ', '? ', '[{a: '].flatMap((unit) =>
      [40, 800, 900, 1800, 20_000].map((times) => ({ unit, times, round: 3 })),
    )
    const { codes } = run(texts)
    expect(codes).toHaveLength(90)
    for (const [code] of codes)
      expect(['E-YAML-DEPTH', 'E-YAML-UNEXPECTED', 'E-YAML-KEY-MARK']).toContain(code)
  }, 90_000)

  test('aliases, nodes without end, long words and long lines are refused soon and in little memory', () => {
    const { codes, grown } = run([
      { unit: '*a ', times: 50_000, round: 1 },
      { unit: '&a [*a,', times: 30, round: 1 },
      { unit: '\n- a', times: 60_000, round: 1 },
      { unit: 'x', times: 300_000, round: 1 },
      { unit: ' ', times: 200_000, round: 1 },
      { unit: '"', times: 200_000, round: 1 },
      { unit: '"\\', times: 100_000, round: 1 },
      { unit: "''", times: 100_000, round: 1 },
      { unit: ': ', times: 100_000, round: 1 },
      { unit: '# ', times: 100_000, round: 1 },
      { unit: '\n\n', times: 100_000, round: 1 },
      { unit: '\n#', times: 100_000, round: 1 },
      { unit: '!a ', times: 80_000, round: 1 },
      { unit: 'a: {b: c}\n', times: 20_000, round: 1 },
    ])
    expect(codes).toHaveLength(14)
    // A limit against hangs only. The slowest measured value is well under a second.
    for (const [, took] of codes) expect(took).toBeLessThan(20_000)
    expect(grown).toBeLessThan(600 * 1024 * 1024)
  }, 90_000)
})
