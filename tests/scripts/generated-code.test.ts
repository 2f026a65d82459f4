import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCode } from '../../scripts/generation/generated-code.mjs'
import { makeUnlessFresh } from '../../scripts/generation/unless-fresh.mjs'

/** A folder of the project that git ignores, because paths of generated files are relative to the project. */
let folder: string
beforeAll(() => {
  mkdirSync('test-results', { recursive: true })
  folder = mkdtempSync('test-results/unless-fresh-')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('files are made once, and again after a change of their sources or the loss of a file', async () => {
  const file = join(folder, 'inside/words.ts')
  let count = 0
  const make = (digest: string) =>
    makeUnlessFresh(join(folder, '.made-from'), digest, async () => ({ [file]: `made ${++count} times\n` }))
  expect([await make('one'), await make('one')]).toEqual([true, false])
  expect([await make('two'), await make('two')]).toEqual([true, false])
  rmSync(file)
  expect([await make('two'), await make('two')]).toEqual([true, false])
  expect(readFileSync(file, 'utf8')).toBe('made 3 times\n')
})

test('a generated file that is no longer made is removed', async () => {
  const [old, now] = ['generated/old.ts', 'generated/now.ts'].map((file) => join(folder, file))
  const make = (file: string) =>
    makeUnlessFresh(join(folder, '.named'), file, async () => ({ [file]: 'made\n' }))
  await make(old)
  await make(now)
  expect([existsSync(old), existsSync(now)]).toEqual([false, true])
})

test('the code from the schemas is there, and is not made again', async () => {
  expect(await makeCode()).toBe(false)
  for (const file of [
    'schemas/corteo/words.schema.json',
    'schemas/corteo/blocks.schema.json',
    'schemas/corteo/case.schema.json',
    'examples/draughts/schemas/case.schema.json',
    'engine/rulesets/corteo/generated/sections.ts',
    'engine/rulesets/corteo/generated/weights.ts',
    'schemas/generated/content.ts',
  ])
    expect(existsSync(file), file).toBe(true)
})
