/** The short notation of blocks: it means the same as the long one, at the same places. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { seedRandom } from '../../engine/kernel/random'
import { type Kind, RULESETS, schemaFor } from '../../schemas/catalogue'
import { checkFile, checkPack } from '../../schemas/check'
import { isLoaded, schemaOf } from '../../schemas/library'
import '../../schemas/all'
import { hover } from '../../schemas/language/hover'
import { rangeOf } from '../../schemas/language/range'
import { inFull } from '../../schemas/short'
import { type Shape, shapeOfFile } from '../../schemas/short/shapes'
import { wordNamed } from '../../schemas/short/words'
import { parse } from '../../schemas/yaml/parse'
import { block } from '../../schemas/yaml/written'
import { asWritten } from '../../scripts/generation/as-written.mjs'
import { schemaFile, schemaPaths } from '../../scripts/generation/schema-files.mjs'
import { programsOf } from '../blocks/programs'
import { someOf, trySeeds } from '../support/budget'
import { bundledPacks, filesOf, requiredBy } from '../support/pack-files'
import { inShort } from '../support/short-text'

const pascal = (id: string) => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const readAs = (kind: Kind, text: string) => inFull(kind, parse(text)).value

/** Every list of words that a kind of file can contain. */
function listsIn(kind: Kind): readonly Shape[] {
  const seen = new Set<Shape>()
  const visit = (shape: Shape) => {
    if (seen.has(shape)) return
    seen.add(shape)
    shape.below.forEach(visit)
  }
  visit(shapeOfFile(kind))
  return [...seen].filter(({ words }) => words)
}

const kinds = RULESETS.flatMap((ruleset) =>
  ['scenarios/a.yaml', 'decks/a.yaml', 'tracks.yaml']
    .flatMap((path) => schemaFor(path, ruleset) ?? [])
    .filter((kind) => isLoaded(kind)),
)

describe('each word', () => {
  test.each(kinds)('%s: its name and its keys name it alone', (kind) => {
    for (const { words } of listsIn(kind))
      for (const word of words!.words.values()) {
        expect(wordNamed(words!, [word.name, ...word.keys]), word.name).toBe(word)
        expect(wordNamed(words!, [word.name]), word.name).toBe(word)
        expect(word.keys.has(word.name), word.name).toBe(false)
      }
  })

  test('a measure of a condition has no name and no key of a bound', () => {
    const lists = listsIn('scenario').filter(({ words }) => words!.bounds.size > 0)
    expect(lists.length).toBeGreaterThan(0)
    for (const { words } of lists)
      for (const bound of words!.bounds) expect(words!.words.has(bound)).toBe(false)
  })
})

const trigger = (inside: string) => `triggers:\n  - { id: a, at: turn-began, ${inside} }\n`
const first = (text: string): unknown => (readAs('scenario', text) as { triggers: unknown[] }).triggers[0]

test('help on a word in the short notation is that of the word and of its main value', () => {
  const text = trigger('when: { counter: c, least: 1 }, do: [end]')
  const at = (word: string) => hover('scenarios/a.yaml', text, text.indexOf(word) + 1, 'en', 'corteo')?.text
  expect(at('counter:')).toContain('The counter.')
  expect(at('least:')).toContain('Lower bound')
})

describe('in full', () => {
  const when = (written: string) => (first(trigger(`when: ${written}, do: [end]`)) as { when: unknown }).when
  const act = (written: string) => (first(trigger(`do: [${written}]`)) as { do: unknown[] }).do[0]

  test('a measure with bounds is a condition', () => {
    const counter = { type: 'counter', counter: 'c' }
    expect(when('{ counter: c, least: 1 }')).toEqual({ type: 'measure', of: counter, least: 1 })
    expect(when('{ counter: c, is: { counter: c } }')).toEqual({ type: 'measure', of: counter, is: counter })
    expect(when('{ type: rolled, most: 3 }')).toEqual({ type: 'measure', of: { type: 'rolled' }, most: 3 })
    expect(when('{ measure: { add: [1, turn] }, least: 9 }')).toEqual({
      ...{ type: 'measure', of: { type: 'add', of: [1, { type: 'turn' }] }, least: 9 },
    })
  })

  test('the name of a word is the key of its main value', () => {
    const zone = { type: 'near', of: { type: 'of', who: { side: 'x' } }, distance: 1 }
    expect(act('{ remove: { zone: { near: { of: { side: x } }, distance: 1 } } }')).toEqual({
      ...{ type: 'remove', who: { zone } },
    })
    expect(act('{ place: { side: x }, zone: here, count: 2 }')).toEqual({
      ...{ type: 'place', who: { side: 'x' }, zone: { type: 'here' }, count: 2 },
    })
  })

  test('the long form, other names and other values stay', () => {
    for (const written of ['{ type: turn, from: 3 }', '{ from: 3 }', 'soon', '7', '[{ from: 3 }]'])
      expect(when(written)).toEqual((parse(`a: ${written}`).value as { a: unknown }).a)
    expect(first(trigger('do: [{ say: "here" }]'))).toMatchObject({ do: [{ type: 'say', text: 'here' }] })
  })

  test('the values of `change` are read like those at their way', () => {
    const value = readAs('scenario', 'extends: base\nchange: { triggers.a.when: { counter: c, most: 0 } }\n')
    expect(value).toMatchObject({
      change: { 'triggers.a.when': { type: 'measure', of: { type: 'counter', counter: 'c' }, most: 0 } },
    })
  })

  test('a misspelt word and a misspelt bound are reported with their correction', () => {
    const found = (written: string) =>
      checkFile('scenarios/a.yaml', trigger(`when: ${written}, do: [end]`), { ruleset: 'corteo' })
        .filter(({ line }) => line === 2)
        .map(({ code, found, fix }) => [code, found, fix?.text])
    expect(found('{ conter: c, least: 1 }')).toEqual([['E-NAME-UNKNOWN', 'conter', 'counter']])
    expect(found('{ counter: c, leest: 1 }')).toEqual([['E-KEY-UNKNOWN', 'leest', 'least']])
  })
})

type Files = Readonly<Record<string, string>>
const shortened = (files: Files, ruleset: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const kind = schemaFor(path, ruleset)
      return [path, kind && isLoaded(kind) ? inShort(kind, text) : text]
    }),
  )
const rulesetOf = (files: Files) => (parse(files['pack.yaml']).value as { ruleset: string }).ruleset

const editors = new Ajv({ strict: false, logger: false, allErrors: false })
const textOf = (path: string) => readFileSync(schemaFile(path), 'utf8')
const shared = schemaPaths().filter((path) => !path.includes('/'))
for (const path of shared) editors.addSchema(JSON.parse(textOf(path)))
const ofRulesets = schemaPaths().filter((path) => path.includes('/'))
for (const text of asWritten(
  new Map(ofRulesets.map((path) => [JSON.parse(textOf(path)).$id as string, textOf(path)])),
).values())
  editors.addSchema(JSON.parse(text))
const isValid = (kind: Kind, text: string) => editors.validate(`${kind}.schema.json`, parse(text).value)

const examples = readdirSync('examples').filter((name) => existsSync(`examples/${name}/pack.yaml`))
const filesOfExample = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`examples/${name}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(`examples/${name}/${path}`, 'utf8')]),
  )

const packs = [...bundledPacks(), ...examples]

/** The files of a pack in both notations. */
function inBoth(pack: string) {
  const long = examples.includes(pack) ? filesOfExample(pack) : filesOf(pack)
  const ruleset = rulesetOf(long)
  return { long, short: shortened(long, ruleset), ruleset }
}

describe.each(packs)('the pack %s in the short notation', (pack) => {
  const { long, short, ruleset } = inBoth(pack)
  const changed = Object.keys(long).filter((path) => long[path] !== short[path])

  test('has equal values, and the same words at the places of its values', () => {
    for (const path of changed) {
      const kind = schemaFor(path, ruleset)!
      const [before, after] = [long, short].map((files) => inFull(kind, parse(files[path])))
      expect(after.value, path).toEqual(before.value)
      for (const way of leavesOf(before.value)) {
        const [there, here] = [before, after].map((parsed) => rangeOf(parsed, way))
        if (way.at(-1) === 'type') expect(here).toBeDefined()
        else
          expect(short[path].slice(here!.from, here!.to), way.join('.')).toBe(
            long[path].slice(there!.from, there!.to),
          )
      }
    }
  })

  test('fits the schemas for editors as before', () => {
    for (const path of changed) {
      const kind = schemaFor(path, ruleset)!
      if (!isValid(kind, long[path])) continue
      expect(isValid(kind, short[path]), `${path}: ${JSON.stringify(editors.errors?.slice(0, 3))}`).toBe(true)
    }
  })
})

test.each(someOf(packs))(
  'the pack %s in the short notation has the same findings',
  { timeout: 60_000 },
  async (pack) => {
    const { long, short } = inBoth(pack)
    const required = await requiredBy(long)
    const found = (files: Files) => {
      const { diagnostics, pack: raw } = checkPack(files, crossCheck, { required })
      return [diagnostics.map(({ file, path, code }) => ({ file, path, code })), { ...raw, digest: '' }]
    }
    expect(found(short)).toEqual(found(long))
  },
)

function leavesOf(value: unknown, way: readonly (string | number)[] = []): (string | number)[][] {
  const inside = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  if (inside.length === 0) return [[...way]]
  return inside.flatMap(([step, inner]) => leavesOf(inner, [...way, step]))
}

const languages = RULESETS.filter((ruleset) => existsSync(`schemas/${ruleset}/blocks.schema.json`))

describe.each(languages)('random programs of %s', (ruleset) => {
  test('mean the same in the short notation', () => {
    const make = programsOf(`schemas/${ruleset}/blocks.schema.json`, pascal(ruleset), {})
    const kind = schemaFor('scenarios/a.yaml', ruleset)!
    const { properties = {} } = schemaOf(kind)
    trySeeds({ name: `short/${ruleset}`, seconds: 1, atLeast: 10 }, (seed) => {
      const rng = seedRandom(seed)
      const all = Object.entries(make.program(rng)).filter(([key]) => Object.hasOwn(properties, key))
      const text = block(Object.fromEntries(all))
      const short = inShort(kind, text)
      expect(readAs(kind, short)).toEqual(readAs(kind, text))
    })
  })
})
