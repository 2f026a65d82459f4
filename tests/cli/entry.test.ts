import { exec, execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME } from './support/terminal'

const node = promisify(execFile)
const run = (home: string, args: string[], cwd = home) =>
  node(process.execPath, [join(home, 'cli', 'ludoteca.mjs'), ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  })

/** Makes a clone as it is after `npm ci`, with sources and packages but no build. */
function cleanClone(folder: string): string {
  const home = join(folder, 'clone')
  mkdirSync(home)
  for (const part of [
    'app',
    'cli',
    'engine',
    'schemas',
    'server',
    'content',
    'docs',
    'examples',
    'scripts',
    'ludoteca.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(HOME, part), join(home, part), { recursive: true })
  }
  for (const made of [
    'engine/rulesets/known.ts',
    'schemas/generated/parts',
    'schemas/generated/.made-from',
  ]) {
    rmSync(join(home, made), { recursive: true })
  }
  mkdirSync(join(home, 'node_modules'))
  for (const entry of readdirSync(join(HOME, 'node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(HOME, 'node_modules', entry), join(home, 'node_modules', entry))
  }
  return home
}

let folder: string
let home: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-entry-'))
  home = cleanClone(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const configure = (...rulesets: string[]) =>
  writeFileSync(join(home, 'ludoteca.config.mjs'), `export default ${JSON.stringify({ rulesets })}`)

function change(file: string, was: string, now: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(was)
  writeFileSync(file, text.replace(was, now))
}

describe('the plain way in', () => {
  test('runs from a clean clone with nothing built, from any folder; only a changed source is bundled anew', async () => {
    const cache = join(home, 'node_modules', '.cache', 'ludoteca')
    const bundles = () => readdirSync(cache).filter((name) => name.endsWith('.mjs'))
    const { stdout } = await run(home, ['check', 'corteo'], folder)
    expect(stdout).toContain('corteo: no findings')
    const first = bundles()
    expect(first).toHaveLength(1)
    await run(home, ['--help'])
    expect(bundles()).toEqual(first)
    const texts = join(home, 'cli', 'text', 'en.json')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('Usage: ludoteca', 'Usage: playhouse'))
    const anew = await run(home, ['--help', '--lang', 'en'])
    expect(anew.stdout).toContain('Usage: playhouse')
  })

  describe('with a ruleset outside the project', () => {
    const draughts = () => join(folder, 'draughts')
    const schema = () => join(draughts(), 'schemas/terrain.schema.json')
    beforeAll(() => cpSync(join(home, 'examples/draughts'), draughts(), { recursive: true }))

    // Each command makes the files of all schemas anew.
    const timeout = 240_000
    test('lists the rulesets anew after an edit of the configuration, and after one of the ruleset', {
      timeout,
    }, async () => {
      await run(home, ['--help'])
      configure(draughts())
      change(schema(), '"type": "boolean"', '"type": "integer"')
      await expect(run(home, ['check', join(draughts(), 'pack')])).rejects.toMatchObject({
        stdout: expect.stringContaining('terrain.yaml'),
      })
      change(schema(), '"type": "integer"', '"type": "boolean"')
      expect((await run(home, ['check', join(draughts(), 'pack')])).stdout).toContain('no findings')
    })

    test.each([
      ['en', 'there is no folder'],
      ['it', 'non c’è nessuna cartella'],
    ])('says plainly (%s) what is wrong with the configuration', async (language, words) => {
      configure('./nowhere')
      await expect(run(home, ['check', '--lang', language])).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringMatching(new RegExp(`^ludoteca.config.mjs, rulesets.0.: .*${words}`)),
      })
    })

    test('writes the files made of its schemas into its folder, and says so', async () => {
      configure(draughts())
      change(schema(), 'Appearance on the map.', 'Look on the map.')
      const env = { ...process.env, LC_ALL: 'C' }
      const { stdout } = await node(process.execPath, [join(home, 'scripts/schemas-build.mjs')], { env })
      expect(stdout).toMatch(/draughts: \d files written\./)
      expect(readFileSync(join(draughts(), 'files.ts'), 'utf8')).toContain('Look on the map.')
      for (const made of ['RULES.md', 'schemas/words.schema.json'])
        expect(readFileSync(join(draughts(), made), 'utf8')).not.toMatch(/examples\/|\.rulesets/)
    })
  })

  test('exit codes reach the shell', async () => {
    await expect(run(HOME, ['chekc'])).rejects.toMatchObject({ code: 2 })
    await expect(run(HOME, ['test', join('tests', 'cli', 'village')])).rejects.toMatchObject({ code: 1 })
  })

  test('ends quietly when its reader has seen enough', async () => {
    const shell = promisify(exec)
    const { stdout, stderr } = await shell(
      `"${process.execPath}" cli/ludoteca.mjs show corteo/base | head -1`,
      {
        cwd: HOME,
      },
    )
    expect(stdout.split('\n')).toHaveLength(2)
    expect(stderr).toBe('')
  })
})
