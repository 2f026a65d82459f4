/** The four scenarios: 300 random games of each end, keep the rules of the table, and play again to their hash. */
import { describe, expect, test } from 'vitest'
import { city, cityPack } from './city'
import { faultsIn } from './random-games'

const pack = cityPack()
/** Those built from blocks of their own; the others have tests of theirs. */
const SCENARIOS = Object.values(pack.scenarios).filter(({ triggers }) => triggers !== undefined)

test('there are four', () => {
  expect(SCENARIOS).toHaveLength(4)
})

describe.each(SCENARIOS.map(({ id }) => id))('%s', (id) => {
  const def = city(pack, id)
  test.each([0, 1, 2, 3, 4, 5])('50 random games: %i', { timeout: 600_000 }, (block) => {
    expect(faultsIn(def, block, 50)).toEqual([])
  })
})
