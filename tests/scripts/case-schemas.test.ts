import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { caseSchema } from '../../scripts/generation/case-schemas.mjs'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const COMMON = read('schemas/case-frame.json')
const LIST = {
  position: { en: 'A position.', it: 'Una posizione.' },
  examples: { given: { round: 2 }, do: { type: 'go' }, expect: { round: 3 } },
  observables: {
    round: { is: [1, 9], en: 'The round.', it: 'Il giro.', example: 2, given: { default: ['1.', '1.'] } },
    counters: { example: { held: 1 } },
    seen: { in: 'expect', is: 'CellName', list: 2, least: 1, en: 'Seen.', it: 'Viste.', example: ['0101'] },
    gold: { in: 'given', is: [0, 5], most: 2, by: 'sides', en: 'Gold.', it: 'Oro.', example: { red: 1 } },
  },
}

test('the schema of cases comes from one list: each observable in positions, in expectations or in both', () => {
  const schema = caseSchema('race', LIST, COMMON)
  const { RacePosition: position, RaceExpectation: expectation } = schema.definitions
  expect(Object.keys(position.properties)).toEqual(['from', 'round', 'counters', 'gold'])
  expect(Object.keys(expectation.properties)).toEqual(['round', 'counters', 'seen', 'events'])
  expect(position.properties.round.description).toBe('The round. Default: 1.')
  expect(expectation.properties.round.description).toBe('The round.')
  expect(expectation.properties.counters['x-names']).toBe('counters')
  expect(schema.definitions.RaceCase.properties.given.examples).toEqual([{ round: 2 }])

  const ajv = new Ajv({ strict: false }).addSchema(read('schemas/shared.schema.json'))
  const accepts = (shape: object, value: unknown) => ajv.validate(JSON.parse(JSON.stringify(shape)), value)
  expect(accepts(position, { round: 9, gold: { red: 5 } })).toBe(true)
  for (const wrong of [
    { round: 10 },
    { gold: { red: 6 } },
    { gold: { a: 1, b: 1, c: 1 } },
    { seen: ['0101'] },
  ])
    expect([wrong, accepts(position, wrong)]).toEqual([wrong, false])
  for (const wrong of [{}, { seen: [] }, { seen: ['0101', '0102', '0103'] }, { counters: {} }, { gold: {} }])
    expect([wrong, accepts(expectation, wrong)]).toEqual([wrong, false])
})

test('a ruleset with a fixed map has no maps in its cases', () => {
  const { properties, definitions } = caseSchema('race', { ...LIST, maps: false }, COMMON)
  expect([properties.maps, definitions.RaceCase.properties.map]).toEqual([undefined, undefined])
})
