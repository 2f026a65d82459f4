/** Random games of each of the four scenarios end, keep the invariants, and replay to the same hash. */
import { expect, test } from 'vitest'
import { city, cityPack } from './city'
import { randomGames } from './random-games'

const pack = cityPack()
/** Scenarios with triggers. The others have their own tests. */
const SCENARIOS = Object.values(pack.scenarios).filter(({ triggers }) => triggers !== undefined)

test('there are four', () => {
  expect(SCENARIOS).toHaveLength(4)
})

test.each(SCENARIOS.map(({ id }) => id))('%s: random games', { timeout: 1_200_000 }, (id) => {
  randomGames(city(pack, id), id, 300)
})
