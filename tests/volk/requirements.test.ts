/** The choices of Wir sind das Volk! against the requirements of its actions, and these against the judge, in games that are always the same. */
import { expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { casePositions } from '../support/refusals/case-positions'
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

test('to pass a protest on to a section that is none is refused as that', () => {
  const moments = casePositions('wir-sind-das-volk').flatMap(({ def, states }) =>
    states.flatMap((state) =>
      decisions(def, state)
        .filter(({ choices }) => choices.some(({ action }) => action.type === 'pass-on'))
        .map(({ seat }) => apply(def, state, seat, { type: 'pass-on', section: 'nowhere' })),
    ),
  )
  expect(moments.length).toBeGreaterThan(0)
  for (const refused of moments)
    expect(refused).toMatchObject({
      ok: false,
      error: { rule: 'W-45', message: { key: 'volk.refuse.no-section' } },
    })
})
