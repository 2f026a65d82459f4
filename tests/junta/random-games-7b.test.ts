/** Games of seven families to the end, second half: notes and cards are conserved at every step, and records prove them. */
import { test } from 'vitest'
import { manyGames } from './random-games'
import { gameOf } from './table-of'

test('250 games of seven families', { timeout: 600_000 }, () => {
  manyGames(gameOf(7), 251, 250)
})
