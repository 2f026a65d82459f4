/** Faults that must fail a test run, each tried on a small project by the runner of `npm test`. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import config from '../../vitest.config'
import { HOME, makeProject, removeProject } from './fixture'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) removeProject(folder)
})

const head = "import { expect, test } from 'vitest'\n"
const GOOD = `${head}test('one', () => expect(1).toBe(1))\ntest('two', () => expect(2).toBe(2))\n`
const EXPECTED = { floors: { small: 2 }, skips: {} }

function run(files: Readonly<Record<string, string>>, expectations: object = EXPECTED) {
  const folder = makeProject(files)
  folders.push(folder)
  const args = [join(HOME, 'tests/scripts/small-run.mjs'), folder, JSON.stringify(expectations)]
  // Without the variables of continuous integration and without a terminal, so that only the settings matter.
  const { CI: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: HOME, encoding: 'utf8', env })
  return { status, lines: stdout.trimEnd().split('\n'), folder }
}

test('all our projects take the settings that are tried here', () => {
  const { projects = [] } = config.test ?? {}
  expect(projects.filter((project) => (project as { extends?: boolean }).extends !== true)).toEqual([])
})

describe('a run of two tests', { timeout: 120_000 }, () => {
  test('passes, names its slowest files and ends with the counts', () => {
    const { status, lines } = run({ 'a.test.ts': GOOD })
    expect([status, lines.at(-1)]).toEqual([0, '2 passed, 0 failed, 0 skipped'])
    expect(lines).toContain('Slowest files:')
  })

  test('fails with one that was focused', () => {
    const text = `${head}test.only('one', () => {})\ntest('two', () => expect(1).toBe(2))\n`
    const { status, lines } = run({ 'a.test.ts': text })
    expect(status).toBe(1)
    expect(lines.at(-1)).toMatch(/^0 passed/)
  })

  test('fails with one that is skipped, unless a reason is given for it by name', () => {
    const text = `${GOOD}test.skip('three', () => {})\n`
    const { status, lines, folder } = run({ 'a.test.ts': text })
    const name = `${folder.slice(HOME.length)}/a.test.ts > three`
    expect([status, lines.at(-1)]).toEqual([1, '2 passed, 1 failed, 1 skipped'])
    expect(lines).toContain(`FAILED: skipped without a reason in tests/floors.json: ${name}`)
  })

  test('fails when a golden file is gone, and does not write it', () => {
    const text = `${head}test('one', () => expect('text').toMatchFileSnapshot('golden/one.txt'))\ntest('two', () => {})\n`
    const { status, folder } = run({ 'a.test.ts': text })
    expect(status).toBe(1)
    expect(readdirSync(folder)).not.toContain('golden')
    expect(run({ 'a.test.ts': text, 'golden/one.txt': 'text' }).status).toBe(0)
  })

  test('fails when there were to be more', () => {
    const { status, lines } = run({ 'a.test.ts': GOOD }, { floors: { small: 3 }, skips: {} })
    expect(status).toBe(1)
    expect(lines).toContain('FAILED: small has 2 tests, fewer than its floor of 3 in tests/floors.json')
  })

  test('fails also when a file does not load, and repeats at its end what failed and why', () => {
    const bad = `${head}test('three', () => expect(3).toBe(4))\n`
    const { lines, folder } = run({
      'a.test.ts': GOOD,
      'b.test.ts': bad,
      'c.test.ts': "throw new Error('broken')\n",
    })
    const end = lines.slice(lines.indexOf('Slowest files:'))
    const here = folder.slice(HOME.length)
    const at = end.indexOf(`FAILED: ${here}/b.test.ts > three`)
    expect(end[at + 1]).toBe('    expected 3 to be 4 // Object.is equality')
    expect(end[end.indexOf(`FAILED: ${here}/c.test.ts`) + 1]).toBe('    broken')
    expect(end.at(-1)).toBe('2 passed, 2 failed, 0 skipped')
  })

  test('fails when it ends well but without a report', () => {
    const config = 'process.exit(0)\n'
    const { status, lines } = run({ 'a.test.ts': GOOD, 'vitest.config.ts': config })
    expect(status).toBe(1)
    expect(lines).toContain('FAILED: vitest ended with code 0 and without a report')
  })
})
