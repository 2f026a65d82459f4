import { expect, test } from 'vitest'
import { city } from './city'
import { provesItself } from './random-games'

const def = city()

test.each(Array.from({ length: 20 }, (_, block) => block))(
  '50 random games of the bundled city end and replay: %i',
  { timeout: 120_000 },
  (block) => {
    const faults = Array.from({ length: 50 }, (_, game) => provesItself(def, block * 50 + game + 1))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  },
)
