import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import '../../schemas/all'
import { type Kind, RULESETS, schemaFor } from '../../schemas/catalogue'
import { problems } from '../../schemas/judging/validate'
import en from '../../schemas/text/en.json'
import { parse } from '../../schemas/yaml/parse'
import { propertiesOf } from '../../scripts/described/fields'
import { allRulesets, readSchemas } from '../../scripts/generation/schema-files.mjs'
// @ts-expect-error a plain script without types
import { generate, written } from '../../scripts/schemas-build.mjs'
import { countOf } from '../support/budget'
import { MINI } from './mini-pack'

type Json = { [key: string]: Json } & { $ref?: string; examples?: unknown[]; type?: string }
const schemas = readSchemas().schemas as Record<string, Json & { $id: string }>

/** Tests one in this many values. */
const EACH = countOf(4, 1)

const all = Object.entries(schemas).flatMap(([kind, schema]) =>
  propertiesOf(schema).map(({ pointer, property }) => ({ kind, pointer, property: property as Json })),
)

describe('the schemas', () => {
  test('say in both languages what is usual where a scenario does not say', () => {
    const usual = all.filter(({ kind, property }) => kind.endsWith('-scenario') && 'default' in property)
    expect(usual.length).toBeGreaterThan(50)
    const silent = usual.filter(
      ({ property }) =>
        !String(property.description).match(`Default: \`?${property.default}\\b`) ||
        !String(property['x-description-it']).match(`Se manca: \`?${property.default}\\b`),
    )
    expect(silent.map(({ kind, pointer }) => `${kind}${pointer}`)).toEqual([])
  })

  test('say in words where names come from', () => {
    const named = [...JSON.stringify(schemas).matchAll(/"x-names":"([^"]+)"/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(500)
    expect([...new Set(named)].filter((name) => !Object.hasOwn(en.hover.sources, name))).toEqual([])
  })

  test('give examples that are right themselves', () => {
    const ajv = new Ajv({ strict: false, discriminator: true })
    for (const schema of Object.values(schemas)) ajv.addSchema(schema)
    const wrong = all.flatMap(({ kind, pointer, property }) => {
      const validate = ajv.getSchema(`${schemas[kind].$id}#${pointer}`)
      if (!validate) throw new Error(`no schema at ${kind}${pointer}`)
      return (property.examples as unknown[])
        .filter((example) => !validate(example))
        .map((example) => `${kind}${pointer}: ${JSON.stringify(example)}`)
    })
    expect(wrong).toEqual([])
  })

  test('close every object: no key is accepted that nobody named', () => {
    const open: string[] = []
    const walk = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return
      const schema = value as Json
      if (schema.type === 'object' && !('additionalProperties' in schema) && !('discriminator' in schema))
        open.push(at)
      for (const [key, inner] of Object.entries(value)) if (key !== 'examples') walk(inner, `${at}/${key}`)
    }
    for (const [kind, schema] of Object.entries(schemas)) walk(schema, kind)
    expect(open.filter((at) => !at.endsWith('/if'))).toEqual([])
  })
})

/** Samples of a ruleset from outside are in its own packs. */
const isOutside = (kind: string) =>
  allRulesets().some((one) => one.isOutside && kind.startsWith(`${one.id}-`))

/** The schema of scenarios validates the changes of a case in its scenario, without a reference from the schema of cases. */
const ownProblems = (kind: Kind, value: unknown) =>
  problems(kind, value).filter(
    ({ path }) => !(path[0] === 'cases' && path[2] === 'change' && path.length > 3),
  )

describe('schemas/generated', () => {
  test('is fresh', async () => {
    for (const [name, text] of Object.entries((await generate()) as Record<string, string>))
      expect(readFileSync(name, 'utf8') === text, `${name} is stale: run npm run schemas:build`).toBe(true)
  }, 60_000)

  test('needs no eval and no require at run time', () => {
    const parts = readdirSync('schemas/generated/parts').filter((file) => file.endsWith('.js'))
    expect(parts).toHaveLength(RULESETS.length + 2)
    for (const part of parts) {
      const code = readFileSync(`schemas/generated/parts/${part}`, 'utf8')
      expect(code).not.toMatch(
        /\brequire\(|\beval\(|new Function\b|^import (?!\w+ from "(?:..\/){2,3}(?:[a-z-]+\/)*[a-z-]+\.schema\.json")/m,
      )
    }
  })

  test('accepts what ajv accepts with the schemas themselves, and refuses what it refuses', () => {
    const ajv = new Ajv({ strict: false, discriminator: true })
    for (const schema of Object.values(schemas)) ajv.addSchema(schema)
    let refused = 0
    const samples = Object.keys(schemas).flatMap((kind) =>
      kind.includes('-') && !/-(?:words|blocks)$/.test(kind) && !isOutside(kind)
        ? [[kind, readFileSync(`tests/schemas/valid/${kind}/small.yaml`, 'utf8')] as const]
        : [],
    )
    const files = Object.entries(MINI).map(([path, text]) => [schemaFor(path)!, text] as const)
    for (const [name, text] of [...files, ...samples]) {
      const kind = name as Kind
      const whole = ajv.getSchema(schemas[kind].$id)!
      const value = parse(text).value
      expect([kind, whole(value), problems(kind, value)]).toEqual([kind, true, []])
      for (const broken of withOneValueChanged(value).filter((_, index) => index % EACH === 0)) {
        const right = whole(broken) as boolean
        if (!right) refused++
        expect(ownProblems(kind, broken).length === 0, JSON.stringify(broken)).toBe(right)
      }
    }
    expect(refused).toBeGreaterThan(500 / EACH)
  })
})

/** Returns copies of a value, each with one place changed, removed, or extended by an extra key. */
function withOneValueChanged(value: unknown): unknown[] {
  const copies: unknown[] = []
  const visit = (place: unknown, change: (to: unknown) => unknown) => {
    for (const other of [null, 7, -1, 'Wrong Name', true, [], {}]) copies.push(change(other))
    if (typeof place !== 'object' || place === null) return
    for (const [key, inner] of Object.entries(place)) {
      const put = (to: unknown) => {
        const copy = structuredClone(place) as Record<string, unknown>
        copy[key] = to
        return change(copy)
      }
      visit(inner, put)
      if (Array.isArray(place)) continue
      const { [key]: _gone, ...rest } = place as Record<string, unknown>
      copies.push(change(rest), change({ ...rest, [`${key}x`]: inner }))
    }
  }
  visit(value, (to) => to)
  return copies
}

test('what was written where is said in both languages, and which packages were left out', () => {
  const stale = new Map([
    ['/house', []],
    ['/games/go', [['files.ts']]],
  ])
  const rulesets = [
    { id: 'go', isOurs: true },
    { id: 'shogi', isOurs: false },
  ]
  const lines = (language: string) => written(stale, rulesets, language).join(' ')
  expect(lines('en')).toMatch(
    /^\/house: all .* \/games\/go: one file written\. .*“shogi” is an installed package/,
  )
  expect(lines('it')).toMatch(
    /^\/house: i file .* \/games\/go: un file scritto\. .*«shogi» è un pacchetto installato/,
  )
  expect(lines('en') + lines('it')).not.toMatch(/[“«]go/)
})
