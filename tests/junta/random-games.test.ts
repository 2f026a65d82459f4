/** Games of four to seven families to the end: notes and cards are conserved at every step, and records prove them. */
import { test } from 'vitest'
import { randomGames } from './random-games'
import { gameOf } from './table-of'

test.each([4, 5, 6, 7])('games of %d families', { timeout: 3_600_000 }, (families) => {
  randomGames(gameOf(families), `${families}-families`, 500)
})
