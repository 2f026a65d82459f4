/** The choices of Wir sind das Volk! against the requirements of its actions, and these against the judge, in games that are always the same. */
import { expect, test } from 'vitest'
import { emptyTally } from '../support/refusals/judge'
import { hear } from '../support/refusals/suite'
import { testFixedRequirements } from '../support/requirements'
import { volkCourt } from './refusal-court'

const SEEDS = [1, 2, 3]

testFixedRequirements(volkCourt, SEEDS)

test('what is said to be lacking is lacking', { timeout: 300_000 }, () => {
  const tally = emptyTally()
  for (const seed of SEEDS) hear(volkCourt, seed, tally)
  expect([...tally.faults]).toEqual([])
  expect(tally.named.size).toBeGreaterThan(60)
})
