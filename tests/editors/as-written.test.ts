/** Schemas for editors. Keys describe the values below, and parts need not be complete. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import { LAID, reachKeys } from '../../schemas/catalogue'
import { asWritten, REACH } from '../../scripts/generation/as-written.mjs'

const HERE = 'file.schema.json'
const strict = {
  $id: 'scenario.schema.json',
  type: 'object',
  required: ['id', 'rules'],
  properties: {
    id: { type: 'string' },
    rules: { $ref: '#/definitions/Rules' },
    blocks: { type: 'array', minItems: 1, items: { $ref: 'some-blocks.schema.json#/definitions/Block' } },
  },
  additionalProperties: false,
  definitions: {
    Rules: {
      type: 'object',
      required: ['first', 'second'],
      properties: { first: { type: 'integer' }, second: { type: 'integer' } },
      additionalProperties: false,
    },
  },
}
const blocks = {
  $id: 'some-blocks.schema.json',
  definitions: {
    Block: {
      oneOf: ['say', 'set'].map((type) => ({
        type: 'object',
        required: ['type', type],
        properties: { type: { const: type }, [type]: { type: 'integer' }, not: { type: 'boolean' } },
        additionalProperties: false,
      })),
    },
  },
}
const shared = readFileSync('schemas/shared.schema.json', 'utf8')

function checker() {
  const texts = new Map([strict, blocks].map((one) => [one.$id, JSON.stringify(one)]))
  const ajv = new Ajv({ strict: false, logger: false })
  ajv.addSchema(JSON.parse(shared))
  for (const text of asWritten(texts).values()) ajv.addSchema(JSON.parse(text))
  return ajv.compile({ $id: HERE, $ref: 'scenario.schema.json' })
}
const isGood = checker()

test.each([
  ['a whole scenario', { id: 'a', rules: { first: 1, second: 2 } }, true],
  ['one with a part of its rules', { id: 'a', rules: { first: 1 } }, false],
  ['one without rules', { id: 'a' }, false],
  [
    'one that changes but extends nothing',
    { id: 'a', rules: { first: 1, second: 2 }, change: { a: 1 } },
    false,
  ],
  ['one that extends another', { id: 'a', extends: 'b' }, true],
  ['with a part of the rules', { extends: 'b', rules: { second: 2 } }, true],
  ['with single values', { extends: 'b', change: { 'rules.first': 3 }, without: ['c'] }, true],
  ['with a part of a block', { extends: 'b', blocks: [{ say: 1 }] }, true],
  ['with no block', { extends: 'b', blocks: [] }, true],
  ['with a key nobody knows', { extends: 'b', rules: { third: 2 } }, false],
  ['with a value of the wrong type', { extends: 'b', rules: { first: 'one' } }, false],
  ['with a block of two kinds', { extends: 'b', blocks: [{ say: 1, set: 1 }] }, false],
  ['that extends a number', { extends: 7 }, false],
])('%s', (_, value, good) => {
  expect(isGood(value)).toBe(good)
})

test('the keys are those that the checks know', () => {
  const roles = LAID.filter((role) => role !== 'map' && role !== 'text')
  expect(Object.fromEntries(roles.map((role) => [role, REACH[role]]))).toEqual(
    Object.fromEntries(roles.map((role) => [role, reachKeys(role)])),
  )
})

test('a file of units may change single values, and is then not whole', () => {
  const units = {
    $id: 'some-units.schema.json',
    type: 'object',
    required: ['units'],
    properties: { units: { type: 'array' } },
    additionalProperties: false,
  }
  const ajv = new Ajv({ strict: false, logger: false })
  ajv.addSchema(JSON.parse(shared))
  const [text] = asWritten(new Map([[units.$id, JSON.stringify(units)]])).values()
  const check = ajv.compile(JSON.parse(text))
  expect(
    [{ units: [] }, {}, { change: { 'units.a.speed': 5 } }, { changes: {} }].map((one) => check(one)),
  ).toEqual([true, false, true, false])
})
