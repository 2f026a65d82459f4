/** The refusals of Junta against a second judge of them (`refusal-judge.ts`). */
import { expect, test } from 'vitest'
import { emptyTally } from '../support/refusals/judge'
import { testRefusals } from '../support/refusals/suite'
import { judgeCases } from './refusal-cases'
import { juntaCourt } from './refusal-court'

testRefusals(juntaCourt, 8)

test('what the cases of the pack refuse is refused for reasons that are so', { timeout: 300_000 }, () => {
  const tally = emptyTally()
  expect(judgeCases(tally)).toBeGreaterThan(100)
  expect([...tally.faults]).toEqual([])
  expect(tally.named.size).toBeGreaterThan(100)
})
