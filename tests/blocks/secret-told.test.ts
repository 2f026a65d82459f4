/** Open effects of a secret choice appear in the log, unless the block that causes them contains a `reveal` at any depth. */
import { expect, test } from 'vitest'
import { keptSecrets } from '../../engine/blocks/checks/kept-secrets'

const isPark = { type: 'option', option: 'meeting', is: ['park'] }
const reveal = { type: 'reveal', option: 'meeting' }
const by = { type: 'if', when: isPark, do: [{ type: 'end' }] }
const ask = (...lists: object[][]) => ({
  type: 'ask',
  id: 'q',
  seat: 'south',
  choices: lists.map((list, index) => ({ id: `c${index}`, do: list })),
})

const found = (trigger: object): number => {
  const option = { id: 'meeting', seat: 'north', secret: true, choices: [{ id: 'park' }] }
  const value = { options: [option], triggers: [{ at: 'turn-began', ...trigger }] }
  return keptSecrets([{ value, at: { file: 'scenarios/a.yaml', path: [] } } as never]).length
}

test.each([
  ['beside it', { do: [reveal, by] }],
  ['for the trigger itself', { when: isPark, do: [reveal] }],
  ['inside the if that asks', { do: [{ type: 'if', when: isPark, do: [reveal] }] }],
  ['inside the other branch', { do: [{ type: 'if', when: { type: 'turn' }, else: [reveal, by], do: [] }] }],
  ['inside the answer', { do: [ask([reveal, by], [{ type: 'end' }])] }],
  ['in the row of a roll', { do: [{ type: 'roll', table: [{ faces: [1], do: [reveal, by] }] }] }],
  ['around deeper blocks', { do: [reveal, ask([by], [{ type: 'repeat', times: 2, do: [by] }])] }],
])('a reveal %s', (_, trigger) => {
  expect(found(trigger)).toBe(0)
})

test.each([
  ['there is none', { do: [by] }],
  ['it stands in another answer', { do: [ask([reveal], [by])] }],
  ['it stands deeper, in another block', { do: [{ type: 'if', when: { type: 'turn' }, do: [reveal] }, by] }],
  ['it is of another option', { do: [{ type: 'reveal', option: 'mood' }, by] }],
  ['the trigger hangs on it and only an answer reveals', { when: isPark, do: [ask([reveal], [])] }],
])('a secret is told where %s', (_, trigger) => {
  expect(found(trigger)).toBe(1)
})
