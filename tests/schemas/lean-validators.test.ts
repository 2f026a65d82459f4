/** Validators are shrunk after ajv has generated them. Their findings stay the same. */
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { lean } from '../../scripts/generation/lean-validators.mjs'

type Found = { readonly schemaPath?: string; readonly keyword: string }
type Validate = { (value: unknown): boolean; errors?: Found[] | null }

const NAMES = ['id', 'look', 'kind', 'up', 'down', 'left', 'right', 'front', 'rear', 'centre']
const SCHEMA = {
  $id: 'thing',
  type: 'object',
  required: ['id', 'look'],
  properties: {
    ...Object.fromEntries(NAMES.map((name) => [name, { type: 'integer', minimum: 0 }])),
    look: { type: 'object', properties: { style: { enum: ['rail', 'road', 'ferry'] } } },
    kind: { type: ['string', 'integer'] },
  },
  oneOf: [{ required: ['up'] }, { required: ['down'] }],
  additionalProperties: false,
}
const VALUES: readonly unknown[] = [
  { id: 1, look: {}, up: 2 },
  { id: 1, look: { style: 'rail' }, kind: 'a', down: 0 },
  { id: -1, look: { style: 'canal' }, kind: true },
  { look: 3, up: 1, down: 1, beside: 2, style: 'rail' },
  { type: 1, properties: 2, constructor: 3 },
  [],
  null,
  'thing',
]

const codeOf = (): string => {
  const ajv = new Ajv({
    ...{ allErrors: true, strictRequired: false, allowUnionTypes: true, messages: false, inlineRefs: false },
    code: { source: true, esm: true, lines: true },
  })
  return standaloneCode(ajv, ajv.compile(SCHEMA))
}
const run = async (code: string): Promise<Validate> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default

test('they find the same, and say where in the schema only for what is missing in one of several shapes', async () => {
  const code = codeOf()
  const small = lean(code, ts)
  expect(small.length).toBeLessThan(code.length * 0.75)
  const [whole, made] = [await run(code), await run(small)]
  const errorsOf = (validate: Validate, value: unknown) => (validate(value) ? [] : (validate.errors ?? []))
  const isAsked = (path = '') => /\/oneOf\/\d+\/required$/.test(path)
  const paths: string[] = []
  for (const value of VALUES) {
    const found = errorsOf(made, value)
    expect(found).toEqual(
      errorsOf(whole, value).map(({ schemaPath, ...rest }) =>
        isAsked(schemaPath) ? { ...rest, schemaPath } : rest,
      ),
    )
    paths.push(...found.flatMap(({ schemaPath }) => schemaPath ?? []))
  }
  expect(new Set(paths)).toEqual(new Set(['#/oneOf/0/required', '#/oneOf/1/required']))
})
