import { test } from 'vitest'
import { town } from './fixture'
import { randomGames } from './random-games'

test('random games of a small town end, keep the rules and replay', { timeout: 600_000 }, () => {
  randomGames(town(), 'town', 200)
})
