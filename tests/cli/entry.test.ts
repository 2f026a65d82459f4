import { exec, execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { HOME, inFolder } from './support/terminal'

const node = promisify(execFile)
const run = (home: string, args: string[], cwd = home) =>
  node(process.execPath, [join(home, 'cli', 'ludoteca.mjs'), ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  })

/** What a clean clone holds after `npm ci`: the sources, the packages, nothing built. */
function cleanClone(folder: string): string {
  const home = join(folder, 'clone')
  mkdirSync(home)
  for (const part of [
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

describe('the plain way in', () => {
  test('runs from a clean clone with nothing built, from any folder; only a changed source is bundled anew', async () => {
    await inFolder(async (folder) => {
      const home = cleanClone(folder)
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
