/** The page about the blocks of a scenario. Its examples are valid and use every definition. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'
import { hover } from '../../schemas/language/hover'
import { describe as wordsFor } from '../../schemas/language/words'
import { schemaOf } from '../../schemas/library'
import type { Schema } from '../../schemas/part'
import { inFull } from '../../schemas/short'
import { isObject, schemaAt } from '../../schemas/walk'
import { parse } from '../../schemas/yaml/parse'
import { MINI } from './mini-pack'

const page = readFileSync('docs/scenario-blocks.md', 'utf8')
/** The first line of an example names another game. */
const OTHER_GAME = /^# (kriegspiel|cry-havoc)\n/
const everyExample = page.split(/^(?=#{2,3} )/m).flatMap((section) =>
  [...section.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => ({
    name: section.split('\n', 1)[0],
    text,
  })),
)

const examples = everyExample.filter(({ text }) => !OTHER_GAME.test(text))
const ofOthers = everyExample.filter(({ text }) => OTHER_GAME.test(text))

const base = parse(MINI['scenarios/base.yaml']).value as Record<string, Record<string, unknown>>

/** Rules that some moments need. */
const RULES = { exits: [{ side: 'march', zone: { type: 'region', region: 'east' } }] }

/** Returns the base scenario with the example's values. */
function whole(text: string): Record<string, unknown> {
  const piece = inFull('scenario', parse(text)).value as Record<string, Record<string, unknown>>
  return { ...base, ...piece, rules: { ...base.rules, ...RULES, ...piece.rules } }
}

type Place = { readonly schema: Schema; readonly path: (string | number)[]; readonly home: string }

/** Returns the schema of every value of a scenario. */
function placesIn(root: unknown, value: unknown, path: (string | number)[] = []): Place[] {
  const at = schemaAt('scenario', root, path)
  const here = at ? [{ schema: at.schema, home: at.home, path }] : []
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, i) => [i, item])
    : isObject(value)
      ? Object.entries(value)
      : []
  return [...here, ...steps.flatMap(([step, inner]) => placesIn(root, inner, [...path, step]))]
}

test('there is an example for every block', () => expect(examples.length).toBeGreaterThan(18))

test.each(examples)('the example of $name is right', ({ text }) => {
  expect(checkFile('scenarios/example.yaml', JSON.stringify(whole(text)))).toEqual([])
})

test.each(ofOthers)('the example of $name for another game has no key that there is not', ({ text }) => {
  const ruleset = OTHER_GAME.exec(text)?.[1]
  const found = checkFile('scenarios/example.yaml', text, { ruleset })
  // It is a piece of a scenario, so only missing keys are reported.
  expect(found.filter(({ code }) => code !== 'E-KEY-MISSING')).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})

test('the examples use every key of every definition of scenarios', () => {
  const used = new Set<unknown>()
  for (const { text } of [...examples, { text: MINI['scenarios/base.yaml'] }]) {
    const root = whole(text)
    for (const { schema, path } of placesIn(root, root)) {
      used.add(schema.properties)
      const parent = path.length > 0 ? schemaAt('scenario', root, path.slice(0, -1)) : undefined
      used.add(parent?.schema.properties?.[String(path.at(-1))])
    }
  }
  const unused = Object.entries(schemaOf('scenario').definitions ?? {}).flatMap(([name, { properties }]) => {
    if (!properties || name === 'CorteoRuleOptions') return []
    if (!used.has(properties)) return [name]
    return Object.entries(properties)
      .filter(([key, property]) => key !== 'type' && !used.has(property))
      .map(([key]) => `${name}.${key}`)
  })
  expect(unused).toEqual([])
})

describe('every key has help in both languages', () => {
  test.each(examples)('$name', ({ text }) => {
    const value = parse(text).value
    let asked = 0
    for (const match of text.matchAll(/(?<=^ *(?:- )?|[{,] )([a-zA-Z]+):/gm)) {
      for (const language of ['en', 'it'] as const) {
        const card = hover('scenarios/example.yaml', text, match.index + 1, language)
        expect(card?.text, `${language} ${match[1]}`).toBeDefined()
        expect(card!.text.split('\n\n').length, card!.text).toBeGreaterThan(1)
      }
      asked++
    }
    expect(asked).toBeGreaterThan(0)
    for (const { schema, path } of placesIn(value, value))
      if (typeof path.at(-1) === 'string')
        expect([path, wordsFor(schema, 'it') !== wordsFor(schema, 'en')]).toEqual([path, true])
  })
})

test('the tables have a kind of value and a meaning for every key', () => {
  expect(page.split('\n').filter((line) => /undefined|`( \*)? \| {2}\| [A-Z]/.test(line))).toEqual([])
})
