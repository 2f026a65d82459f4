import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['app/_text', 'engine/text', 'schemas/text', 'server/text', 'cli/text']

/** Every message of a file by its full key. */
function messagesOf(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else
      for (const [key, inner] of Object.entries(value as object)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(JSON.parse(readFileSync(file, 'utf8')), '')
  return found
}

/** Openings of plural branches: what stands in them is text, not a name. */
const BRANCH = /(?:\b(?:zero|one|two|few|many|other)|=\d+)\s*\{/g

/** Names between braces: `{count, plural, ...}` uses `count`. */
const valuesOf = (message: string) => {
  const names = [...message.replaceAll(BRANCH, ' ').matchAll(/\{(\w+)\s*[,}]/g)]
  return [...new Set(names.map((match) => match[1]))].sort()
}

describe.each(FOLDERS)('the texts of %s', (folder) => {
  const english = messagesOf(`${folder}/en.json`)
  const italian = messagesOf(`${folder}/it.json`)

  test('say the same things in English and Italian', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('use the same values in both', () => {
    const differing = [...english].filter(
      ([key, text]) => valuesOf(text).join() !== valuesOf(italian.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test('leave none empty', () => {
    const empty = [...english, ...italian].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })
})
