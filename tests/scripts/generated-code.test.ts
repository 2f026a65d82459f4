import { existsSync, readFileSync, renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCode } from '../../scripts/generated-code.mjs'

const FILES = [
  'schemas/corteo/words.schema.json',
  'schemas/corteo/blocks.schema.json',
  'engine/rulesets/corteo/generated/sections.ts',
  'schemas/generated/content.ts',
]

test('code from the schemas is made once, and again where a file is missing', async () => {
  await makeCode()
  expect(FILES.filter((file) => !existsSync(file))).toEqual([])
  expect(await makeCode()).toBe(false)
  const [words] = FILES
  const text = readFileSync(words, 'utf8')
  renameSync(words, `${words}.away`)
  try {
    expect(await makeCode()).toBe(true)
  } finally {
    renameSync(`${words}.away`, words)
  }
  expect(readFileSync(words, 'utf8')).toBe(text)
}, 60_000)
