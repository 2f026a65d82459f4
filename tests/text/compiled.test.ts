/**
 * The build of the site compiles the patterns of messages (next.config.js). Each compiled pattern gives the same words as the
 * source.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import loader from 'next-intl/extractor/catalogLoader'
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import format from 'use-intl/format-message'
import formatRead from 'use-intl/format-message/format-only'
import { describe, expect, test } from 'vitest'
import { messageFolders } from '../../scripts/lib/site/message-folders.mjs'

type Values = Record<string, string | number>
type Read = Parameters<typeof formatRead>[1]

/** Returns the bundler's module for a file. */
const moduleOf = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const messages = { format: 'json', precompile: true, sourceLocale: 'en' }
    const bundler = {
      getOptions: () => ({ messages }),
      async: () => (error: Error | null, made: string) => (error ? reject(error) : resolve(made)),
      rootContext: process.cwd(),
      resourcePath: file,
    }
    loader.call(bundler as never, readFileSync(file, 'utf8'))
  })

async function readByBuild(file: string): Promise<unknown> {
  const made = await moduleOf(file)
  const parsed = /^export default JSON\.parse\((".*")\);$/s.exec(made)
  return JSON.parse(JSON.parse(parsed?.[1] ?? '""'))
}

/** Returns the leaves of nested texts by their full key. A compiled pattern is a list. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

const COUNTS = [0, 1, 2, 3, 11, 1234]

/** Returns sample values of a message that reach each of its branches. */
function samplesOf(elements: MessageFormatElement[], found: Map<string, (string | number)[]> = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.set(element.value, element.type === TYPE.plural ? COUNTS : Object.keys(element.options))
      for (const option of Object.values(element.options)) samplesOf(option.value, found)
    } else if (element.type === TYPE.number) found.set(element.value, COUNTS)
    else if (element.type === TYPE.argument && !found.has(element.value))
      found.set(element.value, ['{x} #', 7])
  }
  return found
}

/** Returns every combination of the samples. */
const valuesOf = (pattern: string): Values[] =>
  [...samplesOf(parse(pattern))].reduce<Values[]>(
    (all, [name, samples]) => all.flatMap((values) => samples.map((value) => ({ ...values, [name]: value }))),
    [{}],
  )

const cache = _createCache()
const tools = { cache, formatters: _createIntlFormatters(cache), timeZone: 'UTC' }

/** Its texts are shown as they are written. */
const PLAIN = 'app/_shell/files/text'

test('the build knows every folder of patterns in the site', async () => {
  const inside = ['app', 'engine', 'schemas', 'server'].flatMap((home) =>
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .map((file) => join(home, file))
      .filter((file) => /text(\/refusals)?\/en\.json$/.test(file))
      .map(dirname)
      .filter((folder) => folder !== PLAIN),
  )
  expect((await messageFolders()).filter((folder) => !folder.startsWith('examples/')).sort()).toEqual(
    inside.sort(),
  )
})

describe.each(await messageFolders())('%s', (folder) => {
  test.each(['en', 'it'])('says in %s what its patterns say', async (locale) => {
    const file = `${folder}/${locale}.json`
    const read = new Map(leavesOf(await readByBuild(file)))
    const patterns = leavesOf(JSON.parse(readFileSync(file, 'utf8'))) as [string, string][]
    expect([...read.keys()].sort()).toEqual(patterns.map(([key]) => key).sort())
    const differing = patterns.flatMap(([key, pattern]) =>
      valuesOf(pattern).flatMap((values) => {
        const asPattern = format(key, pattern, values, { ...tools, locale })
        const asRead = formatRead(key, read.get(key) as Read, values, { ...tools, locale })
        return asPattern === asRead ? [] : [{ key, asPattern, asRead }]
      }),
    )
    expect(differing).toEqual([])
    expect([...read.values()].some(Array.isArray)).toBe(true)
  })
})
