import { test } from 'vitest'
import { city } from './city'
import { randomGames } from './random-games'

test('random games of the bundled city end, keep the rules and replay', { timeout: 3_600_000 }, () => {
  randomGames(city(), 'city', 1000)
})
