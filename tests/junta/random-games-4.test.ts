/** Games of four families to the end: notes and cards are conserved at every step, and records prove them. */
import { test } from 'vitest'
import { manyGames } from './random-games'
import { gameOf } from './table-of'

test('500 games of four families', { timeout: 600_000 }, () => {
  manyGames(gameOf(4), 1, 500)
})
