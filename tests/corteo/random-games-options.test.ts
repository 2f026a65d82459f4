import { test } from 'vitest'
import { OPTIONS } from './options'
import { randomGames } from './random-games'

test.each(OPTIONS)(
  '%s: random games end, keep the rules and replay',
  { timeout: 1_200_000 },
  (name, make) => {
    randomGames(make(), name.replaceAll(' ', '-'), 300)
  },
)
