/** A case's expectations have the bounds of the engine's results. */
import { expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'

const POINTS: readonly (readonly [ruleset: string, expected: string])[] = [
  ['wir-sind-das-volk', 'points: -2'],
  ['wir-sind-das-volk', 'points: -1000'],
  ['wir-sind-das-volk', 'prestige: -3'],
  ['wir-sind-das-volk', 'economy: { berlin: 1000 }'],
  ['cry-havoc', 'score: { crown: -20000 }'],
  ['corteo', 'score: -20000'],
  ['corteo', 'scores: { march: -2 }'],
  ['kriegspiel', 'counters: { luck: -2 }'],
  ['junta', 'counters: { luck: -2 }'],
]

test.each(POINTS)('%s may expect %s', (ruleset, expected) => {
  const text = `cases:\n  - { id: a, scenario: b, steps: [{ expect: { ${expected} } }] }\n`
  const found = checkFile('cases/a.yaml', text, { ruleset })
  expect(found.map(({ code }) => code).filter((code) => code !== 'E-KEY-MISSING')).toEqual([])
})
