/** The four scenarios: random games of each end, keep the rules of the table, and play again to their hash. */
import { expect, test } from 'vitest'
import { city, cityPack } from './city'
import { randomGames } from './random-games'

const pack = cityPack()
/** Those built from blocks of their own; the others have tests of theirs. */
const SCENARIOS = Object.values(pack.scenarios).filter(({ triggers }) => triggers !== undefined)

test('there are four', () => {
  expect(SCENARIOS).toHaveLength(4)
})

test.each(SCENARIOS.map(({ id }) => id))('%s: random games', { timeout: 1_200_000 }, (id) => {
  randomGames(city(pack, id), id, 300)
})
