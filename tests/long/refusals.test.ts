/** The refusals of every game against a second judge, over ten thousand positions each. */
import { expect, test } from 'vitest'
import { corteoCourt } from '../corteo/refusal-court'
import { cryHavocCourt } from '../cry-havoc/refusal-court'
import { juntaCourt } from '../junta/refusal-court'
import { kriegspielCourt } from '../kriegspiel/refusal-court'
import { hearMany } from '../support/refusals/suite'
import { volkCourt } from '../volk/refusal-court'

test.each([
  ['Corteo', () => hearMany(corteoCourt, 30)],
  ['Cry Havoc', () => hearMany(cryHavocCourt, 42)],
  ['Junta', () => hearMany(juntaCourt, 24)],
  ['Kriegspiel', () => hearMany(kriegspielCourt, 4)],
  ['Wir sind das Volk!', () => hearMany(volkCourt, 28)],
])('%s: every refusal is true', (_, hear) => {
  const found = hear()
  console.info(found)
  expect(found).toMatch(/refused by \d/)
})
