import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GET } from '../../app/schema/[...path]/route'
import { asWritten } from '../../scripts/generation/as-written.mjs'
import { schemaFile, schemaPaths } from '../../scripts/generation/schema-files.mjs'
import { schemasDigest } from '../../server/schemas/published'
import { schemaIn } from '../../server/schemas/sources'

/** Calls the route like Next, with the decoded parts of the path. */
const get = (path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000${path}`, { headers }), {
    params: Promise.resolve({ path: path.split('/').slice(2).map(decodeURIComponent) }),
  })
const textsOf = (paths: readonly string[]) =>
  new Map(
    paths.map((path) => {
      const text = readFileSync(schemaFile(path), 'utf8')
      return [JSON.parse(text).$id as string, text]
    }),
  )
const isOfRuleset = (path: string) => path.includes('/')
/** Every schema by its address. Those of rulesets are in the form for editors. */
const SOURCES = new Map(
  [
    ...textsOf(schemaPaths().filter((path) => !isOfRuleset(path))),
    ...asWritten(textsOf(schemaPaths().filter(isOfRuleset))),
  ].map(([name, text]) => [name, JSON.parse(text)]),
)

/** Returns every value of a schema under a key, at any depth. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(inner, key),
  ])
}

test('every schema is served in both languages, with its help in that language and nothing else changed', async () => {
  expect(SOURCES.size).toBeGreaterThan(30)
  for (const [name, source] of SOURCES) {
    const [en, it] = await Promise.all(
      ['en', 'it'].map(async (language) => (await get(`/schema/v1/${language}/${name}`)).json()),
    )
    const help = valuesOf(source, 'description').filter((one) => typeof one === 'string')
    expect(valuesOf(en, 'description').filter((one) => typeof one === 'string')).toEqual(help)
    expect(valuesOf(it, 'description').filter((one) => typeof one === 'string')).toHaveLength(help.length)
    expect(valuesOf(it, 'x-description-it')).toEqual([])
    expect(valuesOf(it, '$ref')).toEqual(valuesOf(source, '$ref'))
  }
  expect(schemaIn('{"description":"Side","x-description-it":"Parte"}', 'it')).toContain('"Parte"')
})

test('today’s are asked for again with their tag; those of a digest are kept for ever', async () => {
  const today = await get('/schema/v1/units.schema.json')
  expect([today.status, today.headers.get('cache-control'), today.headers.get('content-type')]).toEqual([
    200,
    'public, no-cache',
    'application/schema+json',
  ])
  const tag = today.headers.get('etag') ?? ''
  expect((await get('/schema/v1/units.schema.json', { 'if-none-match': tag })).status).toBe(304)
  const lasting = await get(`/schema/${await schemasDigest()}/en/units.schema.json`)
  expect(lasting.headers.get('cache-control')).toContain('immutable')
  expect(await lasting.text()).toBe(await today.text())
})

test('what is no schema is not found, and no path leads out of the folder', async () => {
  for (const path of [
    '/schema/v1/nope.schema.json',
    '/schema/v2/en/units.schema.json',
    '/schema/v1/de/units.schema.json',
    '/schema/v1/en/more/units.schema.json',
    '/schema/v1/en/..%2Fpackage.json',
    '/schema/v1',
  ]) {
    const answer = await get(path)
    expect([path, answer.status, (await answer.json()).error.code]).toEqual([path, 404, 'schema-not-found'])
  }
})
